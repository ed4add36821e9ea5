// Rules for counts and lists of payments.
import { spanPeriod } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { ofPayers } from './flow-filter.ts'
import { isUnmeasured, withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'

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
  const isOfRhythm = /\bhow (often|frequently)\b/.test(p.text) && p.payees.length === 1
  const isOfYear = (by !== null && p.has('have')) || /\bhow often\b/.test(p.text)
  // How many payments a merchant ever made is what no period means.
  const isOfAll = !by && p.payees.some(({ kind }) => kind === 'merchant')
  const isOfBooks = !side && /\b(there|we have|i have|in (?:all|total)|altogether)\b/.test(p.text)
  const period = isOfYear
    ? p.pastPeriod(p.lastYear())
    : isOfAll || isOfBooks
      ? p.pastPeriod(p.allRecords())
      : p.pastPeriod()
  if (!period) return null
  if (!side)
    return /\b(transactions?|entries|lines)\b/.test(p.text) && p.fits({})
      ? p.call({ tool: 'count_transactions', args: { period } })
      : null
  if (!p.agrees(side)) return null
  const filter = p.filter(side, period)
  const isOfBills = !by && p.payees.length === 0 && /\b(invoices|bills)\b/.test(p.text)
  if (isOfBills)
    p.assumptions.push('The bank doesn’t mark what pays an invoice, so I counted every payment.')
  return p.call(
    by
      ? {
          tool: 'count_groups',
          args: { ...(p.has('customers') ? ofPayers(filter, p.context) : filter), by },
        }
      : { tool: 'count_payments', args: isOfRhythm ? { ...filter, rhythm: true } : filter },
  )
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
  // An amount to the penny is looked for wherever it is.
  const isExact =
    p.frame.amounts.length > 0 && p.frame.amounts.every(({ relation }) => relation === 'exactly')
  // "Any bank charges over £10?" looks for them wherever they are.
  const isOfLimit = p.frame.amounts.length > 0 && p.payees.length > 0
  const isOfAll = (latest || isExact) && p.frame.periods.length === 0
  const period = isOfAll ? all : p.pastPeriod(isOfLimit ? p.allRecords() : null)
  if (!period) return null
  const filter = p.filter(side, period)
  if (filter.suppliersOnly) p.assumptions.push(withoutSuppliers)
  return p.call({
    tool: 'list_payments',
    args: { ...filter, n: p.frame.count ?? 10, order: latest ? 'latest' : 'largest' },
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
