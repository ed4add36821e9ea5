// The banks that can be connected: business banks first, as the provider names them. The list is
// cached, not fetched for every view.
import type { Institution } from '@plimsoll/contract/bank'
import type { Context } from '../../../context.ts'
import type { BankProvider } from '../../../outside/open-banking/bank-provider.ts'
import { asking } from '../connection/failures.ts'

const keptMs = 10 * 60_000
const kept = new WeakMap<BankProvider, { at: number; banks: Institution[] }>()

/** All banks, business banks first, by name. */
export async function listInstitutions(context: Context): Promise<Institution[]> {
  return asking(context, async (provider) => {
    const cached = kept.get(provider)
    if (cached && Date.now() - cached.at < keptMs) return cached.banks
    const banks = (await provider.listInstitutions()).map((bank) => ({ ...bank })).sort(inOrder)
    kept.set(provider, { at: Date.now(), banks })
    return banks
  })
}

function inOrder(a: Institution, b: Institution): number {
  return Number(b.business) - Number(a.business) || a.name.localeCompare(b.name, 'en-GB')
}
