// Which way the money of merchants goes.
import type { PlanContext } from '@plimsoll/domain/question/plan/slots'
import type { FlowSide } from '@plimsoll/domain/question/tool-call'

/** What a plan asks about merchants, by their ids. */
export function sidesOf(
  merchants: readonly {
    readonly id: string
    readonly side: FlowSide | null
    readonly isPaid?: boolean
  }[],
): Required<Pick<PlanContext, 'sideOfMerchant' | 'isPaid'>> {
  const sides = new Map(merchants.map(({ id, side }) => [id, side]))
  const paid = new Set(merchants.flatMap(({ id, isPaid }) => (isPaid ? [id] : [])))
  return {
    sideOfMerchant: (ids) => {
      const found = new Set(ids.flatMap((id) => sides.get(id) ?? []))
      const [only] = found
      return found.size === 1 ? (only ?? null) : null
    },
    isPaid: (ids) => ids.some((id) => paid.has(id)),
  }
}
