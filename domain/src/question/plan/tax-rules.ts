// Rules for taxes: what is due, the tax on an accounting year, and what should be put aside.
import { addMonths, addMonthsToDay, daysBetween, lastDayOf, monthOf } from '../../calendar.ts'
import type { TaxKind } from '../../tax/tax-schedule.ts'
import { isSubCategory, subCategoryOf } from '../../taxonomy.ts'
import { dayPeriod, spanLabel } from '../period.ts'
import type { Subject } from '../subject.ts'
import type { Plan } from '../tool-call.ts'
import type { Planner } from './planner.ts'
import { isUpTo, isUpToEnd } from './up-to.ts'

const kinds: Readonly<Record<string, TaxKind>> = {
  vat_payment: 'vat',
  paye_ni: 'paye',
  corporation_tax: 'corporation_tax',
  cis_payment: 'cis',
  self_assessment: 'self_assessment',
}

/** The category in which a tax of a kind is paid; null where no kind is named. */
export function taxOfKind(kind: TaxKind | undefined): Subject | null {
  const [code] = Object.entries(kinds).find(([, each]) => each === kind) ?? []
  return code && isSubCategory(code)
    ? { kind: 'sub_category', code, name: subCategoryOf(code).label }
    : null
}

export function taxes(p: Planner): Plan | null {
  // What a year came to so far was paid.
  if (p.frame.periods.some(({ toDate }) => toDate)) return null
  const [subject] = p.payees
  const named = subject?.kind === 'sub_category' ? kinds[subject.code] : undefined
  const kind = named ?? (/\bvat\b/.test(p.text) ? 'vat' : undefined)
  const isHmrc = subject?.kind === 'merchant' && /hmrc/i.test(subject.name)
  const isTaxes = subject?.kind === 'category' && subject.code === 'taxes'
  if (isAlreadyKept(p))
    return p.asksBack(['How much should be put aside for tax?', 'What’s our balance?'])
  // "What do we owe in total, including tax?" is of more than tax.
  if (/\b(including|inclusive of|incl|inc|plus|counting) (the )?(tax|taxes|hmrc)\b/.test(p.text))
    return p.asksBack(['What is due out in the next 30 days?', 'What tax is due?'])
  const ofLast = kind === 'vat' ? vatOfLastReturn(p) : null
  if (ofLast) return ofLast
  // The VAT for a quarter is paid after it: what was paid in it is another quarter's.
  const quarter = p.frame.periods.find(
    (each) => each.unit === 'quarter' && each.from <= p.context.today,
  )
  if (kind === 'vat' && quarter && /\bvat (bill |return |payment |due )?(for|on|of)\b/.test(p.text))
    return p.asksBack([
      'When is our next VAT payment due?',
      'When did we last pay VAT, and how much was it?',
      `How much VAT did we pay from ${spanLabel(quarter.from, quarter.to)}?`,
    ])
  if (p.has('tax_repaid')) return repaid(p, kind)
  const beside = kind ? besideLast(p, kind) : null
  if (beside) return beside
  const ofYear =
    kind === 'corporation_tax'
      ? taxOfYear(p)
      : kind === 'vat'
        ? vatOfReturn(p)
        : kind === 'paye'
          ? payeOfMonth(p)
          : null
  if (ofYear) return ofYear
  // "The next VAT payment from the reserve account" is not the next VAT payment.
  if (p.accounts.length > 0 || (subject && !named && !isHmrc && !isTaxes)) return null
  if (
    /\b(set aside|put (aside|by|away)|putting (by|aside|away)|setting aside|(keep|keeping|hold) back)\b/.test(
      p.text,
    ) &&
    (isTaxes || kind || isHmrc || !subject) &&
    p.usesOnly('tax_due', 'have', 'out', 'upcoming', 'will') &&
    p.fits({ periods: 0, subjects: 1 })
  )
    return p.call({ tool: 'tax_set_aside', args: kind ? { kind } : {} })
  // What is owed of all taxes is what has built up, and not the next of them to fall due.
  if (
    !kind &&
    (isTaxes || isHmrc || !subject) &&
    p.frame.periods.length === 0 &&
    /\b(tax|taxes|hmrc|taxman)\b/.test(p.text) &&
    /\b(owe|owed|owing|in total|altogether|all in|all told|in all|overall)\b/.test(p.text) &&
    !p.has('when', 'latest', 'list') &&
    p.usesOnly('tax_due', 'owe', 'have', 'total') &&
    p.fits({ periods: 0, subjects: 1 })
  )
    return p.call({ tool: 'tax_set_aside', args: {} })
  const [period] = p.frame.periods
  const isDue =
    p.has('tax_due', 'owe', 'upcoming') ||
    (p.isAhead() && (p.has('upcoming', 'will', 'when', 'latest') || /\bnext\b/.test(p.text)))
  // "The last HMRC bill" was paid.
  if (p.has('latest', 'earliest') && !p.isAhead()) return null
  if (!isDue || !(kind || isTaxes || isHmrc || p.has('tax_due'))) return null
  if (period && period.to <= p.context.today) return null
  if (
    !p.usesOnly(
      'tax_due',
      'owe',
      'upcoming',
      'will',
      'when',
      'out',
      'have',
      'list',
      'payment',
      'latest',
      'in',
      ...(isUpToEnd(p) && p.has('tax_due', 'owe', 'upcoming') ? (['end_of'] as const) : []),
    ) ||
    !p.fits({ subjects: 1 })
  )
    return null
  if (p.has('in') && !p.has('owe')) return null
  const { today } = p.context
  // "By April" counts what falls due before it as well.
  const isBy =
    isUpTo(p) ||
    /\b(by|before|until|till|up to|between now and) (?!how|the way|kind|type)/.test(p.text)
  const begins = period && period.from > today && !isBy
  const within = period && { ...period, from: begins ? period.from : today }
  return p.call({
    tool: 'tax_due',
    args: {
      ...(kind ? { kind } : {}),
      ...(within ? { period: { ...within, label: spanLabel(within.from, within.to) } } : {}),
    },
  })
}

