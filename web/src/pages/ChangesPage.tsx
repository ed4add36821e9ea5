// /cash-flow/changes: the audit trail of transactions, merchants, categories and rules.

import { PageTabs } from '../app/PageTabs.tsx'
import { ChangesView } from '../features/transactions/changes/ChangesView.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import '../ui/card.css'

export default function ChangesPage() {
  return (
    <>
      <PageHead title="History" />
      <PageTabs />
      <ChangesView />
    </>
  )
}
