// Tools for payments to come and late ones.
import { daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/names'
import type { Period } from '@plimsoll/domain/question/period'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'
import { type Due, readKeptDue } from '../../forecast/service.ts'
import { projectRowOf, readProjectBook } from '../../sales/service.ts'
import {
  count,
  date,
  days,
  type Fact,
  money,
  named,
  type Table,
  type ToolResult,
} from '../facts.ts'
import { queryOf, type ToolContext } from '../tool-context.ts'
import { itemsShown, tooFar, unknown, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'
import { aboutWords } from './flow-words.ts'

export function isOfSubjects(
  { codes, merchants }: { codes: readonly string[] | null; merchants: readonly string[] | null },
  item: Due['items'][number],
): boolean {
  return (
    (codes === null || codes.includes(item.sub_category)) &&
    (merchants === null || merchants.includes(item.merchant_id ?? ''))
  )
}

/** Payments that are due: a total and a list, or only the next one. */
export async function upcoming(
  context: ToolContext,
  args: {
    side?: FlowSide
    period: Period
    subjects?: readonly Subject[]
    next: boolean
    skip?: number
    largest?: number
    first?: number
  },
): Promise<ToolResult> {
  const due = await readKeptDue(context.tx, context.businessId, context.today)
  const lastDay = due?.days.at(-1)?.day
  if (!due || !lastDay) return withoutForecast(context)
  if (args.period.from > lastDay)
    return unknown(tooFar, [
      date('day', args.period.from, 'Date'),
      date('end', lastDay, 'End of the list of payments due'),
    ])
  const query = queryOf(context, { ...args, side: args.side ?? null })
  const items = due.items.filter(
    (item) =>
      item.day >= args.period.from &&
      item.day <= args.period.to &&
      (!args.side || item.side === args.side) &&
      isOfSubjects(query, item),
  )
  const about = args.side
    ? aboutWords({ side: args.side, ...(args.subjects ? { subjects: args.subjects } : {}) })
    : { words: '', facts: [] }
  const rest = {
    citations: [
      { ref: 'total', href: '/cash-management', rowCount: items.length, label: 'Cash management' },
    ],
    rowCount: items.length,
    truncated: items.length > itemsShown,
    basis: [
      'Only payments with a known day are listed; everyday spending comes on top.',
      ...(args.period.to > lastDay
        ? ['The list of payments due reaches thirteen weeks ahead.']
        : []),
    ],
    warnings: [],
  }
  if (args.first && items.length > 0) return { ...rest, ...firstDue(items.slice(0, args.first)) }
  if (args.largest && items.length > 0) return { ...rest, ...largestDue(items, args) }
  const first = occasionsOf(items, args)[args.skip ?? 0]
  if (!first) {
    const later = args.subjects?.length ? nextAfter(due.items, query, args) : null
    return {
      ...rest,
      template: `Nothing${about.words} with a known date is due ${args.period.from === args.period.to ? 'on {{from}}' : 'from {{from}} to {{to}}'}.${later?.words ?? ''}`,
      facts: [
        count('count', 0, 'Payments due'),
        date('from', args.period.from, 'From'),
        date('to', args.period.to, 'To'),
        ...about.facts,
        ...(later?.facts ?? []),
      ],
      empty: true,
    }
  }
  if (args.next) {
    const sameDay = args.subjects?.length
      ? items.filter(({ day, side }) => day === first.day && side === first.side)
      : [first]
    const isOne = sameDay.length === 1
    return {
      ...rest,
      template: isOne
        ? `${args.skip ? 'After that, the' : 'The'} next payment ${first.side}${about.words} is {{total}} ${first.side === 'in' ? 'from' : 'to'} {{merchant}}, expected on {{day}}, {{days}} from now.`
        : `${args.skip ? 'After that, ' : ''}{{total}} is expected ${first.side === 'in' ? 'in' : 'to go out'}${about.words} on {{day}}, {{days}} from now, in {{count}} payments.`,
      facts: [
        date('day', first.day, 'Date'),
        {
          id: 'days',
          unit: 'days',
          value: daysBetween(context.today, first.day),
          label: 'Days to go',
        },
        money(
          'total',
          magnitude(sum(sameDay.map(({ open }) => open))),
          isOne ? first.merchant : 'Due next',
        ),
        ...(isOne
          ? [named('merchant', first.merchant)]
          : [count('count', sameDay.length, 'Payments')]),
        ...about.facts,
      ],
    }
  }
  const totalOf = (side: FlowSide) =>
    magnitude(sum(items.filter((item) => item.side === side).map(({ open }) => open)))
  const table = dueTable(items.slice(0, itemsShown))
  const facts = [
    count('count', items.length, 'Payments due'),
    date('from', args.period.from, 'From'),
    date('to', args.period.to, 'To'),
    ...about.facts,
  ]
  const days = args.period.from === args.period.to ? 'on {{from}}' : 'from {{from}} to {{to}}'
  if (!args.side)
    return {
      ...rest,
      template: `{{out}} is due out and {{in}} is due in ${days}, {{count}} payments in all.`,
      facts: [
        money('out', totalOf('out'), 'Due out'),
        money('in', totalOf('in'), 'Due in'),
        ...facts,
      ],
      table,
    }
  const total = totalOf(args.side)
  const undated = args.subjects?.length
    ? null
    : undatedBeside(due, { ...args, side: args.side, total })
  return {
    ...rest,
    template: `{{total}} is due ${args.side}${about.words} ${days}, in {{count}} ${items.length === 1 ? 'payment' : 'payments'}.${undated?.words ?? ''}`,
    facts: [
      money('total', total, args.side === 'in' ? 'Due in' : 'Due out'),
      ...facts,
      ...(undated?.facts ?? []),
    ],
    table,
  }
}

// Nothing on Friday, but on Saturday.
function nextAfter(
  items: readonly Due['items'][number][],
  query: Parameters<typeof isOfSubjects>[0],
  { side, period }: { side?: FlowSide; period: Period },
): { words: string; facts: Fact[] } | null {
  const own = items.filter(
    (item) => item.day > period.to && (!side || item.side === side) && isOfSubjects(query, item),
  )
  const [first] = own
  if (!first) return null
  const sameDay = own.filter(({ day, side: way }) => day === first.day && way === first.side)
  return {
    words: ' The next is {{next}} on {{next_day}}.',
    facts: [
      money('next', magnitude(sum(sameDay.map(({ open }) => open))), 'Next'),
      date('next_day', first.day, 'Date'),
    ],
  }
}

// The wages of one day are one occasion, though each goes to somebody else.
function occasionsOf(
  items: readonly Due['items'][number][],
  { subjects = [] }: { subjects?: readonly Subject[] },
): readonly Due['items'][number][] {
  if (subjects.length === 0) return items
  return items.filter(
    ({ day, side }, at) => items.findIndex((each) => each.day === day && each.side === side) === at,
  )
}

/** What the forecast expects in all, where payments without a day of their own come on top. */
function undatedBeside(
  { days }: Due,
  { side, period, total }: { side: FlowSide; period: Period; total: Minor },
): { words: string; facts: Fact[] } | null {
  const last = days.at(-1)?.day
  if (!last || period.to > last) return null
  const expected = sum(
    days.filter(({ day }) => day >= period.from && day <= period.to).map((each) => each[side]),
  )
  if (expected <= total) return null
  const kind = side === 'in' ? 'receipts' : 'spending'
  return {
    words: ` With the usual ${kind} without a fixed day, the forecast expects {{expected}}.`,
    facts: [money('expected', expected, 'Expected in all')],
  }
}

function largestDue(
  items: readonly Due['items'][number][],
  { largest = 1, period }: { largest?: number; period: Period },
): Pick<ToolResult, 'template' | 'facts' | 'table'> {
  const sorted = [...items].sort(
    (a, b) => Math.abs(b.open) - Math.abs(a.open) || (a.day < b.day ? -1 : 1),
  )
  const shown = sorted.slice(0, largest)
  const [first = items[0] as Due['items'][number]] = shown
  return {
    template: `The largest payment due ${first.side} from {{from}} to {{to}} is {{total}} ${first.side === 'in' ? 'from' : 'to'} {{merchant}}, expected on {{day}}.${nextWords(shown)}`,
    facts: [
      money('total', magnitude(first.open), first.merchant),
      named('merchant', first.merchant),
      date('day', first.day, 'Date'),
      date('from', period.from, 'From'),
      date('to', period.to, 'To'),
      ...restFacts(shown),
    ],
    table: dueTable(shown),
  }
}

function firstDue(
  shown: readonly Due['items'][number][],
): Pick<ToolResult, 'template' | 'facts' | 'table'> {
  const [first = shown[0] as Due['items'][number]] = shown
  const side = first.side === 'in' ? 'from' : 'to'
  return {
    template: `The next {{count}} ${shown.length === 1 ? 'payment' : 'payments'} due ${first.side} ${shown.length === 1 ? 'comes' : 'come'} to {{total}}: {{amount}} ${side} {{merchant}} on {{day}}.${nextWords(shown)}`,
    facts: [
      money('total', magnitude(sum(shown.map(({ open }) => open))), 'Due'),
      count('count', shown.length, shown.length === 1 ? 'Payment' : 'Payments'),
      money('amount', magnitude(first.open), first.merchant),
      named('merchant', first.merchant),
      date('day', first.day, 'Date'),
      ...restFacts(shown),
    ],
    table: dueTable(shown),
  }
}

function restFacts(shown: readonly Due['items'][number][]): Fact[] {
  return shown
    .slice(1)
    .flatMap((item, at) => [
      money(`row_${letters(at)}`, magnitude(item.open), item.merchant),
      named(`name_${letters(at)}`, item.merchant),
      date(`day_${letters(at)}`, item.day, item.merchant),
    ])
}

function dueTable(shown: readonly Due['items'][number][]): Table {
  return {
    columns: ['Date', 'Name', 'Amount'],
    rows: shown.map((item) => [
      { day: item.day },
      { text: item.merchant },
      { minor: String(item.open) },
    ]),
  }
}

// "Then £20,144.18 to VAT on 12 January 2027, …"
function nextWords(shown: readonly Due['items'][number][]): string {
  const rest = shown
    .slice(1)
    .map(
      ({ side }, at) =>
        `{{row_${letters(at)}}} ${side === 'in' ? 'from' : 'to'} {{name_${letters(at)}}} on {{day_${letters(at)}}}`,
    )
  return rest.length > 0 ? ` Then ${rest.join(', ')}.` : ''
}

// Milestones that are overdue are left out of the forecast until somebody gives them another day.
async function overdueMilestones({
  tx,
  businessId,
  today,
}: ToolContext): Promise<{ words: string; facts: Fact[] } | null> {
  const book = await readProjectBook(tx, businessId, { today })
  const overdue = book.settlement.projects
    .map((settled) => projectRowOf(settled, book).overdue)
    .filter(({ count: number }) => number > 0)
  const number = overdue.reduce((all, each) => all + each.count, 0)
  if (number === 0) return null
  return {
    words: ` On top of that, {{milestones}} ${number === 1 ? 'milestone' : 'milestones'} of sales projects, {{milestone_total}}, ${number === 1 ? 'is' : 'are'} overdue.`,
    facts: [
      count('milestones', number, 'Overdue milestones'),
      money('milestone_total', sum(overdue.map(({ amount }) => amount)), 'Overdue milestones'),
    ],
  }
}

/** Payments whose day has passed without them. */
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
  const items = [...due.missed, ...due.items.filter(({ state }) => state === 'overdue')].filter(
    (item) => (!args.side || item.side === args.side) && isOfSubjects(query, item),
  )
  const about = aboutWords({ side: 'in', ...(args.subjects ? { subjects: args.subjects } : {}) })
  const milestones = args.side === 'out' || args.subjects ? null : await overdueMilestones(context)
  const total = magnitude(sum(items.map(({ open }) => open)))
  const [first] = items
  return {
    template: `${
      first
        ? `{{count}} expected ${items.length === 1 ? 'payment is' : 'payments are'} late, {{total}} in all; the first was due on {{due}}, {{days}} ago, ${first.side === 'in' ? 'from' : 'to'} {{merchant}}.`
        : `No expected payment${about.words} is late.`
    }${milestones ? milestones.words : ''}`,
    facts: [
      count('count', items.length, 'Late payments'),
      ...about.facts,
      ...(milestones?.facts ?? []),
      ...(first
        ? [
            money('total', total, 'Late in total'),
            date('due', first.due, 'Due'),
            days('days', daysBetween(first.due, context.today), 'Days late'),
            named('merchant', first.merchant),
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
