// Rules for questions about the books themselves: accounts, balances, what is odd, a summary.
import { addDays } from '../../calendar.ts'
import { spanPeriod, untilToday } from '../period.ts'
import type { Plan } from '../tool-call.ts'
import { withoutSuppliers } from './plan-words.ts'
import type { Planner } from './planner.ts'

// What the books hold.
export function freshness(p: Planner): Plan | null {
  if (
    !p.has('afresh') ||
    !p.usesOnly(
      'afresh',
      'data',
      'balance',
      'when',
      'latest',
      'have',
      'account_noun',
      'earliest',
      'payment',
    ) ||
    !p.fits({ periods: 0 })
  )
    return null
  return p.call({ tool: 'data_freshness', args: {} })
}

export function accountsHeld(p: Planner): Plan | null {
  if (
    !p.has('account_noun') ||
    p.has('in', 'out', 'sales', 'net', 'top', 'bottom', 'average', 'transfers', 'payment') ||
    !p.fits({ periods: 0 })
  )
    return null
  if (!p.usesOnly('account_noun', 'balance', 'have', 'each', 'count', 'breakdown', 'list', 'who'))
    return null
  if (p.has('each', 'breakdown', 'list', 'count') || /\b(accounts|balances)\b/.test(p.text))
    return p.call({ tool: 'account_balances', args: {} })
  return null
}

export function balanceNow(p: Planner): Plan | null {
  const isBalance =
    p.has('balance') ||
    (p.has('have') && !p.has('in', 'out', 'sales', 'net', 'payment', 'count', 'category', 'who'))
  if (
    !isBalance ||
    !p.usesOnly(
      'balance',
      'have',
      'account_noun',
      'end_of',
      'latest',
      'list',
      'each',
      'breakdown',
    ) ||
    !p.fits({ subjects: 1, amounts: 1 }) ||
    p.frame.amounts.some(({ relation }) => relation !== 'none') ||
    (p.frame.amounts.length > 0 && !p.claims()) ||
    p.payees.length > 0
  )
    return null
  if (!p.has('balance') && p.has('how_much') === false && p.accounts.length === 0) return null
  const [period] = p.frame.periods
  if (period && (p.splitsAccounts() || p.has('each', 'breakdown', 'list'))) return null
  if (p.splitsAccounts()) return p.call({ tool: 'account_balances', args: {} })
  if (p.frame.periods.length === 0 && p.has('each', 'breakdown', 'list') && p.accounts.length === 0)
    return p.call({ tool: 'account_balances', args: {} })
  const [account] = p.accounts
  const [amount] = p.frame.amounts
  if (p.has('end_of') && !period) return null
  const isOpening = /\b(start|beginning|opening|began|begin|started)\b/.test(p.text)
  const day = period && (isOpening ? addDays(period.from, -1) : (period.moment ?? period.to))
  // The end of a month under way has not come yet.
  if (day && day > p.context.today && p.has('end_of'))
    return account || amount ? null : p.call({ tool: 'forecast_balance', args: { day } })
  const until = day && day <= p.context.today ? day : undefined
  if (isOpening && !period) return null
  return p.call({
    tool: 'cash_balance',
    args: {
      ...(until ? { day: until } : {}),
      ...(account ? { account: account.id } : {}),
      ...(amount ? { claimed: amount.amount } : {}),
    },
  })
}

export function accountAlone(p: Planner): Plan | null {
  const [account] = p.accounts
  if (
    !account ||
    p.frame.included.length > 1 ||
    !p.usesOnly('have', 'balance', 'owe', 'end_of') ||
    !p.fits({ subjects: 1 })
  )
    return null
  const [period] = p.frame.periods
  if (period) {
    // "How much was in the current account at the end of October?"
    const isHeld = p.has('how_much') && /\b(was|were|had) (\w+ ){0,2}in\b/.test(p.text)
    const isStart = /\b(start|beginning|began|opening)\b/.test(p.text)
    const day = isStart ? addDays(period.from, -1) : (period.moment ?? period.to)
    return isHeld && day < p.context.today
      ? p.call({ tool: 'cash_balance', args: { day, account: account.id } })
      : null
  }
  if (p.has('end_of')) return null
  return p.call({ tool: 'cash_balance', args: { account: account.id } })
}

