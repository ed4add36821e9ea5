// What stood out within a week: money leaks that showed themselves in it, and payments far above
// what is usual.
import type { WeeklyReport } from '@plimsoll/contract/reports'
import { money } from '@plimsoll/domain/amount-words'
import type { Day } from '@plimsoll/domain/calendar'
import { magnitude } from '@plimsoll/domain/money'
import { subCategoryOf } from '@plimsoll/domain/taxonomy'
import type { DaySpan } from '@plimsoll/domain/variance/flows'
import type { TenantTx } from '../../db/tenant.ts'
import type { VarianceFacts } from '../analysis/service.ts'
import { leaksReply } from '../forecast/service.ts'

const unusualMax = 5

/** The largest first. Whoever is paid a wage isn't named. */
export async function unusualIn(
  tx: TenantTx,
  businessId: string,
  input: { week: DaySpan; today: Day; facts: VarianceFacts | null },
): Promise<WeeklyReport['unusual']> {
  const { week, facts } = input
  const isInside = (day: Day) => day >= week.from && day <= week.to
  const lines = facts?.lines ?? []
  const people = new Set(
    lines
      .filter(({ subCategory }) => subCategoryOf(subCategory).category === 'people')
      .map(({ merchantId }) => merchantId),
  )
  const hrefOf = (merchantId: string | null) =>
    `/cash-flow/edit-transaction?from=${week.from}&to=${week.to}${merchantId ? `&merchant=${merchantId}` : ''}`
  const { leaks } = await leaksReply(tx, businessId, input.today)
  const leaking = leaks
    .filter(({ day, kind }) => isInside(day) && kind !== 'missed_receipt')
    .filter(({ merchant_id }) => !people.has(merchant_id))
  const known = new Set(leaking.map(({ merchant_id }) => merchant_id))
  const oneOffs = lines
    .filter(({ merchantId }) => merchantId && !known.has(merchantId) && !people.has(merchantId))
    .flatMap(({ merchantId, side, oneOffs }) =>
      oneOffs
        .filter(({ day }) => isInside(day))
        .map(({ day, amount }) => ({
          day,
          name: facts?.names.get(merchantId ?? '') ?? 'A payee without a name',
          amount: magnitude(amount),
          sentence: `${side === 'in' ? 'A receipt' : 'A payment'} of ${money(magnitude(amount))}, which isn’t part of a regular pattern.`,
          href: hrefOf(merchantId),
        })),
    )
  return [
    ...leaking.map(({ day, name, amount, sentence, merchant_id }) => ({
      day,
      name,
      amount,
      sentence,
      href: hrefOf(merchant_id),
    })),
    ...oneOffs,
  ]
    .sort((a, b) => b.amount - a.amount || (a.name < b.name ? -1 : 1))
    .slice(0, unusualMax)
}
