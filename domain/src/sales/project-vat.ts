// VAT of sales projects in the VAT that is expected: their sales raise what is paid, their costs
// lower it, each in the VAT period it belongs to and weighted as the forecast weighs it.
import { pounds } from '../amount-words.ts'
import { type Minor, magnitude, minor, negate, scale, sum, zero } from '../money.ts'
import type { ExpectedTax, VatFollows } from '../tax/expected-taxes.ts'
import { taxSubCategoryOf } from '../tax/tax-payment.ts'
import type { ProjectPart } from './forecast-parts.ts'

/** The taxes with the VAT of projects in them; other taxes stay as they are. */
export function withProjectVat(
  taxes: readonly ExpectedTax[],
  parts: readonly ProjectPart[],
): ExpectedTax[] {
  return taxes.map((tax) => {
    const { follows, period } = tax
    if (!follows) return tax
    const own = parts.filter((part) => {
      const day = follows.by === 'invoices' ? part.taxPoint : part.day
      return day !== null && day >= period.from && day <= period.to
    })
    const owed = sum(own.map((part) => owedFor(part, follows)))
    return owed === 0 ? tax : withOwed(tax, owed)
  })
}

/** What a part adds to the VAT that is owed; below zero for a cost's, which is reclaimed. */
function owedFor({ side, amount, vat }: ProjectPart, follows: VatFollows): Minor {
  if (follows.by !== 'flat_share') return vat
  return side === 'in' ? scale(amount, follows.share) : zero
}

function withOwed(tax: ExpectedTax, owed: Minor): ExpectedTax {
  const amount = minor(tax.amount - owed)
  const words = owed > 0 ? 'Sales projects add' : 'Costs of sales projects take off'
  const total = `${amount > 0 ? 'a refund of ' : ''}${pounds(magnitude(amount))}`
  return {
    ...tax,
    amount,
    subCategory: taxSubCategoryOf(tax.kind, amount),
    parts: [...tax.parts, { label: 'VAT of sales projects', amount: negate(owed) }],
    basis: `${tax.basis} ${words} ${pounds(magnitude(owed))}, so ${total} in all.`,
  }
}
