// Learns a business's taxes from its past payments to HMRC: which it pays, in which rhythm, how,
// and how the amounts come about. Where payments follow no rhythm of the law it says so, and leaves
// them to whoever looks for payments that repeat.
import { addMonths, type Day, day, type Month, monthOf } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { dayInWords } from '../date-words.ts'
import { groupBy } from '../group.ts'
import type { Nation } from '../holidays.ts'
import type { AmountModel } from './amount-model.ts'
import { type AmountPast, learnAmount, vatByRates } from './learn-amount.ts'
import { doneDates, type PaymentFit, type SettledDate } from './match-payments.ts'
import { habitOf } from './paying-habit.ts'
import {
  endedNote,
  neverPaidNote,
  noRhythmNote,
  notRegisteredNote,
  thresholdNotes,
} from './tax-notes.ts'
import { paymentsOf, type TaxPayment } from './tax-payment.ts'
import { profileSchedule, rhythmOfPayments, type TaxProfile } from './tax-rhythm.ts'
import { checkSchedule, type TaxKind, type TaxSchedule } from './tax-schedule.ts'
import type { LearnedTaxes, TaxNote, TaxStream } from './tax-stream.ts'
import { rhythmInWords, taxNameOf } from './tax-words.ts'

/** What taxes are learned from. The same input teaches the same, in whatever order. */
export type TaxHistory = {
  /** Any transactions; those that are no tax and those after `asOf` are left aside. */
  readonly payments: readonly TaxPayment[]
  /** What each sub-category came to in each month, up to `asOf`. */
  readonly totals: readonly MonthTotal[]
  readonly nation: Nation
  /** The last day that is known. */
  readonly asOf: Day
  /**
   * The first month that the books hold from its beginning; nothing is learned from the totals
   * before it.
   */
  readonly firstFullMonth: Month
  /** The user's settings, which outrank what payments show. */
  readonly profile?: TaxProfile
}

const kinds: readonly TaxKind[] = ['vat', 'paye', 'cis', 'corporation_tax', 'self_assessment']
const missedMax = { often: 1, yearly: 0 } as const
// Other periods than the user's are believed of so many payments, that fit them so much better.
const changedPaymentsMin = 3
const changedCostMin = 0.15

/**
 * The taxes of a business. Refuses days that do not exist and settings that cannot be; knows
 * nothing where nothing was paid.
 */
export function learnTaxes(history: TaxHistory): LearnedTaxes {
  day(history.asOf)
  const { profile = {} } = history
  for (const kind of kinds) {
    const schedule = profileSchedule(kind, profile)
    if (schedule) checkSchedule(schedule)
  }
  const past = amountPastOf(history)
  const learned = kinds.map((kind) => learnOne(kind, history, past))
  const streams = learned.flatMap(({ stream }) => stream ?? [])
  const notes = learned.flatMap(({ note }) => note ?? [])
  const ended = learned.flatMap((each) => each.ended ?? [])
  const paysVat = streams.some(({ kind }) => kind === 'vat') || ended.length > 0
  const threshold = paysVat ? [] : thresholdNotes(history.totals, history.asOf)
  return { nation: history.nation, streams, ended, notes: [...notes, ...threshold] }
}

type LearnedOne = {
  stream: TaxStream | null
  note: TaxNote | null
  ended?: readonly TaxPayment[]
}

function learnOne(kind: TaxKind, history: TaxHistory, past: AmountPast): LearnedOne {
  const { asOf, profile = {} } = history
  const { made, returned } = paymentsOf(kind, history.payments, asOf)
  const last = made.at(-1)
  if (!last) return neverPaid(profileSchedule(kind, profile))
  if (kind === 'vat' && profile.vat === 'none')
    return { stream: null, note: notRegisteredNote(last.day), ended: [...made, ...returned] }
  const changed = kind === 'vat' && learnChanged(made, history, past)
  if (changed) return { stream: { ...changed, explained: [...made, ...returned] }, note: null }
  return learnPaid(kind, { made, returned }, history, past)
}

/**
 * VAT whose payments clearly keep to other periods than the user has set: what is to come is of the
 * periods that were set, and its amounts are what the payments teach of the same time. `null` where
 * the payments may well be of those periods.
 */
