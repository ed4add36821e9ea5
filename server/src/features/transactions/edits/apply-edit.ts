// One edit over the transactions that it is for: takes them out of the totals, writes the edit,
// puts them back. What is refused is refused before anything is written.
import type { Day } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { settleAccounts } from '../../../books/accounts/balances.store.ts'
import { codeMeant, type KnownCategories } from '../../../books/categories/known.ts'
import type { Change } from '../../../books/changes/make-change.ts'
import { writeEdit, writeFacts } from '../../../books/edits/edits.store.ts'
import { readReached, readTargets, type TargetRow } from '../../../books/edits/targets.store.ts'
import { merchantNamed } from '../../../books/merchants/names.store.ts'
import { addTotals, subtractTotals } from '../../../books/totals/totals.store.ts'
import { readTied, untie } from '../../../books/transfers/ties.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { checkManual, refuseDay } from './check-manual.ts'
import { type EditFields, writtenBy } from './edit-fields.ts'
import { memoryMoves } from './memory-moves.ts'
import { placedBy, refuseReceipts } from './refuse-receipts.ts'
import { splitInto } from './split.ts'
import { tieByHand } from './transfer-edit.ts'

/** One edit and the transactions it applies to. */
export type WantedEdit = {
  readonly ids: readonly string[]
  readonly edit: EditFields
}

/**
 * How an edit is carried out: what the business knows, the change it belongs to, whether others are
 * reached, and today.
 */
type Carrying = {
  readonly categories: KnownCategories
  readonly change: Change
  readonly reaches: boolean
  readonly today: Day
}

/** What an edit came to, besides what the audit trail records. */
export type Applied = {
  targets: TargetRow[]
  keptByHand: number
  subCategory: string | null | undefined
}

/** Applies an edit. Refused if a transaction doesn't exist or can't be edited that way. */
export async function applyEdit(
  tx: TenantTx,
  businessId: string,
  applied: WantedEdit & Carrying,
): Promise<Applied> {
  const { edit, categories } = applied
  const targets = await readTargets(tx, businessId, applied.ids)
  if (targets.length < new Set(applied.ids).size)
    throw new Problem('not_found', 'There is no such transaction.')
  const subCategory = codeMeant(categories, edit)
  if (edit.date) refuseDay(edit.date, applied.today)
  await checkManual(tx, businessId, { edit, targets })
  refuseSplitLabels(targets, edit, subCategory)
  const merchantId = await merchantOf(tx, businessId, edit.merchant)
  const placed = placedBy({ targets, edit, subCategory, merchantId, categories })
  await refuseReceipts(tx, businessId, { placed, categories })
  const reached = applied.reaches
    ? await reachedBy(tx, businessId, { edit, targets, subCategory })
    : null
  const ids = targets.map((row) => row.id)
  const tied = await readTied(tx, businessId, leavingPairs({ edit, targets, subCategory }))
  const legs = [...tied, ...(edit.transfer_with ? [edit.transfer_with] : [])]
  const touched = [...new Set([...ids, ...(reached?.ids ?? []), ...legs])]
  await subtractTotals(tx, businessId, { ids: touched })
  if (tied.length > 0) await untie(tx, businessId, tied)
  await write(tx, businessId, {
    ...applied,
    targets,
    reached: reached?.ids ?? [],
    subCategory,
    merchantId,
  })
  await addTotals(tx, businessId, { ids: touched })
  await settleAccounts(tx, businessId, accountsOf(targets, edit))
  return { targets, keptByHand: reached?.keptByHand ?? 0, subCategory }
}

async function write(
  tx: TenantTx,
  businessId: string,
  applied: WantedEdit &
    Carrying & {
      targets: TargetRow[]
      reached: string[]
      subCategory: string | null | undefined
      merchantId: string | null | undefined
    },
): Promise<void> {
  const { edit, targets, subCategory, merchantId } = applied
  const { own, reached } = writtenBy({ edit, subCategory, merchantId })
  await writeEdit(tx, businessId, { ids: applied.ids, written: own, byHand: true })
  await writeEdit(tx, businessId, { ids: applied.reached, written: reached, byHand: false })
  for (const target of targets) await writeOne(tx, businessId, { ...applied, target })
  await applied.change.remember(memoryMoves({ targets, subCategory, merchantId }))
}

