// The geometry of cash from its sources through the period to its uses: how tall each band is and
// where it runs.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { sankey, sankeyLinkHorizontal } from 'd3-sankey'

type Cash = AnalysisBreakdown['cash']
type Path = Cash['sources'][number]

/**
 * A source, a use, or the period itself in the middle. `paths` are the categories that it stands
 * for.
 */
export type CashNode = {
  readonly key: string
  readonly label: string
  readonly kind: 'source' | 'use' | 'net' | 'hub'
  readonly amount: number
  readonly paths: readonly Path[]
}

/** A node in its place. */
export type PlacedNode = CashNode & {
  readonly x: number
  readonly y: number
  readonly height: number
}

/** A band between two nodes, as a path of a stroke. */
type PlacedBand = {
  readonly key: string
  readonly d: string
  readonly width: number
  readonly isSource: boolean
}

export const nodeWidth = 10
const gap = 14
const shownMax = 7

/**
 * The nodes of a period: the largest categories of each side, the rest as one, and what balances
 * both sides.
 */
export function nodesOf({ sources, uses, net }: Cash): CashNode[] {
  const balance = (kind: 'source' | 'use', label: string): CashNode => ({
    key: `${kind} net`,
    label,
    kind: 'net',
    amount: Math.abs(net),
    paths: [],
  })
  return [
    ...sideNodes(sources, 'source'),
    ...(net < 0 ? [balance('source', 'From cash you had')] : []),
    ...sideNodes(uses, 'use'),
    ...(net > 0 ? [balance('use', 'Left over')] : []),
  ]
}

function sideNodes(paths: readonly Path[], kind: 'source' | 'use'): CashNode[] {
  const isLong = paths.length > shownMax
  const shown = isLong ? paths.slice(0, shownMax - 1) : paths
  const rest = paths.slice(shown.length)
  const nodes = shown.map(
    (path): CashNode => ({
      key: `${kind} ${path.side} ${path.category}`,
      label: path.is_refund ? `${path.category_label} refunds` : path.category_label,
      kind,
      amount: path.amount,
      paths: [path],
    }),
  )
  if (rest.length === 0) return nodes
  const amount = rest.reduce((all, path) => all + path.amount, 0)
  return [
    ...nodes,
    { key: `${kind} rest`, label: `${rest.length} others`, kind, amount, paths: rest },
  ]
}

/** Places for a width and height. A period in which no money moved has none. */
export function layOutCash(
  nodes: readonly CashNode[],
  { width, height }: { width: number; height: number },
): { nodes: PlacedNode[]; bands: PlacedBand[] } {
  const isInto = ({ key }: CashNode) => key.startsWith('source ')
  if (nodes.length === 0 || width <= 0) return { nodes: [], bands: [] }
  const hub: CashNode = {
    key: 'hub',
    label: 'Cash',
    kind: 'hub',
    amount: nodes.filter(isInto).reduce((all, { amount }) => all + amount, 0),
    paths: [],
  }
  const all = [...nodes, hub]
  const graph = sankey<CashNode, object>()
    .nodeId(({ key }) => key)
    .nodeWidth(nodeWidth)
    .nodePadding(gap)
    // The order is ours: the largest first.
    .nodeSort(null)
    .linkSort(null)
    .extent([
      [0, 4],
      [width, height - 4],
    ])({
    nodes: all.map((node) => ({ ...node })),
    links: nodes.map((node) =>
      isInto(node)
        ? { source: node.key, target: hub.key, value: node.amount }
        : { source: hub.key, target: node.key, value: node.amount },
    ),
  })
  const path = sankeyLinkHorizontal()
  return {
    nodes: graph.nodes.map(({ x0 = 0, y0 = 0, y1 = 0, ...node }) => ({
      key: node.key,
      label: node.label,
      kind: node.kind,
      amount: node.amount,
      paths: node.paths,
      x: x0,
      y: y0,
      height: Math.max(1, y1 - y0),
    })),
    bands: graph.links.map((link, at) => ({
      key: nodes[at]?.key ?? String(at),
      d: path(link) ?? '',
      width: Math.max(1, link.width ?? 1),
      isSource: at < nodes.length && isInto(nodes[at] as CashNode),
    })),
  }
}
