// ViewValues
