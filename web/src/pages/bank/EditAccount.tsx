// The dialog that changes the settings of an account, fetched when it is opened.

import { useAccounts } from '../../features/sources/accounts.ts'
import { onDemand } from '../../ui/on-demand.ts'

const OwnAccountDialog = onDemand(() => import('../../features/sources/OwnAccountDialog.tsx'))

export function EditAccount({ id, onClose }: { id: string; onClose: () => void }) {
  const kept = useAccounts().data?.find((account) => account.id === id)
  return <>{kept && <OwnAccountDialog account={kept} onClose={onClose} />}</>
}
