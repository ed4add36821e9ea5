// The cache keys of the word, apart from its calls: the bell is on every page, the list and the
// wishes are not.

/** Whoever changes more than the alerts themselves invalidates `all`. */
export const alertKeys = {
  all: ['alerts'],
  count: ['alerts', 'count'],
  list: ['alerts', 'list'],
  settings: ['alerts', 'settings'],
  saving: ['alerts', 'saving'],
} as const
