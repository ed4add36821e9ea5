// A file beside a connected bank tells much of what the bank has told already. Those rows are left out, and it is said.
import type { TenantTx } from '../../db/tenant.ts'
import type { Of } from './books.store.ts'
import type { Plan } from './plan.ts'
import { leaveRowsOut } from './rows.store.ts'

const roundsMax = 20

/** Leaves out the rows that a connected bank has told of. Many at a time, but not all at once, so it is looked at again. */
export async function withoutTwins(
  tx: TenantTx,
  of: Of,
  given: { plan: Plan; again: () => Promise<Plan> },
): Promise<Plan> {
  const leaveOut: number[] = []
  const taken = new Set<string>()
  let { plan } = given
  for (let round = 0; round < roundsMax; round++) {
    const twins = plan.twins.filter((twin) => !taken.has(twin.existingId))
    if (twins.length === 0) break
    for (const twin of twins) taken.add(twin.existingId)
    leaveOut.push(...twins.map((twin) => twin.position))
    await leaveRowsOut(tx, of, leaveOut)
    plan = await given.again()
  }
  if (leaveOut.length === 0) return plan
  const told = {
    code: 'in_bank',
    message: `${leaveOut.length === 1 ? 'One row was' : `${leaveOut.length} rows were`} left out, because your connected bank has brought the same already.`,
  }
  return { ...plan, report: { ...plan.report, assumptions: [...plan.report.assumptions, told] } }
}
