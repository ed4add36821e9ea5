// Tools for sales projects, and how late payers usually are.
import { sum } from '@plimsoll/domain/money'
import { isWithoutForecast } from '@plimsoll/domain/outlook/outlook'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { ProjectAspect, ToolCall } from '@plimsoll/domain/question/tool-call'
import { readKeptDue } from '../../forecast/service.ts'
import { projectRowOf, readProjectBook } from '../../sales/service.ts'
import { count, date, type Fact, money, named, percent, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import type { ToolContext } from '../tool-context.ts'
import { itemsShown, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'
import { stagesOf, stillToCome, worthOf } from './project-words.ts'

type ProjectRow = ReturnType<typeof projectRowOf>

/** One project, or all that are not lost or cancelled. */
export async function salesProjects(
  context: ToolContext,
  args: Extract<ToolCall, { tool: 'sales_projects' }>['args'],
): Promise<ToolResult> {
  const book = await readProjectBook(context.tx, context.businessId, { today: context.today })
  const all = book.settlement.projects.map((settled) => projectRowOf(settled, book))
  const rows = all.filter((row) =>
    args.project
      ? row.id === args.project
      : args.statuses
        ? args.statuses.includes(row.status)
        : row.status !== 'Lost' && row.status !== 'Cancelled' && row.status !== 'Completed',
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
      template: 'There are no such sales projects.',
      facts: [count('count', 0, 'Projects')],
      empty: true,
    }
  const settled = book.settlement.projects.find(({ project }) => project.id === args.project)
  if (settled && args.stage !== undefined) return { ...rest, ...stagesOf(settled, args.stage) }
  if (args.largest) {
    const largest = rows.reduce((most, row) => (row.gross > most.gross ? row : most), first)
    return { ...rest, ...projectAnswer(largest, 'value') }
  }
  return args.project
    ? { ...rest, ...projectAnswer(first, args.aspect) }
    : { ...rest, ...projectsAnswer(rows, args.aspect) }
}

function projectAnswer(
  row: ProjectRow,
  aspect: ProjectAspect,
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
  if (aspect === 'margin')
    return row.margin === null
      ? {
          template: 'No revenue of {{name}} for {{client}} is entered, so it has no margin.',
          facts: [name, client],
        }
      : {
          template: '{{name}} for {{client}} has a margin of {{margin}} on its net revenue.',
          facts: [percent('margin', row.margin, 'Margin'), name, client],
        }
  if (aspect === 'overdue')
    return row.overdue.count > 0
      ? {
          template: `{{overdue}} of {{name}} for {{client}} is overdue, in {{count}} ${row.overdue.count === 1 ? 'milestone' : 'milestones'}.`,
          facts: [
            money('overdue', row.overdue.amount, 'Overdue'),
            count('count', row.overdue.count, 'Overdue milestones'),
            name,
            client,
          ],
        }
      : {
          template: 'Nothing of {{name}} for {{client}} is overdue.',
          facts: [count('count', 0, 'Overdue milestones'), name, client],
        }
  if (aspect === 'next')
    return next
      ? {
          template:
            'The next payment of {{name}} is {{amount}} from {{client}}, expected on {{day}}.',
          facts: [
            date('day', next.day, 'Expected'),
            money('amount', next.amount, 'Amount'),
            name,
            client,
          ],
        }
      : {
          template: 'No payment of {{name}} for {{client}} is expected.',
          facts: [count('count', 0, 'Payments expected'), name, client],
        }
  const overdue =
    row.overdue.count > 0
      ? {
          words: ' {{overdue}} of that is overdue.',
          facts: [money('overdue', row.overdue.amount, 'Overdue')],
        }
      : { words: '', facts: [] }
  // What may not come is worth what it is worth only if it is won.
  const isBid = row.status === 'Proposed'
  const come = stillToCome({ received: row.received, open: row.outstanding, isBid })
  const odds = isBid ? ', entered with a chance of {{chance}}' : ''
  const lead = `{{name}} for {{client}} is {{status}} and worth ${worth.words}${odds}.`
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

function projectsAnswer(
  rows: readonly ProjectRow[],
  aspect: ProjectAspect,
): Pick<ToolResult, 'template' | 'facts'> {
  const number = count('count', rows.length, 'Projects')
  const noun = rows.length === 1 ? 'project' : 'projects'
  const gross = money('gross', sum(rows.map((row) => row.gross)), 'Value')
  const open = money('open', sum(rows.map((row) => row.outstanding)), 'Still to come')
  const late = rows.filter(({ overdue }) => overdue.count > 0)
  const overdue = money('overdue', sum(late.map((row) => row.overdue.amount)), 'Overdue')
  if (aspect === 'overdue')
    return {
      template: `{{late}} of {{count}} sales ${noun} ${late.length === 1 ? 'has' : 'have'} an overdue milestone, {{overdue}} in all.`,
      facts: [overdue, count('late', late.length, 'With an overdue milestone'), number],
    }
  const nexts = rows.flatMap((row) => (row.next_receipt ? [{ row, ...row.next_receipt }] : []))
  const [next] = nexts.sort((a, b) => (a.day < b.day ? -1 : 1))
  if (aspect === 'next' && next)
    return {
      template:
        'The next payment of a sales project is {{amount}} from {{client}} for {{name}}, expected on {{day}}.',
      facts: [
        date('day', next.day, 'Expected'),
        money('amount', next.amount, 'Amount'),
        named('client', next.row.client.name),
        named('name', next.row.name),
      ],
    }
  if (aspect === 'chance') return likeliest(rows)
  const weighted = money('weighted', sum(rows.map((row) => row.weighted)), 'Weighted by chance')
  const figures = aspect === 'open' ? [open, gross] : [gross, open]
  return {
    template: `{{count}} sales ${noun}, worth {{gross}} with VAT; {{open}} is still to come${rows.some(({ status }) => status === 'Proposed') ? ' if every bid is won' : ''}, {{weighted}} weighted by the chance of each.`,
    facts: [...(aspect === 'count' ? [number, ...figures] : [...figures, number]), weighted],
  }
}

const evenPercent = 50
const namedMax = 5

// "Which jobs are we likely to win?": those not yet won, by the chance that was entered.
function likeliest(rows: readonly ProjectRow[]): Pick<ToolResult, 'template' | 'facts'> {
  const proposed = rows
    .filter(({ status }) => status === 'Proposed')
    .sort((a, b) => b.probability - a.probability)
  const likely = proposed.filter(({ probability }) => probability > evenPercent)
  const shown = (likely.length > 0 ? likely : proposed).slice(0, namedMax)
  const names = listed(shown.map((_, at) => `{{name_${letters(at)}}} ({{chance_${letters(at)}}})`))
  const facts = [
    count('likely', likely.length, 'More likely won than not'),
    count('count', proposed.length, 'Not yet won'),
    ...shown.flatMap((row, at) => [
      named(`name_${letters(at)}`, row.name),
      percent(`chance_${letters(at)}`, row.probability, row.name),
    ]),
  ]
  if (proposed.length === 0)
    return { template: 'No sales project is waiting to be won.', facts: facts.slice(0, 2) }
  const noun = proposed.length === 1 ? 'project' : 'projects'
  return {
    template:
      likely.length > 0
        ? `{{likely}} of {{count}} ${noun} not yet won ${likely.length === 1 ? 'is' : 'are'} likelier won than not, by the chances entered: ${names}.`
        : `None of {{count}} ${noun} not yet won is likelier won than not, by the chances entered: ${names}.`,
    facts,
  }
}

/** How many days after the expected one regular payers usually pay; or one of them. */
export async function payerDelays(
  context: ToolContext,
  args: { subjects?: readonly Subject[] },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  if (!due || isWithoutForecast(due.outlook)) return withoutForecast(context)
  const known = due.payers.flatMap(({ merchant, usual_delay }) =>
    usual_delay === null ? [] : [{ merchant, delay: usual_delay }],
  )
  const slow = known.filter(({ delay }) => delay > 0).sort((a, b) => b.delay - a.delay)
  const [first] = slow
  const base = {
    citations: [{ ref: 'count', href: '/cash-management', rowCount: 0, label: 'Cash management' }],
    rowCount: known.length,
    truncated: slow.length > itemsShown,
    basis: ['The usual delay is the middle one of past payments, counted from the expected day.'],
    warnings: [],
  }
  const [payer] = args.subjects ?? []
  if (payer) return { ...base, ...delayOf(payer, known) }
  if (known.length === 0)
    return {
      ...base,
      template: 'No customer has paid regularly enough for a usual delay to be known.',
      facts: [count('known', 0, 'Regular payers')],
      empty: true,
    }
  return {
    ...base,
    template: first
      ? `{{count}} of {{known}} regular payers usually ${slow.length === 1 ? 'pays' : 'pay'} late. The slowest is {{first}}, usually {{delay}} after the expected day.`
      : 'None of your {{known}} regular payers usually pays late.',
    facts: [
      count('count', slow.length, 'Usually late'),
      count('known', known.length, 'Regular payers'),
      ...(first
        ? [
            named('first', first.merchant),
            { id: 'delay', unit: 'days' as const, value: first.delay, label: first.merchant },
          ]
        : []),
      ...slow.slice(1, itemsShown).map((each, at) => ({
        id: `row_${letters(at)}`,
        unit: 'days' as const,
        value: each.delay,
        label: each.merchant,
      })),
    ],
    table: {
      columns: ['Name', 'Days late'],
      rows: slow
        .slice(0, itemsShown)
        .map((each) => [{ text: each.merchant }, { number: each.delay }]),
    },
  }
}

function delayOf(
  { name }: Subject,
  known: readonly { merchant: string; delay: number }[],
): Pick<ToolResult, 'template' | 'facts' | 'empty'> {
  const own = known.find(({ merchant }) => merchant === name)
  if (!own)
    return {
      template: '{{payer}} has not paid regularly enough for a usual delay to be known.',
      facts: [named('payer', name)],
      empty: true,
    }
  const delay = { id: 'delay', unit: 'days' as const, value: Math.abs(own.delay), label: name }
  return {
    template:
      own.delay === 0
        ? '{{payer}} usually pays on the expected day.'
        : `{{payer}} usually pays {{delay}} ${own.delay > 0 ? 'after' : 'before'} the expected day.`,
    facts: own.delay === 0 ? [named('payer', name), delay] : [delay, named('payer', name)],
  }
}
