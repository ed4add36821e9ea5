// A call put as a question that a person would ask: what a choice shows and, chosen, asks.
import { type Day, lastDayOf, monthOf } from '../../calendar.ts'
import { subCategoryOf } from '../../taxonomy.ts'
import { dayLabel, monthLabel, type Period, spanLabel } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { FlowFilter, FlowSide, ToolCall } from '../tool-call.ts'

type Named = { readonly name: string; readonly kind: Subject['kind'] }

/** The days of a period after a question: " in October 2026", " from 1 to 20 May 2026". */
export function daysAfter({ from, to }: Pick<Period, 'from' | 'to'>): string {
  if (from === to) return ` on ${dayLabel(from)}`
  if (isMonth(from, to)) return ` in ${monthLabel(monthOf(from))}`
  if (from.endsWith('-01-01') && to === `${from.slice(0, 4)}-12-31`)
    return ` in ${from.slice(0, 4)}`
  return ` from ${spanLabel(from, to)}`
}

/** The same after "in": " during October 2026". */
export const during = (days: string): string => days.replace(/^ in /, ' during ')

const isMonth = (from: Day, to: Day) => from.endsWith('-01') && to === lastDayOf(monthOf(from))

/** Names as a sentence lists them; null where there are more than four. */
export function namesOf(subjects: readonly Named[], joint = 'and'): string | null {
  const names = subjects.map(({ name }) => name)
  if (names.length === 0 || names.length > 4) return null
  const last = names.at(-1) ?? ''
  return names.length === 1 ? last : `${names.slice(0, -1).join(', ')} ${joint} ${last}`
}

/** "Pay Adobe", "spend on fuel", "receive from Stripe": the verb that money to a name takes. */
export function moving(side: FlowSide, subjects: readonly Named[], joint = 'and'): string | null {
  if (subjects.length === 0) return side === 'in' ? 'receive' : 'spend'
  const names = namesOf(subjects, joint)
  if (names === null) return null
  if (side === 'in') return `receive from ${names}`
  const arePayees = subjects.every(({ kind }) => kind === 'merchant')
  return `${arePayees ? 'pay' : 'spend on'} ${names}`
}

/** What the books hold, and what their accounts are called. */
export type Books = {
  readonly firstDay: Day
  readonly today: Day
  readonly accounts?: readonly { readonly id: string; readonly name: string }[]
}

/** A call as questions, the likeliest wording first; none where it has no plain one. */
export function questionsOf(
  call: ToolCall,
  { firstDay, today, accounts = [] }: Books,
): readonly string[] {
  const { period, subjects = [], side = null, except = [] } = call.args as Partial<FlowFilter>
  const less = except.length > 0 ? namesOf(except) : ''
  if (less === null || isNarrowed(call)) return []
  if (call.tool === 'cash_balance') return balanceOf(call, accounts)
  const without = less ? ` without ${less}` : ''
  const put = (days: string) => wordingsOf(call, { days: `${without}${days}`, subjects, side })
  if (!period) return put('')
  // Where no days were named, all records are meant.
  const isWhole = period.from <= firstDay && period.to === today
  const dated = put(daysAfter(period))
  return isWhole ? [...put(''), ...dated] : [...dated, ...put('')]
}

function balanceOf(
  { args }: ToolCall & { tool: 'cash_balance' },
  accounts: NonNullable<Books['accounts']>,
): string[] {
  const account = accounts.find(({ id }) => id === args.account)
  if (args.claimed !== undefined || (args.account && !account)) return []
  const balance = account ? `the balance of ${account.name}` : 'our balance'
  return [args.day ? `What was ${balance} on ${dayLabel(args.day)}?` : `What is ${balance}?`]
}

// Narrower than the wordings below say.
function isNarrowed({ args }: ToolCall): boolean {
  const { amountFrom, amountTo, weekdays } = args as Partial<FlowFilter>
  return amountFrom !== undefined || amountTo !== undefined || weekdays !== undefined
}

type Parts = {
  readonly days: string
  readonly subjects: readonly Subject[]
  readonly side: FlowSide | null
}

