// What tools work with: the open books of the user who asks. Tools are handed this and their
// arguments, and no argument names a business.

import type { Day } from '@plimsoll/domain/calendar'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { FlowQuery } from '../../books/figures/flows.store.ts'
import type { BooksExtent } from '../../books/figures/names.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { readAccounts } from '../cashflow/service.ts'
import { listAddresses } from './drill.ts'
import type { Citation } from './facts.ts'

/**
 * The open books. `codes` are the sub-categories that the business has, `nameOf` what it calls
 * them.
 */
export type ToolContext = {
  readonly tx: TenantTx
  readonly businessId: string
  readonly today: Day
  readonly extent: BooksExtent
  readonly codes: readonly string[]
  readonly nameOf: (subCategory: string) => string
}

type Narrowing = Omit<FlowFilter, 'side'> & { readonly side?: FlowFilter['side'] | null }

/** A filter as the store takes it: categories become their sub-categories. */
export function queryOf({ codes }: Pick<ToolContext, 'codes'>, filter: Narrowing): FlowQuery {
  const subjects = filter.subjects ?? []
  const except = filter.except ?? []
  const codesIn = (some: readonly Subject[]) =>
    some.flatMap((subject) =>
      subject.kind === 'sub_category'
        ? [subject.code]
        : subject.kind === 'category'
          ? codes.filter((code) => subCategoryOf(code).category === subject.code)
          : [],
    )
  const merchantsIn = (some: readonly Subject[]) =>
    some.flatMap((subject) => (subject.kind === 'merchant' ? [...subject.ids] : []))
  const accounts = subjects.flatMap((subject) => (subject.kind === 'account' ? [subject.id] : []))
  const ownCodes = codesIn(subjects)
  const merchants = merchantsIn(subjects)
  return {
    side: filter.side ?? null,
    from: filter.period.from,
    to: filter.period.to,
    codes: subjects.some(({ kind }) => kind === 'category' || kind === 'sub_category')
      ? ownCodes
      : null,
    merchants: merchants.length > 0 ? merchants : null,
    any: filter.any ?? false,
    accounts: accounts.length > 0 ? accounts : null,
    exceptCodes: codesIn(except),
    exceptMerchants: merchantsIn(except),
    amountFrom: filter.amountFrom ?? null,
    amountTo: filter.amountTo ?? null,
    weekdays: filter.weekdays ?? null,
  }
}

/** Citations of a list of payments; `ref` is the fact that the rows make. */
export function cite(ref: string, filter: Narrowing, rowCount: number): Citation[] {
  const addresses = listAddresses(filter)
  return addresses.map(({ href, label, isLeftOut }) => ({
    ref,
    href,
    // Of several lists that make a figure together nobody has counted each.
    // The list of transactions can't be narrowed to days of the week.
    rowCount: addresses.length === 1 && !filter.weekdays ? rowCount : 0,
    label: isLeftOut ? `Left out: ${label}` : filter.weekdays ? `${label}, on every day` : label,
  }))
}

/** Why a period cannot be answered from the books in full; none where it can. */
export function extentWarnings(
  { extent }: Pick<ToolContext, 'extent'>,
  period: { from: Day; to: Day },
): string[] {
  const { firstDay } = extent
  if (!firstDay || period.from >= firstDay) return []
  return period.to < firstDay ? ['before'] : ['begins']
}

/** What an account is called. */
export async function nameOfAccount(
  { tx, businessId, today }: ToolContext,
  account: string,
): Promise<string | undefined> {
  const accounts = await readAccounts(tx, businessId, today)
  return accounts.find(({ id }) => id === account)?.name
}
