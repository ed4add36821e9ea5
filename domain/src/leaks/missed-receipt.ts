// Missed receipts: money that comes regularly and this time did not, beyond the latest it ever
// came.

import { money } from '../amount-words.ts'
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { dayInWords } from '../date-words.ts'
import { dueDays } from '../forecast/occurrences/due-days.ts'
import type { Series } from '../forecast/series.ts'
import { magnitude } from '../money.ts'
import type { Leak, LeakFacts } from './leak.ts'

// Amounts that vary say less than a fixed one: they take longer to be believed.
const sightingsMin = { fixed: 4, typical: 8, seasonal: 8 } as const
const regularityMin = 0.85
const daysBeyondUsual = 3
const lookedBackDays = 75
const nearDays = 10
const shownMax = 4

/** What should have come and did not, one for each who pays: the latest. */
export function missedReceipts(facts: LeakFacts): Leak[] {
  return facts.series.flatMap((series) => {
    const { side, merchantId, evidence, regularity } = series
    if (side !== 'in' || merchantId === null || !isCurrent(series, facts)) return []
    if (evidence.length < sightingsMin[series.amount.kind] || regularity < regularityMin) return []
    const latest = missedDues(series, facts).at(-1)
    return latest ? leakOf(latest, series, facts) : []
  })
}

/** The due days of a series that passed without money, longer ago than it was ever late. */
function missedDues(series: Series, facts: LeakFacts): Day[] {
  const { asOf, nation } = facts
  const latest = Math.max(0, ...series.delays)
  // Who keeps no day is waited for as long again as payments ever lay apart.
  const beyond = Math.max(daysBeyondUsual, latest - Math.min(0, ...series.delays))
  const first = series.evidence[0]?.due ?? asOf
  const from = addDays(asOf, -lookedBackDays)
  const window = { from: from > first ? from : first, until: asOf, nation }
  const met = new Set(series.evidence.map(({ due }) => due))
  const settled = facts.occurrences.filter(
    ({ seriesId, state }) => seriesId === series.id && state !== 'overdue' && state !== 'missed',
  )
  const dues = dueDays(series.rule, window)
  return dues
    .filter((due) => !met.has(due) && !settled.some((occurrence) => occurrence.due === due))
    .filter((due) => daysBetween(due, asOf) > latest + beyond)
    .filter((due) => !isPaidNearby(due, series, facts))
}

/**
 * Whether as much came around the day as was due around it: before Christmas two bills are paid on
 * one day.
 */
function isPaidNearby(due: Day, series: Series, facts: LeakFacts): boolean {
  const { payments, series: all, nation, asOf } = facts
  const until = addDays(due, nearDays)
  const window = { from: addDays(due, -nearDays), until: until < asOf ? until : asOf, nation }
  const came = payments.filter(
    ({ merchantId, amount, day }) =>
      merchantId === series.merchantId && amount > 0 && day >= window.from && day <= window.until,
  )
  const own = all.filter(
    (candidate) =>
      candidate === series || (isOfSame(candidate, series) && candidate.state === 'active'),
  )
  return came.length >= own.flatMap(({ rule }) => dueDays(rule, window)).length
}

/**
 * Whether it is how its payer pays now: an ended habit counts only where no other took its place.
 */
function isCurrent(series: Series, { series: all }: LeakFacts): boolean {
  const others = all.filter((candidate) => candidate !== series && isOfSame(candidate, series))
  const last = series.evidence.at(-1)?.day ?? ''
  return (
    series.state === 'active' ||
    others.every((other) => other.state === 'ended' && (other.evidence.at(-1)?.day ?? '') < last)
  )
}

function isOfSame(other: Series, series: Series): boolean {
  return other.merchantId === series.merchantId && other.side === 'in'
}

function leakOf(due: Day, series: Series, facts: LeakFacts): Leak[] {
  const payee = facts.payees.get(series.merchantId ?? '')
  if (!payee) return []
  const amount = magnitude(series.amount.amount)
  const late = daysBetween(due, facts.asOf)
  const ids = new Set(series.evidence.slice(-shownMax).flatMap(({ movementIds }) => movementIds))
  return [
    {
      id: `missed_receipt:${series.merchantId}`,
      kind: 'missed_receipt',
      figures: `${amount} ${due}`,
      merchantId: series.merchantId,
      name: payee.name,
      yearly: null,
      amount,
      day: due,
      sentence: `${payee.name} did not pay ${money(amount)} due on ${dayInWords(due)}, ${late} days ago.`,
      advice: `Ask ${payee.name} when the money comes; it was never this late before.`,
      evidence: facts.payments.filter(({ id }) => ids.has(id)),
    },
  ]
}
