// A tool for payments that were expected by now and have not come.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { magnitude, sum } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { type Due, readKeptDue } from '../../forecast/service.ts'
import { projectRowOf, readProjectBook } from '../../sales/service.ts'
import { count, date, days, type Fact, money, named, type ToolResult } from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { itemsShown, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'
import { isOfSubjects } from './due-lists.ts'
import { aboutWords } from './flow-words.ts'
import { salesProjects } from './sales-tools.ts'

type DueItem = Due['items'][number]
type Late = { readonly words: string; readonly facts: readonly Fact[] }

// Milestones that are overdue are left out of the forecast until somebody gives them another day.
async function overdueMilestones({
  tx,
  businessId,
  today,
}: ToolContext): Promise<{ words: (isAlone: boolean) => string; facts: Fact[] } | null> {
  const book = await readProjectBook(tx, businessId, { today })
  const overdue = book.settlement.projects
    .map((settled) => projectRowOf(settled, book).overdue)
    .filter(({ count: number }) => number > 0)
  const number = overdue.reduce((all, each) => all + each.count, 0)
  if (number === 0) return null
  return {
    words: (isAlone) =>
      `${isAlone ? ', but' : ' On top of that,'} {{milestone_total}} of sales projects is overdue, in {{milestones}} ${number === 1 ? 'milestone' : 'milestones'}.`,
    facts: [
      count('milestones', number, 'Overdue milestones'),
      money('milestone_total', sum(overdue.map(({ amount }) => amount)), 'Overdue milestones'),
    ],
  }
}

// So many are named one by one; of more the first is, and the table has the rest.
const namedMost = 6

// What is late to come in and what is late to go out are two sums, and no difference of both.
function lateWords(items: readonly DueItem[], sides: number, today: Day): Late {
  const [first] = items
  const way = ({ side }: Pick<DueItem, 'side'>) => (side === 'in' ? 'from' : 'to')
  if (!first) return { words: '', facts: [] }
  if (items.length === 1)
    return {
      words: `{{count}} expected payment is late: {{total}} ${way(first)} {{merchant}}, due on {{due}}, {{days}} ago.`,
      facts: [],
    }
  const sums =
    sides === 1 ? ', {{total}} in all' : ': {{total_in}} to come in and {{total_out}} to go out'
  if (items.length > namedMost)
    return {
      words: `{{count}} expected payments are late${sums}; the first was due on {{due}}, {{days}} ago, ${way(first)} {{merchant}}.`,
      facts: [],
    }
  const each = items.map((item, at) => {
    const id = letters(at)
    return `{{row_${id}}} ${way(item)} {{name_${id}}}, due on {{due_${id}}}, {{days_${id}}} ago`
  })
  return {
    words: `{{count}} expected payments are late${sums}${sides === 1 ? ':' : '.'} ${each.join('; ')}.`,
    facts: items.flatMap(({ open, merchant, due }, at) => [
      money(`row_${letters(at)}`, magnitude(open), merchant),
      named(`name_${letters(at)}`, merchant),
      date(`due_${letters(at)}`, due, merchant),
      days(`days_${letters(at)}`, daysBetween(due, today), merchant),
    ]),
  }
}

// A category that brings money in is paid by nobody: what was expected of it is late or not.
function nothingLate(about: string, side: FlowSide): string {
  const ofCategories = / (?:as|in|on) (?=\{\{categories)/
  return side === 'in' && ofCategories.test(about)
    ? `Nothing expected${about}`
    : `No expected payment${about.replace(ofCategories, ' for ')}`
}

function isOfProjects(subjects: readonly Subject[]): boolean {
  return subjects.every(({ kind, ...each }) => 'code' in each && each.code === 'project_income')
}

/** Payments that were expected by now and have not come. */
export async function late(
  context: ToolContext,
  args: { side?: FlowSide; subjects?: readonly Subject[] },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  const isOld = due?.outlook.state === 'unknown' && due.outlook.reason === 'old_data'
  if (!due || isOld) return withoutForecast(context)
  const all = { from: context.today, to: context.today, unit: 'day', label: '' } as const
  const query = queryOf(context, {
    period: all,
    ...(args.subjects ? { subjects: args.subjects } : {}),
  })
  const items = [...due.missed, ...due.items.filter(({ state }) => state === 'overdue')]
    .filter((item) => (!args.side || item.side === args.side) && isOfSubjects(query, item))
    .sort((a, b) => (a.due < b.due ? -1 : a.due > b.due ? 1 : 0))
  // What projects bring in is late by their milestones, which the forecast leaves out.
  if (items.length === 0 && args.subjects && isOfProjects(args.subjects))
    return salesProjects(context, { aspect: 'overdue' })
  const { side = 'in', subjects } = args
  const about = aboutWords({ side, ...(subjects ? { subjects } : {}) })
  const milestones = args.side === 'out' || args.subjects ? null : await overdueMilestones(context)
  const totals = (['in', 'out'] as const).flatMap((way) => {
    const some = items.filter((item) => item.side === way)
    return some.length > 0 ? [{ way, total: magnitude(sum(some.map(({ open }) => open))) }] : []
  })
  const [first] = items
  const words = lateWords(items, totals.length, context.today)
  return {
    template: `${
      first ? words.words : `${nothingLate(about.words, side)} is late${milestones ? '' : '.'}`
    }${milestones ? milestones.words(!first) : ''}`,
    facts: [
      count('count', items.length, 'Late payments'),
      ...about.facts,
      ...(milestones?.facts ?? []),
      ...(first
        ? [
            ...totals.map(({ way, total }) =>
              totals.length === 1
                ? money('total', total, 'Late in total')
                : money(`total_${way}`, total, way === 'in' ? 'Owed to you' : 'Owed by you'),
            ),
            date('due', first.due, 'Due'),
            days('days', daysBetween(first.due, context.today), 'Days late'),
            named('merchant', first.merchant),
            ...words.facts,
          ]
        : []),
    ],
    citations: [
      { ref: 'count', href: '/cash-management', rowCount: items.length, label: 'Cash management' },
    ],
    rowCount: items.length,
    truncated: items.length > itemsShown,
    basis: [
      'Late means that a regular payment has passed its usual day, or an invoice its due day.',
    ],
    warnings: [],
    table: {
      columns: ['Due', 'Name', 'Amount'],
      rows: items
        .slice(0, itemsShown)
        .map((item) => [{ day: item.due }, { text: item.merchant }, { minor: String(item.open) }]),
    },
    ...(items.length === 0 ? { empty: true } : {}),
  }
}
