// The account in a window: the person and the business, the password, the open sessions, and the end of it all.
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { PasswordForm } from './PasswordForm.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SessionList } from './SessionList.tsx'
import './account-dialog.css'

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'password', label: 'Password' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'delete', label: 'Delete' },
] as const

export default function AccountDialog({ onClose }: { onClose: () => void }) {
  const [tab, setTab] = useState<(typeof tabs)[number]['value']>('profile')
  return (
    <Dialog title="Account" width="wide" onClose={onClose}>
      <div className="account">
        <Tabs label="Account" value={tab} options={tabs} onChange={setTab}>
          {tab === 'profile' && <ProfileTab />}
          {tab === 'password' && <PasswordForm />}
          {tab === 'sessions' && <SessionList />}
          {tab === 'delete' && <DeleteAccount />}
        </Tabs>
      </div>
    </Dialog>
  )
}
