// One project: its figures, milestones, costs, details and history, and what unsaved changes would
// do to the firm's cash.
import type { Project } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import type { Template } from '@plimsoll/domain/sales/templates'
import { typedAmount } from '@plimsoll/domain/typed-amount'
import { useState } from 'react'
import type { CallError } from '../../api/call.ts'
import { ImpactTable } from '../../features/forecast/draft/ImpactTable.tsx'
import { isStale, useRedate, useUpdateProject } from '../../features/sales/changes.ts'
import { ConflictDialog } from '../../features/sales/detail/ConflictDialog.tsx'
import { CostsCard } from '../../features/sales/detail/CostsCard.tsx'
import { CumulativeChart } from '../../features/sales/detail/CumulativeChart.tsx'
import { FigureStrip } from '../../features/sales/detail/FigureStrip.tsx'
import { ForecastStanding } from '../../features/sales/detail/ForecastStanding.tsx'
import { MilestonesCard } from '../../features/sales/detail/MilestonesCard.tsx'
import { ProjectHistory } from '../../features/sales/detail/ProjectHistory.tsx'
import { SaveBar } from '../../features/sales/detail/SaveBar.tsx'
import { useKnownPayers } from '../../features/sales/form/ClientField.tsx'
import { DetailFields } from '../../features/sales/form/DetailFields.tsx'
import { patchOf, readForm } from '../../features/sales/form/entries.ts'
import { entriesFrom } from '../../features/sales/form/templates.ts'
import { useCompute } from '../../features/sales/form/use-compute.ts'
import { type ProjectDraft, useProjectDraft } from '../../features/sales/form/use-project-draft.ts'
import { useProject } from '../../features/sales/queries.ts'
import { useLeaveGuard } from '../../routing.ts'
import { Card } from '../../ui/Card.tsx'
import { CommonAlert } from '../../ui/CommonAlert.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { toastError } from '../../ui/toast.ts'
import '../../features/forecast/draft/draft-bar.css'

const ItemSheets = onDemand(() => import('./ItemSheets.tsx'))
const StatusDialog = onDemand(() => import('../../features/sales/detail/StatusDialog.tsx'))

/** Which milestone or cost is open; `key` null is a new one. */
export type OpenItem = { kind: 'milestone' | 'cost'; key: string | null }

/** With what isn’t saved yet. */
export default function ProjectView(props: {
  project: Project
  today: Day
  clients: readonly string[]
  isChangingStatus: boolean
  onStatusClosed: () => void
}) {
  const { project, today } = props
  const draft = useProjectDraft(project)
  const { form } = draft
  const [item, open] = useState<OpenItem | null>(null)
  const payers = useKnownPayers(form.client)
  const saving = useSaving(project, draft, payers)
  const redating = useRedate(project.id)
  const guard = useLeaveGuard(draft.isDirty)
  const { read, preview } = saving
  const figures = (draft.isDirty && preview.computed?.project) || project
  const impact = draft.isDirty ? preview.computed?.impact : null
  const errors = read.errors ?? {}
  return (
    <div className="sl-page">
      <FigureStrip project={project} figures={figures} />
      <ForecastStanding id={project.id} />
      <div className="sl-columns">
        <div className="sl-page">
          <MilestonesCard
            project={project}
            form={form}
            preview={preview}
            today={today}
            error={errors.milestones}
            isRedating={redating.isPending}
            onOpen={(key) => open({ kind: 'milestone', key })}
            onTemplate={(template) => addTemplate(draft, project, template)}
            onMove={(key, day) =>
              draft.edit({
                milestones: form.milestones.map((each) =>
                  each.key === key ? { ...each, expected_on: day } : each,
                ),
              })
            }
            onRedate={(itemId) =>
              redating.mutate({ itemId }, { onSuccess: (newer) => draft.redated(newer, itemId) })
            }
          />
          <CostsCard
            costs={form.costs}
            saved={project.costs}
            onOpen={(key) => open({ kind: 'cost', key })}
          />
          <Card title="Details">
            <form className="form" noValidate onSubmit={saving.submit}>
              <DetailFields
                form={form}
                errors={errors}
                payers={payers}
                clients={props.clients}
                usualDelay={project.usual_delay}
                hasMore
                onEdit={draft.edit}
              />
            </form>
          </Card>
        </div>
        <div className="sl-page">
          {impact && (
            <Card title="Effect on your cash">
              <ImpactTable impact={impact} />
            </Card>
          )}
          {figures.cumulative.length > 0 && (
            <Card title="Cash of this project">
              <CumulativeChart figures={figures} today={today} />
            </Card>
          )}
          <ProjectHistory history={project.history} />
        </div>
      </div>
      {draft.isDirty && (
        <SaveBar
          preview={preview}
          isBusy={saving.isBusy}
          onSave={saving.save}
          onDiscard={draft.discard}
        />
      )}
      {item && (
        <ItemSheets
          key={`${item.kind} ${item.key}`}
          item={item}
          project={project}
          draft={draft}
          today={today}
          onClose={() => open(null)}
        />
      )}
      {props.isChangingStatus && (
        <StatusDialog
          project={project}
          today={today}
          table={(impact) => <ImpactTable impact={impact} />}
          onChanged={(newer) => {
            draft.follow(newer)
            props.onStatusClosed()
          }}
          onClose={props.onStatusClosed}
        />
      )}
      {saving.conflict && <Conflict project={project} draft={draft} saving={saving} />}
      {guard.leave && (
        <CommonAlert
          heading="Leave without saving?"
          message="You haven’t saved your changes to this project. They’re kept in this tab until you save or discard them."
          okLabel="Leave"
          cancelLabel="Keep editing"
          border="warn"
          onOk={guard.leave}
          onCancel={guard.stay}
        />
      )}
    </div>
  )
}

