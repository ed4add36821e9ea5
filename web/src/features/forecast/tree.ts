// The lines of the forecast as a tree: side, category, merchant, line. A merchant with a single
// line is that line.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Month } from '@plimsoll/domain/calendar'
import { type Minor, minor, sum } from '@plimsoll/domain/money'
import { everything, type ForecastPlace, hrefOf } from './address.ts'
import { merchantKey, merchantPart, placeOf, type Side, sideWords } from './levels.ts'

/** One row of the tree. `line` stands on leaves; `amount` is that of the tree's month, signed. */
export type TreeNode = {
  readonly id: string
  readonly label: string
  readonly href: string
  readonly amount: Minor
  readonly overdue: number
  readonly line: ForecastLine | null
  readonly children: readonly TreeNode[]
}

/** A row that is on screen. */
export type ShownNode = {
  readonly node: TreeNode
  readonly level: number
  readonly position: number
  readonly siblings: number
  readonly parent: string | null
}

/**
 * The tree of these lines, largest first; `all` are all lines there are, which decide how a
 * merchant is addressed.
 */
export function treeOf(options: {
  lines: readonly ForecastLine[]
  all: readonly ForecastLine[]
  month: Month | null
}): TreeNode[] {
  const { lines } = options
  const sides = (['in', 'out'] as const).filter((side) => lines.some((line) => line.side === side))
  return [
    branch(options, lines, { label: 'Everything', place: { category: everything }, children: [] }),
    ...sides.map((side) => sideNode(side, options)),
  ]
}

/** The rows on screen, top down; children of closed rows left out. */
export function shownNodes(tree: readonly TreeNode[], open: ReadonlySet<string>): ShownNode[] {
  const show = (siblings: readonly TreeNode[], level: number, parent: string | null): ShownNode[] =>
    siblings.flatMap((node, index) => [
      { node, level, position: index + 1, siblings: siblings.length, parent },
      ...(open.has(node.id) ? show(node.children, level + 1, node.id) : []),
    ])
  return show(tree, 1, null)
}

/** The rows that hold a place, outermost first: what must be open to see it. */
export function idsAbove(tree: readonly TreeNode[], id: string): string[] {
  for (const node of tree) {
    if (node.id === id) return []
    const below = idsAbove(node.children, id)
    if (below.length > 0 || node.children.some((child) => child.id === id))
      return [node.id, ...below]
  }
  return []
}

/** Every row's id. */
export function allIds(tree: readonly TreeNode[]): string[] {
  return tree.flatMap((node) => [node.id, ...allIds(node.children)])
}

/** Lines in whose words every typed word begins some word. */
export function findLines(lines: readonly ForecastLine[], typed: string): readonly ForecastLine[] {
  const wanted = wordsOf(typed)
  if (wanted.length === 0) return lines
  return lines.filter((line) => {
    const offered = wordsOf(
      [line.merchant, line.label, line.category_label, line.subcategory_label].join(' '),
    )
    return wanted.every((word) => offered.some((other) => other.startsWith(word)))
  })
}

type Options = Parameters<typeof treeOf>[0]

function sideNode(side: Side, options: Options): TreeNode {
  const lines = options.lines.filter((line) => line.side === side)
  const children = groups(lines, (line) => line.category).map((ofCategory) =>
    categoryNode(ofCategory, options),
  )
  return branch(options, lines, {
    label: sideWords[side],
    place: { category: side },
    children: children.sort(bySize),
  })
}

function categoryNode(lines: readonly ForecastLine[], options: Options): TreeNode {
  const [first] = lines
  const children = groups(lines, merchantKey).map((ofMerchant) => merchantNode(ofMerchant, options))
  return branch(options, lines, {
    label: first?.category_label ?? '',
    place: { category: `${first?.side}.${first?.category}` },
    children: children.sort(bySize),
  })
}

function merchantNode(lines: readonly ForecastLine[], options: Options): TreeNode {
  const [first, second] = lines
  if (first && !second) return leaf(first, options, first.merchant)
  const place = first
    ? {
        category: `${first.side}.${first.category}`,
        merchant: merchantPart(first, options.all),
      }
    : {}
  const children = lines.map((line) => leaf(line, options, line.label))
  return branch(options, lines, {
    label: first?.merchant ?? '',
    place,
    children: children.sort(bySize),
  })
}

function leaf(line: ForecastLine, { all, month }: Options, label: string): TreeNode {
  const href = hrefOf(placeOf(line, all))
  const amount = amountIn(line, month)
  return { id: href, label, href, amount, overdue: line.overdue, line, children: [] }
}

function branch(
  options: Options,
  lines: readonly ForecastLine[],
  input: { label: string; place: Partial<ForecastPlace>; children: readonly TreeNode[] },
): TreeNode {
  const href = hrefOf(input.place)
  return {
    id: href,
    label: input.label,
    href,
    amount: sum(lines.map((line) => amountIn(line, options.month))),
    overdue: lines.reduce((count, { overdue }) => count + overdue, 0),
    line: null,
    children: input.children,
  }
}

function amountIn(line: ForecastLine, month: Month | null): Minor {
  return line.months.find((each) => each.month === month)?.amount ?? minor(0)
}

function groups(
  lines: readonly ForecastLine[],
  keyOf: (line: ForecastLine) => string,
): ForecastLine[][] {
  const found = new Map<string, ForecastLine[]>()
  for (const line of lines) found.set(keyOf(line), [...(found.get(keyOf(line)) ?? []), line])
  return [...found.values()]
}

function bySize(a: TreeNode, b: TreeNode): number {
  return Math.abs(b.amount) - Math.abs(a.amount) || a.label.localeCompare(b.label, 'en-GB')
}

function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}
