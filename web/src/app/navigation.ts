// The five entries of the navigation in their fixed order. An entry whose page is not built is not shown.
import {
  ArrowLeftRight,
  Briefcase,
  ChartNoAxesColumn,
  House,
  type LucideIcon,
  Plug,
} from 'lucide-react'
import type { Page } from './page-table.ts'

/** One entry: its page, its words, its picture, and the key that follows `g`. */
export type Entry = {
  readonly label: string
  readonly icon: LucideIcon
  readonly key: string
  readonly page: Page
}

const entries = [
  { path: '/dashboard', label: 'Dashboard', icon: House, key: 'd' },
  { path: '/cash-flow', label: 'Cash flow', icon: ArrowLeftRight, key: 'c' },
  { path: '/analysis', label: 'Analysis', icon: ChartNoAxesColumn, key: 'a' },
  { path: '/sales/projects', label: 'Sales', icon: Briefcase, key: 's' },
  { path: '/integration', label: 'Integrations', icon: Plug, key: 'i' },
] as const

/** The entries whose pages are built. */
export function entriesOf(pages: readonly Page[]): readonly Entry[] {
  return entries.flatMap(({ path, ...entry }) => {
    const page = pages.find((built) => built.path === path)
    return page ? [{ ...entry, page }] : []
  })
}
