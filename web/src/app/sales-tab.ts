// The three tabs of the sales header, and which of them an address belongs to.

/** A tab and the word of the path that chooses it. */
type SalesTab = { readonly label: string; readonly path: string; readonly word: string }

const project: SalesTab = { label: 'Project', path: '/sales/projects', word: 'project' }

/** In their fixed order. */
export const salesTabs: readonly SalesTab[] = [
  project,
  { label: 'Subscription', path: '/sales/subscription', word: 'subscription' },
  { label: 'Products', path: '/sales/products', word: 'products' },
]

/**
 * The first tab with its word in the path; Project by default. An id may hold any word, so the
 * order matters.
 */
export function salesTabAt(path: string): SalesTab {
  return salesTabs.find(({ word }) => path.includes(word)) ?? project
}
