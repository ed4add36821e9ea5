// The navigation as data: five sections in their fixed order, the pages of each, and the tabs of a
// page. What is not in the route table yet is left out, so that no link leads nowhere; a new page
// needs its route and, if it is not here, one line.
import {
  ArrowLeftRight,
  Briefcase,
  ChartNoAxesColumn,
  CircleHelp,
  House,
  type LucideIcon,
  Plug,
} from 'lucide-react'
import type { Page } from './page-table.ts'

/**
 * A place the navigation leads to. `key` follows `g`, `words` are more to find it by in the
 * palette.
 */
type Place = {
  readonly path: string
  readonly label: string
  readonly key?: string
  readonly words?: string
  /** Its name among its own tabs, where that differs. */
  readonly tab?: string
}
type PlaceWithTabs = Place & { readonly tabs?: readonly Place[] }
type SectionPlan = Place & {
  readonly icon: LucideIcon
  readonly pages?: readonly PlaceWithTabs[]
}

/** A place whose page is built. */
export type PageLink = Place & { readonly page: Page }

/**
 * A page of a section with the pages that are its tabs, itself first; without tabs the list is
 * empty.
 */
type PageFamily = PageLink & { readonly tabs: readonly PageLink[] }

/** One of the five entries. Its own link leads to the first of its pages. */
export type Section = {
  readonly label: string
  readonly icon: LucideIcon
  readonly link: PageLink
  readonly pages: readonly PageFamily[]
}

const plan: readonly SectionPlan[] = [
  { path: '/dashboard', label: 'Dashboard', icon: House, key: 'd' },
  {
    path: '/cash-flow',
    label: 'Cash flow',
    icon: ArrowLeftRight,
    key: 'c',
    pages: [
      { path: '/cash-flow', label: 'Table' },
      {
        path: '/cash-flow/forecast',
        label: 'Forecast',
        key: 'f',
        words: 'cash flow lines rules excluded',
        tabs: [
          {
            path: '/cash-flow/scenarios',
            label: 'Scenarios',
            key: 'n',
            words: 'what if compare plan goal keep above',
          },
          {
            path: '/cash-flow/recurring',
            label: 'Regular payments',
            key: 'r',
            words: 'recurring repeat confirm found',
          },
        ],
      },
      {
        path: '/cash-management',
        label: 'Cash management',
        key: 'm',
        tab: 'Bills and invoices',
        words: 'bills invoices to pay owed due payers safe to spend pay run chase',
        tabs: [
          { path: '/cash-management/tax', label: 'Tax', key: 'x', words: 'vat paye hmrc calendar' },
          {
            path: '/cash-management/calendar',
            label: 'Calendar',
            key: 'l',
            words: 'days bills month outflows',
          },
        ],
      },
      {
        path: '/cash-flow/edit-transaction',
        label: 'Transactions',
        key: 't',
        words: 'list edit search find payments',
        tabs: [
          { path: '/cash-flow/rules', label: 'Rules', key: 'u', words: 'categorise automatically' },
          {
            path: '/cash-flow/categories',
            label: 'Categories',
            key: 'k',
            words: 'rename hide merge add',
          },
          {
            path: '/cash-flow/merchants',
            label: 'Merchants',
            key: 'v',
            words: 'rename merge suppliers customers vendors',
          },
          { path: '/cash-flow/changes', label: 'History', key: 'h', words: 'changes audit undo' },
        ],
      },
    ],
  },
  {
    path: '/analysis',
    label: 'Analysis',
    icon: ChartNoAxesColumn,
    key: 'a',
    pages: [
      { path: '/analysis', label: 'Variance', words: 'actual against forecast difference' },
      {
        path: '/cash-flow/accuracy',
        label: 'Accuracy',
        key: 'y',
        words: 'forecast how good error range',
      },
      { path: '/reports/weekly', label: 'Weekly report', key: 'w', words: 'week summary' },
    ],
  },
  {
    path: '/sales/projects',
    label: 'Sales',
    icon: Briefcase,
    key: 's',
    pages: [
      { path: '/sales/projects', label: 'Projects', words: 'orders jobs' },
      { path: '/sales/subscription', label: 'Subscription', key: 'b' },
      { path: '/sales/products', label: 'Products', key: 'p' },
    ],
  },
  { path: '/integration', label: 'Integrations', icon: Plug, key: 'i', words: 'banks uploads' },
]

/** Pages outside of the sections: found by their key, the palette and the pages that lead there. */
const outside: readonly (Place & Pick<SectionPlan, 'icon'>)[] = [
  {
    path: '/addbank',
    label: 'Connect a bank',
    icon: Plug,
    key: 'o',
    words: 'add open banking account link',
  },
  { path: '/help', label: 'Help', icon: CircleHelp, key: 'e', words: 'how to questions guide' },
]

/** The sections that have a built page, with their built pages. */
export function sectionsOf(pages: readonly Page[]): readonly Section[] {
  const linkTo = (place: Place) => linksTo(place, pages)
  return plan.flatMap((section) => {
    const families = (section.pages ?? []).flatMap((place) =>
      linkTo(place).map((link): PageFamily => {
        const tabs = (place.tabs ?? []).flatMap(linkTo)
        return { ...link, tabs: tabs.length > 0 ? [link, ...tabs] : [] }
      }),
    )
    const [own = families[0]] = linkTo(section)
    if (!own) return []
    const link = { ...own, label: section.label, ...(section.key && { key: section.key }) }
    return [{ label: section.label, icon: section.icon, link, pages: families }]
  })
}

function linksTo(place: Place, pages: readonly Page[]): readonly PageLink[] {
  const page = pages.find(({ path }) => addressOf(path) === place.path)
  return page ? [{ ...place, page }] : []
}

/** Every page of a section once, tabs included. A section without pages is a page itself. */
export function linksOf(section: Section): readonly PageLink[] {
  if (section.pages.length === 0) return [section.link]
  return section.pages.flatMap((family) => (family.tabs.length > 0 ? family.tabs : [family]))
}

/**
 * Every place once: the sections under their own names, each with its further pages, then what
 * stands outside of them. For the keys and the palette.
 */
export function destinationsOf(
  pages: readonly Page[],
): readonly (PageLink & Pick<Section, 'icon'>)[] {
  const within = sectionsOf(pages).flatMap((section) => [
    { ...section.link, icon: section.icon },
    ...linksOf(section)
      .filter(({ path }) => path !== section.link.path)
      .map((link) => ({ ...link, icon: section.icon })),
  ])
  const others = outside.flatMap((place) =>
    linksTo(place, pages).map((link) => ({ ...link, icon: place.icon })),
  )
  return [...within, ...others]
}

/**
 * Where an address stands: its section and the page within it. The longest address that fits wins.
 */
export function placeAt(
  address: string,
  sections: readonly Section[],
): { section: Section; link: PageLink } | null {
  const places = sections.flatMap((section) =>
    linksOf(section)
      .filter(({ path }) => address === path || address.startsWith(`${path}/`))
      .map((link) => ({ section, link })),
  )
  return places.reduce<(typeof places)[number] | null>(
    (best, place) => (best && best.link.path.length >= place.link.path.length ? best : place),
    null,
  )
}

/** The fixed part of a page's address: the list of lines, not one of them. */
function addressOf(path: string): string {
  return path.split('/:')[0] ?? path
}
