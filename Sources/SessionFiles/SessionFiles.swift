// SessionFiles
