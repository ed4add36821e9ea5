// Plain questions about what a question names, of the kind that it asks: how many, which month,
// what share, compared with what, when. Offered where no wording of its own is understood.
import type { Period } from '../period.ts'
import type { PlanContext } from '../plan/slots.ts'
import type { Subject } from '../subject.ts'
import type { FlowSide } from '../tool-call.ts'
import { type AnswerKind, kindsWanted } from './kinds-wanted.ts'
import { averagesOf, pricesOf } from './prices.ts'
import { putAhead } from './put-ahead.ts'
import { daysAfter, during, moving, namesOf, sideOfSubject } from './question-of.ts'
import { daysSetAgainst } from './set-against.ts'
import { sharesOf } from './shares.ts'
import type { Slots } from './slots.ts'

/** Names whose money goes one way; none for all of it. */
export type Group = { readonly side: FlowSide; readonly members: readonly Subject[] }

/** Slots with their names put together, and the kinds of answer that are wanted. */
export type Parts = Slots & {
  readonly groups: readonly Group[]
  readonly kinds: ReadonlySet<AnswerKind>
  readonly today: string
}

/** Plain questions, the nearest first. */
export function putAgain(slots: Slots, context: PlanContext): readonly string[] {
  const { periods, looksAhead, included, text } = slots
  const groups = groupsOf(included, context)
  const parts = { ...slots, groups, kinds: kindsWanted(text), today: context.today }
  const isAhead = looksAhead || periods.some(({ from }) => from > context.today)
  const dues = duesOf(parts)
  if (isAhead) return [...dues, ...putAhead(parts)]
  return [...dues, ...balancesOf(parts), ...putBack(parts)]
}

// Whether a payer is late, and how often a payee is paid: of no days that are named.
function duesOf({ groups, kinds, text }: Parts): string[] {
  const payees = (way: FlowSide) =>
    groups.flatMap(({ side, members }) =>
      side === way ? members.filter(({ kind }) => kind === 'merchant').slice(0, 2) : [],
    )
  const late = kinds.has('late') ? payees('in').map(({ name }) => `Is ${name} late?`) : []
  const often = kinds.has('rhythm')
    ? payees('out').map(({ name }) => `How often do we pay ${name}?`)
    : []
  const isNet =
    /\bnet\b|\b(?:take|taking) off\b|\bless (?:the|any)\b/.test(text) && kinds.has('back')
  const net = isNet
    ? payees('in').map(({ name }) => `How much came in from ${name} net of refunds?`)
    : []
  return [...late, ...often, ...net]
}

// Of an account alone what stands in it is meant.
function balancesOf({ included, periods, groups, today }: Parts): string[] {
  if (groups.length > 0) return []
  const [last] = periods.slice(-1)
  const day = last && last.to < today ? daysAfter({ from: last.to, to: last.to }) : ''
  return included.map(({ name }) => `What ${day ? 'was' : 'is'} the balance of ${name}${day}?`)
}

// Payees apart from categories: whether those narrow them or are added to them can't be read.
function groupsOf(included: readonly Subject[], context: PlanContext): Group[] {
  const sided = included
    .filter(({ kind }) => kind !== 'account')
    .map((subject) => ({
      subject,
      side: sideOfSubject(subject, context) === 'in' ? ('in' as const) : ('out' as const),
    }))
  const group = (way: FlowSide, isPayee: boolean): Group => ({
    side: way,
    members: sided.flatMap(({ subject, side }) =>
      side === way && (subject.kind === 'merchant') === isPayee ? [subject] : [],
    ),
  })
  return [group('out', true), group('out', false), group('in', true), group('in', false)].filter(
    ({ members }) => members.length > 0,
  )
}

