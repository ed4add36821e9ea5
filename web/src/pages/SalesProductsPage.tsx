// /sales/products: planned, not built yet.
import { SalesTabs } from '../app/SalesTabs.tsx'
import { logEvent } from '../features/events/log-event.ts'
import { ComingSoon } from '../features/sales/ComingSoon.tsx'
import { ProductsPicture } from '../features/sales/ProductsPicture.tsx'
import { PageHead } from '../ui/PageHead.tsx'

export default function SalesProductsPage() {
  return (
    <>
      <PageHead title="Products" eyebrow="Sales" />
      <SalesTabs />
      <ComingSoon
        page="products"
        text="See what each product brings in, how its margin moves, and which of them pay for the others."
        onNotify={() => logEvent('notify-on-launch', { page: 'products' })}
      >
        <ProductsPicture />
      </ComingSoon>
    </>
  )
}