function wordingsOf(call: ToolCall, { days, subjects, side }: Parts): readonly string[] {
  const names = namesOf(subjects)
  if (subjects.length > 0 && names === null) return []
  const moved = moving(side ?? 'out', subjects)
  const isIn = side === 'in'
  switch (call.tool) {
    case 'flow_total':
      if (call.args.claimed !== undefined || call.args.threshold) return []
      if (call.args.whether && subjects.length > 0)
        return [isIn ? `Did ${names} pay us${days}?` : `Did we ${moved}${days}?`]
      return subjects.length === 0
        ? [isIn ? `How much came in${during(days)}?` : `How much went out${days}?`]
        : [isIn ? `How much came in from ${names}${days}?` : `How much did we ${moved}${days}?`]
    case 'count_payments':
      return subjects.length === 0
        ? [`How many payments ${isIn ? 'came in' : 'went out'}${days}?`]
        : [
            isIn
              ? `How many payments came in from ${names}${days}?`
              : isPayees(subjects)
                ? `How many times did we pay ${names}${days}?`
                : `How many payments did we make for ${names}${days}?`,
            `How many ${names} payments${days}?`,
          ]
    case 'payment_when':
      if (call.args.goesOn || call.args.skip || subjects.length !== 1) return []
      return [
        isIn
          ? `When did ${names} ${call.args.first ? 'first' : 'last'} pay us${days}?`
          : `When did we ${call.args.first ? 'first' : 'last'} ${moved}${days}?`,
      ]
    case 'average':
      return call.args.per === 'month' && subjects.length > 0 && !isIn
        ? [`What is our average monthly spend on ${names}${days}?`]
        : []
    case 'extreme': {
      const { interval, least, measure } = call.args
      if (call.args.n || call.args.account) return []
      const end = least ? 'the least' : 'the most'
      if (measure === 'net')
        return [`Which ${interval} had the ${least ? 'lowest' : 'highest'} net cash flow${days}?`]
      if (measure === 'balance')
        return [`When was the balance ${least ? 'lowest' : 'highest'}${days}?`]
      return [
        measure === 'in'
          ? subjects.length === 0
            ? `Which ${interval} did we receive ${end}${days}?`
            : `Which ${interval} did we receive ${end} from ${names}${days}?`
          : isPayees(subjects)
            ? `Which ${interval} did we pay ${names} ${end}${days}?`
            : `Which ${interval} did we spend ${end}${subjects.length === 0 ? '' : ` on ${names}`}${days}?`,
      ]
    }
    case 'compare_periods': {
      const { measure, against, period } = call.args
      if (call.args.asks !== 'both' || measure === 'net') return []
      const [one, other] = [daysAfter(period), daysAfter(against)]
      return subjects.length === 0
        ? [
            `How much ${measure === 'in' ? 'came in' : 'went out'}${one} compared with${other.replace(/^ (?:in|from|on)/, '')}?`,
          ]
        : [
            `How much did we ${moving(measure, subjects)}${one} compared with${other.replace(/^ (?:in|from|on)/, '')}?`,
          ]
    }
    case 'share':
      return shareOf(call, days, names)
    case 'upcoming':
      if (call.args.untilPaid || call.args.skip || call.args.first) return []
      if (call.args.largest === 1)
        return [
          `What is the largest payment due${side ? ` ${side}` : ''}${isIn ? during(days) : days}?`,
        ]
      if (call.args.largest) return []
      if (call.args.next)
        return subjects.length === 1
          ? isPayees(subjects)
            ? [`When is the next payment ${isIn ? 'from' : 'to'} ${names}?`]
            : [`When is ${names} next due?`]
          : []
      return [
        subjects.length === 0
          ? `What is due${side ? ` ${side}` : ''}${isIn ? during(days) : days}?`
          : isPayees(subjects)
            ? `What is due ${isIn ? 'in from' : 'out to'} ${names}${days}?`
            : `What is due for ${names}${days}?`,
      ]
    case 'list_payments':
      return names === null
        ? []
        : [`Show payments ${isIn ? 'from' : isPayees(subjects) ? 'to' : 'on'} ${names}${days}`]
    case 'forecast_balance':
      return call.args.atLeast !== undefined || call.args.thanNow
        ? []
        : [`What will the balance be on ${dayLabel(call.args.day)}?`]
    case 'tax_due': {
      const tax = call.args.kind && taxes[call.args.kind]
      const { skip, largest, isRepaid } = call.args
      if (!tax || largest || isRepaid) return []
      if (skip) return skip === 1 ? [`What is the ${tax} payment after the next one?`] : []
      return [`When is ${tax} next due?`, `What ${tax} is due${days}?`]
    }
    case 'top':
      return topOf(call, { days, subjects, side })
    case 'series':
      return call.args.interval === 'month' && call.args.measure === 'out' && names !== null
        ? [`How much did we ${moving('out', subjects)} each month${days}?`]
        : []
    case 'compare_subjects': {
      const { against, asks, per, joined, joinedTo } = call.args
      const [only, ...more] = subjects
      if (!only || more.length > 0 || asks === 'less' || per || joined || joinedTo) return []
      if (isIn) return [`Did more come in from ${only.name} than from ${against.name}${days}?`]
      return isPayees([only, against])
        ? [
            `Who did we pay more${days}, ${only.name} or ${against.name}?`,
            `Did we pay ${only.name} more than ${against.name}${days}?`,
          ]
        : [`Did we spend more on ${only.name} than on ${against.name}${days}?`]
    }
    case 'late':
      return subjects.length === 0
        ? [side === 'out' ? 'Which bills are late?' : 'Which customers are late paying us?']
        : [`Is ${names} late?`]
    case 'price_change':
      return call.args.steady || call.args.claimed || call.args.moved || names === null
        ? []
        : [
            call.args.when ? `When did ${names} put its price up?` : `Has ${names} gone up?`,
            `Has ${names} gone up?`,
          ]
    case 'money_back':
      return call.args.net || call.args.claimed || names === null
        ? []
        : [`Have we had money back from ${names}${days}?`]
    case 'summary':
      return [`How did we do${days}?`]
    case 'breakdown':
      return subjects.length === 0 && call.args.by === 'sub_category' && !isIn
        ? [`What did we spend by category${days}?`]
        : []
    case 'net_flow':
      return [`What was our net cash flow${days}?`]
    default:
      return []
  }
}