// Corporation tax for a year is paid nine months after it: neither what is paid in that year nor
// what falls due in it.
function taxOfYear(p: Planner): Plan | null {
  const [year] = p.frame.periods
  const isYear =
    year && daysBetween(year.from, year.to) >= 363 && daysBetween(year.from, year.to) < 367
  if (!isYear || !/\bfor (\S+ ){0,3}(year|fy\S*|20\d\d\S*)\b/.test(p.text)) return null
  const isPaid = /\b(did|paid|was|were|have (we|i))\b/.test(p.text)
  if (
    isPaid ||
    p.accounts.length > 0 ||
    !p.usesOnly('tax_due', 'owe', 'upcoming', 'will', 'when', 'out', 'have', 'payment') ||
    !p.fits({ subjects: 1 })
  )
    return p.asksBack(['When is corporation tax next due?', 'What should we set aside for tax?'])
  return p.call({
    tool: 'tax_due',
    args: { kind: 'corporation_tax', period: year, isOfYear: true },
  })
}

const ofReturnUnderWay =
  /\b(for|of|on|in) (the |our |my )?(current|present|this) (vat )?(quarter|return|period)\b/

// "Has the VAT been paid for last quarter?": that of the return which ended last, whose quarter
// need not be one of the calendar.
function vatOfLastReturn(p: Planner): Plan | null {
  const [quarter, ...others] = p.frame.periods
  const isLast =
    /\b(?:last|previous) (?:vat )?(?:quarter|return)\b/.test(p.text) &&
    others.length === 0 &&
    (!quarter || (quarter.unit === 'quarter' && quarter.to < p.context.today))
  const isOfIt =
    /\bvat (?:bill |return |payment |due |been paid |paid |already |yet )*(?:for|on|of)\b/.test(
      p.text,
    ) ||
    /\b(?:last|previous) (?:vat )?quarters? s? ?vat\b|\b(?:last|previous) vat (?:quarter|return)\b/.test(
      p.text,
    )
  if (
    !isLast ||
    !isOfIt ||
    p.accounts.length > 0 ||
    !p.usesOnly('tax_due', 'owe', 'upcoming', 'will', 'when', 'out', 'have', 'payment', 'latest') ||
    !p.fits({ subjects: 1 })
  )
    return null
  const within = dayPeriod(addMonthsToDay(p.context.today, -3))
  const asksPaid = /^(?:and |so |but )?(?:has|have|did|is|was)\b.*\bpa(?:id|y)\b/.test(p.text)
  const paid = asksPaid ? { asksPaid } : {}
  return p.call({
    tool: 'tax_due',
    args: { kind: 'vat', period: within, isOfReturn: true, ...paid },
  })
}

