// The banks that can be connected: business banks first, as the provider names them. Asked for once in a while, not at every look.
import type { Institution } from '@plimsoll/contract/bank'
import type { Context } from '../../../context.ts'
import type { BankProvider } from '../../../outside/open-banking/bank-provider.ts'
import { asking } from '../connection/failures.ts'

const keptMs = 10 * 60_000
const kept = new WeakMap<BankProvider, { at: number; banks: Institution[] }>()

/** All banks, business banks first, by name. */
export async function listInstitutions(context: Context): Promise<Institution[]> {
  return asking(context, async (provider) => {
    const known = kept.get(provider)
    if (known && Date.now() - known.at < keptMs) return known.banks
    const banks = (await provider.listInstitutions()).map((bank) => ({ ...bank })).sort(inOrder)
    kept.set(provider, { at: Date.now(), banks })
    return banks
  })
}

function inOrder(a: Institution, b: Institution): number {
  return Number(b.business) - Number(a.business) || a.name.localeCompare(b.name, 'en-GB')
}