type Saving = ReturnType<typeof useSaving>

/** Reads the form, computes what it would do, and saves only what was edited. */
function useSaving(project: Project, draft: ProjectDraft, payers: Parameters<typeof readForm>[1]) {
  const [conflict, setConflict] = useState<readonly string[] | null>(null)
  const updating = useUpdateProject(project.id)
  const read = readForm(draft.form, payers)
  const patch = read.project ? patchOf(draft.edits, read.project) : null
  const preview = useCompute(
    draft.isDirty && patch ? { kind: 'saved', id: project.id, changes: patch } : null,
  )
  const save = () => {
    if (!patch) {
      const [first] = Object.values(read.errors ?? {})
      return toastError('Some details need your attention.', first)
    }
    if (!draft.isDirty || updating.isPending) return
    updating.mutate(
      { ...patch, version: draft.version },
      {
        onSuccess: draft.discard,
        onError: (error) => {
          if (isStale(error)) setConflict(sentencesIn(error))
        },
      },
    )
  }
  return {
    read,
    preview,
    conflict,
    save,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault()
      save()
    },
    settle: () => setConflict(null),
    isBusy: updating.isPending,
  }
}

function Conflict(props: { project: Project; draft: ProjectDraft; saving: Saving }) {
  const { draft, saving } = props
  const newest = useProject(props.project.id)
  const goOn = async (isKept: boolean) => {
    const { data } = await newest.refetch()
    if (!data) return toastError('We couldn’t load the latest version.', newest.error?.message)
    if (isKept) draft.follow(data)
    else draft.discard()
    saving.settle()
  }
  return (
    <ConflictDialog
      changes={saving.conflict ?? []}
      isBusy={newest.isFetching}
      onKeep={() => void goOn(true)}
      onDiscard={() => void goOn(false)}
      onClose={saving.settle}
    />
  )
}

function sentencesIn(error: CallError): readonly string[] {
  const details = error.failure?.details ?? []
  return details.length > 0 ? details.map(({ message }) => message) : [error.message]
}

function addTemplate(draft: ProjectDraft, project: Project, template: Template): void {
  const { form } = draft
  const value = typedAmount(form.value) ?? project.value
  const made = entriesFrom(
    template,
    { value, start: form.start || project.start, end: form.end || null },
    () => crypto.randomUUID(),
  )
  // What has come stays; the rest makes way for the template.
  const kept = form.milestones.filter((each) =>
    project.milestones.some(({ id, received }) => id === each.id && received > 0),
  )
  draft.edit({ milestones: [...kept, ...made] })
}
