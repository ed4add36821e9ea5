// "Keep me above £5,000 until April": which payments may move and how far, the fewest moves that do
// it, and the way to keep them as a scenario.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Scenario } from '@plimsoll/contract/forecast-scenarios'
import { pounds } from '@plimsoll/domain/amount-words'
import { addMonthsToDay, type Day, isDay } from '@plimsoll/domain/calendar'
import { dayAndMonth } from '@plimsoll/domain/date-words'
import { type Minor, printMinor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { AmountInput } from '../../../ui/form/AmountInput.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { useLevel } from '../queries.ts'
import { type Movable, movableInput, movableMax } from './goal.ts'
import { MovableLines } from './MovableLines.tsx'
import { PlanView } from './PlanView.tsx'
import { useSeekGoal } from './queries.ts'
import './goal.css'

/**
 * `above` and `until` are what the search begins with; `scenarios` are those in which it may be
 * sought.
 */
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
  const low = useLevel({}).data?.low ?? null
  const changes = props.scenarios.find(({ id }) => id === within)?.changes ?? {}
  // A plan answers one question; when the question changes, it is no answer any more.
  const ask = <T,>(set: (value: T) => void) => {
    return (value: T) => {
      set(value)
      setErrors({})
      seeking.reset()
    }
  }
  const [loading, setLoading] = useState<ReadonlySet<string>>(new Set())
  const [isWaiting, wait] = useState(false)
  const onLoading = (lineId: string, isLoading: boolean) =>
    setLoading((before) => {
      if (before.has(lineId) === isLoading) return before
      const after = new Set(before)
      if (isLoading) after.add(lineId)
      else after.delete(lineId)
      return after
    })
  const seek = () => {
    const amount = typedAmount(above)
    const wrong = {
      ...(amount === null ? { above: amountRefusal(above) } : {}),
      ...(isDay(until) && until > today ? {} : { until: 'Choose a date in the future.' }),
      ...(movables.length === 0 ? { movable: 'Choose at least one payment that could wait.' } : {}),
      ...(movables.length > movableMax ? { movable: tooManyWords(movables.length) } : {}),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || amount === null) return
    seeking.mutate({ keep_above: amount, until, movable: movableInput(movables), changes })
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    // A press while payments are being fetched is kept until they are there.
    if (loading.size > 0) wait(true)
    else seek()
  }
  const isReady = isWaiting && loading.size === 0
  useEffect(() => {
    if (!isReady) return
    wait(false)
    seek()
  }, [isReady])
  const answer = useRef<HTMLDivElement>(null)
  const { submittedAt, data: plan } = seeking
  useEffect(() => {
    if (plan) answer.current?.focus()
  }, [plan, submittedAt])
  return (
    <Dialog
      title="Keep cash above an amount"
      description={
        <>
          {/* Within a scenario the low may be another. */}
          {low && within === '' && (
            <p>
              Cash is expected to be lowest on {dayAndMonth(low.day)}, at{' '}
              <span className="one-line">{pounds(low.balance)}</span>.
            </p>
          )}
          <p>
            Choose which payments could wait. We’ll find the fewest to delay. Your forecast doesn’t
            change until you apply it.
          </p>
        </>
      }
      width="wide"
      onClose={props.onClose}
    >
      {plan && (
        <div ref={answer} tabIndex={-1} className="goal-answer">
          <PlanView
            key={submittedAt}
            plan={plan}
            changes={changes}
            today={today}
            name={`Above £${above.replace(/^£/, '')}`}
            onKept={props.onKept}
          />
        </div>
      )}
      <form className="goal" noValidate onSubmit={onSubmit}>
        <div className="goal-ask">
          <AmountInput
            label="Keep my balance above"
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
          onLoading={onLoading}
        />
        <FormRefusal text={errors.movable ?? wordsOf(seeking.error)} />
        <div className="form-actions">
          <Button
            type="submit"
            weight={seeking.data ? 'outline' : 'ink'}
            busy={seeking.isPending || isWaiting}
          >
            Find the fewest delays
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function wordsOf(error: Error | null): string | null {
  if (!error) return null
  return error instanceof CallError ? error.message : 'We couldn’t finish the search. Try again.'
}

function tooManyWords(count: number): string {
  return `You’ve chosen ${count} payments, and we can try ${movableMax}. Choose fewer, or an earlier end date.`
}
