// The lines of the forecast as a tree: one tab stop, moved by the arrow keys and by typing; each
// row is a link to its place.
import { ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type MouseEvent, useLayoutEffect, useRef, useState } from 'react'
import { money } from '../../format/amount.ts'
import { dayShort } from '../../format/date.ts'
import { useNavigate } from '../../routing.ts'
import { Chip } from '../../ui/Chip.tsx'
import { stateChips } from './line-words.ts'
import { type ShownNode, shownNodes, type TreeNode } from './tree.ts'
import { treeMove } from './tree-keys.ts'
import './forecast-tree.css'

const typedMs = 700

/**
 * `open` holds the ids of open rows and is kept by the caller; `chosen` is the id of the row that
 * is shown. `isActual` where the amounts are what happened, and not drawn as a forecast.
 */
export function ForecastTree(props: {
  tree: readonly TreeNode[]
  isActual: boolean
  open: ReadonlySet<string>
  chosen: string | null
  onToggle: (id: string) => void
}) {
  const { tree, open, chosen, onToggle } = props
  const navigate = useNavigate()
  const list = useRef<HTMLDivElement>(null)
  const wanted = useRef(false)
  const typed = useRef({ text: '', until: 0 })
  const [at, setAt] = useState<string | null>(null)
  const shown = shownNodes(tree, open)
  const has = (id: string | null) => shown.some(({ node }) => node.id === id)
  const stop = has(at) ? at : has(chosen) ? chosen : (shown[0]?.node.id ?? null)

  useLayoutEffect(() => {
    if (!wanted.current || stop === null) return
    wanted.current = false
    list.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(stop)}"]`)?.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.metaKey || event.ctrlKey || stop === null) return
    const isTyping = event.timeStamp < typed.current.until
    if (event.key === 'Enter' || (event.key === ' ' && !isTyping)) {
      event.preventDefault()
      return navigate(shown.find(({ node }) => node.id === stop)?.node.href ?? '')
    }
    const letters = lettersOf(event, typed.current)
    const move = treeMove(event.key, stop, { shown, open, typed: letters })
    if (!move) return
    event.preventDefault()
    // A typed letter is no shortcut of the shell.
    event.stopPropagation()
    if (move.toggle) onToggle(move.toggle)
    if (move.to) {
      wanted.current = true
      setAt(move.to)
    }
  }
  return (
    <div
      ref={list}
      className={props.isActual ? 'fc-tree fc-tree-actual' : 'fc-tree'}
      role="tree"
      aria-label="Forecast lines"
      onKeyDown={onKeyDown}
    >
      {shown.map((row) => (
        <Row
          key={row.node.id}
          shown={row}
          isOpen={open.has(row.node.id)}
          isChosen={row.node.id === chosen}
          isStop={row.node.id === stop}
          onFocus={() => setAt(row.node.id)}
          onToggle={onToggle}
          onGo={navigate}
        />
      ))}
    </div>
  )
}

function Row(props: {
  shown: ShownNode
  isOpen: boolean
  isChosen: boolean
  isStop: boolean
  onFocus: () => void
  onToggle: (id: string) => void
  onGo: (href: string) => void
}) {
  const { node, level, position, siblings } = props.shown
  const canOpen = node.children.length > 0
  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    const onTwist = event.target instanceof Element && event.target.closest('.fc-tree-twist')
    if (canOpen && onTwist) return props.onToggle(node.id)
    // Going to a row opens it; a press on the row that is shown turns it.
    if (canOpen && props.isChosen) props.onToggle(node.id)
    props.onGo(node.href)
  }
  return (
    <a
      href={node.href}
      role="treeitem"
      data-id={node.id}
      className={`fc-tree-row fc-tree-${node.line ? 'leaf' : 'branch'} fc-tree-level-${level}`}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={canOpen ? props.isOpen : undefined}
      aria-selected={props.isChosen}
      tabIndex={props.isStop ? 0 : -1}
      onFocus={props.onFocus}
      onClick={onClick}
    >
      <span className="fc-tree-twist">{canOpen && <ChevronRight size={16} aria-hidden />}</span>
      <span className="fc-tree-what">
        <span className="fc-tree-label">{node.label}</span>
        {node.line && <LineNote node={node} />}
      </span>
      <span className="fc-tree-side">
        <span className="fc-tree-amount">{money(node.amount)}</span>
        {node.overdue > 0 && <Chip tone="warn">{node.overdue} overdue</Chip>}
      </span>
    </a>
  )
}

function LineNote({ node }: { node: TreeNode }) {
  const { line } = node
  if (!line) return null
  const chip = stateChips[line.state]
  const next = line.next ? `${dayShort(line.next.day)}, ${money(line.next.amount)}` : ''
  return (
    <span className="fc-tree-note">
      <Chip tone={chip.tone}>{chip.words}</Chip>
      {next && <span>{next}</span>}
    </span>
  )
}

/** The letters typed in quick succession; empty for any other key. */
function lettersOf(event: KeyboardEvent, typed: { text: string; until: number }): string {
  if (event.key.length !== 1) return ''
  typed.text =
    event.timeStamp < typed.until ? typed.text + event.key.toLowerCase() : event.key.toLowerCase()
  typed.until = event.timeStamp + typedMs
  return typed.text
}
