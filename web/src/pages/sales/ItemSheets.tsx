// The sheet of the milestone or cost that is open: its fields go into the unsaved changes, its
// matches are saved at once.
import type { Project } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { typedAmount } from '@plimsoll/domain/typed-amount'
import { MatchPart } from '../../features/sales/detail/MatchPart.tsx'
import { CostSheet } from '../../features/sales/form/CostSheet.tsx'
import type { CostEntry, MilestoneEntry } from '../../features/sales/form/entries.ts'
import { MilestoneSheet } from '../../features/sales/form/MilestoneSheet.tsx'
import type { ProjectDraft } from '../../features/sales/form/use-project-draft.ts'
import { useCategories } from '../../features/transactions/queries.ts'
import type { OpenItem } from './ProjectView.tsx'

type Shared = { project: Project; draft: ProjectDraft; today: Day; onClose: () => void }

/** One of the two. */
export default function ItemSheets({ item, ...shared }: Shared & { item: OpenItem }) {
  return item.kind === 'milestone' ? (
    <Milestone itemKey={item.key} {...shared} />
  ) : (
    <Cost itemKey={item.key} {...shared} />
  )
}

function Milestone({
  itemKey,
  project,
  draft,
  today,
  onClose,
}: Shared & { itemKey: string | null }) {
  const { form } = draft
  const entry = form.milestones.find(({ key }) => key === itemKey)
  const saved = project.milestones.find(({ id }) => id === entry?.id) ?? null
  const put = (milestones: readonly MilestoneEntry[]) => {
    draft.edit({ milestones })
    onClose()
  }
  return (
    <MilestoneSheet
      entry={entry ?? blankMilestone(today > form.start ? today : form.start)}
      saved={saved}
      value={typedAmount(form.value)}
      start={form.start}
      onKeep={(kept) => put(replaced(form.milestones, kept))}
      onRemove={entry ? () => put(form.milestones.filter(({ key }) => key !== entry.key)) : null}
      onClose={onClose}
    >
      {saved && (
        <MatchPart
          projectId={project.id}
          itemId={saved.id}
          transactions={saved.transactions}
          onChanged={draft.follow}
        />
      )}
    </MilestoneSheet>
  )
}

function Cost({ itemKey, project, draft, today, onClose }: Shared & { itemKey: string | null }) {
  const { form } = draft
  const categories = useCategories().data ?? []
  const entry = form.costs.find(({ key }) => key === itemKey)
  const saved = project.costs.find(({ id }) => id === entry?.id) ?? null
  const put = (costs: readonly CostEntry[]) => {
    draft.edit({ costs })
    onClose()
  }
  return (
    <CostSheet
      // The list of categories is the select’s own; it’s drawn again when they are there.
      key={categories.length}
      entry={entry ?? blankCost(today > form.start ? today : form.start)}
      isNew={!entry}
      categories={categories
        .filter((each) => each.direction !== 'in' && each.activity !== 'neutral' && !each.hidden)
        .map((each) => ({ value: each.sub_category, label: each.subcategory_label }))}
      onKeep={(kept) => put(replaced(form.costs, kept))}
      onRemove={entry ? () => put(form.costs.filter(({ key }) => key !== entry.key)) : null}
      onClose={onClose}
    >
      {saved && (
        <MatchPart
          projectId={project.id}
          itemId={saved.id}
          transactions={saved.transactions}
          onChanged={draft.follow}
        />
      )}
    </CostSheet>
  )
}

function replaced<T extends { key: string }>(items: readonly T[], kept: T): T[] {
  return items.some(({ key }) => key === kept.key)
    ? items.map((each) => (each.key === kept.key ? kept : each))
    : [...items, kept]
}

function blankMilestone(day: Day): MilestoneEntry {
  return {
    key: crypto.randomUUID(),
    label: '',
    amount: null,
    share: null,
    invoice_date: day,
    terms_days: 30,
    expected_on: null,
  }
}

function blankCost(day: Day): CostEntry {
  return { key: crypto.randomUUID(), label: '', kind: 'one_off', amount: null, share: null, day }
}
