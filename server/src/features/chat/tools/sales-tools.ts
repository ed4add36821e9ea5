// Tools for sales projects: one of them, or all of some statuses.
import type { ProjectAspect, ToolCall } from '@plimsoll/domain/question/tool-call'
import { projectRowOf, readProjectBook } from '../../sales/service.ts'
import { count, date, type Fact, money, named, percent, type ToolResult } from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { itemsShown } from './ahead-words.ts'
import { costsOf, lossOf, marginOf, vatOf } from './project-costs.ts'
import { lateBy, stagesOf, stillToCome, worthOf } from './project-words.ts'
import { leavingOut, projectsAnswer } from './projects-together.ts'

type ProjectRow = ReturnType<typeof projectRowOf>

/** One project, or all that are not lost or cancelled. */
export async function salesProjects(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'sales_projects' }>['args'],
): Promise<ToolResult> {
  const book = await readProjectBook(context.tx, context.businessId, { today: context.today })
  const all = book.settlement.projects.map((settled) => projectRowOf(settled, book))
  const left = all.filter(({ id }) => args.without?.includes(id))
  const rows = all.filter((row) =>
    left.includes(row)
      ? false
      : args.project
        ? row.id === args.project
        : args.statuses
          ? args.statuses.includes(row.status)
          : row.status !== 'Lost' &&
            row.status !== 'Cancelled' &&
            // What is overdue of finished work is overdue still.
            (row.status !== 'Completed' || (args.aspect === 'overdue' && row.overdue.count > 0)),
  )
  const [first] = rows
  const rest = {
    citations: [{ ref: 'count', href: '/sales', rowCount: rows.length, label: 'Sales projects' }],
    rowCount: rows.length,
    truncated: rows.length > itemsShown,
    basis: ['Values with VAT are what clients pay; values before it are as entered.'],
    warnings: [],
    table: {
      columns: ['Project', 'Client', 'Status', 'Value', 'Still to come'],
      rows: rows
        .slice(0, itemsShown)
        .map((row) => [
          { text: row.name },
          { text: row.client.name },
          { text: row.status },
          { minor: String(row.gross) },
          { minor: String(row.outstanding) },
        ]),
    },
  }
  if (!first)
    return {
      ...rest,
      template:
        args.statuses?.length === 1
          ? `You have no ${args.statuses[0]?.toLowerCase()} sales projects.`
          : 'You have no such sales projects.',
      facts: [count('count', 0, 'Projects')],
      empty: true,
    }
  const settled = book.settlement.projects.find(({ project }) => project.id === args.project)
  if (settled && args.aspect === 'vat') return { ...rest, ...vatOf(first, settled) }
  if (settled && args.aspect === 'margin') return { ...rest, ...marginOf(first, settled) }
  if (settled && (args.aspect === 'costs' || args.aspect === 'loss'))
    return { ...rest, ...(args.aspect === 'costs' ? costsOf(settled) : lossOf(settled)) }
  if (settled && args.stage !== undefined) return { ...rest, ...stagesOf(settled, args.stage) }
  if (args.largest) {
    const largest = rows.reduce((most, row) => (row.gross > most.gross ? row : most), first)
    return { ...rest, ...projectAnswer(largest, 'value') }
  }
  return args.project
    ? { ...rest, ...projectAnswer(first, args.aspect, settled && lateBy(settled, context.today)) }
    : { ...rest, ...leavingOut(left, projectsAnswer(rows, args.aspect)) }
}

// Whether a project is won, by where it stands.
const outcomes: Readonly<Record<ProjectRow['status'], string>> = {
  Proposed: 'Not yet',
  Won: 'Yes',
  Active: 'Yes',
  Completed: 'Yes',
  'On hold': 'Not yet',
  Lost: 'No',
  Cancelled: 'No',
}

function projectAnswer(
  row: ProjectRow,
  aspect: ProjectAspect,
  since: Pick<ToolResult, 'template' | 'facts'> = { template: '', facts: [] },
): Pick<ToolResult, 'template' | 'facts'> {
  const name = named('name', row.name)
  const client = named('client', row.client.name)
  const status: Fact = {
    id: 'status',
    unit: 'name',
    value: row.status.toLowerCase(),
    label: 'Status',
  }
  const next = row.next_receipt
  const chance = percent('chance', row.probability, 'Chance of winning')
  const worth = worthOf(row, row.gross)
  if (aspect === 'chance')
    return {
      template: `{{name}} for {{client}} is {{status}}, entered with a chance of {{chance}}, and worth ${worth.words}.`,
      facts: [chance, ...worth.facts, name, client, status],
    }
  if (aspect === 'overdue')
    return row.overdue.count > 0
      ? {
          template: `{{overdue}} of {{name}} for {{client}} is overdue, in {{count}} ${row.overdue.count === 1 ? 'milestone' : 'milestones'}${since.template}.`,
          facts: [
            money('overdue', row.overdue.amount, 'Overdue'),
            count('count', row.overdue.count, 'Overdue milestones'),
            ...since.facts,
            name,
            client,
          ],
        }
      : {
          template: 'Nothing of {{name}} for {{client}} is overdue.',
          facts: [count('count', 0, 'Overdue milestones'), name, client],
        }
  const overdue =
    row.overdue.count > 0
      ? {
          words: ' {{overdue}} of that is overdue.',
          facts: [money('overdue', row.overdue.amount, 'Overdue')],
        }
      : { words: '', facts: [] }
  // An overdue milestone is not forecast, and is owed all the same.
  const late = overdue.words ? ' {{overdue}} is overdue already.' : ''
  if (aspect === 'next')
    return next
      ? {
          template: `The next payment of {{name}} is {{amount}} from {{client}}, expected on {{day}}.${late}`,
          facts: [
            date('day', next.day, 'Expected'),
            money('amount', next.amount, 'Amount'),
            name,
            client,
            ...overdue.facts,
          ],
        }
      : {
          template: `No payment of {{name}} for {{client}} is expected.${late}`,
          facts: [count('count', 0, 'Payments expected'), name, client, ...overdue.facts],
        }
  // What may not come is worth what it is worth only if it is won.
  const isBid = row.status === 'Proposed'
  const come = stillToCome({ received: row.received, open: row.outstanding, isBid })
  const odds = isBid ? ', entered with a chance of {{chance}}' : ''
  const opening = aspect === 'won' ? `${outcomes[row.status]}: ` : ''
  const lead = `${opening}{{name}} for {{client}} is {{status}} and worth ${worth.words}${odds}.`
  return {
    template: `${lead} ${come.words}${overdue.words}`,
    facts: [
      ...(aspect === 'open' ? [...come.facts, ...worth.facts] : [...worth.facts, ...come.facts]),
      ...(isBid ? [chance] : []),
      name,
      client,
      status,
      ...overdue.facts,
    ],
  }
}
