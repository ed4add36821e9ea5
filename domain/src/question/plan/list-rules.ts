// Rules for totals, counts, rankings and lists of payments.
import { addDays } from '../../calendar.ts'
import { spanPeriod } from '../period.ts'
import type { FlowSide, Grouping, Plan } from '../tool-call.ts'
import { grouping, isPaidBill, isPlural, type Planner } from './planner.ts'

export function counts(p: Planner): Plan | null {
  if (!p.has('count') || p.has('average', 'share') || isUnmeasured(p)) return null
  const isOften = /\b(how often|how many times|how frequently|number of times)\b/.test(p.text)
  if (
    !p.usesOnly(
      'count',
      'payment',
      'out',
      'in',
      'sales',
      'who',
      'customers',
      'category',
      'over',
      'under',
      'exactly',
      'have',
      'month_noun',
      'went_on',
      ...(isOften && !p.isAhead() ? (['upcoming'] as const) : []),
    ) ||
    p.has('month_noun') ||
    !p.fits({ amounts: 2, subjects: 2, except: true, weekdays: true })
  )
    return null
  const by = p.has('who', 'customers') ? 'merchant' : p.has('category') ? 'sub_category' : null
  if (
    !by &&
    !p.has('payment') &&
    !isOften &&
    !/\b(purchases|sales|payouts?|receipts?)\b/.test(p.text)
  )
    return null
  const side = p.has('customers')
    ? 'in'
    : (p.side() ?? (/\bpayments?\b/.test(p.text) ? 'out' : by === 'merchant' ? 'out' : null))
  const isOfYear = (by !== null && p.has('have')) || /\bhow often\b/.test(p.text)
  // How many payments a merchant ever made is what no period means.
  const isOfAll = !by && p.payees.some(({ kind }) => kind === 'merchant')
  const period = isOfYear
    ? p.pastPeriod(p.fullYear())
    : isOfAll
      ? p.pastPeriod(p.allRecords())
      : p.pastPeriod()
  if (!period) return null
  if (!side)
    return /\b(transactions?|entries|lines)\b/.test(p.text) && p.fits({})
      ? p.call({ tool: 'count_transactions', args: { period } })
      : null
  if (!p.agrees(side)) return null
  const filter = p.filter(side, period)
  return p.call(
    by
      ? { tool: 'count_groups', args: { ...filter, by } }
      : { tool: 'count_payments', args: filter },
  )
}

export function top(p: Planner): Plan | null {
  const least = p.has('bottom')
  const isRanked = p.has('rank_by') && p.has('who', 'customers', 'category')
  const isOften = p.has('often')
  const most =
    isOften || p.has('top') || (p.has('best') && p.has('who', 'customers')) || (isRanked && !least)
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
    ) ||
    !p.fits({ subjects: 1, count: true, except: true, weekdays: true })
  )
    return null
  if (isOften) return topByNumber(p)
  const isBill = p.has('upcoming')
  if (isBill && p.isAhead()) return least ? null : largestAhead(p)
  const by: Grouping | null =
    p.has('payment') ||
    isBill ||
    /\b(purchase|purchases|debit|debits|receipt|receipts)\b/.test(p.text) ||
    (p.payees.length > 0 && /\b(amount|sum)\b/.test(p.text)) ||
    (p.payees.length > 0 && /\b(thing|item|one)\b/.test(p.frame.latest.join(' ')))
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
    const period = p.pastPeriod()
    return period && p.call({ tool: 'largest', args: p.filter(side, period) })
  }
  return topOf(p, { side, by, least })
}

// "Who do we pay most often?": by the number of payments.
function topByNumber(p: Planner): Plan | null {
  const isCategory = p.has('category') && !p.has('who', 'customers')
  const side = p.has('customers') ? 'in' : (p.side() ?? 'out')
  if (p.has('bottom', 'payment') || !p.agrees(side)) return null
  const period = p.pastPeriod(p.fullYear())
  return (
    period &&
    p.call({
      tool: 'top',
      args: {
        ...p.filter(side, period),
        by: isCategory ? 'sub_category' : 'merchant',
        n: p.frame.count ?? (isPlural(p.text) ? 5 : 1),
        least: false,
        often: true,
      },
    })
  )
}

