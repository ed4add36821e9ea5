// The extra payment of a what-if: somebody new, a cost that is higher, money in or out once or
// again and again.
import { addDays, monthOf } from '../../calendar.ts'
import { negate } from '../../money.ts'
import type { FlowSide } from '../flow-arguments.ts'
import type { InterpretInput } from '../interpretation.ts'
import { type Period, spanPeriod } from '../period.ts'
import { sideOfSubject } from '../plan/subject-side.ts'
import { isTax } from '../plan/tax-rules.ts'
import type { Subject } from '../subject.ts'
import { dayOf, monthsOf } from './change-months.ts'
import type { OneChange } from './what-if.ts'
import type { WhatIfParts } from './what-if-parts.ts'

type Plan = InterpretInput['plan']

/** Pay, where a what-if names nobody in particular. */
export const wages: Subject = {
  kind: 'sub_category',
  code: 'net_wages',
  name: 'Wages and salaries',
}

/** "If we hire someone at £2,500 a month", "if rent goes up £200 a month"; else null. */
export function extraOf(parts: WhatIfParts, plan: Plan): OneChange | null {
  const [amount, ...more] = parts.amounts
  const [every = payRhythm(parts) ?? 'once', ...others] = parts.rhythms
  const isPay = parts.has('hire') || (parts.has('person') && every !== 'once')
  // "Lease a van" names two categories, and either is the same cost.
  const [first, ...subjects] = parts.subjects
  const areKinds = parts.subjects.every(({ kind }) => kind === 'sub_category')
  // "Another £500 to Karen in drawings" is hers.
  const payees = parts.subjects.filter(({ kind }) => kind === 'merchant')
  const isOfPayee = parts.subjects.length === 2 && payees.length === 1
  const isOne = subjects.length === 0 || areKinds || isOfPayee
  const subject = subjects.length === 0 ? first : isOfPayee ? payees[0] : undefined
  const isAlone = more.length + others.length + parts.delays.length === 0
  if (!amount || !isOne || !isAlone || parts.shares.length > 0 || parts.isLevel) return null
  if (parts.has('not', 'late')) return null
  // "If I paid myself £3,000": on top of what is paid now, or in its place?
  if (parts.has('own_pay') && !parts.has('up', 'down')) return null
  const isLess = parts.has('down')
  const side = sideOfExtra(parts, plan)
  if (!side || (parts.hasThing && side === 'in')) return null
  // "If it came in at £6,000" is what "it" comes to.
  if (parts.isPriced && side === 'in' && !subject) return null
  const used = [
    'up',
    'down',
    'hire',
    'out',
    'in',
    'pay',
    'from',
    'sales',
    'costs',
    'everybody',
    'person',
  ] as const
  if (!parts.isOf(...used, ...(side === 'out' ? (['prices'] as const) : []))) return null
  const [days] = parts.periods
  // Whether a sum leaves the buffer whole is what affording it asks.
  if (every === 'once' && parts.has('hire', 'buffer')) return null
  // What comes again and again begins with the first whole month.
  if (every !== 'once' && days && !days.isFrom && monthOf(days.period.to) === monthOf(plan.today))
    return null
  const about = subject ?? (isPay && side === 'out' ? wages : null)
  const next = every === 'once' && side === 'out' && about ? nextOf(parts, about, plan) : {}
  if (!next) return null
  return {
    change: 'extra',
    side,
    amount: isLess ? negate(amount.amount) : amount.amount,
    every,
    ...(about ? { subject: about } : {}),
    ...(every === 'once' ? dayOf(parts, side) : monthsOf(parts)),
    ...next,
  }
}

// "If January's VAT came in £5,000 higher" is of the payment due then, else of the next. A cost
// that comes again and again may rise once or for good.
function nextOf(
  parts: WhatIfParts,
  subject: Subject,
  { today }: Plan,
): { nextWithin?: Period } | null {
  if (!parts.has('up', 'down') || parts.has('out', 'repay')) return {}
  const [days] = parts.periods
  if (days && !days.isFrom) return { nextWithin: days.period }
  return isTax(subject)
    ? { nextWithin: spanPeriod(addDays(today, 1), addDays(today, taxYearDays)) }
    : null
}

// Each tax falls due at least once in it.
const taxYearDays = 365

// "Someone on £28k" is a year's pay; a smaller sum may be a month's.
const yearlyPayMin = 10_000_00

// "Someone new at £1,700" is paid that every month; what lies between may be either.
const monthlyPay = { min: 500_00, max: 5_000_00 }

function payRhythm(parts: WhatIfParts): 'month' | 'year' | null {
  const [amount] = parts.amounts
  if (!parts.has('hire') || amount === undefined) return null
  if (amount.amount >= yearlyPayMin) return 'year'
  return amount.amount >= monthlyPay.min && amount.amount <= monthlyPay.max ? 'month' : null
}

// Which way the money goes: by what it is about, else by the words where they agree.
function sideOfExtra(parts: WhatIfParts, plan: Plan): FlowSide | null {
  // A lender has paid more than was paid back.
  if (parts.has('hire', 'repay')) return 'out'
  const sides = new Set(parts.subjects.map((each) => sideOfSubject(each, plan)))
  const [own = null] = sides
  if (sides.size > 0) return sides.size === 1 ? own : null
  const isIn = parts.has('in', 'everybody') || (parts.has('sales') && !parts.has('out'))
  // What is afforded is paid.
  const isOut = parts.has('out', 'costs', 'pay', 'afford')
  // "Two people get £100 a month" may be pay.
  if (isIn === isOut || (isIn && parts.has('person'))) return null
  return isIn ? 'in' : 'out'
}
