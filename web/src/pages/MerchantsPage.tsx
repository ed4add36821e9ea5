// /cash-flow/merchants: who is paid and who pays, by names that can be put right. The address holds
// the search and who is open.

import { PageTabs } from '../app/PageTabs.tsx'
import { MerchantsView } from '../features/transactions/merchants/MerchantsView.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import '../ui/card.css'
import { useAddress } from '../routing.ts'

export default function MerchantsPage() {
  const [query, change] = useAddress()
  return (
    <>
      <PageHead title="Merchants" />
      <PageTabs />
      <MerchantsView
        q={query.get('q') ?? ''}
        id={query.get('id')}
        onSearch={(q) => change({ q: q || null })}
        onOpen={(id) => change({ id }, { step: id !== null })}
      />
    </>
  )
}
