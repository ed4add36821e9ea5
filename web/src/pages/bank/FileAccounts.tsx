// The accounts that no bank feeds, beside the banks that are connected: their figures come from
// files alone.
import { useState } from 'react'
import type { Connection } from '../../features/bank/queries.ts'
import { AccountList } from '../../features/sources/AccountList.tsx'
import { useAccounts } from '../../features/sources/accounts.ts'
import { Card } from '../../ui/Card.tsx'
import { EditAccount } from './EditAccount.tsx'

/** Nothing where banks feed every account. */
export function FileAccounts({ connections }: { connections: readonly Connection[] | undefined }) {
  const [edited, edit] = useState<string | null>(null)
  const accounts = useAccounts().data
  if (!connections || !accounts) return null
  const fed = new Set(connections.flatMap((connection) => connection.accounts.map(({ id }) => id)))
  const others = accounts.filter(({ id }) => !fed.has(id))
  if (others.length === 0) return null
  return (
    <Card title="Accounts from files">
      <p className="muted">
        These accounts aren’t connected to a bank. They’re as up to date as the last file you
        uploaded.
      </p>
      <AccountList accounts={others} onEdit={({ id }) => edit(id)} />
      {edited && <EditAccount id={edited} onClose={() => edit(null)} />}
    </Card>
  )
}
