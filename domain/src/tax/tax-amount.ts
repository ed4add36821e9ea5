// The amount of one tax date by what was learned, with the parts it is the sum of. Amounts are
// signed as cash: owed is negative.
import { pounds } from '../amount-words.ts'
import { type Minor, minor, negate, scale, sum, zero } from '../money.ts'
import type { MonthBook } from './month-book.ts'
import { measureParts, type TaxPart } from './tax-base.ts'
import type { TaxPaymentDate } from './tax-date.ts'
import { measuredMonths } from './tax-months.ts'
import { vatRules } from './tax-rules.ts'
import type { TaxStream } from './tax-stream.ts'
import { percent } from './tax-words.ts'

/**
 * The parts of what a date will cost (negative) or bring; they add up to it. None where nothing is
 * expected.
 */
export function amountParts(
  stream: TaxStream,
  date: TaxPaymentDate,
  context: { book: MonthBook; yearDates: readonly TaxPaymentDate[] },
): TaxPart[] {
  const paid = stream.settled.find((each) => each.date.due === date.due)?.paid ?? zero
  const parts = [
    ...wholeParts(stream, date, context),
    { label: 'Paid already', amount: negate(paid) },
  ]
  const owed = sum(parts.map(({ amount }) => amount))
  // Where more has been paid than the estimate, the estimate was wrong, and HMRC will not pay it
  // back.
  return paid < 0 && owed > 0 ? [] : parts.filter(({ amount }) => amount !== 0)
}

function wholeParts(
  stream: TaxStream,
  date: TaxPaymentDate,
  context: { book: MonthBook; yearDates: readonly TaxPaymentDate[] },
): TaxPart[] {
  if (date.duty === 'interim')
    return [{ label: 'Instalment', amount: interimOf(stream, date, context.book) }]
  if (date.duty === 'balance') return balanceParts(stream, date, context)
  return periodParts(stream, date, context.book)
}

/** What a whole period comes to, instalments aside. */
export function periodParts(
  { model }: TaxStream,
  date: Pick<TaxPaymentDate, 'kind' | 'duty' | 'period'>,
  book: MonthBook,
): TaxPart[] {
  if (model.kind === 'on_account')
    return [
      {
        label: `${onAccountLabels[date.duty] ?? ''}half of the last bill`,
        amount: negate(model.half),
      },
    ]
  if (model.kind === 'level') {
    if (date.duty === 'july') return []
    const label = model.sightings === 1 ? 'As the last payment' : 'As past payments'
    return [{ label, amount: negate(model.amount) }]
  }
  const parts = measureParts(model.measure, book.totalsOf(measuredMonths(model.measure, date)))
  return model.measure.name === 'vat'
    ? adjustedParts(parts, model.factor)
    : sharedParts(parts, model.factor, date.kind)
}

const onAccountLabels: Readonly<Record<string, string>> = {
  january: 'No balance if the bill is like the last, and the first payment on account, ',
  july: 'Second payment on account, ',
}

/**
 * VAT in and out as the rates make it, and what past payments differed by, as a part of its own.
 */
function adjustedParts(parts: readonly TaxPart[], factor: number): TaxPart[] {
  const owed = sum(parts.map(({ amount }) => amount))
  const total = negate(scale(owed, factor))
  const adjustment = minor(total + owed)
  const label = `Adjusted as past payments were, × ${factor.toFixed(2)}`
  return [
    ...parts.map((part) => ({ ...part, amount: negate(part.amount) })),
    ...(adjustment === 0 ? [] : [{ label, amount: adjustment }]),
  ]
}

/** A share of each part; the last takes the rounding. A loss or a month of refunds owes nothing. */
function sharedParts(
  parts: readonly TaxPart[],
  factor: number,
  kind: TaxStream['kind'],
): TaxPart[] {
  const base = sum(parts.map(({ amount }) => amount))
  if (base <= 0 && kind !== 'vat') return []
  const total = negate(scale(base, factor))
  const shares = parts.slice(0, -1).map(({ amount }) => negate(scale(amount, factor)))
  return parts.map(({ label, amount }, i) => ({
    label: `${label}, ${percent(factor)} of ${pounds(amount)}`,
    amount: shares[i] ?? minor(total - sum(shares)),
  }))
}

/** The VAT of the year less its instalments, those paid and those to come. */
function balanceParts(
  stream: TaxStream,
  date: TaxPaymentDate,
  context: { book: MonthBook; yearDates: readonly TaxPaymentDate[] },
): TaxPart[] {
  const year = periodParts(stream, date, context.book)
  const isOfYear = (each: TaxPaymentDate) =>
    each.duty === 'interim' && each.period.to === date.period.to
  const made = stream.settled.filter((each) => isOfYear(each.date)).map(({ paid }) => paid)
  const interim = interimOf(stream, date, context.book)
  const ahead = context.yearDates.filter(isOfYear).map(() => interim)
  const instalments = negate(sum([...made, ...ahead]))
  return [...year, { label: 'Instalments', amount: instalments }]
}

/** The last instalment of the same kind, or the share of the year's VAT that the rules set. */
function interimOf(stream: TaxStream, date: TaxPaymentDate, book: MonthBook): Minor {
  const last = stream.settled.filter((each) => each.date.duty === 'interim').at(-1)
  if (last) return last.paid
  const { schedule } = stream
  if (schedule.kind !== 'vat' || schedule.rhythm.every !== 'year') return zero
  const year = sum(periodParts(stream, date, book).map(({ amount }) => amount))
  return scale(year, vatRules.interimShare[schedule.rhythm.interims])
}
