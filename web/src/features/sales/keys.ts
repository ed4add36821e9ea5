// All cache keys of sales.
import type { ListFilter } from './list/filter.ts'

/** The keys of the feature; `all` is what to invalidate when projects have changed. */
export const salesKeys = {
  all: ['sales'],
  list: (filter: ListFilter) => ['sales', 'list', filter],
  project: (id: string) => ['sales', 'project', id],
  settings: (id: string) => ['sales', 'settings', id] as const,
  basis: ['sales', 'basis'],
  cards: ['sales', 'cards'],
  counting: ['sales', 'counting'],
  chance: ['sales', 'chance'],
  candidates: (id: string, itemId: string) => ['sales', 'candidates', id, itemId],
  payers: (typed: string) => ['sales', 'payers', typed],
} as const
