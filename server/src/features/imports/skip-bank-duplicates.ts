// A file beside a connected bank repeats much of what the bank has brought already. Those rows are
// left out, and the report says so.
import { leaveRowsOut } from '../../books/posting/staged-rows.store.ts'
import type { TenantTx } from '../../db/tenant.ts'
import type { Plan } from './plan.ts'
import { batchOf, type UploadKey } from './upload-key.ts'

const roundsMax = 20

/**
 * Leaves out the rows that a connected bank has brought. Each round may bring others to light, so
 * the plan is made again.
 */
export async function withoutBankDuplicates(
  tx: TenantTx,
  key: UploadKey,
  { plan: first, makeAgain }: { plan: Plan; makeAgain: () => Promise<Plan> },
): Promise<Plan> {
  const leaveOut: number[] = []
  const taken = new Set<string>()
  let plan = first
  for (let round = 0; round < roundsMax; round++) {
    const duplicates = plan.bankDuplicates.filter(({ existingId }) => !taken.has(existingId))
    if (duplicates.length === 0) break
    for (const { existingId, position } of duplicates) {
      taken.add(existingId)
      leaveOut.push(position)
    }
    await leaveRowsOut(tx, batchOf(key), leaveOut)
    plan = await makeAgain()
  }
  if (leaveOut.length === 0) return plan
  const note = {
    code: 'in_bank',
    message: `${leaveOut.length === 1 ? 'One row was' : `${leaveOut.length} rows were`} left out, because your connected bank has brought the same already.`,
  }
  return { ...plan, report: { ...plan.report, assumptions: [...plan.report.assumptions, note] } }
}