function putBack(parts: Parts): string[] {
  const { periods, groups, kinds, today, text, excluded } = parts
  const days = periods.map((period) =>
    period.unit === 'all' ? '' : daysAfter(until(period, today)),
  )
  const [first = '', second] = days
  const isBare = groups.length === 0
  const meant = isBare ? sidesOf(parts).map((side): Group => ({ side, members: [] })) : groups
  const interval = kinds.has('extreme') ? intervalIn(text) : null
  // A change that is tried can't be put by names and days.
  if (kinds.has('what_if') || (isBare && !first && !interval)) return []
  const prompts: string[] = []
  if (kinds.has('new') && isBare) prompts.push(`Which new suppliers did we pay${first}?`)
  if (kinds.has('share'))
    for (const each of days.length === 0 ? [''] : days.slice(0, 2))
      prompts.push(...sharesOf(parts, each))
  if (!interval && kinds.has('top') && (isBare || ofWhom.test(text)))
    prompts.push(...sidesOf(parts).flatMap((side) => ranked(side, first, countIn(parts))))
  if (interval) {
    if (isBare && kinds.has('net'))
      prompts.push(`Which ${interval} had the lowest net cash flow${first}?`)
    prompts.push(...meant.map((group) => `${extreme(group, interval, kinds)}${first}?`))
  }
  // All records are nothing to compare with.
  const isSpan = /\bbetween\b/.test(text) && !kinds.has('compare')
  if (first && second && !isSpan)
    prompts.push(
      ...meant.map((group) => {
        const other = second.replace(/^ (?:in|from|on)/, '')
        return `${amountOf(group)}${first} compared with${other}?`
      }),
    )
  if (kinds.has('compare')) {
    prompts.push(...setAgainst(parts, meant))
    prompts.push(...groups.flatMap((group) => comparing(group, first)))
  }
  if (kinds.has('many')) prompts.push(...meant.flatMap((group) => counting(group, first)))
  const singles = groups.flatMap(({ side, members }) =>
    members.map((subject) => ({ side, subject })),
  )
  // "Which was dearer?" sets one against another.
  if (kinds.has('change') && !/\bwhich (?:is|was)\b/.test(text))
    prompts.push(...pricesOf(singles, kinds))
  if (kinds.has('average')) prompts.push(...averagesOf(groups, kinds, first))
  if (kinds.has('a_year') && !first)
    prompts.push(...groups.map((group) => `${amountOf(group)} in the last 12 months?`))
  if (kinds.has('back') && isBare) prompts.push(`How much did we refund to customers${first}?`)
  if (kinds.has('back'))
    prompts.push(
      ...singles
        .slice(0, 2)
        .flatMap(({ side, subject: { name } }) =>
          side === 'out' ? [`Have we had money back from ${name}${first}?`] : [],
        ),
    )
  const rest = isBare ? meant.flatMap(({ side }) => withoutNames(excluded, side, first)) : []
  const totals =
    isBare && !first ? [] : [...rest, ...meant.flatMap((group) => totalsOf(group, first))]
  const whens = singles
    .slice(0, 2)
    .map(({ side, subject }) =>
      side === 'in'
        ? `When did ${subject.name} last pay us?`
        : `When did we last ${moving('out', [subject])}?`,
    )
  const isOften = singles.every(({ subject: { kind } }) => kind === 'merchant')
  return kinds.has('when')
    ? [...prompts, ...whens, ...totals]
    : [...prompts, ...totals, ...(isOften ? whens : [])]
}

// Only one of the two stretches of days is named.
function setAgainst({ periods, text, today }: Parts, meant: readonly Group[]): string[] {
  const days = daysSetAgainst(periods, text, today)
  if (!days) return []
  if (days === 'years')
    return meant.map((group) => `${amountOf(group)} this year compared with last year?`)
  const [one, other] = days.map(daysAfter)
  const against = other?.replace(/^ (?:in|from|on)/, '')
  return meant.map((group) => `${amountOf(group)}${one} compared with${against}?`)
}

const ofWhom = /\b(?:suppliers?|people|payees?|customers?|clients?|who|whom|payers?)\b/

// What has begun ends today.
const until = ({ from, to }: Period, today: string) => ({
  from,
  to: to > today && from <= today ? today : to,
})