/** "Did Xero put its price up?": the latest amount against the one before it. */
export function priceChange(p: Planner): Plan | null {
  const [subject] = p.payees
  const isPrice =
    p.has('price_rise') ||
    /\b(more|less) (expensive|than (we|i) used to)\b/.test(p.text) ||
    /\b(put|gone|went|going|goes|go|come|came|gone) (up|down)\b|\b(dearer|increased?|cheaper|rise|rose|risen)\b/.test(
      p.text,
    )
  if (
    !isPrice ||
    !subject ||
    subject.kind === 'account' ||
    p.frame.periods.length > 0 ||
    isOfTotal(p) ||
    !/\b(expensive|used to|price|prices|charge|charges|charging|cost|costs|subscription|fee|fees|put up|when|rent|by how much|rate|bill)\b/.test(
      p.text,
    ) ||
    (subject.kind !== 'merchant' && !p.has('when')) ||
    !p.usesOnly(
      'price_rise',
      'more',
      'less',
      'than',
      'have',
      'change',
      'out',
      'recurring',
      'when',
      'top',
      'latest',
    ) ||
    !p.fits({ subjects: 1 })
  )
    return null
  return p.sideOf(subject) === 'out'
    ? p.call({
        tool: 'price_change',
        args: {
          side: 'out',
          period: p.allRecords(),
          subjects: [subject],
          ...(p.has('when') ? { when: true } : {}),
        },
      })
    : null
}

// "Are Royal Mail costs going up?" is about what they come to, and not about one price.
function isOfTotal({ text }: Planner): boolean {
  return (
    /\b(costs|spend|spending|bills|outgoings|expenses)\b/.test(text) &&
    /\b(going|creeping|climbing|rising|trending|getting|gone|falling|dropping|coming)\b/.test(
      text,
    ) &&
    !/\b(price|prices|charge|charges|charging|fee|fees|rate|rent|subscription|when|by how much)\b/.test(
      text,
    )
  )
}

/** "Who did we pay for the first time this month?" */
export function newMerchants(p: Planner): Plan | null {
  const isStart =
    /\b(start|started|begin|began) (paying|using|buying)\b/.test(p.text) && !p.has('when')
  const isNew =
    isStart || p.has('new') || (p.has('earliest') && /\bfor the first time\b/.test(p.text))
  if (
    !isNew ||
    !p.has('who', 'customers') ||
    !p.usesOnly(
      'new',
      'earliest',
      'who',
      'customers',
      'out',
      'in',
      'sales',
      'have',
      'count',
      'list',
      'upcoming',
      'share',
      'share_of',
      ...(isStart ? (['end_of'] as const) : []),
    ) ||
    p.has('upcoming') ||
    !p.fits({})
  )
    return null
  const side = p.has('customers') ? 'in' : (p.side() ?? 'out')
  const period = p.pastPeriod()
  if (!period) return null
  const filter = p.filter(side, period)
  if (filter.suppliersOnly) p.assumptions.push(withoutSuppliers)
  const { except, suppliersOnly } = filter
  // "What share of sales came from new customers?": of what customers paid.
  const ofSales = p.has('share') && side === 'in' && p.has('customers') ? { subjects: p.sales } : {}
  return p.call({
    tool: 'new_merchants',
    args: {
      side,
      period,
      ...ofSales,
      ...(suppliersOnly ? { except, suppliersOnly } : {}),
      ...(p.has('share') ? { share: true } : {}),
    },
  })
}

export function uncategorised(p: Planner): Plan | null {
  if (
    !p.has('uncategorised') ||
    !p.usesOnly('uncategorised', 'payment', 'count', 'list', 'have', 'out') ||
    !p.fits({})
  )
    return null
  const all = spanPeriod(p.context.firstDay, p.context.today)
  const [period] = p.frame.periods
  const past = period ? untilToday(period, p.context.today) : all
  return past && p.call({ tool: 'uncategorised', args: { period: past } })
}

// "What was January like?", "how did October go?"
function isHowItWent({ frame, text }: Planner): boolean {
  return (
    frame.periods.length === 1 &&
    /^(so |and )?(how|what) (is|was|were|are|has|have|did) .*\b(like|going|go|been|gone|been like)$/.test(
      text,
    )
  )
}

/** What a period came to, in short. */
export function summary(p: Planner): Plan | null {
  if (
    !(p.has('summary') || isHowItWent(p)) ||
    !p.usesOnly('summary', 'list', 'have', 'data', 'net', 'month_noun', 'went_on', 'compare') ||
    !p.fits({})
  )
    return null
  const period = p.pastPeriod()
  return period && p.call({ tool: 'summary', args: { period } })
}
