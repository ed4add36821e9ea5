// A project's status from a day on, with what that does to the firm's cash before it is saved.
import type { ProjectStatus } from '@plimsoll/contract/sales-input'
import type { Project } from '@plimsoll/contract/sales-project'
import { type Day, isDay } from '@plimsoll/domain/calendar'
import { isStopped } from '@plimsoll/domain/sales/status'
import { type FormEvent, useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Input } from '../../../ui/form/Input.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { useChangeStatus } from '../changes.ts'
import { Effect, type ImpactTableFor } from '../form/Effect.tsx'
import { useCompute } from '../form/use-compute.ts'
import { dayAndYear, statusEffects } from '../project-words.ts'

/** `today` is the business day. */
export default function StatusDialog(props: {
  project: Project
  today: Day
  onChanged: (project: Project) => void
  table: ImpactTableFor
  onClose: () => void
}) {
  const { project } = props
  const [status, setStatus] = useState<ProjectStatus | undefined>(project.next_statuses[0])
  const [day, setDay] = useState<string>(props.today)
  const [reason, setReason] = useState('')
  const [error, setError] = useState<string>()
  const changing = useChangeStatus(project.id)
  const preview = useCompute(
    status && isDay(day)
      ? { kind: 'saved', id: project.id, new_status: status, effective_date: day }
      : null,
  )
  if (!status) return null
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isDay(day)) return setError('Choose a date.')
    const why = reason.trim()
    changing.mutate(
      {
        new_status: status,
        effective_date: day,
        version: project.version,
        ...(why ? { reason: why } : {}),
      },
      { onSuccess: ({ data }) => props.onChanged(data) },
    )
  }
  return (
    <Dialog
      title="Change status"
      description={`${project.name}: ${project.status} since ${dayAndYear(project.status_since)}`}
      onClose={props.onClose}
    >
      <form className="form" noValidate onSubmit={submit}>
        <Select
          label="New status"
          name="new_status"
          value={status}
          hint={statusEffects[status]}
          options={project.next_statuses.map((value) => ({ value, label: value }))}
          onChange={(event) => setStatus(event.target.value as ProjectStatus)}
        />
        <Input
          label="Effective date"
          name="effective_date"
          type="date"
          value={day}
          error={error}
          hint={
            project.earliest_effective && isStopped(status)
              ? `${dayAndYear(project.earliest_effective)} or later: the last receipt came before that.`
              : undefined
          }
          onChange={(event) => {
            setDay(event.target.value)
            setError(undefined)
          }}
        />
        <Input
          label="Reason (optional)"
          name="reason"
          maxLength={200}
          autoComplete="off"
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
        <Effect preview={preview} table={props.table} />
        <div className="form-actions">
          <Button
            type="submit"
            weight={status === 'Cancelled' ? 'danger' : 'ink'}
            busy={changing.isPending}
          >
            {status === 'Cancelled' ? 'Cancel project' : 'Change status'}
          </Button>
          <Button onClick={props.onClose}>Close</Button>
        </div>
      </form>
    </Dialog>
  )
}
