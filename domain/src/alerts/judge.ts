// Decides from the facts which warnings to raise and which have recovered. A warning is not
// repeated until it has recovered, so one drop is one warning, however often it is looked at.

import { isDipLikely } from '../outlook/outlook-words.ts'
import type { AlertFacts, AlertKind, AlertSettings, Raised, Verdict, Watched } from './alert.ts'
import { balanceWarning, isUnder } from './balance-low.ts'
import { largeOutflows, outflowWarning } from './large-outflow.ts'
import { dipAhead, dropAhead, lowWarning, standingDrop } from './low-ahead.ts'
import { receiptWarning } from './missed-receipt.ts'
import { isNotified } from './settings.ts'

/**
 * What to raise, what to put in the words of now and what to arm again. Consents are not judged
 * here: the bank says when they end.
 */
export function judge(input: {
  facts: AlertFacts
  settings: AlertSettings
  watched: readonly Watched[]
}): Verdict {
  const verdicts = [lowAhead(input), balanceLow(input), missedReceipts(input), largeOnes(input)]
  return {
    raise: verdicts.flatMap(({ raise }) => raise),
    follow: verdicts.flatMap(({ follow }) => follow),
    rearm: verdicts.flatMap(({ rearm }) => rearm),
  }
}

type Looked = Parameters<typeof judge>[0]
const nothing: Verdict = { raise: [], follow: [], rearm: [] }

function lowAhead({ facts, settings, watched }: Looked): Verdict {
  const { amount, days } = settings.low_ahead
  const line = { amount: amount ?? facts.buffer, days }
  const raised = watched.find(({ kind }) => kind === 'low_ahead')
  const dip = dipAhead(facts, line)
  if (raised) {
    const drop = standingDrop(facts, line, raised)
    if (drop === null && dip === null) return { ...nothing, rearm: [raised] }
    if (!facts.balanceKnown) return nothing
    const warning = lowWarning(facts, line, { drop, dip })
    return warning ? { ...nothing, follow: [warning] } : nothing
  }
  if (!facts.balanceKnown || !isNotified(settings, 'low_ahead')) return nothing
  // Cash that is under its line already can't fall under it: the alert says that it is there.
  if (facts.balance < line.amount && isNotified(settings, 'balance_low')) return nothing
  const likely = dip && isDipLikely(dip.chance) ? dip : null
  const warning = lowWarning(facts, line, { drop: dropAhead(facts, line), dip: likely })
  return warning ? { ...nothing, raise: [warning] } : nothing
}

function balanceLow({ facts, settings, watched }: Looked): Verdict {
  const line = settings.balance_low.amount ?? facts.buffer
  const raised = watched.find(({ kind }) => kind === 'balance_low')
  const under = isUnder(facts, line)
  if (raised) return under === false ? { ...nothing, rearm: [raised] } : nothing
  if (!facts.balanceKnown || !under || !isNotified(settings, 'balance_low')) return nothing
  return { ...nothing, raise: [balanceWarning(facts, line)] }
}

function missedReceipts({ facts, settings, watched }: Looked): Verdict {
  const raised = watched.filter(({ kind }) => kind === 'missed_receipt')
  const overdue = new Set(facts.receipts.filter((receipt) => receipt.overdue > 0).map(subjectOf))
  const raisedSubjects = new Set(raised.map(subjectOf))
  const late = facts.receipts.filter((receipt) => receipt.unusual && receipt.overdue > 0)
  return {
    ...nothing,
    raise: isNotified(settings, 'missed_receipt')
      ? late.filter((receipt) => !raisedSubjects.has(receipt.subject)).map(receiptWarning)
      : [],
    rearm: raised.filter(({ subject }) => !overdue.has(subject)),
  }
}

/** A payment is notified once and never recovers. */
function largeOnes({ facts, settings, watched }: Looked): Verdict {
  if (!isNotified(settings, 'large_outflow')) return nothing
  const raisedSubjects = new Set(watched.filter(isOf('large_outflow')).map(subjectOf))
  const large = largeOutflows(facts, settings.large_outflow.amount)
  const news = large.filter(({ subject }) => !raisedSubjects.has(subject))
  return { ...nothing, raise: news.map((outflow): Raised => outflowWarning(outflow, facts)) }
}

function isOf(kind: AlertKind): (watched: Watched) => boolean {
  return (watched) => watched.kind === kind
}

function subjectOf({ subject }: { readonly subject: string }): string {
  return subject
}
