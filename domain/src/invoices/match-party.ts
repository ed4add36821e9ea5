// Finds the customer or supplier of the books that a name on an invoice means.
import { normaliseMerchant } from '../merchant/normalise-merchant.ts'
import { fold } from '../statement/fold.ts'

const lettersMin = 4

/**
 * The id of the merchant with this name: called just so, else known by the same key, else the only
 * one of which either name is the beginning of the other ("Brightwater", "Brightwater Homes Ltd").
 * `null` where none or several fit.
 */
export function matchParty(party: string, names: ReadonlyMap<string, string>): string | null {
  const wanted = fold(party)
  if (wanted === '') return null
  const key = keyOf(party)
  const all = [...names]
  const same =
    all.find(([, name]) => fold(name) === wanted) ?? all.find(([, name]) => keyOf(name) === key)
  if (same) return same[0]
  const near = all.filter(
    ([, name]) => isBeginning(keyOf(name), key) || isBeginning(key, keyOf(name)),
  )
  const [only] = near
  return only && near.length === 1 ? only[0] : null
}

function isBeginning(short: string, long: string): boolean {
  return short.length >= lettersMin && long.startsWith(`${short} `)
}

function keyOf(name: string): string {
  return fold(normaliseMerchant({ text: name }).name)
    .replace(/\b(ltd|limited|plc|llp|co|uk)\b/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
