// The sentences about taxes that users read: plain English, figures in pounds, always marked as an
// estimate.
import { pounds } from '../amount-words.ts'
import { dayAndMonth, dayInWords, monthNameOf } from '../date-words.ts'
import { type Minor, negate } from '../money.ts'
import type { AmountModel } from './amount-model.ts'
import type { TaxPart } from './tax-base.ts'
import type { TaxDate } from './tax-date.ts'
import type { TaxKind, TaxPeriod, TaxSchedule } from './tax-schedule.ts'

const taxNames: Readonly<Record<TaxKind, string>> = {
  vat: 'VAT',
  paye: 'PAYE',
  cis: 'CIS',
  corporation_tax: 'corporation tax',
  self_assessment: 'Self Assessment',
}

/** The tax's name within a sentence. */
export function taxNameOf(kind: TaxKind): string {
  return taxNames[kind]
}

/** `6 October to 5 November 2026`, with both years where they differ. */
export function periodInWords({ from, to }: TaxPeriod): string {
  const isOneYear = from.slice(0, 4) === to.slice(0, 4)
  const start = isOneYear ? dayAndMonth(from) : dayInWords(from)
  return `${start} to ${dayInWords(to)}`
}

/**
 * The rhythm in words, as in "paid each quarter, periods ending in March, June, September and
 * December".
 */
export function rhythmInWords(schedule: TaxSchedule): string {
  switch (schedule.kind) {
    case 'vat':
      return vatRhythmInWords(schedule.rhythm)
    case 'paye':
    case 'cis':
      return schedule.every === 'month' ? 'paid each month' : 'paid each quarter'
    case 'corporation_tax':
      return `paid once a year, year ending ${dayAndMonth(`2001-${schedule.yearEnd}`)}`
    case 'self_assessment':
      return 'paid in January and July'
  }
}

const staggerMonths = {
  1: 'March, June, September and December',
  2: 'January, April, July and October',
  3: 'February, May, August and November',
}

function vatRhythmInWords(rhythm: Extract<TaxSchedule, { kind: 'vat' }>['rhythm']): string {
  if (rhythm.every === 'month') return 'paid each month'
  if (rhythm.every === 'quarter')
    return `paid each quarter, periods ending in ${staggerMonths[rhythm.stagger]}`
  const end = monthNameOf(`2001-${String(rhythm.endMonth).padStart(2, '0')}`)
  return `paid by instalments each ${rhythm.interims}, year ending in ${end}`
}

const dutyWords: Readonly<Record<TaxDate['duty'], string>> = {
  payment: '',
  interim: ', an instalment',
  balance: ', the balance',
  january: ', due in January',
  july: ', the second payment on account',
  return: ', the return',
  accounts: ', the accounts',
}

/**
 * The sentence that shows how an amount was found: its parts, what they come to, and what they rest
 * on.
 */
export function basisSentence(estimate: {
  date: TaxDate
  amount: Minor
  parts: readonly TaxPart[]
  model: AmountModel
  averaged: boolean
}): string {
  const { date, amount, parts, model } = estimate
  // What raises the payment (or the refund) reads as positive, as people add it up.
  const shown = (part: Minor) => pounds(amount > 0 ? part : negate(part))
  const list = parts.map((part) => `${part.label}: ${shown(part.amount)}`).join('; ')
  const total = amount > 0 ? `a refund of ${shown(amount)}` : shown(amount)
  const together = parts.length > 1 || amount > 0 ? `; together ${total}` : ''
  const filled = estimate.averaged
    ? ' Months without a forecast count as the average of the past year.'
    : ''
  return `Estimate of ${taxNameOf(date.kind)} for ${periodInWords(date.period)}${dutyWords[date.duty]}. ${list}${together}; ${groundsOf(model)}.${filled}`
}

function groundsOf({ sightings }: AmountModel): string {
  if (sightings === 0) return 'by the usual rates, as no payment has been seen to learn from'
  return sightings === 1
    ? 'learned from one past payment'
    : `learned from ${sightings} past payments`
}

/** `12.5 %`, for eyes only. */
export function percent(share: number): string {
  return `${Number((share * 100).toFixed(1))}%`
}
