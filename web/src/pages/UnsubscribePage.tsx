// Where a mail's link to stop it leads, /unsubscribe?token=…
import { useSearchParams } from 'wouter'
import { AuthCard } from '../features/account/AuthCard.tsx'
import { Unsubscribe } from '../features/alerts/Unsubscribe.tsx'

export default function UnsubscribePage() {
  const token = useSearchParams()[0].get('token') ?? ''
  return (
    <AuthCard title="Email preferences">
      <Unsubscribe token={token} />
    </AuthCard>
  )
}
