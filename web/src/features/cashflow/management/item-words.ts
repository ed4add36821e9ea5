// Due items and payers in words: how it is paid, how sure it is, how late a payer usually is.
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'

type Payer = CashManagement['payers'][number]

const railWords: Record<Exclude<DueItem['rail'], null | 'other'>, string> = {
  direct_debit: 'Direct debit',
  standing_order: 'Standing order',
  faster_payment: 'Bank transfer',
  card: 'Card',
}

const sure = 0.8
const likely = 0.6

/** How the payment travels; null where the books do not say. */
export function railOf({ rail, automatic, side }: DueItem): string | null {
  if (automatic && side === 'out') return 'Collected automatically'
  return rail && rail !== 'other' ? railWords[rail] : null
}

/** How sure it is that the payment comes, or who says that it does. */
export function certaintyOf({ source, entered, probability }: DueItem): string {
  if (source === 'tax') return 'Estimate'
  if (entered && entered !== 'typed')
    return entered === 'table' ? 'From your list' : `From ${entered}`
  if (source === 'rule' || source === 'one_off' || source === 'invoice') return 'Entered by you'
  if (source === 'project') return 'From a project'
  if (probability === null) return 'Expected'
  return probability >= sure ? 'Very likely' : probability >= likely ? 'Likely' : 'Uncertain'
}

/** `Usually 3 days late; 4 in 5 within 9 days`. Needs three payments to go by. */
export function delayWords({ usual_delay: usual, late_delay: late }: Payer): string {
  if (usual === null || late === null) return 'Not enough payments to estimate'
  const first =
    usual === 0 ? 'Usually on the day' : `Usually ${inDays(usual)} ${usual < 0 ? 'early' : 'late'}`
  return `${first}; 4 in 5 ${withinWords(late, usual)}`
}

function withinWords(late: number, usual: number): string {
  if (late <= usual) return 'no later'
  if (late < 0) return `at least ${inDays(late)} early`
  return late === 0 ? 'by the day itself' : `within ${inDays(late)}`
}

/** `1 day`, `3 days`. */
export function inDays(count: number): string {
  const days = Math.abs(count)
  return days === 1 ? '1 day' : `${days} days`
}
