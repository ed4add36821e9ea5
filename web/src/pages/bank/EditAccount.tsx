// The dialog that changes the settings of an account, fetched when it is opened.
import { lazy, Suspense } from 'react'
import { useAccounts } from '../../features/sources/accounts.ts'

const OwnAccountDialog = lazy(() => import('../../features/sources/OwnAccountDialog.tsx'))

export function EditAccount({ id, onClose }: { id: string; onClose: () => void }) {
  const kept = useAccounts().data?.find((account) => account.id === id)
  return <Suspense>{kept && <OwnAccountDialog account={kept} onClose={onClose} />}</Suspense>
}
