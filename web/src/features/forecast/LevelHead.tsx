// The head of the right pane: the way here as links, what is shown, its chips, and what one can do
// with a line.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { ArrowLeft, EyeOff, FlaskConical, Undo2 } from 'lucide-react'
import { Link } from 'wouter'
import { Button } from '../../ui/Button.tsx'
import { Chip } from '../../ui/Chip.tsx'
import { everything, forecastPath, hrefOf } from './address.ts'
import { type Level, merchantPart, sideWords } from './levels.ts'
import { stateChips, tabOf } from './line-words.ts'
import './level-head.css'

/** `isTried` while the draft leaves the line out. */
export function LevelHead(props: {
  level: Level
  lines: readonly ForecastLine[]
  isTried: boolean
  isBusy: boolean
  onHide: (line: ForecastLine, hide: boolean) => void
  onTry: (line: ForecastLine) => void
}) {
  const { level } = props
  const line = level.kind === 'series' ? level.line : null
  return (
    <header className="fc-head">
      <Link className="fc-back" to={forecastPath}>
        <ArrowLeft size={16} aria-hidden /> All lines
      </Link>
      <Trail level={level} lines={props.lines} />
      <div className="fc-head-row">
        <div className="fc-head-title">
          <h2 tabIndex={-1}>{titleOf(level)}</h2>
          {line && <LineChips line={line} />}
        </div>
        {line && <LineActions {...props} line={line} />}
      </div>
    </header>
  )
}

/** What a level is called. */
export function titleOf(level: Level): string {
  const [first] = level.lines
  switch (level.kind) {
    case 'all':
      return 'Everything'
    case 'side':
      return sideWords[level.side]
    case 'category':
      return first?.category_label ?? ''
    case 'merchant':
      return first?.merchant ?? ''
    case 'series':
      return level.line.merchant
  }
}

function LineChips({ line }: { line: ForecastLine }) {
  const chip = stateChips[line.state]
  return (
    <p className="fc-head-chips">
      <span>{line.label}</span>
      <Chip tone={chip.tone}>{chip.words}</Chip>
      {line.overdue > 0 && <Chip tone="warn">{line.overdue} overdue</Chip>}
      {line.probability !== null && tabOf(line) === 'active' && (
        <span className="fc-head-sure">{sureWords(line.probability)}</span>
      )}
    </p>
  )
}

function LineActions(props: Parameters<typeof LevelHead>[0] & { line: ForecastLine }) {
  const { line, isBusy, isTried } = props
  if (tabOf(line) === 'ended') return null
  if (tabOf(line) === 'hidden')
    return (
      <div className="fc-head-actions">
        <Button busy={isBusy} onClick={() => props.onHide(line, false)}>
          <Undo2 size={16} aria-hidden /> Restore
        </Button>
      </div>
    )
  return (
    <div className="fc-head-actions">
      {!isTried && (
        <Button onClick={() => props.onTry(line)}>
          <FlaskConical size={16} aria-hidden /> Preview without it
        </Button>
      )}
      <Button busy={isBusy} onClick={() => props.onHide(line, true)}>
        <EyeOff size={16} aria-hidden /> Exclude
      </Button>
    </div>
  )
}

function Trail({ level, lines }: { level: Level; lines: readonly ForecastLine[] }) {
  const steps = stepsTo(level, lines)
  if (steps.length === 0) return null
  return (
    <nav className="fc-trail" aria-label="Location in the forecast">
      <ol>
        {steps.map(({ label, href }) => (
          <li key={href}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ol>
    </nav>
  )
}

function stepsTo(level: Level, lines: readonly ForecastLine[]): { label: string; href: string }[] {
  if (level.kind === 'all') return []
  const all = { label: 'Everything', href: hrefOf({ category: everything }) }
  if (level.kind === 'side') return [all]
  const side = { label: sideWords[level.side], href: hrefOf({ category: level.side }) }
  if (level.kind === 'category') return [all, side]
  const [first] = level.lines
  if (!first) return []
  const part = `${first.side}.${first.category}`
  const category = { label: first.category_label, href: hrefOf({ category: part }) }
  if (level.kind === 'merchant') return [all, side, category]
  const merchant = merchantPart(first, lines)
  return [
    all,
    side,
    category,
    { label: first.merchant, href: hrefOf({ category: part, merchant }) },
  ]
}

/** How likely the next one is, in words that do not promise more than they know. */
function sureWords(probability: number): string {
  const inTen = Math.round(probability * 10)
  return inTen >= 10 ? 'Almost certain' : `${inTen}0% likely`
}