// "What is the VAT for the quarter ending 30 November?": that of the return, which falls due after
// it.
function vatOfReturn(p: Planner): Plan | null {
  if (
    ofReturnUnderWay.test(p.text) &&
    p.accounts.length === 0 &&
    p.usesOnly('tax_due', 'owe', 'upcoming', 'will', 'when', 'have', 'payment') &&
    p.fits({ subjects: 1 })
  )
    return p.call({
      tool: 'tax_due',
      args: { kind: 'vat', period: dayPeriod(p.context.today), isOfReturn: true },
    })
  const [quarter, ...others] = p.frame.periods
  const isQuarter =
    quarter &&
    others.length === 0 &&
    quarter.from.endsWith('-01') &&
    quarter.to === lastDayOf(monthOf(quarter.to)) &&
    addMonths(monthOf(quarter.from), 2) === monthOf(quarter.to)
  if (!isQuarter || quarter.unit === 'quarter') return null
  if (!/\b(quarter|return|period|(3|three) months (to|ending|ended|up to|until))\b/.test(p.text))
    return null
  // What leaves within those days is another return's.
  if (
    /\b(paid|pay|due|falls?|payments?|went|leaves?) (\S+ )?(in|during|within|over)\b/.test(p.text)
  )
    return null
  if (
    p.accounts.length > 0 ||
    !p.usesOnly('tax_due', 'owe', 'upcoming', 'will', 'when', 'out', 'have', 'payment') ||
    !p.fits({ subjects: 1 })
  )
    return null
  return p.call({ tool: 'tax_due', args: { kind: 'vat', period: quarter, isOfReturn: true } })
}

// "When does the PAYE for November have to be paid?": PAYE of a month falls due in the next.
function payeOfMonth(p: Planner): Plan | null {
  const [month, ...others] = p.frame.periods
  const isMonth =
    month?.unit === 'month' &&
    others.length === 0 &&
    addMonths(monthOf(month.from), 1) >= monthOf(p.context.today)
  if (
    !isMonth ||
    !/\bpaye (\S+ ){0,4}(for|of) /.test(p.text) ||
    !p.has('tax_due', 'owe', 'upcoming', 'will', 'when')
  )
    return null
  if (
    p.accounts.length > 0 ||
    !p.usesOnly('tax_due', 'owe', 'upcoming', 'will', 'when', 'have', 'payment') ||
    !p.fits({ subjects: 1 })
  )
    return null
  return p.call({ tool: 'tax_due', args: { kind: 'paye', period: month, isOfReturn: true } })
}

// "How much VAT will we get back?"
function repaid(p: Planner, kind: TaxKind | undefined): Plan | null {
  if (!p.usesOnly('tax_repaid', 'upcoming', 'will', 'when') || p.accounts.length > 0) return null
  if (!kind || !p.fits({ subjects: 1 })) return p.asksBack(['When is tax next due?'])
  return p.call({ tool: 'tax_due', args: { kind, isRepaid: true } })
}

// "Will the next VAT bill be more than the last one?"
function besideLast(p: Planner, kind: TaxKind): Plan | null {
  const ways = { tax_above_last: 'more', tax_below_last: 'less', tax_beside_last: 'both' } as const
  const words = ['tax_above_last', 'tax_below_last', 'tax_beside_last'] as const
  const word = words.find((each) => p.has(each))
  if (!word || !p.usesOnly(word, 'tax_due', 'out', 'payment')) return null
  if (!p.fits({ subjects: 1, periods: 2 }) || p.accounts.length > 0) return null
  const { today } = p.context
  const period = p.frame.periods.find(({ to }) => to > today)
  const against = p.frame.periods.find(({ to }) => to <= today)
  if (p.frame.periods.length === 2 && !(period && against)) return null
  return p.call({
    tool: 'tax_due',
    args: {
      kind,
      besideLast: ways[word],
      ...(period ? { period } : {}),
      ...(against ? { against } : {}),
    },
  })
}

/** Whether it is a tax, or all of them. */
export const isTax = (subject: Subject): boolean =>
  (subject.kind === 'category' && subject.code === 'taxes') ||
  (subject.kind === 'sub_category' && subCategoryOf(subject.code).category === 'taxes')

/** "How much corporation tax will Northwind pay?": the books hold no tax of a customer. */
export function taxOfOthers(p: Planner): Plan | null {
  const [tax] = p.payees.filter(isTax)
  const [customer] = p.payees.filter(
    (each) => each.kind === 'merchant' && p.sideOf(each) === 'in' && !/hmrc/i.test(each.name),
  )
  if (!tax || !customer) return null
  return p.asksBack([
    `How much did we pay in ${tax.name}?`,
    `How much came in from ${customer.name}?`,
  ])
}

// "What have we put by?": what was kept back stands nowhere in the books, only what should be.
function isAlreadyKept(p: Planner): boolean {
  return (
    /\b(have|has|had|did) (we|i) (already |actually |got |currently )?(put|set|kept|saved|squirrelled|stashed)\b/.test(
      p.text,
    ) && p.has('tax_due')
  )
}
