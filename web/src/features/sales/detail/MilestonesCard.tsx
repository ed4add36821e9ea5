// The milestones of a project: on a timeline, then as a table with what has come of each. An
// overdue one is re-dated here.
import type { Project } from '@plimsoll/contract/sales-project'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import type { Template } from '@plimsoll/domain/sales/templates'
import { typedAmount } from '@plimsoll/domain/typed-amount'
import { Plus } from 'lucide-react'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { Chip } from '../../../ui/Chip.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { amountsOf, type MilestoneEntry, type ProjectForm, unplanned } from '../form/entries.ts'
import { templateWords } from '../form/templates.ts'
import type { Preview } from '../form/use-compute.ts'
import { dayAndYear, itemStates } from '../project-words.ts'
import { MilestoneTimeline, type TimelineItem } from './MilestoneTimeline.tsx'

/** What the card shows of a milestone: as it would be saved, and as it stands on the server. */
type Shown = {
  readonly entry: MilestoneEntry
  readonly saved: Project['milestones'][number] | null
  readonly expected: Day
  readonly amount: Minor | null
  readonly isChanged: boolean
}

/** `onOpen` gets null for a new milestone, `onRedate` re-dates by the payer’s usual delay. */
export function MilestonesCard(props: {
  project: Project
  form: ProjectForm
  preview: Preview
  today: Day
  error: string | undefined
  isRedating: boolean
  onOpen: (key: string | null) => void
  onTemplate: (template: Template) => void
  onMove: (key: string, day: Day) => void
  onRedate: (itemId: string) => void
}) {
  const { form, project } = props
  const shown = shownMilestones(props)
  const left = unplanned(form)
  return (
    <Card
      title="Milestones"
      className="sl-milestones"
      aside={
        <>
          <Menu
            className="btn btn-outline"
            items={templateWords.map(({ value, title, text }) => ({
              label: title,
              note: text,
              onSelect: () => props.onTemplate(value),
            }))}
          >
            Templates
          </Menu>
          <Button onClick={() => props.onOpen(null)}>
            <Plus size={16} aria-hidden /> Add
          </Button>
        </>
      }
    >
      {shown.length === 0 ? (
        <p className="muted">
          Without milestones, this project brings no cash into the forecast. Add one, or begin with
          a template.
        </p>
      ) : (
        <>
          <MilestoneTimeline
            items={shown.map(itemFrom)}
            days={[form.start, ...(form.end ? [form.end] : [])].filter(Boolean)}
            today={props.today}
            onMove={props.onMove}
          />
          <table className="sl-items">
            <caption className="sr-only">Milestones</caption>
            <thead>
              <tr>
                <th scope="col">Milestone</th>
                <th scope="col" className="sl-right">
                  Amount
                </th>
                <th scope="col">Invoice</th>
                <th scope="col">Cash expected</th>
                <th scope="col">State</th>
              </tr>
            </thead>
            <tbody>
              {shown.map((each) => (
                <Row key={each.entry.key} {...each} {...props} />
              ))}
            </tbody>
          </table>
        </>
      )}
      {props.error ? (
        <p className="field-error" role="alert">
          {props.error}
        </p>
      ) : left !== null && left !== 0 && shown.length > 0 ? (
        <p className="sl-unplanned">
          {money(left)} of the {money(typedAmount(form.value) ?? project.value)} has no milestone
          yet.
        </p>
      ) : null}
    </Card>
  )
}

function Row({
  entry,
  saved,
  expected,
  amount,
  isChanged,
  ...props
}: Shown & {
  today: Day
  isRedating: boolean
  onOpen: (key: string | null) => void
  onRedate: (itemId: string) => void
}) {
  const state = saved && !isChanged ? saved.state : null
  return (
    <tr>
      <th scope="row">
        <button type="button" className="sl-open" onClick={() => props.onOpen(entry.key)}>
          {entry.label}
        </button>
        {entry.share != null && <small>{entry.share.replace(/\.00$/, '')}% of the value</small>}
      </th>
      <td className="sl-right" data-label="Amount">
        {amount === null ? '–' : money(amount)}
        {saved && !isChanged && saved.vat !== 0 && <small>{money(saved.gross)} with VAT</small>}
      </td>
      <td data-label="Invoice">
        {dayAndYear(entry.invoice_date)}
        <small>{entry.terms_days === 0 ? 'Due at once' : `${entry.terms_days} days to pay`}</small>
      </td>
      <td data-label="Cash expected">
        {state === 'removed' || state === 'met' ? '–' : dayAndYear(expected)}
        {entry.expected_on && <small>Chosen by you</small>}
      </td>
      <td className="sl-item-state">
        {state ? (
          <Chip tone={itemStates[state].tone}>{itemStates[state].word}</Chip>
        ) : (
          <Chip tone="warn">{saved ? 'Changed' : 'New'}</Chip>
        )}
        {saved && saved.received > 0 && <small>{money(saved.received)} received</small>}
        {saved && state === 'overdue' && (
          <div className="sl-overdue">
            <small>Out of the forecast until it’s re-dated</small>
            <Button busy={props.isRedating} onClick={() => props.onRedate(saved.id)}>
              {saved.usual_on ? `Re-date to ${dayAndYear(saved.usual_on)}` : 'Re-date'}
            </Button>
            <Button weight="quiet" onClick={() => props.onOpen(entry.key)}>
              Choose a day
            </Button>
          </div>
        )}
      </td>
    </tr>
  )
}

function shownMilestones(props: {
  project: Project
  form: ProjectForm
  preview: Preview
}): readonly Shown[] {
  const { form, project } = props
  const amounts = amountsOf(form)
  const computed = props.preview.computed?.project.milestones
  const isFitting = computed?.length === form.milestones.length
  return form.milestones.map((entry, at) => {
    const saved = project.milestones.find(({ id }) => id === entry.id) ?? null
    const isChanged = saved === null || !isSame(entry, saved)
    const due = addDays(entry.invoice_date, entry.terms_days)
    const worked = isFitting ? computed[at]?.expected_on : undefined
    return {
      entry,
      saved,
      isChanged,
      amount: amounts[at] ?? null,
      expected: entry.expected_on ?? worked ?? (isChanged ? due : (saved?.expected_on ?? due)),
    }
  })
}

function isSame(entry: MilestoneEntry, saved: Project['milestones'][number]): boolean {
  return (
    entry.label === saved.label &&
    (entry.share ?? null) === saved.share &&
    (entry.share != null || entry.amount === saved.amount) &&
    entry.invoice_date === saved.invoice_date &&
    entry.terms_days === saved.terms_days &&
    (entry.expected_on ?? null) === saved.chosen_on
  )
}

function itemFrom({ entry, saved, expected, amount, isChanged }: Shown): TimelineItem {
  const state = saved?.state ?? 'expected'
  const isOver = state === 'met' || state === 'removed'
  const tone = isOver ? state : state === 'overdue' && !isChanged ? 'overdue' : 'expected'
  return {
    key: entry.key,
    label: entry.label,
    words: amount === null ? '' : money(amount),
    invoiced: entry.invoice_date,
    expected: isOver && saved ? (saved.transactions.at(-1)?.day ?? expected) : expected,
    tone,
    isMovable: !isOver,
  }
}
