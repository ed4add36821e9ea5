// Cash from its sources to its uses, drawn. Every source and use is a link to the payments that
// make it. Loaded when it is shown.
import type { AnalysisBreakdown } from '@plimsoll/contract/analysis-breakdown'
import { short } from '@plimsoll/domain/amount-words'
import { minor } from '@plimsoll/domain/money'
import { useRef } from 'react'
import { Link } from 'wouter'
import { useWidth } from '../../ui/chart/use-width.ts'
import { type CashNode, layOutCash, nodesOf, nodeWidth, type PlacedNode } from './cash-diagram.ts'
import './cash-diagram.css'

const rowHeight = 42
const heightMin = 220

/** `hrefOf` leads to what a node stands for; `exactOf` has its amount to the penny. */
export default function CashDiagram(props: {
  cash: AnalysisBreakdown['cash']
  hrefOf: (node: CashNode) => string
  exactOf: (node: CashNode) => string
}) {
  const box = useRef<HTMLDivElement>(null)
  const width = useWidth(box)
  const nodes = nodesOf(props.cash)
  const into = nodes.filter(({ key }) => key.startsWith('source ')).length
  const height = Math.max(heightMin, Math.max(into, nodes.length - into) * rowHeight)
  const layout = layOutCash(nodes, { width, height })
  return (
    <div ref={box} className="cd" style={{ height }}>
      {width > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: an <svg> cannot be a fieldset; its links form one group.
        <svg viewBox={`0 0 ${width} ${height}`} role="group" aria-label="Cash from sources to uses">
          {layout.bands.map((band) => (
            <path
              key={band.key}
              className={band.isSource ? 'cd-into' : 'cd-out'}
              d={band.d}
              strokeWidth={band.width}
            />
          ))}
          {layout.nodes.map((node) => (
            <Node key={node.key} node={node} width={width} {...props} />
          ))}
        </svg>
      )}
    </div>
  )
}

function Node(props: {
  node: PlacedNode
  width: number
  hrefOf: (node: CashNode) => string
  exactOf: (node: CashNode) => string
}) {
  const { node, width } = props
  const { x, y, height, kind } = node
  const shape = (
    <rect className={`cd-${kind}`} x={x} y={y} width={nodeWidth} height={height} rx="2" />
  )
  if (kind === 'hub') return shape
  const isLeft = x < width / 2
  const amount = short(minor(node.amount))
  const textX = isLeft ? x + nodeWidth + 6 : x - 6
  return (
    <Link
      to={props.hrefOf(node)}
      aria-label={`${node.label} ${amount}, exactly ${props.exactOf(node)}`}
      className="cd-node"
    >
      <rect
        className="cd-reach"
        x={isLeft ? x : width / 2 + nodeWidth}
        y={y + height / 2 - Math.max(height, 28) / 2}
        width={width / 2 - nodeWidth}
        height={Math.max(height, 28)}
      />
      {shape}
      <text x={textX} y={y + height / 2 + 4} textAnchor={isLeft ? 'start' : 'end'}>
        {fitting(node.label, width / 2 - labelRoom - amount.length * charWidth)}{' '}
        <tspan className="cd-amount">{amount}</tspan>
      </text>
    </Link>
  )
}

// The nodes at both ends of a label, the gaps beside them, and an average letter of the diagram.
const labelRoom = 3 * nodeWidth
const charWidth = 6.2

/** A label within its half of the diagram; the link has the whole of it. */
function fitting(label: string, width: number): string {
  const charsMax = Math.max(4, Math.floor(width / charWidth))
  return label.length <= charsMax ? label : `${label.slice(0, charsMax - 1).trimEnd()}…`
}