function learnChanged(
  made: readonly TaxPayment[],
  { asOf, nation, profile = {} }: TaxHistory,
  past: AmountPast,
): TaxStream | null {
  const schedule = profileSchedule('vat', profile)
  if (schedule?.kind !== 'vat' || made.length < changedPaymentsMin) return null
  const kept = rhythmOfPayments('vat', made, { asOf, nation, profile })
  const seen = rhythmOfPayments('vat', made, { asOf, nation, profile: {} })
  if (seen?.schedule.kind !== 'vat' || (kept && kept.cost <= seen.cost + changedCostMin))
    return null
  const done = doneDates(seen.settled, asOf)
  const model = learnAmount('vat', done, past)
  const isAsLong = seen.schedule.rhythm.every === schedule.rhythm.every
  return {
    kind: 'vat',
    schedule,
    habit: habitOf(done),
    // What one period came to is no guide to a longer or a shorter one.
    model: model && (isAsLong || model.kind === 'measured') ? model : vatByRates,
    settled: seen.settled,
    explained: [],
    scheme: model ? schemeOf(model) : null,
    confidence: 0.5,
    evidence: `You entered VAT as ${rhythmInWords(schedule)}, but the payments seen so far are as if ${rhythmInWords(seen.schedule)}. Check your settings.`,
  }
}

function learnPaid(
  kind: TaxKind,
  { made, returned }: { made: readonly TaxPayment[]; returned: readonly TaxPayment[] },
  history: TaxHistory,
  past: AmountPast,
): LearnedOne {
  const { asOf, nation, profile = {} } = history
  const fit = rhythmOfPayments(kind, made, { asOf, nation, profile })
  if (!fit) return { stream: null, note: noRhythmNote(kind, made.length) }
  const last = fit.settled.at(-1)
  if (!profileSchedule(kind, profile) && hasEnded(fit))
    return { stream: null, note: endedNote(kind, last?.payments.at(-1)?.day ?? asOf) }
  const done = doneDates(fit.settled, asOf)
  const model = learnAmount(kind, done, past)
  if (!model) return { stream: null, note: noRhythmNote(kind, made.length) }
  const explained = [...fit.settled.flatMap(({ payments }) => payments), ...returned]
  return { stream: streamOf({ kind, fit, model, explained, done }), note: null }
}

function streamOf(input: {
  kind: TaxKind
  fit: PaymentFit
  model: AmountModel
  explained: readonly TaxPayment[]
  done: readonly SettledDate[]
}): TaxStream {
  const { kind, fit, model, explained } = input
  const count = fit.settled.length
  return {
    kind,
    schedule: fit.schedule,
    habit: habitOf(input.done),
    model,
    settled: fit.settled,
    explained,
    scheme: kind === 'vat' ? schemeOf(model) : null,
    confidence: Math.max(0.05, (count / (count + 0.5)) * (1 - fit.cost)),
    evidence: evidenceOf(kind, fit),
  }
}

/**
 * A user who has set how VAT is paid and has not paid yet gets an estimate by the rates; the other
 * taxes have none.
 */
function neverPaid(schedule: TaxSchedule | null): LearnedOne {
  if (schedule?.kind === 'corporation_tax')
    return { stream: null, note: neverPaidNote(schedule.kind) }
  if (schedule?.kind !== 'vat') return { stream: null, note: null }
  const stream: TaxStream = {
    kind: 'vat',
    schedule,
    habit: habitOf([]),
    model: vatByRates,
    settled: [],
    explained: [],
    scheme: null,
    confidence: 0.5,
    evidence: `You entered VAT as ${rhythmInWords(schedule)}; no payment has been seen yet.`,
  }
  return { stream, note: null }
}

/** A scheme is recognised when at least two periods agree with it. */
function schemeOf(model: AmountModel): TaxStream['scheme'] {
  if (model.kind !== 'measured' || model.sightings < 2) return null
  return model.measure.name === 'sales' ? 'flat_rate' : 'standard'
}

/**
 * Two due dates in a row without a payment, or one of a yearly tax: registration has ended, or
 * nothing is owed any more.
 */
function hasEnded({ schedule, missed }: PaymentFit): boolean {
  return missed > missedMax[schedule.kind === 'corporation_tax' ? 'yearly' : 'often']
}

function evidenceOf(kind: TaxKind, { schedule, settled }: PaymentFit): string {
  const days = settled.flatMap(({ payments }) => payments.map((each) => each.day))
  const count = days.length === 1 ? 'one payment' : `${days.length} payments`
  const last = days.reduce((latest, each) => (each > latest ? each : latest), days[0] ?? '')
  return `Your ${taxNameOf(kind)} is ${rhythmInWords(schedule)}: ${count} seen, the last on ${dayInWords(last)}.`
}

/** What amounts are learned from, out of a history. */
export function amountPastOf(
  history: Pick<TaxHistory, 'totals' | 'asOf' | 'firstFullMonth'>,
): AmountPast {
  const byMonth = groupBy(history.totals, ({ month }) => month)
  const lastFullMonth = addMonths(monthOf(history.asOf), -1)
  return { byMonth, firstFullMonth: history.firstFullMonth, lastFullMonth }
}