// Edits of a single transaction: its day, its amount, its parts, its other leg.
async function writeOne(
  tx: TenantTx,
  businessId: string,
  applied: WantedEdit & Carrying & { target: TargetRow },
): Promise<void> {
  const { edit, target } = applied
  const isManual = target.origin === 'manual'
  const facts = {
    ...(edit.amount === undefined ? {} : { amount: edit.amount }),
    ...(edit.account === undefined ? {} : { accountId: edit.account }),
    ...(isManual && edit.date ? { day: edit.date } : {}),
  }
  await writeFacts(tx, businessId, { id: target.id, ...facts })
  if (!isManual && edit.date !== undefined) {
    const day = edit.date === target.day ? null : edit.date
    await writeEdit(tx, businessId, { ids: [target.id], written: { day }, byHand: true })
  }
  if (edit.splits !== undefined)
    await splitInto(tx, businessId, {
      target,
      parts: edit.splits,
      categories: applied.categories,
      amount: edit.amount,
    })
  if (edit.transfer_with) await tieByHand(tx, businessId, { target, withId: edit.transfer_with })
}

async function reachedBy(
  tx: TenantTx,
  businessId: string,
  applied: {
    edit: EditFields
    targets: TargetRow[]
    subCategory: string | null | undefined
  },
): Promise<{ ids: string[]; keptByHand: number }> {
  const { edit, targets, subCategory } = applied
  if (subCategory === undefined && edit.merchant === undefined && edit.excluded === undefined)
    return { ids: [], keptByHand: 0 }
  const merchants = merchantSides(targets)
  return readReached(tx, businessId, { merchants, but: targets.map((row) => row.id) })
}

/** The merchants of transactions, each on the side of its money. */
export function merchantSides(
  targets: readonly TargetRow[],
): { merchantId: string; side: 'in' | 'out' }[] {
  const found = new Map<string, { merchantId: string; side: 'in' | 'out' }>()
  for (const { shown_merchant_id: merchantId, amount_minor } of targets) {
    const side = amount_minor < 0 ? ('out' as const) : ('in' as const)
    if (merchantId) found.set(`${merchantId} ${side}`, { merchantId, side })
  }
  return [...found.values()]
}

async function merchantOf(
  tx: TenantTx,
  businessId: string,
  name: string | null | undefined,
): Promise<string | null | undefined> {
  return name ? (await merchantNamed(tx, businessId, name)).id : name
}

// Money that somebody says is fuel is no transfer any more, nor is what is split or paired with
// something else.
function leavingPairs(applied: {
  edit: EditFields
  targets: readonly TargetRow[]
  subCategory: string | null | undefined
}): string[] {
  const { edit, subCategory } = applied
  const isCash = subCategory ? subCategoryOf(subCategory).activity !== 'neutral' : false
  return applied.targets
    .filter(
      (row) =>
        isCash ||
        (edit.splits !== undefined && (edit.splits !== null || row.split)) ||
        (edit.transfer_with !== undefined && row.transfer_id !== edit.transfer_with),
    )
    .map((row) => row.id)
}

function refuseSplitLabels(
  targets: readonly TargetRow[],
  edit: EditFields,
  subCategory: string | null | undefined,
): void {
  if (subCategory === undefined || edit.splits !== undefined) return
  if (targets.some((row) => row.split))
    throw new Problem(
      'conflict',
      'This transaction is split. Change its parts, or make it whole again first.',
    )
}

function accountsOf(targets: readonly TargetRow[], edit: EditFields): string[] {
  if (edit.amount === undefined && edit.account === undefined && edit.date === undefined) return []
  return [
    ...new Set([...targets.map((row) => row.account_id), ...(edit.account ? [edit.account] : [])]),
  ]
}
