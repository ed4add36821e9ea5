// /cash-flow/changes: the audit trail of transactions, merchants, categories and rules.
import { ChangesView } from '../features/transactions/changes/ChangesView.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import { TransactionPages } from './shared/TransactionPages.tsx'
import '../ui/card.css'

export default function ChangesPage() {
  return (
    <>
      <PageHead title="Changes" />
      <TransactionPages />
      <ChangesView />
    </>
  )
}
