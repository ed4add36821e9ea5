// Sentences about unpaid invoices and bills: their total, the first by an order, what each party
// owes, how late each is, and one by its number.
import { type Day, daysBetween } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, sum } from '@plimsoll/domain/money'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowSide, InvoiceOrder, ToolCall } from '@plimsoll/domain/question/tool-call'
import type { OpenInvoices } from '../../forecast/service.ts'
import { count, date, days, type Fact, money, named, type ToolResult } from '../facts.ts'
import { listed } from '../listed.ts'
import { itemsShown } from './ahead-words.ts'
import { letters } from './compare-tools.ts'
import { limitWords } from './flow-words.ts'

/** An invoice or a bill, with what of it is open. */
export type Open = OpenInvoices['open'][number]

/** What is asked of invoices. */
export type InvoiceQuery = Extract<ToolCall, { tool: 'invoices' }>['args']

type Some = { readonly shown: readonly Open[]; readonly overdue: readonly Open[] }
/** A sentence with its facts. */
export type Sentence = Pick<ToolResult, 'template' | 'facts'>

const namesOf = (some: readonly Subject[]) => some.map(({ name }) => name).join(' and ')
/** What of some is open, in all. */
export const totalOf = (some: readonly Open[]) => magnitude(sum(some.map(({ open }) => open)))

