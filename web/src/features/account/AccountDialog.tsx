// The account in a window: the person and the business, the ways in, the open sessions, and the end
// of it all.
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { Tabs } from '../../ui/Tabs.tsx'
import { DeleteAccount } from './DeleteAccount.tsx'
import { ProfileTab } from './ProfileTab.tsx'
import { SessionList } from './SessionList.tsx'
import './account-dialog.css'

const SignInTab = lazy(() => import('./SignInTab.tsx'))

const tabs = [
  { value: 'profile', label: 'Profile' },
  { value: 'sign-in', label: 'Sign-in' },
  { value: 'notifications', label: 'Notifications' },
  { value: 'assistant', label: 'Assistants' },
  { value: 'sessions', label: 'Sessions' },
  { value: 'delete', label: 'Delete' },
] as const

type Tab = (typeof tabs)[number]['value']

/** `first` is the tab to begin with; `notifications` and `assistant` stand under their own. */
export default function AccountDialog(props: {
  first: Tab
  notifications: ReactNode
  assistant: ReactNode
  onClose: () => void
}) {
  const [tab, setTab] = useState(props.first)
  return (
    <Dialog title="Account" width="wide" onClose={props.onClose}>
      <div className="account">
        <Tabs label="Account" value={tab} options={tabs} onChange={setTab}>
          {tab === 'profile' && <ProfileTab />}
          {tab === 'sign-in' && (
            <Suspense fallback={<Skeleton height="420px" />}>
              <SignInTab />
            </Suspense>
          )}
          {tab === 'notifications' && (
            <Suspense fallback={<Skeleton height="420px" />}>{props.notifications}</Suspense>
          )}
          {tab === 'assistant' && (
            <Suspense fallback={<Skeleton height="260px" />}>{props.assistant}</Suspense>
          )}
          {tab === 'sessions' && <SessionList />}
          {tab === 'delete' && <DeleteAccount />}
        </Tabs>
      </div>
    </Dialog>
  )
}
