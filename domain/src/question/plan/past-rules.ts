// Rules for what stands out in the past. Their words are written by patterns alone.
import { addDays, addMonths, type Day, firstDayOf, monthOf } from '../../calendar.ts'
import { monthPeriod, type Period, spanPeriod } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { ofSuppliers } from './flow-filter.ts'
import type { Planner } from './planner.ts'

/** "By how much did our cash pile shrink": the balance at both ends of a period. */
export function cashChange(p: Planner): Plan | null {
  if (!p.has('cash_change') || !p.usesOnly('cash_change') || !p.fits({ subjects: 1 })) return null
  if (p.payees.length > 0 || p.isAhead()) return null
  const [account] = p.accounts
  const period = p.pastPeriod()
  return (
    period &&
    p.call({ tool: 'cash_change', args: { period, ...(account ? { account: account.id } : {}) } })
  )
}

/** "Is there more in the bank than at the end of March?": what is there now and was there then. */
export function cashSetAgainst(p: Planner): Plan | null {
  if (!p.has('cash_then') || p.isAhead()) return null
  if (!p.usesOnly('cash_then', 'more', 'less', 'end_of', 'why') || !p.fits({})) return null
  const [period] = p.frame.periods
  const then = period && lastDayBefore(period, p)
  if (!then || then >= p.context.today) return null
  const claimed = { way: p.has('more') ? 'more' : 'less', isAsked: !p.has('why') } as const
  const since = spanPeriod(addDays(then, 1), p.context.today)
  return p.call({ tool: 'cash_change', args: { period: since, claimed } })
}

// A month or a year has two ends, and the question must name one.
function lastDayBefore(period: Period, { text }: Planner): Day | null {
  if (/\bat the start of\b/.test(text)) return addDays(period.from, -1)
  if (/\bat the end of\b|\bthis time last\b/.test(text)) return period.to
  return period.moment ?? (period.from === period.to ? period.to : null)
}

/** "In how many months did more go out than came in?" */
export function shortMonths(p: Planner): Plan | null {
  const isShort = p.has('short_months')
  if (!isShort && !p.has('long_months')) return null
  if (!p.usesOnly('short_months', 'long_months') || !p.fits({}) || p.isAhead()) return null
  const period = p.pastPeriod(p.fullYear())
  return period && p.call({ tool: 'short_months', args: { period, short: isShort } })
}

/** "In which months did Oakley not pay us?" */
export function emptyMonths(p: Planner): Plan | null {
  if (
    !p.has('empty_months') ||
    !p.usesOnly('empty_months', 'payment', 'in', 'out', 'sales') ||
    !p.fits({ subjects: 3 }) ||
    p.isAhead()
  )
    return null
  const side = p.side()
  const period = p.pastPeriod(p.allRecords())
  if (!side || !period || p.payees.length === 0 || !p.agrees(side)) return null
  return p.call({ tool: 'empty_months', args: p.filter(side, period) })
}

/** "Was October above average?": a month beside those before it. */
export function againstAverage(p: Planner): Plan | null {
  if (
    !p.has('against_average') ||
    !p.usesOnly('against_average', 'out', 'in', 'sales', 'more', 'less') ||
    !p.fits({ subjects: 2, except: true }) ||
    p.isAhead()
  )
    return null
  const [named = monthPeriod(monthOf(p.context.today))] = p.frame.periods
  const side = p.side()
  if (named.unit !== 'month' || !side || !p.agrees(side)) return null
  const period = p.pastPeriod(named)
  if (!period) return null
  const asks = p.has('more') === p.has('less') ? 'both' : p.has('more') ? 'more' : 'less'
  return p.call({ tool: 'against_average', args: { ...p.filter(side, period), asks } })
}

/** "Was October above average?" names nothing that could be. */
export function averageOfWhat(p: Planner): Plan | null {
  const [named] = p.frame.periods
  const isOfMonth = named?.unit === 'month' && named.from <= p.context.today
  if (!isOfMonth || !p.has('average') || !p.fits({}) || p.side() !== null) return null
  const [, way] = /\b(above|below|over|under|higher|lower|better|worse)\b/.exec(p.text) ?? []
  if (!way || !p.usesOnly('average', 'over', 'under', 'more', 'less', 'than', 'have')) return null
  const word = /^(above|over|higher|better)$/.test(way) ? 'above' : 'below'
  return p.asksBack(
    ['money out', 'money in', 'sales'].map(
      (what) => `${what === 'sales' ? 'Were' : 'Was'} ${what} in ${named.label} ${word} average?`,
    ),
  )
}

