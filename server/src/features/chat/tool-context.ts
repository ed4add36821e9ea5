// What tools work with: the open books of the user who asks. Tools are handed this and their
// arguments, and no argument names a business.

import type { Day } from '@plimsoll/domain/calendar'
import type { Subject } from '@plimsoll/domain/question/subject'
import type { FlowFilter } from '@plimsoll/domain/question/tool-call'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type FlowQuery, sumFlows } from '../../books/figures/flows.store.ts'
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
  const texts = subjects.flatMap((each) =>
    each.kind === 'merchant' && each.text ? [{ merchants: each.ids, words: each.text }] : [],
  )
  return {
    side: filter.side ?? null,
    from: filter.period.from,
    to: filter.period.to,
    codes: subjects.some(({ kind }) => kind === 'category' || kind === 'sub_category')
      ? ownCodes
      : null,
    merchants: merchants.length > 0 ? merchants : null,
    ...(texts.length > 0 ? { texts } : {}),
    any: filter.any ?? false,
    accounts: accounts.length > 0 ? accounts : null,
    exceptCodes: codesIn(except),
    exceptMerchants: merchantsIn(except),
    amountFrom: filter.amountFrom ?? null,
    amountTo: filter.amountTo ?? null,
    weekdays: filter.weekdays ?? null,
  }
}

/**
 * Citations of a list of payments; `ref` is the fact that the rows make. Of several lists that make
 * a figure together, and of payments on some days of the week, nobody has counted each.
 */
export function cite(ref: string, filter: Narrowing, rowCount: number): Citation[] {
  const addresses = listAddresses(filter)
  const isCounted = addresses.length === 1 && !filter.weekdays
  return addresses.map(({ href, label, isLeftOut, rows }) => ({
    ref,
    href,
    rowCount: isCounted ? rowCount : 0,
    label: isLeftOut ? `Left out: ${label}` : filter.weekdays ? `${label}, on every day` : label,
    ...(isCounted && rowCount > 0 ? {} : { uncounted: rows }),
  }))
}

/** The citations with the rows of each counted, but for those that would open nothing. */
export async function withRows(
  context: ToolContext,
  citations: readonly Citation[],
): Promise<Citation[]> {
  const counts = new Map<string, number>()
  const open: Citation[] = []
  for (const { uncounted, ...citation } of citations) {
    if (!uncounted) {
      open.push(citation)
      continue
    }
    const rowCount = counts.get(citation.href) ?? (await countRows(context, uncounted))
    counts.set(citation.href, rowCount)
    if (rowCount > 0) open.push({ ...citation, rowCount })
  }
  return open
}

async function countRows(context: ToolContext, rows: Narrowing): Promise<number> {
  const [sum] = await sumFlows(context.tx, context.businessId, queryOf(context, rows), null)
  return sum?.count ?? 0
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
