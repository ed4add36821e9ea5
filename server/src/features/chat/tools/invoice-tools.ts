// Tools for invoices and bills that a person entered and no payment has settled.
import type { Day } from '@plimsoll/domain/calendar'
import { daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/names'
import type { FlowSide, InvoiceOrder, ToolCall } from '@plimsoll/domain/question/tool-call'
import { type OpenInvoices, readOpenInvoices } from '../../forecast/service.ts'
import {
  count,
  date,
  days,
  emptyResult,
  type Fact,
  money,
  named,
  type ToolResult,
} from '../facts.ts'
import type { ToolContext } from '../tool-context.ts'
import { late } from './ahead-due.ts'
import { itemsShown, withoutForecast } from './ahead-words.ts'
import { letters } from './compare-tools.ts'

type Open = OpenInvoices['open'][number]

type InvoiceQuery = Extract<ToolCall, { tool: 'invoices' }>['args']

/** Unpaid or overdue ones: all, of some parties, due within days, or the first by an order. */
export async function invoices(context: ToolContext, args: InvoiceQuery): Promise<ToolResult> {
  const { tx, businessId, today } = context
  const found = await readOpenInvoices(tx, businessId, today)
  if (!found) return withoutForecast(context)
  if (found.kept === 0) return withoutInvoices(context, args)
  const idsOf = (some?: readonly Subject[]) =>
    some?.flatMap((each) => (each.kind === 'merchant' ? each.ids : []))
  const merchants = idsOf(args.subjects)
  const leftOut = idsOf(args.except) ?? []
  const isMeant = ({ side, merchant_id }: Open) =>
    side === args.side &&
    (!merchants || merchants.includes(merchant_id ?? '')) &&
    !leftOut.includes(merchant_id ?? '')
  const own = found.open.filter(
    (each) =>
      isMeant(each) &&
      (!args.period || (each.due >= args.period.from && each.due <= args.period.to)),
  )
  const overdue = own.filter(({ due }) => due < today)
  const current = own.filter(({ due }) => due >= today)
  const isLate = args.state === 'overdue' || args.aspect === 'lateness'
  // The next to fall due is none whose day has passed, while there is another.
  const isNext = args.state === 'open' && args.first === 'next' && current.length > 0
  const shown = isLate ? overdue : args.state === 'current' || isNext ? current : own
  const isFromNow =
    args.state === 'open' && args.period !== undefined && daysBetween(today, args.period.from) <= 1
  const alsoLate =
    isFromNow || isNext ? found.open.filter(isMeant).filter(({ due }) => due < today) : []
  return {
    ...withLate(answerOf({ shown, overdue }, args, today), alsoLate),
    citations: [
      { ref: 'total', href: '/cash-management', rowCount: shown.length, label: 'Cash management' },
    ],
    rowCount: shown.length,
    truncated: shown.length > itemsShown,
    basis: ['Only invoices and bills that were added to Plimsoll are known.'],
    warnings: [],
    table: {
      columns: ['Due', 'Name', 'Amount'],
      rows: shown
        .slice(0, itemsShown)
        .map((each) => [{ day: each.due }, { text: each.party }, { minor: String(each.open) }]),
    },
    ...(shown.length === 0 ? { empty: true } : {}),
  }
}

// Who owes money, and what is overdue, then show in the payments that are expected.
async function withoutInvoices(
  context: ToolContext,
  { aspect, state, side, subjects }: InvoiceQuery,
): Promise<ToolResult> {
  if (aspect !== 'owed' && state !== 'overdue')
    return emptyResult('No invoices are kept in Plimsoll, so I can’t tell which are unpaid.')
  const missing = await late(context, { side, ...(subjects ? { subjects } : {}) })
  return { ...missing, template: `No invoices are kept in Plimsoll. ${missing.template}` }
}

// What falls due from now on leaves out what should have been paid already.
function withLate(answer: Sentence, late: readonly Open[]): Sentence {
  if (late.length === 0) return answer
  return {
    template: `${answer.template} On top of that, {{late}} is overdue already.`,
    facts: [...answer.facts, money('late', totalOf(late), 'Overdue already')],
  }
}

type Some = { readonly shown: readonly Open[]; readonly overdue: readonly Open[] }
type Sentence = Pick<ToolResult, 'template' | 'facts'>

const namesOf = (some: readonly Subject[]) => some.map(({ name }) => name).join(' and ')
const totalOf = (some: readonly Open[]) => magnitude(sum(some.map(({ open }) => open)))

function answerOf({ shown, overdue }: Some, args: InvoiceQuery, today: Day): Sentence {
  const isLate = args.state === 'overdue' || args.aspect === 'lateness'
  const noun = `${isLate ? 'overdue' : 'unpaid'} ${args.side === 'in' ? 'invoice' : 'bill'}`
  const nouns = `${noun}${shown.length === 1 ? '' : 's'}`
  const without = args.except ? ` other than ${args.side === 'in' ? 'from' : 'to'} {{except}}` : ''
  const within = `${without}${args.period ? ' due from {{from}} to {{to}}' : args.state === 'current' ? ' not yet due' : ''}`
  const days = [
    ...(args.period
      ? [date('from', args.period.from, 'From'), date('to', args.period.to, 'To')]
      : []),
    ...(args.except ? [{ ...named('except', ''), value: namesOf(args.except) }] : []),
  ]
  const number = count('count', shown.length, nouns)
  const total = money('total', totalOf(shown), args.state === 'overdue' ? 'Overdue' : 'Unpaid')
  if (args.amount !== undefined) return ofAmount(args.amount, shown, { args, noun, today })
  const [first] = shown
  if (!first)
    return {
      template: `There are no ${nouns}${within}${args.subjects ? (args.side === 'in' ? ' from {{who}}' : ' to {{who}}') : ''}.`,
      facts: [
        number,
        ...days,
        ...(args.subjects?.[0] ? [named('who', args.subjects[0].name)] : []),
      ],
    }
  if (args.aspect === 'lateness') return lateness(shown, { nouns, today })
  if (args.first === 'parties') return allParties(shown, { nouns, side: args.side })
  if (args.first === 'party') return byParty(shown, { noun, side: args.side })
  if (args.first) return firstOf(shown, { noun, first: args.first, side: args.side, today })
  const lateWords =
    args.state === 'open' && overdue.length > 0 && !args.period
      ? ' Of that, {{overdue}} is overdue.'
      : ''
  const wait = waitOf(first, today)
  return {
    template: `{{count}} ${nouns}${within}, {{total}} in all; ${shown.length === 1 ? 'it' : 'the first'} ${wait.words} ${args.side === 'in' ? 'from' : 'to'} {{party}}.${lateWords}`,
    facts: [
      ...(args.aspect === 'count' ? [number, total] : [total, number]),
      ...wait.facts,
      named('party', first.party),
      ...days,
      ...(lateWords ? [money('overdue', totalOf(overdue), 'Overdue')] : []),
    ],
  }
}

// "Has their £4,215.60 turned up?": whether one of that amount is still unpaid.
function ofAmount(
  amount: Minor,
  shown: readonly Open[],
  { args, noun, today }: { args: InvoiceQuery; noun: string; today: Day },
): Sentence {
  const who = named('who', args.subjects?.[0]?.name ?? '')
  const way = args.side === 'in' ? 'from' : 'to'
  const found = shown.find(({ open }) => magnitude(open) === amount)
  if (found) {
    const wait = waitOf(found, today)
    return {
      template: `The ${noun} of {{total}} ${way} {{who}} is still open: it ${wait.words.replace(/,$/, '')}.`,
      facts: [
        money('total', magnitude(found.open), 'Unpaid'),
        named('who', found.party),
        ...wait.facts,
      ],
    }
  }
  if (shown.length === 0)
    return { template: `No ${noun} ${way} {{who}} is kept in Plimsoll.`, facts: [who] }
  return {
    template: `No ${noun} ${way} {{who}} is for that amount; {{total}} is unpaid in all ({{count}}).`,
    facts: [money('total', totalOf(shown), 'Unpaid'), who, count('count', shown.length, noun)],
  }
}

// "was due on 14 November 2026, 9 days ago,"
function waitOf({ due }: Open, today: Day): { words: string; facts: Fact[] } {
  const gone = daysBetween(due, today)
  return {
    words:
      gone > 0
        ? 'was due on {{due}}, {{days}} ago,'
        : gone === 0
          ? 'is due today, {{due}},'
          : 'is due on {{due}}, {{days}} from now,',
    facts: [
      date('due', due, 'Due'),
      ...(gone === 0
        ? []
        : [days('days', Math.abs(gone), gone > 0 ? 'Days overdue' : 'Days to go')]),
    ],
  }
}

// The oldest is the one that was written first; where that is not known, the one due first.
const ageOf = ({ issued, due }: Open) => issued ?? due

type FirstOrder = Exclude<InvoiceOrder, 'party' | 'parties'>

const orders: Record<FirstOrder, (a: Open, b: Open) => number> = {
  largest: (a, b) => b.open - a.open || (a.due < b.due ? -1 : 1),
  oldest: (a, b) => (ageOf(a) < ageOf(b) ? -1 : 1),
  next: (a, b) => (a.due < b.due ? -1 : 1),
}

function firstOf(
  shown: readonly Open[],
  asked: { noun: string; first: FirstOrder; side: FlowSide; today: Day },
): Sentence {
  const [first = shown[0] as Open] = [...shown].sort(orders[asked.first])
  const wait = waitOf(first, asked.today)
  const order = asked.first === 'next' ? 'next' : asked.first
  return {
    template: `The ${order} ${asked.noun} is {{total}} ${asked.side === 'in' ? 'from' : 'to'} {{party}}; it ${wait.words.replace(/,$/, '')}.`,
    facts: [
      money('total', magnitude(first.open), first.party),
      named('party', first.party),
      ...wait.facts,
    ],
  }
}

// Who owes most: what is open is added up by the name on the invoices.
function byParty(
  shown: readonly Open[],
  { noun, side }: { noun: string; side: FlowSide },
): Sentence {
  const parties = partiesOf(shown)
  const [first = { party: '', own: shown }, ...others] = parties
  return {
    template: `${side === 'in' ? '{{party}} owes you most' : 'You owe {{party}} most'}: {{total}} on {{count}} ${noun}${first.own.length === 1 ? '' : 's'}.`,
    facts: [
      money('total', totalOf(first.own), first.party),
      named('party', first.party),
      count('count', first.own.length, noun),
      ...others
        .slice(0, itemsShown)
        .map(({ party, own }, at) => money(`row_${letters(at)}`, totalOf(own), party)),
    ],
  }
}

function partiesOf(shown: readonly Open[]): { party: string; own: readonly Open[] }[] {
  return [...new Set(shown.map(({ party }) => party))]
    .map((party) => ({ party, own: shown.filter((each) => each.party === party) }))
    .sort((a, b) => totalOf(b.own) - totalOf(a.own))
}

// What each owes or is owed, the most first.
function allParties(
  shown: readonly Open[],
  { nouns, side }: { nouns: string; side: FlowSide },
): Sentence {
  const parties = partiesOf(shown).slice(0, itemsShown)
  const words = parties.map(
    (_, at) => `{{row_${letters(at)}}} ${side === 'in' ? 'from' : 'to'} {{name_${letters(at)}}}`,
  )
  return {
    template: `{{count}} ${nouns}, {{total}} in all: ${words.join(', ')}.`,
    facts: [
      money('total', totalOf(shown), 'Unpaid'),
      count('count', shown.length, nouns),
      ...parties.flatMap(({ party, own }, at) => [
        money(`row_${letters(at)}`, totalOf(own), party),
        named(`name_${letters(at)}`, party),
      ]),
    ],
  }
}

// By how many days those that are overdue have passed their due day, on average.
function lateness(
  shown: readonly Open[],
  { nouns, today }: { nouns: string; today: Day },
): Sentence {
  const gone = shown.map(({ due }) => daysBetween(due, today))
  const average = Math.round((gone.reduce((all, each) => all + each, 0) / gone.length) * 10) / 10
  return {
    template: `{{count}} ${nouns}, {{days}} past the due day on average; {{total}} in all.`,
    facts: [
      days('days', average, 'Days overdue on average'),
      count('count', shown.length, nouns),
      money('total', totalOf(shown), 'Overdue'),
    ],
  }
}
