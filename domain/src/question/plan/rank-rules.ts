// Rules for the largest and the smallest: payments, payees and categories, past or to come.
import { addDays } from '../../calendar.ts'
import { spanLabel, spanPeriod } from '../period.ts'
import type { FlowFilter, FlowSide, Grouping, Plan } from '../tool-call.ts'
import { ofPayers, ofSuppliers } from './flow-filter.ts'
import { withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'

// What was bought: taxes, wages and loans are paid, not bought.
function ofPurchases(p: Planner, filter: FlowFilter): FlowFilter {
  const isBought =
    /\b(purchases?|purchased|bought|buy)\b/.test(p.text) &&
    filter.side === 'out' &&
    p.payees.length === 0
  return isBought ? ofSuppliers(filter) : filter
}

export function top(p: Planner): Plan | null {
  const least = p.has('bottom')
  const isRanked = p.has('rank_by') && p.has('who', 'customers', 'category')
  const isOften = p.has('often')
  const isMore =
    p.has('more') &&
    !p.has('than', 'compare') &&
    p.payees.length === 1 &&
    /^(so |and )?(which|who) \w+ (costs?|has|have|gets?|got|do|did|does)\b/.test(p.text)
  const most =
    isOften ||
    isMore ||
    (p.has('second') && !least) ||
    p.has('top') ||
    (p.has('best') && p.has('who', 'customers')) ||
    (isRanked && !least)
  if (most === least || /^who (spent|spends|bought|buys)\b/.test(p.text)) return null
  if (
    !p.usesOnly(
      'top',
      'best',
      'bottom',
      'out',
      'in',
      'sales',
      'who',
      'customers',
      'category',
      'payment',
      'rank_by',
      'list',
      'have',
      'went_on',
      'upcoming',
      // "The biggest regular cost" is not the biggest cost; a subscription for software is one of
      // its payees.
      ...(p.payees.length > 0 ? (['recurring'] as const) : []),
      'share_of',
      'second',
      'often',
      ...(isMore ? (['more'] as const) : []),
    ) ||
    !p.fits({ subjects: severalOf(p) || 1, count: true, except: true, weekdays: true })
  )
    return null
  if (isOften) return topByNumber(p)
  // "Is Adobe our biggest supplier?": of one payee's payments it always is.
  const ofOne = p.payees.length === 1 && p.payees[0]?.kind === 'merchant'
  if (
    ofOne &&
    !p.has('payment') &&
    /^(is|are|was|were) .*\b(supplier|customer|client)\b/.test(p.text)
  ) {
    const whom = /\bsupplier\b/.test(p.text) ? 'supplier' : 'customer'
    return p.asksBack([`Who is our biggest ${whom}?`])
  }
  // "Our top customers by category" has two groupings.
  if (p.has('category') && (p.has('who', 'customers') || p.has('payment'))) return null
  const isBill = p.has('upcoming')
  if (isBill && p.isAhead()) return least ? null : largestAhead(p)
  const by: Grouping | null =
    p.has('payment') ||
    isBill ||
    /\b(purchase|purchases|debit|debits|receipt|receipts|fill ups?|payments in)\b/.test(p.text) ||
    (p.payees.length > 0 && /\b(amount|sum)\b/.test(p.text)) ||
    (p.payees.length > 0 &&
      /\b(thing|item|one)\b(?! (got|gets|was paid|earned|earns|had|received|costs?|charged|charges|took|takes)\b)/.test(
        p.frame.latest.join(' '),
      ))
      ? 'payment'
      : p.has('who', 'customers')
        ? 'merchant'
        : p.has('category') || (/\bwhat\b.*\b(most|least)\b/.test(p.text) && p.payees.length === 0)
          ? 'category'
          : isWithinCategory(p)
            ? 'merchant'
            : null
  const side = p.has('customers')
    ? 'in'
    : (p.side() ?? (p.has('who') || p.has('category') || isBill ? 'out' : null))
  if (!side && by === 'payment' && !/\btransactions?\b/.test(p.text))
    return topOf(p, { side: 'out', by, least })
  if (!side || !p.agrees(side)) return null
  if (!by) {
    if (least || p.payees.length > 0) return null
    if (p.frame.count !== null || /\b(costs|expenses|outgoings|bills)\b/.test(p.text)) {
      p.assumptions.push('I took these as categories.')
      p.choices.push(
        { label: 'By supplier', prompt: 'by supplier?' },
        { label: 'Single payments', prompt: 'single payments?' },
      )
      return topOf(p, { side, by: 'sub_category', least })
    }
    const period = p.pastPeriod(p.fullYear())
    return period && p.call({ tool: 'largest', args: ofPurchases(p, p.filter(side, period)) })
  }
  return topOf(p, { side, by, least })
}

// "Etsy, Amazon or Shopify: which brought in most?": how many payees are ranked; none where other
// things are named.
function severalOf({ payees, frame }: Planner): number {
  const areMerchants = payees.length > 1 && payees.every(({ kind }) => kind === 'merchant')
  return areMerchants && frame.joinsNames ? payees.length : 0
}

// "Who do we pay most often?": by the number of payments.
function topByNumber(p: Planner): Plan | null {
  const isCategory = p.has('category') && !p.has('who', 'customers')
  const side = p.has('customers') ? 'in' : (p.side() ?? 'out')
  if (p.has('bottom', 'payment') || !p.agrees(side)) return null
  const period = p.pastPeriod(p.lastYear())
  return (
    period &&
    p.call({
      tool: 'top',
      args: {
        ...ofPayers(p.filter(side, period), p.context),
        by: isCategory ? 'sub_category' : 'merchant',
        n: p.frame.count ?? (p.isPlural() ? 5 : 1),
        least: false,
        often: true,
      },
    })
  )
}

function topOf(p: Planner, input: { side: FlowSide; by: Grouping; least: boolean }): Plan | null {
  // Who pays most, and what costs most, is a matter of a year, not of a month that has just begun.
  // The largest payment is the largest there ever was; ten of them are those of a year.
  const isOne = p.frame.count === null && !p.isPlural()
  const isOfAll =
    p.payees.some(({ kind }) => kind === 'merchant') ||
    (input.by === 'payment' && (isOne || p.payees.length > 0))
  const period = p.pastPeriod(isOfAll ? p.allRecords() : p.lastYear())
  const named = ofPurchases(p, p.filter(input.side, period ?? p.allRecords()))
  const filter = p.has('customers') ? ofPayers(named, p.context) : named
  if (filter.suppliersOnly) p.assumptions.push(withoutSuppliers)
  // The second largest payment has no answer of its own; a list of two would not say which.
  if (p.has('second') && input.by === 'payment') return null
  const n = p.frame.count ?? (severalOf(p) || (p.has('second') ? 2 : p.isPlural() ? 5 : 1))
  return (
    period &&
    p.call({
      tool: 'top',
      args: { ...filter, by: input.by, n, least: input.least },
    })
  )
}

/** The largest payments due, as patterns put it. */
export function largestDue(p: Planner): Plan | null {
  if (
    !p.has('largest_due', 'next_due') ||
    p.has('open_invoices', 'open_bills') ||
    !p.usesOnly('largest_due', 'next_due', 'payment', 'out', 'in', 'will', 'upcoming') ||
    !p.fits({ subjects: 1, count: true })
  )
    return null
  return largestAhead(p)
}

// "The biggest bill coming up" is one that is due, not one that was paid.
function largestAhead(p: Planner): Plan | null {
  const { today } = p.context
  const [named] = p.frame.periods
  if (named && named.to <= today) return null
  const period = named ?? spanPeriod(addDays(today, 1), addDays(today, 91))
  const from = period.from > today ? period.from : addDays(today, 1)
  const side = p.side() ?? (/\b(bills?|costs?|outgoings?)\b/.test(p.text) ? 'out' : null)
  if (!side || !p.agrees(side) || p.accounts.length > 0) return null
  if (!named && !p.has('next_due'))
    p.assumptions.push('You named no period, so I looked 13 weeks ahead.')
  return p.call({
    tool: 'upcoming',
    args: {
      side,
      period: {
        ...period,
        from,
        label: from > period.from ? spanLabel(from, period.to) : period.label,
      },
      ...(p.payees.length > 0 ? { subjects: p.payees } : {}),
      next: false,
      [p.has('next_due') ? 'first' : 'largest']: p.frame.count ?? (p.isPlural() ? 5 : 1),
    },
  })
}

// "Which software costs the most", "our most expensive subscription for software": a payee within
// it.
function isWithinCategory({ payees, text }: Planner): boolean {
  const [only] = payees
  return (
    payees.length === 1 &&
    (only?.kind === 'category' || only?.kind === 'sub_category') &&
    /^(which|what|who)\b|\b(most expensive|dearest|costliest|priciest)\b|\bsubscriptions?\b/.test(
      text,
    )
  )
}