/** "Which customer has been quiet longest?" */
export function quietest(p: Planner): Plan | null {
  if (
    !p.has('quietest') ||
    !p.usesOnly('quietest', 'customers', 'who', 'have') ||
    !p.fits({ count: true })
  )
    return null
  const period = p.frame.periods.length > 0 ? p.pastPeriod() : p.allRecords()
  if (!period) return null
  const n = p.frame.count ?? 1
  const filter = p.has('customers')
    ? { side: 'in' as const, period, subjects: p.sales }
    : p.filter('out', period)
  return p.call({ tool: 'quietest', args: { ...filter, n } })
}

/** "Which customers haven't paid us since August?" */
export function silentSince(p: Planner): Plan | null {
  const [named] = p.frame.periods
  if (!p.has('silent_since') || !p.usesOnly('silent_since') || !p.fits({}) || p.isAhead())
    return null
  // "In August" names no day since which nothing came in.
  if (named && !named.toDate && named.to < p.context.today) return null
  const since = named?.from ?? firstDayOf(addMonths(monthOf(p.context.today), -3))
  if (since <= p.context.firstDay) return null
  if (!named)
    p.assumptions.push('You named no day, so I looked for three whole months and this one.')
  const period = p.allRecords()
  const filter = /\bcustomers silent\b/.test(p.text)
    ? { side: 'in' as const, period, subjects: p.sales }
    : ofSuppliers({ side: 'out', period })
  return p.call({ tool: 'silent_since', args: { ...filter, since } })
}

/** "How come Jewson refunded us £900?": what came back from a payee. */
export function moneyBack(p: Planner): Plan | null {
  const asksBack = p.has('money_back') || isReceivedFromPayee(p) || isLessRefunds(p)
  if (
    !asksBack ||
    !p.usesOnly('money_back', 'in', 'why', 'have', 'net_of_refunds', 'out', 'how_much', 'total') ||
    !p.fits({ subjects: 4, amounts: 1 })
  )
    return null
  if (p.payees.length === 0 || p.payees.some(({ kind }) => kind !== 'merchant')) return null
  const [amount] = p.frame.amounts
  const period = p.pastPeriod(p.allRecords())
  return (
    period &&
    p.call({
      tool: 'money_back',
      args: {
        period,
        subjects: p.payees,
        ...(amount ? { claimed: amount.amount } : {}),
        ...(p.has('net_of_refunds') ? { net: true } : {}),
      },
    })
  )
}

// What came back is taken off what was paid, or the answer says that nothing did.
function isLessRefunds(p: Planner): boolean {
  return p.has('net_of_refunds')
}

// "Why did Amazon give us £34.99?": a refund of somebody who is paid makes a cost smaller, and is
// no income.
function isReceivedFromPayee(p: Planner): boolean {
  return (
    p.has('in') &&
    p.side() === 'in' &&
    !p.isAhead() &&
    p.frame.amounts.every(({ relation }) => relation === 'none') &&
    p.payees.every((payee) => payee.kind === 'merchant') &&
    p.payees[0] !== undefined &&
    p.sideOf(p.payees[0]) === 'out'
  )
}

/** "How much have we put into the tax pot this year?" */
export function ownTransfers(p: Planner): Plan | null {
  const way = p.has('transfers_into')
    ? 'in'
    : p.has('transfers_out')
      ? 'out'
      : p.has('transfers_both')
        ? 'both'
        : null
  const [account, other] = p.accounts
  if (!way || !account || (other && way !== 'out') || p.payees.length > 0 || p.isAhead())
    return null
  if (!p.usesOnly('transfers_into', 'transfers_out', 'transfers_both') || !p.fits({ subjects: 2 }))
    return null
  const period = p.pastPeriod(p.allRecords())
  return (
    period &&
    p.call({
      tool: 'transfers',
      args: { period, account: account.id, way, ...(other ? { other: other.id } : {}) },
    })
  )
}

/**
 * "How much went out of the current account?": what was paid from it, without moves between own
 * accounts. Of savings those moves are what is meant.
 */
export function throughAccount(p: Planner): Plan | null {
  const side = p.has('account_in') ? 'in' : p.has('account_out') ? 'out' : null
  const [account] = p.accounts
  if (!side || !account || p.isAhead() || !p.usesOnly('account_in', 'account_out')) return null
  if (!p.fits({ subjects: 1 })) return null
  if (!p.context.payingAccounts?.has(account.id)) {
    const period = p.pastPeriod(p.allRecords())
    return period && p.call({ tool: 'transfers', args: { period, account: account.id, way: side } })
  }
  const period = p.pastPeriod()
  if (!period) return null
  p.assumptions.push('Moves between your own accounts are not counted in this.')
  return p.call({ tool: 'flow_total', args: p.filter(side, period) })
}

/** "Do we pay for two things that do the same job?" */
export function overlapping(p: Planner): Plan | null {
  if (!p.has('overlap') || !p.usesOnly('overlap', 'out') || !p.fits({ periods: 0 })) return null
  return p.call({ tool: 'anomalies', args: { kind: 'overlap' } })
}
