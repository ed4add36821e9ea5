// The index of a business's names, kept between questions while its books stand as they are:
// reading every merchant and cutting up its names would otherwise be most of the work of an answer.
import { NameIndex } from '@plimsoll/domain/question/names'
import type { BookNames } from '@plimsoll/domain/question/subject'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import {
  type NamedMerchant,
  readNamedMerchants,
  readSalesWithoutCategory,
  readUsedCodes,
} from '../../books/figures/names.store.ts'
import { readAccountWords } from '../../books/figures/own-money.store.ts'
import { readPayNames } from '../../books/figures/pay-names.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { partyNames } from './party-ids.ts'

type Kept = {
  readonly key: string
  readonly merchants: readonly NamedMerchant[]
  readonly index: NameIndex
  readonly usedCodes: ReadonlySet<string>
  /** The part of what customers may have paid that has no category yet, of one. */
  readonly salesWithoutCategory: number
}

const merchantsMax = 5000
const businessesMax = 50

// Least recently used first. An entry is only ever reached by its own business's id.
const kept = new Map<string, Kept>()

/** The names of a business and the index of them, as of a version of its books. */
export async function indexedNames(
  tx: TenantTx,
  businessId: string,
  input: {
    version: number
    /** Whom invoices are with that no payment has been seen of. */
    parties: readonly { party: string; side: 'in' | 'out' }[]
  } & Omit<BookNames, 'merchants' | 'usedCodes'>,
): Promise<Kept> {
  // Labels and accounts may change without the books, so they are part of the key.
  const hidden = await readPayNames(tx, businessId)
  const { version, parties } = input
  const key = JSON.stringify([version, input.subCategories, input.accounts, [...hidden], parties])
  const before = kept.get(businessId)
  kept.delete(businessId)
  if (before?.key === key) {
    kept.set(businessId, before)
    return before
  }
  const seen = await readNamedMerchants(tx, businessId, merchantsMax)
  const merchants = [...seen, ...partyNames(parties)]
  const { subCategories } = input
  const called = await readAccountWords(tx, businessId)
  const accounts = input.accounts.map((account) => ({
    ...account,
    calledIn: called.flatMap(({ account: id, text }) => (id === account.id ? [text] : [])),
  }))
  const usedCodes = new Set(await readUsedCodes(tx, businessId))
  const salesCodes = subCategories.flatMap(({ code }) =>
    subCategoryOf(code).category === 'sales_income' ? [code] : [],
  )
  const salesWithoutCategory = await readSalesWithoutCategory(tx, businessId, salesCodes)
  const entry = {
    key,
    merchants,
    index: new NameIndex({ merchants, subCategories, accounts, usedCodes }),
    usedCodes,
    salesWithoutCategory,
  }
  kept.set(businessId, entry)
  for (const id of kept.keys()) {
    if (kept.size <= businessesMax) break
    kept.delete(id)
  }
  return entry
}
