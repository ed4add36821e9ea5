// Splits a transaction into parts that add up to it to the penny, or makes it whole again.
import type { Edit } from '@plimsoll/contract/edits'
import { money } from '@plimsoll/domain/amount-words'
import { type Minor, minor } from '@plimsoll/domain/money'
import { Problem } from '@plimsoll/domain/problem'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import { codeMeant, type KnownCategories } from '../../../books/categories/known.ts'
import { type WrittenPart, writeParts } from '../../../books/edits/splits.store.ts'
import type { TargetRow } from '../../../books/edits/targets.store.ts'
import { merchantNamed } from '../../../books/merchants/names.store.ts'
import type { TenantTx } from '../../../db/tenant.ts'
import { tieParts } from './transfer-edit.ts'

type Part = NonNullable<Edit['splits']>[number]

/**
 * Writes the parts; null makes it whole. Parts between own accounts are tied to the other leg where
 * there is one.
 */
export async function splitInto(
  tx: TenantTx,
  businessId: string,
  split: {
    target: TargetRow
    parts: readonly Part[] | null
    categories: KnownCategories
    amount: Minor | undefined
  },
): Promise<void> {
  const { target, categories } = split
  const written = split.parts ?? []
  if (written.length === 0 && !target.split) return
  if (split.parts) checkParts(split.parts, split.amount ?? target.amount_minor)
  const parts: WrittenPart[] = []
  for (const [position, part] of written.entries())
    parts.push({
      transactionId: target.id,
      position,
      amount: part.amount,
      subCategory: codeMeant(categories, part) ?? '',
      merchantId: part.merchant ? (await merchantNamed(tx, businessId, part.merchant)).id : null,
      note: part.note?.trim() || null,
    })
  await writeParts(tx, businessId, { ids: [target.id], parts, byHand: true })
  if (parts.some((part) => subCategoryOf(part.subCategory).activity === 'neutral'))
    await tieParts(tx, businessId, target.id)
}

/** Refuses parts of nothing and parts that do not add up, with what is missing. */
function checkParts(parts: readonly Part[], whole: Minor): void {
  if (parts.some((part) => part.amount === 0))
    throw new Problem('invalid', 'Every part needs an amount.')
  const sum = parts.reduce((total, part) => total + part.amount, 0)
  const missing = minor(whole - sum)
  if (missing === 0) return
  const size = money(minor(Math.abs(missing)))
  const isShort = Math.abs(sum) < Math.abs(whole)
  throw splitDiffers(`The parts come to ${size} ${isShort ? 'less' : 'more'} than the transaction.`)
}

function splitDiffers(message: string): Problem {
  return new Problem('invalid', message, {
    kind: 'split_differs',
    details: [{ message, path: 'splits' }],
  })
}
