// Rules for what is due and what is forecast over a period.
import {
  addDays,
  addMonths,
  type Day,
  daysBetween,
  firstDayOf,
  lastDayOf,
  monthOf,
} from '../../calendar.ts'
import { type Period, spanLabel, spanPeriod } from '../period.ts'
import { monthNumbers, weekdays } from '../periods/words.ts'
import type { Subject } from '../subject.ts'
import type { FlowSide, Plan } from '../tool-call.ts'
import { isOfSuppliers, limitsOf, ofSuppliers, salesIncome } from './flow-filter.ts'
import { isPaidBill, isWholeMonths, withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'
import { isUpTo, isUpToEnd } from './up-to.ts'

// Forecasts of totals are kept by month; for days and weeks only payments with a known day can be
// added up.
function isPartOfMonth({ frame }: Planner): boolean {
  const [period] = frame.periods
  return period !== undefined && !isWholeMonths(period)
}

// "The next ten days", "next Friday": days that follow, and no next payment.
function isNextOfDays({ text }: Planner): boolean {
  return nextDays.test(text)
}

const nextDays = new RegExp(
  `\\bnext (?:\\S+ ){0,2}(?:days?|weeks?|weekend|fortnight|months?|quarters?|years?|${[...weekdays, ...Object.keys(monthNumbers)].join('|')})\\b`,
)

export function upcoming(p: Planner): Plan | null {
  const looksOut =
    p.has('upcoming') ||
    (p.isAhead() && p.has('when', 'list', 'payment', 'latest', 'recurring')) ||
    (p.isAhead() && p.has('in', 'out') && (isPartOfMonth(p) || p.frame.excluded.length > 0)) ||
    (p.isAhead() &&
      p.has('in', 'out') &&
      p.frame.periods.length === 0 &&
      /\b(coming|going) (in|out)\b/.test(p.text))
  if (!looksOut || p.has('balance', 'top', 'average', 'share')) return null
  if (/\bhow (often|frequently)\b/.test(p.text) || isPaidBill(p)) return null
  // "How many bills did we settle this year?" is over.
  if (!p.isAhead() && /\b(did|have) (we|i) (settled?|pay|paid|cleared?)\b/.test(p.text)) return null
  // What was due in October is over; the list holds what is still to come.
  if (/\b(was|were) (\S+ )?(due|owed|payable)\b/.test(p.text)) return null
  // "The last Octopus bill" was paid.
  if (p.has('latest', 'earliest') && !p.isAhead()) return null
  // What goes out until payday is no wages.
  if (
    /\b(now and|today and|before|until|till|up to) (the |next |the next )?(wages due|payday|pay day)\b/.test(
      p.text,
    )
  )
    return null
  const [asked] = p.frame.periods
  const isLastDay = asked?.to === p.context.today && !asked.toDate && isOfDue(p, asked)
  const period = isLastDay ? weekAfter(p.context.today) : asked
  if (period && (period.toDate || period.to <= p.context.today)) return null
  if (
    !p.usesOnly(
      'upcoming',
      'payment',
      'out',
      'in',
      'sales',
      'customers',
      'list',
      'when',
      'will',
      'latest',
      'count',
      'have',
      'day_noun',
      'recurring',
      'month_noun',
      'week_noun',
      ...(isUpToEnd(p) ? (['end_of'] as const) : []),
      ...(p.frame.amounts.length > 0 ? (['over', 'under'] as const) : []),
    ) ||
    !p.fits({ subjects: 1, count: true, amounts: 2, except: true }) ||
    p.frame.amounts.some(({ relation }) => relation !== 'over' && relation !== 'under')
  )
    return null
  if (p.accounts.length > 0) return null
  // What is a subscription can't be known among what is due.
  if (/\bsubscriptions?\b/.test(p.text) && p.payees.length === 0) return null
  // Invoices are some of what is due, not all of it.
  if (/\binvoices?\b/.test(p.text) && p.payees.length === 0) return null
  const { today } = p.context
  const subjects = p.payees.length === 0 && p.has('sales', 'customers') ? [salesIncome] : p.payees
  const isBills =
    isOfSuppliers(p) ||
    /\b(bills?|direct debits?|standing orders?|to pay|due out|commitments|outstanding|need to pay|have to pay|must pay|go out|going out)\b/.test(
      p.text,
    )
  const isRegular =
    p.has('recurring') &&
    p.payees.length === 0 &&
    /\b(regular|recurring|repeat(ing)?)\b/.test(p.text)
  const isReceipts = /\b(due in|come in|coming in|owed to us)\b/.test(p.text)
  // Bills that land are to be paid, however they come in.
  const isOfBills =
    /\bbills?\b/.test(p.text) && p.payees.length === 0 && !p.has('customers', 'sales')
  // "And what's due in?" turns round what is due out.
  const [, turned] = /\bdue (in|out)$/.exec(p.frame.latest.join(' ')) ?? []
  const turnedTo = turned === 'in' || turned === 'out' ? turned : null
  const named = turnedTo ?? p.side() ?? (isReceipts ? 'in' : isBills || isRegular ? 'out' : null)
  const side = isOfBills ? 'out' : named
  if (side && !p.agrees(side)) return null
  const next =
    p.has('when') || (/\bnext\b/.test(p.text) && !p.isPlural() && !(period && isNextOfDays(p)))
  const span = period
    ? { ...period, from: period.from > today && !isUpTo(p) ? period.from : addDays(today, 1) }
    : spanPeriod(addDays(today, 1), addDays(today, next ? 91 : 30))
  if (!period && !next) p.assumptions.push('You named no period, so I looked 30 days ahead.')
  if (isLastDay) p.assumptions.push(lastDay(asked))
  if (span.from > span.to) return null
  const left = exceptOf(p, { side, next })
  if (!left) return null
  // PAYE is a tax as well, though it is a cost of people.
  const [only, ...more] = subjects
  const isOfTaxes = only?.kind === 'category' && only.code === 'taxes' && more.length === 0
  if (isOfTaxes && side !== 'in')
    return p.call({ tool: 'tax_due', args: period ? { period: span } : {} })
  const far = left.except ? null : beyondList(p, { side, subjects, to: span.to })
  if (far && !next) return far
  if (/\b(direct debits?|standing orders?)\b/.test(p.text))
    p.assumptions.push('I can’t tell how a payment is made, so this is everything that is due.')
  return p.call({
    tool: 'upcoming',
    args: {
      ...(side ? { side } : {}),
      period: { ...span, label: spanLabel(span.from, span.to) },
      ...suppliersAlone(p, side),
      ...(isRegular ? { regularOnly: true } : {}),
      ...left,
      ...(subjects.length > 0 ? { subjects } : {}),
      ...limitsOf(p.frame.amounts, p.text),
      next,
    },
  })
}

// A date that happens to be today's is as likely one on which something was paid.
function isOfDue({ text }: Planner, { from, to }: Period): boolean {
  const isNamed = from < to || /\btoday\b/.test(text)
  const words =
    /\b(?:due|bills?|commitments|coming up|(?:left|still|have|need|got) to (?:pay|come|go))\b/
  return isNamed && words.test(text)
}

// On the last day of a month nothing of it is still to come: what is wanted is what comes next.
const weekAfter = (today: Day) => spanPeriod(addDays(today, 1), addDays(today, 7))

const lastDay = ({ from, to, label }: Period) =>
  `${from === to ? 'What is due today may have been paid already' : `${label} ends today`}, so I looked 7 days ahead.`

// "What's due out in January apart from the VAT?": of a list, and of what goes that way.
function exceptOf(
  p: Planner,
  { side, next }: { side: FlowSide | null; next: boolean },
): { except?: readonly Subject[] } | null {
  const { excluded } = p.frame
  if (excluded.length === 0) return {}
  const isOfSide = side !== null && excluded.every((each) => p.sideOf(each) === side)
  if (!isOfSide || next || isOfSuppliers(p)) return null
  const { except } = p.filter(side, p.allRecords())
  return except ? { except } : null
}

// Wages, tax, loans and what the owners take are no bills of suppliers.
function suppliersAlone(p: Planner, side: FlowSide | null) {
  if (side !== 'out' || !isOfSuppliers(p)) return {}
  const { except = [] } = ofSuppliers({ side, period: p.allRecords() })
  p.assumptions.push(withoutSuppliers)
  return { except, suppliersOnly: true }
}

// Payments that are due are listed for thirteen weeks; up to the end of a month after them the
// forecast counts what is still to come.
function beyondList(
  p: Planner,
  { side, subjects, to }: { side: FlowSide | null; subjects: readonly Subject[]; to: Day },
): Plan | null {
  const { today } = p.context
  const isFar = to > addDays(today, 91) && to === lastDayOf(monthOf(to)) && isUpToDay(p)
  if (!side || subjects.length === 0 || p.frame.amounts.length > 0) return null
  // So many months ahead are whole ones.
  const isOfMonths = /\b(?:next|coming|following) \S+ months\b/.test(p.text)
  if (!isFar && isOfMonths && to > addDays(today, 91)) {
    const months = spanPeriod(firstDayOf(addMonths(monthOf(today), 1)), lastDayOf(monthOf(to)))
    return p.call({ tool: 'forecast_total', args: { measure: side, period: months, subjects } })
  }
  if (!isFar) return null
  const period = spanPeriod(addDays(today, 1), to)
  return p.call({
    tool: 'forecast_total',
    args: { measure: side, period, rest: true, subjects },
  })
}

// "Between now and the end of June" begins today.
function isUpToDay(p: Planner): boolean {
  const [period] = p.frame.periods
  return period !== undefined && (isUpTo(p) || period.from <= addDays(p.context.today, 1))
}

const isOfDaysToCome = (period: Period, today: Day) =>
  period.from > today && !isWholeMonths(period) && daysBetween(period.from, period.to) < 7

export function forecastTotal(p: Planner): Plan | null {
  if (!p.isAhead()) return null
  // "Are we going to be able to pay everyone?" wants no total.
  if (/\b(able to|manage to)\b/.test(p.text)) return null
  const [period] = p.frame.periods
  if (p.has('balance', 'when', 'top', 'average', 'share', 'count')) return null
  if (
    !p.usesOnly(
      'out',
      'in',
      'sales',
      'net',
      'will',
      'end_of',
      'customers',
      'went_on',
      'month_noun',
    ) ||
    !p.fits({ subjects: 2 }) ||
    p.accounts.length > 0
  )
    return null
  const side = p.has('net') || (p.has('out') && p.has('in')) ? null : p.side()
  const measure: FlowSide | 'net' | null = p.has('net') ? 'net' : side
  if (!measure) {
    if (
      !p.frame.included.length &&
      p.has('will') &&
      p.usesOnly('will', 'month_noun') &&
      p.fits({ periods: 1 }) &&
      period !== undefined &&
      isWholeMonths(period)
    )
      return p.call({ tool: 'forecast_total', args: { measure: 'net', period } })
    return null
  }
  if (!period || !p.agrees(measure === 'net' ? 'out' : measure)) return null
  // "Wages on Monday 30 November": a day to come is answered with what is due on it.
  if (measure !== 'net' && p.payees.length > 0 && isOfDaysToCome(period, p.context.today)) {
    const { subjects } = p.filter(measure, period)
    return subjects
      ? p.call({ tool: 'upcoming', args: { side: measure, period, subjects, next: false } })
      : null
  }
  if (!isWholeMonths(period)) return null
  if (measure === 'net' && p.payees.length > 0) return null
  // Of what the books have nothing of, nothing expected says nothing.
  const { usedCodes } = p.context
  if (
    usedCodes &&
    p.payees.some((each) => each.kind === 'sub_category' && !usedCodes.has(each.code))
  )
    return null
  const filter = measure === 'net' ? null : p.filter(measure, period)
  // What goes out without a known day goes to everyone, so only the list knows suppliers.
  if (filter?.suppliersOnly) {
    const suppliers = suppliersAlone(p, measure === 'in' ? 'in' : 'out')
    const days = { ...period, label: spanLabel(period.from, period.to) }
    return p.call({
      tool: 'upcoming',
      args: { side: 'out', period: days, ...suppliers, next: false },
    })
  }
  const subjects = filter?.subjects ?? []
  const named = subjects.length > 0 ? { subjects } : {}
  const { today } = p.context
  // "By the end of February" is all that is still to come until then, not February alone.
  if (isUpToEnd(p) && period.to > today) {
    // "What did we spend by the end of October?" is over.
    if (/\b(did|was|were|spent|went|took|had|came)\b/.test(p.text)) return null
    const upTo = spanPeriod(addDays(today, 1), period.to)
    return p.call({ tool: 'forecast_total', args: { measure, period: upTo, rest: true, ...named } })
  }
  return p.call({ tool: 'forecast_total', args: { measure, period, ...named } })
}

export function forecastSummary(p: Planner): Plan | null {
  if (
    !p.has('will') ||
    !p.usesOnly('will', 'summary', 'net', 'have', 'balance', 'list') ||
    !p.fits({ periods: 0 })
  )
    return null
  return p.call({ tool: 'forecast_summary', args: {} })
}
