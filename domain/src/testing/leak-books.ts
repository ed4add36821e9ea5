// Statements turned into what the leak watch looks at, the way the server does it: merchants,
// categories, series, occurrences.
import type { Day } from '../calendar.ts'
import { addMonthsToDay } from '../calendar.ts'
import { categorise } from '../categorise.ts'
import { baseForecast } from '../forecast/cash/base-forecast.ts'
import type { LeakFacts, Payee, Payment } from '../leaks/leak.ts'
import { normaliseMerchant } from '../merchant/normalise-merchant.ts'
import { type Minor, zero } from '../money.ts'
import { activityInCash, isSubCategory, sideOf, subCategoryOf } from '../taxonomy.ts'

/** A line of a statement. */
export type Line = {
  readonly day: Day
  readonly amount: Minor
  readonly text: string
  readonly bankType?: string
}

/** The facts of these lines as of a day. */
export function leakFactsOf(lines: readonly Line[], asOf: Day): LeakFacts {
  const payees = new Map<string, Payee>()
  const payments: Payment[] = lines.flatMap((line, i) => {
    const { key, name } = normaliseMerchant({ text: line.text, bankType: line.bankType ?? null })
    const { subCategory } = categorise({
      amount: line.amount,
      text: line.text,
      merchantKey: key,
      fileCategory: null,
      memory: null,
    })
    if (subCategoryOf(subCategory).category === 'neutral') return []
    const payee = payees.get(key)
    if (!payee || line.day < payee.since) payees.set(key, { name, key, since: line.day })
    const { day, amount, text } = line
    return [{ id: `t${i}`, day, amount, merchantId: key, subCategory, text }]
  })
  const opened = lines.reduce((first, { day }) => (day < first ? day : first), asOf)
  const nation = 'england_and_wales' as const
  const base = baseForecast({
    movements: payments,
    opened,
    asOf,
    until: addMonthsToDay(asOf, 6),
    balance: zero,
    nation,
    decisions: [],
    sideOf: ({ subCategory, amount }) =>
      isSubCategory(subCategory) ? sideOf({ subCategory, amount }) : amount < 0 ? 'out' : 'in',
    comesAgain: (subCategory) => activityInCash(subCategory) === 'operating',
  })
  const { series, occurrences } = base
  return { asOf, opened, payments, payees, series, occurrences, nation }
}
