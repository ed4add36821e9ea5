// Which way the money of a name usually goes.
import { subCategoryOf } from '../../taxonomy.ts'
import type { Subject } from '../subject.ts'
import type { FlowSide } from '../tool-call.ts'
import type { PlanContext } from './slots.ts'

const inward = new Set([
  'sales_income',
  'sales_projects',
  'other_income',
  'tax_refunds',
  'asset_disposals',
  'funding_in',
])

/** The side of a name; null where it is on both, or on none. */
export function sideOfSubject(
  subject: Subject,
  { sideOfMerchant }: Pick<PlanContext, 'sideOfMerchant'>,
): FlowSide | null {
  if (subject.kind === 'merchant') return sideOfMerchant(subject.ids)
  if (subject.kind === 'category') return inward.has(subject.code) ? 'in' : 'out'
  if (subject.kind !== 'sub_category') return null
  const { direction } = subCategoryOf(subject.code)
  return direction === 'both' ? null : direction
}
