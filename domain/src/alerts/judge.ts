// Looks at the facts and says what to warn of and what has recovered. What stands as told is not told again until it recovers,
// so that one drop is one warning, however often and by however many it is looked at.
import type { AlertFacts, AlertKind, AlertSettings, Raised, Verdict, Watched } from './alert.ts'
import { balanceWarning, isUnder } from './balance-low.ts'
import { largeOutflows, outflowWarning } from './large-outflow.ts'
import { dropAhead, hasRecovered, lowAheadWarning } from './low-ahead.ts'
import { receiptWarning } from './missed-receipt.ts'
import { isTold } from './settings.ts'

/** What to raise and what to arm again. A consent is not judged here: the bank says when it ends. */
export function judge(of: {
  facts: AlertFacts
  settings: AlertSettings
  watched: readonly Watched[]
}): Verdict {
  const verdicts = [lowAhead(of), balanceLow(of), missedReceipts(of), largeOnes(of)]
  return {
    raise: verdicts.flatMap(({ raise }) => raise),
    rearm: verdicts.flatMap(({ rearm }) => rearm),
  }
}

type Looked = Parameters<typeof judge>[0]
const nothing: Verdict = { raise: [], rearm: [] }

function lowAhead({ facts, settings, watched }: Looked): Verdict {
  const { amount, days } = settings.low_ahead
  const line = { amount: amount ?? facts.buffer, days }
  const told = watched.find(({ kind }) => kind === 'low_ahead')
  if (told) return hasRecovered(facts, line, told) ? { raise: [], rearm: [told] } : nothing
  if (!facts.balanceKnown || !isTold(settings, 'low_ahead')) return nothing
  // Cash that is under its line already cannot fall under it: that is told as it is.
  if (facts.balance < line.amount && isTold(settings, 'balance_low')) return nothing
  const drop = dropAhead(facts, line)
  return drop ? { raise: [lowAheadWarning(facts, line, drop)], rearm: [] } : nothing
}

function balanceLow({ facts, settings, watched }: Looked): Verdict {
  const line = settings.balance_low.amount ?? facts.buffer
  const told = watched.find(({ kind }) => kind === 'balance_low')
  const under = isUnder(facts, line)
  if (told) return under === false ? { raise: [], rearm: [told] } : nothing
  if (!facts.balanceKnown || !under || !isTold(settings, 'balance_low')) return nothing
  return { raise: [balanceWarning(facts, line)], rearm: [] }
}

function missedReceipts({ facts, settings, watched }: Looked): Verdict {
  const told = watched.filter(({ kind }) => kind === 'missed_receipt')
  const overdue = new Set(facts.receipts.filter((one) => one.overdue > 0).map(subjectOf))
  const known = new Set(told.map(subjectOf))
  const late = facts.receipts.filter((one) => one.unusual && one.overdue > 0)
  return {
    raise: isTold(settings, 'missed_receipt')
      ? late.filter((one) => !known.has(one.subject)).map(receiptWarning)
      : [],
    rearm: told.filter(({ subject }) => !overdue.has(subject)),
  }
}

/** A payment is told of once and never recovers. */
function largeOnes({ facts, settings, watched }: Looked): Verdict {
  if (!isTold(settings, 'large_outflow')) return nothing
  const known = new Set(watched.filter(isOf('large_outflow')).map(subjectOf))
  const large = largeOutflows(facts, settings.large_outflow.amount)
  const news = large.filter(({ subject }) => !known.has(subject))
  return { raise: news.map((one): Raised => outflowWarning(one, facts)), rearm: [] }
}

function isOf(kind: AlertKind): (watched: Watched) => boolean {
  return (watched) => watched.kind === kind
}

function subjectOf({ subject }: { readonly subject: string }): string {
  return subject
}
