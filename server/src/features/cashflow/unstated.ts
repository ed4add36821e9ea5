// The accounts whose balance is missing where that of others is known: they are the ones to ask
// about.
import type { Minor } from '@plimsoll/domain/money'

/** Their names; none where no balance is known at all. */
export function unstatedOf(
  accounts: readonly { name: string; balance: Minor | null; counts: boolean }[],
): string[] {
  const counted = accounts.filter(({ counts }) => counts)
  const unstated = counted.filter(({ balance }) => balance === null)
  return unstated.length < counted.length ? unstated.map(({ name }) => name) : []
}
