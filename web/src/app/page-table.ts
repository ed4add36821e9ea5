// Every page that is built: its address, its title, and the way to fetch its code, so that it can
// be fetched before it is opened.
import { type ComponentType, lazy } from 'react'
import { once } from './once.ts'

type Loaded = { default: ComponentType }

/** A page of the route table. */
export type Page = {
  readonly path: string
  readonly title: string
  readonly load: () => Promise<Loaded>
  readonly View: ComponentType
}

/** Writes a page down. */
export function page(path: string, title: string, begin: () => Promise<Loaded>): Page {
  const load = once(begin)
  return { path, title, load, View: lazy(load) }
}

/** Fetches a page's code ahead of a visit; a failure shows itself at the visit. */
export function prefetch(page: Page | undefined): void {
  page?.load().catch(() => null)
}