// "Over" and "under" without an amount are a part of the question that no list and no total has a
// use for.
function isUnmeasured(p: Planner): boolean {
  return p.has('over', 'under') && p.frame.amounts.length === 0
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

/** "Who is Folio North?": a name without anything that is to be measured opens its payments. */
export function whoIs(p: Planner): Plan | null {
  const [only] = p.payees
  if (!/^(so )?(who|what) (is|are|was|were)\b/.test(p.text) || only?.kind !== 'merchant')
    return null
  if (!p.usesOnly('who', 'payment') || !p.fits({ periods: 0, subjects: 1 })) return null
  const side = p.sideOfSubjects()
  if (!side) return null
  const period = spanPeriod(p.context.firstDay, p.context.today)
  return p.call({
    tool: 'list_payments',
    args: { ...p.filter(side, period), n: 10, order: 'latest' },
  })
}

/**
 * "What was the £10,900 payment?", "did we pay anyone exactly £594?": the payments of that amount.
 */
export function exactPayment(p: Planner): Plan | null {
  const [amount] = p.frame.amounts
  const isNamed =
    /\b(what|who|which|when) (was|is|were|did) (the|that|this|a)? ?£?[\d.,]+k? (payment|transaction|purchase|receipt|debit|credit)\b/.test(
      p.text,
    ) ||
    /\b(anyone|anybody|someone|a payment|any payments?) (of |for )?(exactly|precisely)\b/.test(
      p.text,
    )
  if (!amount || !isNamed || p.payees.length > 0) return null
  if (
    !p.usesOnly('payment', 'out', 'in', 'exactly', 'have', 'who', 'list', 'when') ||
    !p.fits({ amounts: 1 })
  )
    return null
  const period =
    p.frame.periods.length > 0 ? p.pastPeriod() : spanPeriod(p.context.firstDay, p.context.today)
  const side = p.side() ?? (/\b(receipt|credit)\b/.test(p.text) ? 'in' : 'out')
  if (!period) return null
  const { subjects: _, ...filter } = p.filter(side, period)
  return p.call({
    tool: 'list_payments',
    args: { ...filter, amountFrom: amount.amount, amountTo: amount.amount, n: 10, order: 'latest' },
  })
}

export function list(p: Planner): Plan | null {
  if (isUnmeasured(p)) return null
  const asksForRows =
    p.has('list') ||
    (p.has('payment') &&
      !p.has('how_much', 'total', 'average', 'count') &&
      p.frame.amounts.some(({ relation }) => relation !== 'none')) ||
    (p.has('payment') && p.has('over', 'under', 'exactly', 'latest')) ||
    (p.has('payment') && !p.has('how_much', 'total', 'average', 'count') && p.payees.length > 0)
  if (
    !asksForRows ||
    !p.usesOnly(
      'list',
      'payment',
      'out',
      'in',
      'sales',
      'over',
      'under',
      'exactly',
      'latest',
      'have',
      'who',
      'customers',
      'went_on',
      'rank_by',
      ...(/\b(each|every|single|individual) (\w+ )?(payment|transaction|purchase|receipt|invoice)\b/.test(
        p.text,
      )
        ? (['each'] as const)
        : []),
    ) ||
    !p.fits({ amounts: 2, subjects: 2, count: true, except: true, weekdays: true })
  )
    return null
  if (p.has('who', 'customers') && !p.has('payment')) return null
  if (
    !p.has('payment') &&
    p.payees.length === 0 &&
    p.frame.amounts.length === 0 &&
    !/\b(show|list|display)\b/.test(p.text)
  )
    return null
  const side =
    p.side() ??
    (/\bpayments?\b|\bpurchases?\b/.test(p.text) && !/\btransactions?\b/.test(p.text)
      ? 'out'
      : null)
  if (!side || !p.agrees(side) || p.frame.amounts.some(({ relation }) => relation === 'none'))
    return null
  const latest = p.has('latest')
  // What the last five came to is not what all of them came to.
  if (latest && p.frame.count !== null && p.has('total', 'how_much')) return null
  const all = spanPeriod(p.context.firstDay, p.context.today)
  const period = latest && p.frame.periods.length === 0 ? all : p.pastPeriod()
  return (
    period &&
    p.call({
      tool: 'list_payments',
      args: {
        ...p.filter(side, period),
        n: p.frame.count ?? 10,
        order: latest ? 'latest' : 'largest',
      },
    })
  )
}

export function breakdown(p: Planner): Plan | null {
  const by = grouping(p)
  const side =
    p.has('in', 'sales', 'customers') && !p.has('out')
      ? 'in'
      : p.has('out', 'went_on')
        ? 'out'
        : p.payees.length > 0
          ? p.sideOfSubjects()
          : /\bwhere\b/.test(p.text)
            ? 'out'
            : by === 'category'
              ? 'out'
              : null
  if (!(p.has('breakdown') || by === 'category' || by === 'merchant' || p.has('each')) || !side)
    return null
  if (
    !p.usesOnly(
      'breakdown',
      'category',
      'who',
      'customers',
      'out',
      'in',
      'sales',
      'went_on',
      'list',
      'each',
      'have',
      'payment',
    ) ||
    p.has('payment') ||
    !p.fits({ subjects: 1 }) ||
    !p.agrees(side)
  )
    return null
  if (
    p.has('who') &&
    !p.has('breakdown', 'each', 'list') &&
    !/\b(who|whom|which|by)\b/.test(p.text)
  )
    return null
  const period = p.pastPeriod()
  const inner = p.payees.some(({ kind }) => kind !== 'merchant')
  return (
    period &&
    p.call({
      tool: 'breakdown',
      args: {
        ...p.filter(side, period),
        by:
          by === 'merchant' || (by === null && side === 'in')
            ? 'merchant'
            : inner
              ? 'sub_category'
              : (by ?? 'category'),
      },
    })
  )
}

export function total(p: Planner): Plan | null {
  // "Xero subscriptions": what Xero is paid.
  const isOfMerchants = p.payees.length > 0 && p.payees.every(({ kind }) => kind === 'merchant')
  // "Is the card paid off?" is no question about what was spent with it.
  const isOfCard = p.payees.length === 0 && p.accounts.length > 0
  if (isOfCard && /\b(is|are|was|were|been) (\w+ ){0,4}paid( off)?\b/.test(p.text)) return null
  if (
    !p.usesOnly(
      ...(isPaidBill(p) ? (['upcoming'] as const) : []),
      ...(isOfMerchants ? (['recurring'] as const) : []),
      'out',
      'in',
      'sales',
      'customers',
      'went_on',
      'payment',
      'have',
      'over',
      'under',
      'exactly',
      'who',
      'list',
    ) ||
    p.has('who', 'list') ||
    !p.fits({ periods: 3, amounts: 1, subjects: 3, except: true, weekdays: true })
  )
    return null
  if ((p.has('went_on') && !p.has('how_much')) || isUnmeasured(p)) return null
  // "Fuel in October and rent in September" are two figures, not one over both months.
  if (p.frame.periods.length > 1 && p.payees.length > 1) return null
  const side = p.side()
  if (!side || !p.agrees(side)) return null
  const asks =
    p.has('out', 'in', 'sales', 'customers', 'went_on') ||
    p.payees.length > 0 ||
    p.frame.excluded.length > 0
  if (!asks || (p.has('payment') && p.has('have') && p.payees.length === 0)) return null
  const [amount] = p.frame.amounts
  const period = p.pastPeriod()
  if (!period) return null
  if (p.has('recurring')) p.assumptions.push('I counted every payment to them.')
  const { amountFrom, amountTo, ...filter } = p.filter(side, period)
  if (!amount) return p.call({ tool: 'flow_total', args: filter })
  // "Payments over £500" narrows the payments; "did we spend over £500" compares the total.
  if (p.has('payment') && amount.relation !== 'none')
    return p.call({ tool: 'flow_total', args: p.filter(side, period) })
  if (amount.relation === 'over' || amount.relation === 'under')
    return p.call({
      tool: 'flow_total',
      args: { ...filter, threshold: { relation: amount.relation, amount: amount.amount } },
    })
  return p.call({ tool: 'flow_total', args: { ...filter, claimed: amount.amount } })
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
  if (!named) p.assumptions.push('You named no period, so I looked 13 weeks ahead.')
  return p.call({
    tool: 'upcoming',
    args: {
      side,
      period: { ...period, from },
      ...(p.payees.length > 0 ? { subjects: p.payees } : {}),
      next: false,
      largest: p.frame.count ?? (isPlural(p.text) ? 5 : 1),
    },
  })
}

function topOf(p: Planner, input: { side: FlowSide; by: Grouping; least: boolean }): Plan | null {
  // Who pays most is a matter of a year, not of a month that has just begun.
  const period =
    input.by === 'merchant' && p.has('who', 'customers')
      ? p.pastPeriod(p.fullYear())
      : p.pastPeriod()
  const n = p.frame.count ?? (p.has('second') ? 2 : isPlural(p.text) ? 5 : 1)
  return (
    period &&
    p.call({
      tool: 'top',
      args: { ...p.filter(input.side, period), by: input.by, n, least: input.least },
    })
  )
}