const taxes: Readonly<Record<string, string>> = {
  vat: 'VAT',
  paye: 'PAYE',
  corporation_tax: 'corporation tax',
  self_assessment: 'Self Assessment tax',
}

function topOf(call: ToolCall & { tool: 'top' }, { days, subjects, side }: Parts): string[] {
  const { by, n, least, often, any } = call.args
  if (often || least) return []
  const names = namesOf(subjects)
  if (by === 'payment' && n === 1)
    return subjects.length === 0
      ? [`What was our biggest payment${side === 'in' ? ' in' : ''}${days}?`]
      : [`What was the biggest payment ${side === 'in' ? 'from' : 'for'} ${names}${days}?`]
  if (by !== 'merchant' || subjects.length > 0 || any) return []
  const whom = side === 'in' ? 'customers' : 'suppliers'
  return n === 1
    ? [side === 'in' ? `Who paid us the most${days}?` : `Who did we pay the most${days}?`]
    : [`Who were our top ${n} ${whom}${days}?`]
}

const isPayees = (subjects: readonly Subject[]) =>
  subjects.length > 0 && subjects.every(({ kind }) => kind === 'merchant')

function shareOf(call: ToolCall & { tool: 'share' }, days: string, names: string | null): string[] {
  const { whole, wholeSide, against, mark, asks, side } = call.args
  if (against || mark || asks || names === null) return []
  if (wholeSide === 'in' && side === 'out')
    return [`What share of ${whole ? namesOf(whole) : 'money in'} went on ${names}${days}?`]
  if (whole) return []
  return [
    side === 'in'
      ? `What share of money in came from ${names}${days}?`
      : `What share of our spending was ${names}${days}?`,
  ]
}

/** Which way money moves between the business and a name. */
export function sideOfSubject(
  subject: Subject,
  { sideOfMerchant }: { readonly sideOfMerchant: (ids: readonly string[]) => FlowSide | null },
): FlowSide | null {
  if (subject.kind === 'merchant') return sideOfMerchant(subject.ids)
  if (subject.kind === 'account') return null
  if (subject.kind === 'category') return subject.code === 'sales_income' ? 'in' : 'out'
  const { direction } = subCategoryOf(subject.code)
  return direction === 'both' ? null : direction
}
