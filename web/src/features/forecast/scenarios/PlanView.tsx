// What the search found: its moves, each to be changed or left out, the low before and after,
// whether fewer would do, and the way to keep it.
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { type Day, isDay } from '@plimsoll/domain/calendar'
import { X } from 'lucide-react'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong, dayShort } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { withMoves } from './goal.ts'
import { type GoalPlan, useImpactOf, useMakeScenario } from './queries.ts'

type Low = GoalPlan['low_before']

/** Once a move is changed by hand, its effect is computed again and the proof no longer holds. */
export function PlanView(props: {
  plan: GoalPlan
  changes: Changeset
  today: Day
  name: string
  onKept: (scenario: Scenario) => void
}) {
  const { plan, today } = props
  const [moves, setMoves] = useState(plan.moves)
  const isEdited = moves !== plan.moves
  const kept = withMoves(props.changes, moves)
  const isSound = moves.every(({ to }) => isDay(to) && to > today)
  const edited = useImpactOf(kept, isEdited && isSound)
  const making = useMakeScenario()
  const after = isEdited ? (edited.data?.after.low ?? null) : plan.low_after
  const change = (at: number, to: Day) =>
    setMoves(moves.map((move, other) => (other === at ? { ...move, to } : move)))
  return (
    <section className="goal-plan" aria-label="The plan">
      <p role="status" className="goal-words">
        {isEdited ? 'Changed by you.' : plan.words}{' '}
        {!isEdited && plan.reached && plan.moves.length > 0 && (
          <Chip tone={plan.proven ? 'good' : 'neutral'}>
            {plan.proven ? 'It can’t be done with fewer' : 'It might be possible with fewer'}
          </Chip>
        )}
      </p>
      {moves.length > 0 && (
        <ul className="goal-moves" aria-label="Moves">
          {moves.map((move, at) => (
            <li key={`${move.line_id} ${move.due}`}>
              <span>
                <b>{move.label}</b>
                <small>
                  {money(move.amount)}, from {dayShort(move.from)} to
                </small>
              </span>
              <input
                type="date"
                className="input goal-date"
                aria-label={`New date for ${move.label}, ${dayShort(move.from)}`}
                value={move.to}
                onChange={(event) => event.target.value && change(at, event.target.value)}
              />
              <IconButton
                label={`Remove: ${move.label}, ${dayShort(move.from)}`}
                onClick={() => setMoves(moves.filter((_, other) => other !== at))}
              >
                <X size={16} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <dl className="goal-lows">
        <LowPoint words="Lowest before" low={plan.low_before} />
        <LowPoint words="Lowest after" low={after} />
      </dl>
      {!isSound && <p className="sc-none">Every new date must be in the future.</p>}
      {moves.length > 0 && (
        <Button
          weight="ink"
          busy={making.isPending}
          disabled={!isSound}
          onClick={() =>
            making.mutate({ name: props.name, changes: kept }, { onSuccess: props.onKept })
          }
        >
          Save as scenario
        </Button>
      )}
    </section>
  )
}

function LowPoint({ words, low }: { words: string; low: Low | null }) {
  return (
    <div>
      <dt>{words}</dt>
      <dd>
        {low ? money(low.balance) : '…'}
        {low && (
          <small>
            {dayLong(low.day)}
            {low.cause && `, after ${low.cause}`}
          </small>
        )}
      </dd>
    </div>
  )
}