/** Which way the money goes that a question without names is about. */
export function sidesOf({ concepts, text }: Pick<Slots, 'concepts' | 'text'>): readonly FlowSide[] {
  const isIn =
    concepts.has('in') ||
    concepts.has('sales') ||
    /\b(?:took|take|takings|earn(?:ed)?|income|received?|customers?|clients?|paid us|banked)\b/.test(
      text,
    )
  const isOut =
    concepts.has('out') ||
    /\b(?:spen[dt]|we paid|we pay|costs?|bills?|suppliers?|buy|bought|payees?)\b/.test(text)
  return isIn && !isOut ? ['in'] : isOut && !isIn ? ['out'] : ['out', 'in']
}

function amountOf({ side, members }: Group): string {
  if (members.length === 0) return side === 'in' ? 'How much came in' : 'How much went out'
  return side === 'in'
    ? `How much came in from ${namesOf(members)}`
    : `How much did we ${moving(side, members)}`
}

function totalsOf({ side, members }: Group, days: string): string[] {
  if (members.length === 0)
    return [`${amountOf({ side, members })}${side === 'in' ? during(days) : days}?`]
  const each = members
    .slice(0, 3)
    .map((subject) => `${amountOf({ side, members: [subject] })}${days}?`)
  return members.length > 1 && members.length < 5
    ? [`${amountOf({ side, members })}${days}?`, ...each]
    : each
}

// A loan that is left out of what came in is the one received, and no repayment.
function withoutNames(excluded: readonly Subject[], side: FlowSide, days: string): string[] {
  const less = namesOf(
    excluded.map((subject) =>
      side === 'in' && 'code' in subject && subject.code === 'loan_repayment'
        ? { ...subject, name: 'loans received' }
        : subject,
    ),
  )
  const amount = amountOf({ side, members: [] })
  return less ? [`${amount}${side === 'in' ? during(days) : days} without ${less}?`] : []
}

function extreme(
  { side, members }: Group,
  interval: string,
  kinds: ReadonlySet<AnswerKind>,
): string {
  const end = kinds.has('least') ? 'the least' : 'the most'
  const names = members.length > 0 ? `${side === 'in' ? ' from' : ' on'} ${namesOf(members)}` : ''
  return `Which ${interval} did we ${side === 'in' ? 'receive' : 'spend'} ${end}${names}`
}

function counting({ side, members }: Group, days: string): string[] {
  if (members.length === 0)
    return [`How many payments ${side === 'in' ? 'came in' : 'went out'}${days}?`]
  return members
    .slice(0, 2)
    .map(({ kind, name }) =>
      side === 'out' && kind === 'merchant'
        ? `How many times did we pay ${name}${days}?`
        : `How many ${name} payments${days}?`,
    )
}

function comparing({ side, members }: Group, days: string): string[] {
  const [one, other, ...more] = members
  if (!one || !other || more.length > 0) return []
  if (side === 'in') return [`Did more come in from ${one.name} than from ${other.name}${days}?`]
  return one.kind === 'merchant'
    ? [`Did we pay ${one.name} more than ${other.name}${days}?`]
    : [`Did we spend more on ${one.name} than on ${other.name}${days}?`]
}

function ranked(side: FlowSide, days: string, count: number | null): string[] {
  const top = count !== null && count > 1 && count < 21 ? `top ${count} ` : null
  if (side === 'in')
    return [top ? `Who were our ${top}customers${days}?` : `Who paid us the most${days}?`]
  return [
    top ? `Who were our ${top}suppliers${days}?` : `Who did we pay the most${days}?`,
    `What was our biggest payment${days}?`,
  ]
}

const numbers = ['two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']

// "The three people we paid most".
function countIn({ count, text }: Slots): number | null {
  const [, word = ''] =
    /\b(two|three|four|five|six|seven|eight|nine|ten) (?:\w+ )?(?:suppliers?|people|payees?|customers?|clients?|biggest|largest)\b/.exec(
      text,
    ) ?? []
  return word ? numbers.indexOf(word) + 2 : count
}

function intervalIn(text: string): string | null {
  const [, interval = null] =
    /\b(?:which|what|wot|best|worst|busiest|quietest|biggest|lowest|highest) (?:\w+ ){0,2}(day|week|month|quarter|year)\b/.exec(
      text,
    ) ?? []
  return interval
}
