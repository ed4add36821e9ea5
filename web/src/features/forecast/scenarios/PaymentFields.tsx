// One payment of a line put to another day, or not happening at all.
import { addDays, isDay } from '@plimsoll/domain/calendar'
import { type FormEvent, useState } from 'react'
import { money } from '../../../format/amount.ts'
import { dayLong } from '../../../format/date.ts'
import { Button } from '../../../ui/Button.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { datedLines, lineWords } from './choices.ts'
import { useOccurrencesOf } from './queries.ts'
import type { WhatIfFormProps } from './what-ifs.ts'
import { moved, withDecision } from './what-ifs.ts'

const shownMax = 24

/** Choose a line, then one of its payments to come. */
export function PaymentFields(props: WhatIfFormProps & { kind: 'redate' | 'cancel' }) {
  const { changes, today, kind } = props
  // A tax may be paid late; whether it is owed is no choice.
  const lines = datedLines(props.lines).filter(({ state }) => kind === 'redate' || state !== 'tax')
  const [pickedLine, pickLine] = useState<string | null>(null)
  const line = lines.find(({ seriesId }) => seriesId === pickedLine) ?? lines[0]
  const { data, isPending } = useOccurrencesOf(line?.seriesId)
  const payments = (data?.occurrences ?? [])
    .filter(({ state, open }) => (state === 'expected' || state === 'overdue') && open !== 0)
    .slice(0, shownMax)
  const [pickedDue, pickDue] = useState<string | null>(null)
  const payment = payments.find(({ due }) => due === pickedDue) ?? payments[0]
  const [typedDay, setDay] = useState<string | null>(null)
  const [error, setError] = useState<string>()
  const day = typedDay ?? (payment ? addDays(payment.day, 14) : '')
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!line || !payment) return
    if (kind === 'redate' && (!isDay(day) || day <= today))
      return setError('Choose a date in the future.')
    const series = line.seriesId
    props.onChange(
      withDecision(
        changes,
        kind === 'redate'
          ? moved(series, payment.due, day)
          : { line_id: series, due: payment.due, kind },
      ),
    )
  }
  if (!line) return <p className="sc-none">No lines have upcoming payments.</p>
  return (
    <form className="sc-form" noValidate onSubmit={onSubmit}>
      <Select
        label="Line"
        name="line"
        value={line.seriesId}
        options={lines.map((line) => ({ value: line.seriesId, label: lineWords(line) }))}
        onChange={(event) => {
          pickLine(event.target.value)
          pickDue(null)
          setDay(null)
        }}
      />
      <Select
        label="Payment"
        name="payment"
        value={payment?.due ?? ''}
        disabled={payments.length === 0}
        options={
          payments.length === 0
            ? [{ value: '', label: isPending ? 'Loading payments' : 'None upcoming' }]
            : payments.map(({ due, day: on, open }) => ({
                value: due,
                label: `${dayLong(on)}, ${money(open)}`,
              }))
        }
        onChange={(event) => {
          pickDue(event.target.value)
          setDay(null)
        }}
      />
      {kind === 'redate' && (
        <Input
          label="New date"
          name="day"
          type="date"
          value={day}
          error={error}
          onChange={(event) => {
            setDay(event.target.value)
            setError(undefined)
          }}
        />
      )}
      <Button type="submit" weight="ink" busy={props.busy} disabled={!payment}>
        {kind === 'redate' ? 'Move payment' : 'Cancel this payment'}
      </Button>
    </form>
  )
}
