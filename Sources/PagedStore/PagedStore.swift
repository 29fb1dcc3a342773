// PagedStore
