// The business between a form's texts and the contract's facts.
import { name as aName, businessKind, nation, vatStagger } from '@plimsoll/contract/account'
import { type Minor, printMinor, zero } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import * as z from 'zod/mini'
import type { Business } from './queries.ts'

const unsaid = z.literal('')

/**
 * What stands in the fields of BusinessFields. The buffer may be left empty: then there is none.
 */
export const businessForm = z.object({
  business_name: aName,
  kind: z.union([unsaid, businessKind]),
  nation,
  year_end: z.string(),
  vat: z.optional(z.enum(['', 'yes', 'no'])),
  vat_stagger: z.optional(z.union([unsaid, vatStagger])),
  cash_buffer: z
    .string()
    .check(z.refine(isBuffer, { error: ({ input }) => amountRefusal(`${input}`) })),
})

/** The business as the fields have it; VAT only where the form has its fields. */
export function businessFrom(typed: z.output<typeof businessForm>): Partial<Business> {
  return {
    name: typed.business_name,
    kind: typed.kind || null,
    nation: typed.nation,
    year_end: typed.year_end || null,
    ...(typed.vat !== undefined && {
      vat_registered: typed.vat === '' ? null : typed.vat === 'yes',
      vat_stagger: (typed.vat === 'yes' && typed.vat_stagger) || null,
    }),
    cash_buffer: typedAmount(typed.cash_buffer) ?? zero,
  }
}

/** The texts to begin with; `vat` as the select has it. */
export function textsOf(business: Business) {
  return {
    kind: business.kind ?? '',
    year_end: business.year_end ?? '',
    vat: business.vat_registered === null ? '' : business.vat_registered ? 'yes' : 'no',
    vat_stagger: business.vat_stagger ?? '',
    cash_buffer: business.cash_buffer === 0 ? '' : asTyped(business.cash_buffer),
  }
}

function isBuffer(typed: string): boolean {
  if (typed.trim() === '') return true
  const amount = typedAmount(typed)
  return amount !== null && amount >= 0
}

/** `5,000`, or `12.50` where there are pence. */
function asTyped(amount: Minor): string {
  return printMinor(amount)
    .replace(/\.00$/, '')
    .replace(/\B(?=(?:\d{3})+(?:\.|$))/g, ',')
}
