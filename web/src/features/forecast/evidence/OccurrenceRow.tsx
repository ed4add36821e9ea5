// One occurrence of a line: its day, amount and state, the transactions that met it, and the
// decisions open to the user.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import { Ellipsis } from 'lucide-react'
import { money } from '../../../format/amount.ts'
import { dayLong, dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { changeWords } from '../draft/change-words.ts'
import type { Change } from '../draft/draft.ts'
import { movesOf, occurrenceChips } from './occurrence-words.ts'
import type { Occurrence } from './queries.ts'

const moveWords = {
  match: { label: 'Match a transaction', note: 'This has already been paid' },
  unmatch: { label: 'Unmatch', note: 'That payment was for something else' },
  redate: { label: 'Move to another day', note: 'Still expected, on a different date' },
  cancel: { label: 'Cancel this payment', note: 'It won’t be forecast again' },
  restore: { label: 'Restore this payment', note: 'Undo the cancellation' },
} as const

/** `planned` is what the draft says about it. */
export function OccurrenceRow(props: {
  line: Pick<ForecastLine, 'state'>
  occurrence: Occurrence
  planned: Change | undefined
  onMove: (move: keyof typeof moveWords) => void
  onTakeBack: () => void
}) {
  const { occurrence, planned } = props
  const chip = occurrenceChips[occurrence.state]
  return (
    <li className="fc-occurrence">
      <div className="fc-occurrence-row">
        <span className="fc-occurrence-what">
          <b>{dayLong(occurrence.day)}</b>
          <small>{occurrence.words === chip.words ? dueWords(occurrence) : occurrence.words}</small>
        </span>
        <Chip tone={chip.tone}>{chip.words}</Chip>
        <b className="fc-occurrence-amount">{amountWords(occurrence)}</b>
        <Menu
          label={`Options for ${dayLong(occurrence.day)}`}
          className="icon-btn"
          items={movesOf(occurrence, props.line).map((move) => ({
            ...moveWords[move],
            onSelect: () => props.onMove(move),
          }))}
        >
          <Ellipsis size={18} aria-hidden />
        </Menu>
      </div>
      {occurrence.transactions.map((transaction) => (
        <p key={transaction.id} className="fc-occurrence-paid">
          <span>
            {dayShort(transaction.day)} · {transaction.text}
          </span>
          <span>{money(transaction.amount)}</span>
        </p>
      ))}
      {planned && (
        <p className="fc-occurrence-planned">
          <span>In your draft: {lowered(changeWords(planned))}</span>
          <Button weight="quiet" onClick={props.onTakeBack}>
            Undo
          </Button>
        </p>
      )}
    </li>
  )
}

/** What came where it has come, what is expected where it has not. */
function amountWords({ state, amount, matched }: Occurrence): string {
  if (state === 'part') return `${money(matched)} of ${money(amount)}`
  return state.startsWith('matched') ? money(matched) : money(amount)
}

function dueWords({ due, day, state }: Occurrence): string {
  if (state === 'missed' || (state === 'overdue' && due === day)) return 'Not in your bank data'
  return due === day ? 'On its usual date' : `Due on ${dayLong(due)}`
}

function lowered(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1)
}
