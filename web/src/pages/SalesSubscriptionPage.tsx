// /sales/subscription: planned, not built yet.
import { SalesTabs } from '../app/SalesTabs.tsx'
import { logEvent } from '../features/events/log-event.ts'
import { ComingSoon } from '../features/sales/ComingSoon.tsx'
import { SubscriptionPicture } from '../features/sales/SubscriptionPicture.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export default function SalesSubscriptionPage() {
  return (
    <>
      <PageHead title="Subscription" eyebrow="Sales" />
      <SalesTabs />
      <ComingSoon
        page="subscription"
        text="See your recurring revenue month by month, which subscriptions you gained and lost, and which renew next, with every renewal in your cash flow."
        onNotify={() => logEvent('notify-on-launch', { page: 'subscription' })}
      >
        <SubscriptionPicture />
      </ComingSoon>
    </>
  )
}
