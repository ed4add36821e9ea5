// What a file does beside a connected bank.
import { useDataSource } from './queries.ts'

/** A sentence where the figures come from a bank; nothing elsewhere. */
export function useBackfillNote(): string | null {
  const details = useDataSource().data?.details
  if (!details || !('provider' in details) || details.provider === 'demo') return null
  return `Adds the months before ${details.institution}’s history. Transactions the bank already sent aren’t counted twice.`
}
