// Which account that a bank shares now is one that it shared before, under whatever ids. No history
// is doubled by connecting again.

/**
 * An account of the books with the bank's account that feeds it, or has fed it. `key` stands for
 * the whole number, where the bank shows it.
 */
type LinkedAccount = {
  readonly connection_id: string
  readonly provider_id: string
  readonly institution_id: string
  readonly key: string | null
  readonly reference: string | null
  readonly kind: string
  readonly currency: string
}

/** An account that a bank shares now. */
type SharedAccount = {
  readonly id: string
  readonly key: string | null
  readonly reference: string | null
  readonly kind: string
  readonly currency: string
}

/**
 * The linked account that a shared one is: by its id, else by its number; a card, which shows no
 * number, by its last digits where no other account of the bank has them.
 */
export function linkedBefore<L extends LinkedAccount>(
  account: SharedAccount,
  {
    connectionId,
    institutionId,
    links,
    shared,
  }: {
    connectionId: string
    institutionId: string
    links: readonly L[]
    shared: readonly SharedAccount[]
  },
): L | undefined {
  const same = links.filter((link) => link.currency === account.currency)
  const byId = same.find(
    (link) => link.connection_id === connectionId && link.provider_id === account.id,
  )
  if (byId) return byId
  if (account.key !== null) return same.find((link) => link.key === account.key)
  const [only, ...others] = same.filter(
    (link) =>
      link.key === null &&
      link.institution_id === institutionId &&
      link.reference === account.reference &&
      link.kind === account.kind &&
      !shared.some(({ id }) => id === link.provider_id),
  )
  return others.length === 0 ? only : undefined
}