/** The sentence that answers a question about those that are shown. */
export function answerOf({ shown, overdue }: Some, args: InvoiceQuery, today: Day): Sentence {
  const isLate = args.state === 'overdue' || args.aspect === 'lateness'
  const noun = `${isLate ? 'overdue' : 'unpaid'} ${args.side === 'in' ? 'invoice' : 'bill'}`
  const nouns = `${noun}${shown.length === 1 ? '' : 's'}`
  const without = args.except ? ` other than ${args.side === 'in' ? 'from' : 'to'} {{except}}` : ''
  const narrowed = narrowedBy(args)
  const within = `${without}${narrowed.words}${args.period ? ' due from {{from}} to {{to}}' : args.state === 'current' ? ' not yet due' : ''}`
  const days = [
    ...narrowed.facts,
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
  const isOfAll = args.state === 'open' && !args.period && args.olderThan?.since !== 'due'
  const isPartLate = isOfAll && overdue.length > 0 && shown.length > 1
  const lateWords = isPartLate ? ' Of that, {{overdue}} is overdue.' : ''
  const parts = shown.length > 1 && shown.length <= namedMost ? eachOf(shown, args.side) : null
  const wait = waitOf(first, today)
  const soonest = `the first ${wait.words} ${args.side === 'in' ? 'from' : 'to'} {{party}}`
  const single = `You have {{count}} ${nouns}${within}: {{total}} ${args.side === 'in' ? 'from' : 'to'} {{party}}, ${wait.words.replace(/^(?:is|was) /, '').replace(/,$/, '')}`
  return {
    template: `${shown.length === 1 ? single : `You have {{count}} ${nouns}${within}, {{total}} in all${parts ? `: ${parts.words}` : `; ${soonest}`}`}.${lateWords}`,
    facts: [
      ...(args.aspect === 'count' ? [number, total] : [total, number]),
      ...(parts?.facts ?? [...wait.facts, named('party', first.party)]),
      ...days,
      ...(lateWords ? [money('overdue', totalOf(overdue), 'Overdue')] : []),
    ],
  }
}

// So many are named one by one; of more the table has the rest.
const namedMost = 6

// "£11,850.00 from Bell and Crowe, due on 6 December 2026 (TS-1045)".
function eachOf(shown: readonly Open[], side: FlowSide): { words: string; facts: Fact[] } {
  const words = shown.map(({ number }, at) => {
    const id = letters(at)
    const numbered = number ? ` ({{number_${id}}})` : ''
    return `{{row_${id}}} ${side === 'in' ? 'from' : 'to'} {{name_${id}}}${numbered}, due on {{due_${id}}}`
  })
  return {
    words: words.join('; '),
    facts: shown.flatMap((each, at) => [
      money(`row_${letters(at)}`, magnitude(each.open), each.party),
      named(`name_${letters(at)}`, each.party),
      date(`due_${letters(at)}`, each.due, each.party),
      ...(each.number ? [{ ...named(`number_${letters(at)}`, ''), value: each.number }] : []),
    ]),
  }
}

// "Over £3,000", "more than 30 days old".
function narrowedBy({ amountFrom, amountTo, olderThan }: InvoiceQuery): {
  words: string
  facts: readonly Fact[]
} {
  const limits = limitWords({
    ...(amountFrom === undefined ? {} : { amountFrom }),
    ...(amountTo === undefined ? {} : { amountTo }),
  })
  if (!olderThan) return limits
  return {
    words: `${limits.words} more than {{age}} ${olderThan.since === 'issued' ? 'old' : 'overdue'}`,
    facts: [...limits.facts, days('age', olderThan.days, 'Older than')],
  }
}

/** One by its number: what it is for, and whether it is paid. */
export function ofNumber(found: readonly Open[], number: string, today: Day): Sentence {
  const [one] = found
  if (!one)
    return {
      template: 'No invoice or bill {{number}} is kept in Plimsoll.',
      facts: [{ ...named('number', ''), value: number }],
    }
  const isPaid = one.paid_on !== null || one.open === 0
  const noun = one.side === 'in' ? 'Invoice {{number}} to' : 'Bill {{number}} from'
  const wait = waitOf(one, today)
  const isPart = !isPaid && one.open !== one.amount
  const state =
    one.state === 'cancelled'
      ? 'was cancelled'
      : isPaid
        ? one.paid_on
          ? 'was paid on {{paid}}'
          : 'is paid'
        : isPart
          ? 'is paid in part; {{open}} of it is still open'
          : 'is unpaid'
  return {
    template: `${noun} {{party}} for {{total}} ${state}; it ${wait.words.replace(/,$/, '')}.`,
    facts: [
      money('total', magnitude(one.amount), one.party),
      { ...named('number', ''), value: number },
      named('party', one.party),
      ...wait.facts,
      ...(one.paid_on ? [date('paid', one.paid_on, 'Paid')] : []),
      ...(isPart ? [money('open', magnitude(one.open), 'Still open')] : []),
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
  smallest: (a, b) => a.open - b.open || (a.due < b.due ? -1 : 1),
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
    template: `{{count}} ${nouns}, {{total}}${parties.length > 1 ? ' in all' : ''}: ${listed(words)}.`,
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

// By how many days each that is overdue has passed its due day, and on average.
function lateness(
  shown: readonly Open[],
  { nouns, today }: { nouns: string; today: Day },
): Sentence {
  const gone = shown.map(({ due }) => daysBetween(due, today))
  const average = Math.round((gone.reduce((all, each) => all + each, 0) / gone.length) * 10) / 10
  const first = shown.slice(0, itemsShown)
  const each = first.map(
    (_, at) => `{{name_${letters(at)}}} by {{days_${letters(at)}}} ({{row_${letters(at)}}})`,
  )
  const isOne = shown.length === 1
  return {
    template: `{{count}} ${nouns}, {{total}}${isOne ? '' : ' in all'}: ${listed(each)}.${isOne ? '' : ' On average they are {{days}} past the due day.'}`,
    facts: [
      days('days', average, 'Days overdue on average'),
      count('count', shown.length, nouns),
      money('total', totalOf(shown), 'Overdue'),
      ...first.flatMap((one, at) => [
        named(`name_${letters(at)}`, one.party),
        days(`days_${letters(at)}`, gone[at] ?? 0, one.party),
        money(`row_${letters(at)}`, magnitude(one.open), one.party),
      ]),
    ],
  }
}
