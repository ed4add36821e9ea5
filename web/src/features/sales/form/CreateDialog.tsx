// A new project: its details, ready-made milestones where wanted, and what it would do to the
// firm's cash before it is saved.
import type { ProjectStatus } from '@plimsoll/contract/sales-input'
import type { Project } from '@plimsoll/contract/sales-project'
import { type Day, isDay } from '@plimsoll/domain/calendar'
import { type Template, templates } from '@plimsoll/domain/sales/templates'
import { typedAmount } from '@plimsoll/domain/typed-amount'
import { type FormEvent, useState } from 'react'
import { CallError } from '../../../api/call.ts'
import { Button } from '../../../ui/Button.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { Select } from '../../../ui/form/Select.tsx'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { useCreateProject } from '../changes.ts'
import { useKnownPayers } from './ClientField.tsx'
import { DetailFields } from './DetailFields.tsx'
import { Effect, type ImpactTableFor } from './Effect.tsx'
import { blankForm, type FormErrors, type ProjectForm, readForm } from './entries.ts'
import { entriesFrom, templateWords } from './templates.ts'
import { useCompute } from './use-compute.ts'

const firstStatuses: readonly ProjectStatus[] = ['Proposed', 'Won', 'Active']

/** `today` is the business day, `template` the name of the milestones to begin with. */
export default function CreateDialog(props: {
  today: Day
  clients: readonly string[]
  template: string
  onCreated: (project: Project) => void
  table: ImpactTableFor
  onClose: () => void
}) {
  const [form, setForm] = useState(() => blankForm(props.today))
  const [template, setTemplate] = useState<Template | ''>(
    () => templates.find((name) => name === props.template) ?? 'stages',
  )
  const [status, setStatus] = useState<ProjectStatus>('Proposed')
  const [errors, setErrors] = useState<FormErrors>({})
  const payers = useKnownPayers(form.client)
  const creating = useCreateProject()
  const whole = withTemplate(form, template)
  const read = readForm(whole, payers)
  const input = read.project && { ...read.project, status }
  const preview = useCompute(input && { kind: 'new', project: input })
  const edit = (edits: Partial<ProjectForm>) => {
    setForm({ ...form, ...edits })
    const left = { ...errors }
    for (const field of Object.keys(edits)) delete left[field as keyof ProjectForm]
    setErrors(left)
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (creating.isPending) return
    if (!input) {
      setErrors(read.errors ?? {})
      return focusField(event.currentTarget, Object.keys(read.errors ?? {})[0])
    }
    creating.mutate(input, {
      onSuccess: (project) => {
        toastSuccess('Project created.', { detail: project.name })
        props.onCreated(project)
      },
      onError: (error) =>
        toastError(
          (error instanceof CallError && error.failure?.errors[0]?.message) || error.message,
        ),
    })
  }
  return (
    <Dialog title="New project" width="wide" onClose={props.onClose}>
      <form className="form" noValidate onSubmit={submit}>
        <DetailFields
          form={form}
          errors={errors}
          payers={payers}
          clients={props.clients}
          usualDelay={null}
          hasMore={false}
          isNew
          onEdit={edit}
        />
        <div className="form-pair">
          <Select
            label="Milestones"
            name="template"
            value={template}
            error={errors.milestones}
            hint={
              templateWords.find(({ value }) => value === template)?.text ??
              'Without milestones, no cash is forecast yet.'
            }
            options={[
              ...templateWords.map(({ value, title }) => ({ value, label: title })),
              { value: '', label: 'Add them later' },
            ]}
            onChange={(event) => setTemplate(event.target.value as Template | '')}
          />
          <Select
            label="Status"
            name="status"
            value={status}
            options={firstStatuses.map((value) => ({ value, label: value }))}
            onChange={(event) => setStatus(event.target.value as ProjectStatus)}
          />
        </div>
        <Effect preview={preview} table={props.table} />
        <div className="form-actions">
          <Button type="submit" weight="ink" busy={creating.isPending}>
            Create project
          </Button>
          <Button onClick={props.onClose}>Close</Button>
        </div>
      </form>
    </Dialog>
  )
}

/** The form with the milestones of its template, as far as value and start are there. */
function withTemplate(form: ProjectForm, template: Template | ''): ProjectForm {
  const value = typedAmount(form.value)
  if (!template || value === null || value <= 0 || !isDay(form.start)) return form
  const end = isDay(form.end) && form.end >= form.start ? form.end : null
  let count = 0
  const milestones = entriesFrom(template, { value, start: form.start, end }, () => `${count++}`)
  return { ...form, milestones }
}

/** The first field that needs mending. */
function focusField(form: HTMLFormElement, name: string | undefined): void {
  const field = name && form.elements.namedItem(name)
  if (field instanceof HTMLElement) field.focus()
}
