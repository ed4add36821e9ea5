// Importing a pipeline from a CRM's CSV: the plan that is shown is the plan that is carried out.
import { createHash } from 'node:crypto'
import type { PipelinePlan } from '@plimsoll/contract/sales-changes'
import { Problem } from '@plimsoll/domain/problem'
import { columnsOf, type PipelineRow, pipelineRows } from '@plimsoll/domain/sales/pipeline'
import type { PipelineField } from '@plimsoll/domain/sales/pipeline-fields'
import type { Project } from '@plimsoll/domain/sales/project'
import { mayBecome } from '@plimsoll/domain/sales/status'
import type { Context } from '../../context.ts'
import { readCsv } from '../../outside/workbook/csv.ts'
import type { ProjectBook } from './book.ts'
import type { Author } from './changes.store.ts'
import { changesOf, checkRoom } from './details.ts'
import { changedProject, newProject } from './input.ts'
import { type ChangedProject, changeProjects } from './save.ts'
import { restated } from './statuses.ts'

type PlanRow = PipelinePlan['rows'][number]
type Planned = PlanRow & { readonly change: ChangedProject | null }
type Mapping = Readonly<Record<string, PipelineField | ''>>

const rowsMax = 2000
const samplesMax = 3
const termsDays = 30

/** What importing would do. */
export function planOf(
  book: ProjectBook,
  file: { text: string; mapping: Mapping | undefined },
): PipelinePlan {
  const { columns, planned } = readPlan(book, file)
  const rows = planned.map(({ change: _, ...row }) => row)
  const count = (action: PlanRow['action']) => rows.filter((row) => row.action === action).length
  return {
    plan: markOf(rows),
    columns,
    rows,
    counts: {
      create: count('create'),
      update: count('update'),
      same: count('same'),
      problem: count('problem'),
    },
  }
}

/** Carries out a plan that was shown, but for the lines left out. */
export async function runPlan(
  context: Context,
  author: Author,
  file: { text: string; mapping: Mapping | undefined; plan: string; skip: readonly number[] },
): Promise<{ change_id: string | null; created: number; updated: number }> {
  const counts = { created: 0, updated: 0 }
  const { changeId } = await changeProjects(context, author, (book) => {
    const { planned } = readPlan(book, file)
    if (markOf(planned.map(({ change: _, ...row }) => row)) !== file.plan)
      throw new Problem(
        'conflict',
        'Your projects have changed since this plan was made. Look at the new plan first.',
      )
    const skipped = new Set(file.skip)
    const chosen = planned.filter(({ line, change }) => change && !skipped.has(line))
    counts.created = chosen.filter(({ action }) => action === 'create').length
    counts.updated = chosen.length - counts.created
    if (chosen.length === 0)
      throw new Problem(
        'invalid',
        'Nothing in this file is new. Choose at least one row to import.',
      )
    checkRoom(book, counts.created)
    return {
      kind: 'import',
      projects: chosen.flatMap(({ change }) => change ?? []),
      withItems: true,
    }
  })
  return { change_id: changeId, ...counts }
}

function readPlan(
  book: ProjectBook,
  { text, mapping }: { text: string; mapping: Mapping | undefined },
): { columns: PipelinePlan['columns']; planned: Planned[] } {
  const [heading, ...body] = readCsv(text.replace(/^\ufeff/, '')).rows.map(({ line, cells }) => ({
    line,
    cells: cells.map((cell) => (typeof cell === 'string' ? cell : '')),
  }))
  if (!heading || body.length === 0)
    throw new Problem('unusable', 'This file has no rows below its heading.')
  if (body.length > rowsMax)
    throw new Problem(
      'too_large',
      'A pipeline can have 2,000 rows at most. Split the file and import each part.',
    )
  const fields = columnsOf(heading.cells, mapping)
  const columns = heading.cells.map((header, at) => ({
    header,
    field: fields[at] ?? null,
    sample: body.flatMap(({ cells }) => cells[at] || []).slice(0, samplesMax),
  }))
  // Somebody chooses them before there is a plan.
  if (!fields.includes('name') || !fields.includes('value')) return { columns, planned: [] }
  const rows = pipelineRows(body, fields)
  const byDeal = new Map(
    [...book.stored.values()].map(({ project }) => [
      dealOf(project.name, project.client.name),
      project,
    ]),
  )
  const seen = new Map<string, number>()
  const planned = rows.map((row) => {
    const deal = dealOf(row.name, row.client)
    const first = seen.get(deal)
    if (first === undefined) seen.set(deal, row.line)
    const problem =
      row.problem ??
      (first === undefined ? null : `Line ${row.line} is the same deal as line ${first}.`)
    return plannedRow({ ...row, problem }, { existing: byDeal.get(deal) ?? null, book })
  })
  return { columns, planned }
}

function dealOf(name: string, client: string): string {
  return `${name.trim().toLowerCase()} ${client.trim().toLowerCase()}`
}

function plannedRow(
  row: PipelineRow,
  known: { existing: Project | null; book: ProjectBook },
): Planned {
  const base = {
    line: row.line,
    project_id: known.existing?.id ?? null,
    name: row.name,
    client: row.client,
    value: row.value,
    status: row.status,
    probability: row.probability,
    close_date: row.closeDate,
  }
  if (row.problem || row.value === null)
    return { ...base, action: 'problem', words: row.problem ?? '', change: null }
  try {
    if (!known.existing) {
      const after = created({ ...row, value: row.value }, known.book)
      const words = row.closeDate
        ? 'New project'
        : 'New project without a close date: add milestones to see its cash'
      const change = { after, words: 'Imported', fields: [] }
      return { ...base, action: 'create', words, change }
    }
    const after = updated(known.existing, { ...row, value: row.value }, known.book)
    const changes = changesOf(known.existing, after)
    const status =
      known.existing.status === after.status ? [] : [`${known.existing.status} to ${after.status}`]
    const words = [...changes.map((each) => each.words), ...status].join(', ')
    if (words === '') return { ...base, action: 'same', words: 'Nothing new', change: null }
    const fields = changes.map(({ field }) => field)
    return { ...base, action: 'update', words, change: { after, words, fields } }
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    return { ...base, action: 'problem', words: `Line ${row.line}: ${error.message}`, change: null }
  }
}

type ReadRow = PipelineRow & { readonly value: NonNullable<PipelineRow['value']> }

/** The whole value is invoiced on the day the deal closes, until somebody plans milestones. */
function created(row: ReadRow, book: ProjectBook): Project {
  const start = row.closeDate ?? book.today
  const payment = {
    label: 'Payment',
    share: '100',
    invoice_date: start,
    terms_days: termsDays,
  }
  return newProject(
    {
      name: row.name,
      client: { merchant_id: null, name: row.client },
      value: row.value,
      start,
      status: row.status,
      notes: row.notes,
      milestones: row.closeDate ? [payment] : [],
      ...(row.probability !== null && { probability: row.probability }),
    },
    book,
  )
}

/**
 * What a CRM knows better: the value, the probability and the stage, where the project may go
 * there.
 */
function updated(project: Project, row: ReadRow, book: ProjectBook): Project {
  const patch = {
    value: row.value,
    ...(row.probability !== null && { probability: row.probability }),
  }
  const changed = changedProject(project, patch, book.nation)
  if (row.status === 'Proposed' || !mayBecome(project.status, row.status)) return changed
  return restated(changed, { newStatus: row.status, effectiveDate: book.today }).after
}

// The ids of what would be created are new each time: the mark is of what is shown.
function markOf(rows: readonly PlanRow[]): string {
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}
