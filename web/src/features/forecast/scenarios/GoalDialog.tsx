// "Keep me above £5,000 until April": which payments may move and how far, the fewest moves that do it, and the way to keep them as a scenario.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { addMonthsToDay, type Day, isDay } from '@plimsoll/domain/calendar'
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { typedAmount } from '../../../format/typed-amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { type Movable, movableAsked, movableMax } from './goal.ts'
import { MovableLines } from './MovableLines.tsx'
import { PlanView } from './PlanView.tsx'
import { useSeekGoal } from './queries.ts'
import './goal.css'

/** `above` and `until` are what the search begins with; `scenarios` are those in which it may be sought. */
export default function GoalDialog(props: {
  lines: readonly ForecastLine[]
  scenarios: readonly Scenario[]
  today: Day
  above: Minor | null
  until: Day | null
  onKept: (scenario: Scenario) => void
  onClose: () => void
}) {
  const { today } = props
  const [above, setAbove] = useState(props.above === null ? '' : printMinor(props.above))
  const [until, setUntil] = useState(props.until ?? addMonthsToDay(today, 3))
  const [within, setWithin] = useState('')
  const [movables, setMovables] = useState<readonly Movable[]>([])
  const [errors, setErrors] = useState<{ above?: string; until?: string; movable?: string }>({})
  const seeking = useSeekGoal()
  const changes = props.scenarios.find(({ id }) => id === within)?.changes ?? {}
  // A plan answers one question; when the question changes, it is no answer any more.
  const ask = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setErrors({})
      seeking.reset()
    }
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const amount = typedAmount(above)
    const wrong = {
      ...(amount === null ? { above: 'Write an amount, like 5,000.' } : {}),
      ...(isDay(until) && until > today ? {} : { until: 'Pick a day that is still to come.' }),
      ...(movables.length === 0 ? { movable: 'Mark at least one payment that could move.' } : {}),
      ...(movables.length > movableMax
        ? { movable: `Mark at most ${movableMax} payments; these are ${movables.length}.` }
        : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || amount === null) return
    seeking.mutate({ keep_above: amount, until, movable: movableAsked(movables), changes })
  }
  return (
    <Dialog
      title="Keep cash above an amount"
      description="Mark what could move. Plimsoll finds the fewest moves that do it; nothing changes until you keep them."
      width="wide"
      onClose={props.onClose}
    >
      <form className="goal" noValidate onSubmit={onSubmit}>
        <div className="goal-ask">
          <AmountInput
            label="Keep me above"
            name="above"
            value={above}
            error={errors.above}
            onChange={(event) => ask(setAbove)(event.target.value)}
          />
          <Input
            label="Until"
            name="until"
            type="date"
            value={until}
            error={errors.until}
            onChange={(event) => {
              setMovables([])
              ask(setUntil)(event.target.value)
            }}
          />
          {props.scenarios.length > 0 && (
            <Select
              label="In"
              name="within"
              value={within}
              options={[
                { value: '', label: 'The forecast' },
                ...props.scenarios.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(event) => ask(setWithin)(event.target.value)}
            />
          )}
        </div>
        <MovableLines
          lines={props.lines}
          span={{ today, until: isDay(until) ? until : today }}
          movables={movables}
          onChange={ask(setMovables)}
        />
        <FormRefusal text={errors.movable ?? wordsOf(seeking.error)} />
        <div className="form-actions">
          <Button type="submit" weight={seeking.data ? 'outline' : 'ink'} busy={seeking.isPending}>
            Find the fewest moves
          </Button>
        </div>
      </form>
      {seeking.data && (
        <PlanView
          key={seeking.submittedAt}
          plan={seeking.data}
          changes={changes}
          today={today}
          name={`Above £${above.replace(/^£/, '')}`}
          onKept={props.onKept}
        />
      )}
    </Dialog>
  )
}

function wordsOf(error: Error | null): string | null {
  if (!error) return null
  return error instanceof CallError ? error.message : 'The search did not work.'
}
