// Notes about taxes without a figure: turnover near the VAT threshold, payments that
// stopped or follow no rhythm.
import { pounds } from '../amount-words.ts'
import { addMonths, type Day, monthOf } from '../calendar.ts'
import type { MonthTotal } from '../cashflow/cash-months.ts'
import { dayInWords } from '../date-words.ts'
import { taxableTurnoverOf } from './tax-base.ts'
import { vatThresholdOn } from './tax-rules.ts'
import type { TaxKind } from './tax-schedule.ts'
import type { TaxNote } from './tax-stream.ts'
import { taxNameOf } from './tax-words.ts'

const nearShare = 0.85
const periodMonths = 12

/**
 * Whether the last twelve full months' sales are over or near the threshold for VAT, of a business
 * that pays none. A note, never a figure of the forecast.
 */
export function thresholdNotes(totals: readonly MonthTotal[], asOf: Day): TaxNote[] {
  const current = monthOf(asOf)
  const first = addMonths(current, -periodMonths)
  const year = totals.filter(({ month }) => month >= first && month < current)
  const turnover = taxableTurnoverOf(year)
  const threshold = vatThresholdOn(asOf)
  if (turnover < threshold * nearShare) return []
  const reason = turnover > threshold ? 'over_threshold' : 'near_threshold'
  const where = reason === 'over_threshold' ? 'over' : 'near'
  const sentence = `Sales of the last twelve months came to ${pounds(turnover)}, ${where} the VAT registration threshold of ${pounds(threshold)}, and no VAT payment has been seen; so no VAT is forecast.`
  return [{ topic: 'vat', reason, sentence }]
}

/** Payments that keep to no due dates. */
export function noRhythmNote(topic: TaxKind, count: number): TaxNote {
  const payments = count === 1 ? 'One payment' : `${count} payments`
  const sentence = `${payments} of ${taxNameOf(topic)}, on none of the dates the law sets, so nothing is forecast from the tax calendar.`
  return { topic, reason: 'no_rhythm', sentence }
}

/** Payments of VAT by a business that is not registered by its settings. */
export function notRegisteredNote(last: Day): TaxNote {
  const sentence = `Your settings state that you’re not registered for VAT, though VAT was paid on ${dayInWords(last)}; so no VAT is forecast.`
  return { topic: 'vat', reason: 'not_registered', sentence }
}

/** Payments that stopped. */
export function endedNote(topic: TaxKind, last: Day): TaxNote {
  const sentence = `No ${taxNameOf(topic)} has been paid since ${dayInWords(last)}, so nothing more is forecast.`
  return { topic, reason: 'ended', sentence }
}

/** A tax with known dates and no payment to learn an amount from. */
export function neverPaidNote(topic: TaxKind): TaxNote {
  const sentence = `The dates of ${taxNameOf(topic)} are known, but no payment has been seen to learn an amount from, so none is forecast.`
  return { topic, reason: 'never_paid', sentence }
}
