// /cash-flow/merchants: who is paid and who pays, by names that can be put right. The address holds the search and who is open.
import { useSearchParams } from 'wouter'
import { MerchantsView } from '../features/transactions/merchants/MerchantsView.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { TransactionPages } from './shared/TransactionPages.tsx'
import '../ui/card.css'

export default function MerchantsPage() {
  const [search, setSearch] = useSearchParams()
  const change = (name: string, value: string | null, replace: boolean) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before)
        if (value) next.set(name, value)
        else next.delete(name)
        return next
      },
      { replace },
    )
  return (
    <>
      <PageHead title="Merchants" />
      <TransactionPages />
      <MerchantsView
        q={search.get('q') ?? ''}
        id={search.get('id')}
        onSearch={(q) => change('q', q, true)}
        onOpen={(id) => change('id', id, id === null)}
      />
    </>
  )
}
