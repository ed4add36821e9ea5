// One change of several projects: their status from a day on, their dates, or their probability.
// All of them change, or none.
import type { ProjectStatus } from '@plimsoll/contract/sales-input'
import type { ProjectRow } from '@plimsoll/contract/sales-project'
import { type Day, isDay } from '@plimsoll/domain/calendar'
import { projectStatuses } from '@plimsoll/domain/sales/status'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { type BulkChange, useBulkChange } from '../changes.ts'
import { inProjects, statusEffects } from '../project-words.ts'
import type { BulkKind } from './ProjectBulkBar.tsx'

const titles: Readonly<Record<BulkKind, string>> = {
  status: 'Change status',
  cancel: 'Cancel projects',
  dates: 'Move dates',
  probability: 'Set probability',
}

/** Stays open with the server's sentences where the change is refused. */
export function ProjectBulkDialog(props: {
  kind: BulkKind
  rows: readonly ProjectRow[]
  today: Day
  onDone: () => void
  onClose: () => void
}) {
  const { kind, rows } = props
  const bulk = useBulkChange()
  const [fields, setFields] = useState({
    status: 'Won' as ProjectStatus,
    day: props.today as string,
    days: '',
    probability: '',
    reason: '',
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const set = (name: keyof typeof fields) => (event: { target: { value: string } }) => {
    setFields({ ...fields, [name]: event.target.value })
    setErrors({})
    bulk.reset()
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const read = readChange(kind, fields)
    if ('errors' in read) return setErrors(read.errors)
    const reason = fields.reason.trim()
    bulk.mutate(
      {
        ids: rows.map(({ id }) => id),
        change: { ...read.change, ...(reason ? { reason } : {}) },
      },
      { onSuccess: props.onDone },
    )
  }
  return (
    <Dialog
      title={titles[kind]}
      description={
        rows.length === 1
          ? rows[0]?.name
          : `${inProjects(rows.length)}. Either all of them change or none.`
      }
      onClose={props.onClose}
    >
      <form className="form" noValidate onSubmit={submit}>
        {kind === 'status' && (
          <Select
            label="New status"
            name="new_status"
            value={fields.status}
            hint={statusEffects[fields.status]}
            options={projectStatuses.map((value) => ({ value, label: value }))}
            onChange={set('status')}
          />
        )}
        {kind === 'cancel' && (
          <p className="muted">
            From today, their cash leaves the forecast. What has been received stays.
          </p>
        )}
        {kind === 'status' && (
          <Input
            label="Effective date"
            name="effective_date"
            type="date"
            value={fields.day}
            error={errors.day}
            onChange={set('day')}
          />
        )}
        {kind === 'dates' && (
          <Input
            label="Days to move"
            name="days"
            inputMode="numeric"
            autoComplete="off"
            placeholder="14"
            value={fields.days}
            error={errors.days}
            hint="Moves what is still open. Enter a minus to bring it forward."
            onChange={set('days')}
          />
        )}
        {kind === 'probability' && (
          <Input
            label="Probability in percent"
            name="probability"
            inputMode="numeric"
            autoComplete="off"
            placeholder="60"
            value={fields.probability}
            error={errors.probability}
            onChange={set('probability')}
          />
        )}
        <Input
          label="Reason (optional)"
          name="reason"
          maxLength={200}
          autoComplete="off"
          value={fields.reason}
          onChange={set('reason')}
        />
        <Refusals error={bulk.error} />
        <div className="form-actions">
          <Button type="submit" weight={kind === 'cancel' ? 'danger' : 'ink'} busy={bulk.isPending}>
            {kind === 'cancel' ? `Cancel ${inProjects(rows.length)}` : titles[kind]}
          </Button>
          <Button onClick={props.onClose}>{kind === 'cancel' ? 'Keep them' : 'Close'}</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** Every project that stands in the way is named. */
function Refusals({ error }: { error: Error | null }) {
  if (!error) return null
  const sentences = error instanceof CallError ? (error.failure?.errors ?? []) : []
  if (sentences.length < 2) return <FormRefusal text={error.message} />
  return (
    <div role="alert" className="form-refusal">
      <p>Nothing was changed, because of {inProjects(sentences.length)}:</p>
      <ul className="sl-refusals">
        {sentences.map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
    </div>
  )
}

type Fields = { status: ProjectStatus; day: string; days: string; probability: string }

function readChange(
  kind: BulkKind,
  fields: Fields,
): { change: BulkChange } | { errors: Readonly<Record<string, string>> } {
  if (kind === 'dates') {
    const days = wholeNumber(fields.days)
    if (days === null || days === 0)
      return { errors: { days: 'Enter a number of days that isn’t zero.' } }
    return { change: { kind, days } }
  }
  if (kind === 'probability') {
    const probability = wholeNumber(fields.probability)
    if (probability === null || probability < 0 || probability > 100)
      return { errors: { probability: 'Enter a probability from 0 to 100%.' } }
    return { change: { kind, probability } }
  }
  if (!isDay(fields.day)) return { errors: { day: 'Choose a date.' } }
  const status = kind === 'cancel' ? 'Cancelled' : fields.status
  return { change: { kind: 'status', new_status: status, effective_date: fields.day } }
}

/** A whole number as typed, with either minus; null where it is none. */
function wholeNumber(typed: string): number | null {
  const text = typed.trim().replace('−', '-').replace(/%$/, '').trim()
  return /^-?\d{1,4}$/.test(text) ? Number(text) : null
}
