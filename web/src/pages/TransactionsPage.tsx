// /cash-flow/edit-transaction: every transaction, found, put right and sorted. The address holds
// filters and what is open.
import { Plus } from 'lucide-react'
import { useDeferredValue, useState } from 'react'
import { PageTabs } from '../app/PageTabs.tsx'
import { useShortcutSetting } from '../app/shortcut-setting.ts'
import { EditorHost } from '../features/transactions/editor/editor-on-demand.ts'
import { TransactionsView } from '../features/transactions/list/TransactionsView.tsx'
import { useListAddress } from '../features/transactions/list/use-list-address.ts'
import { SortButton } from '../features/transactions/sort/SortButton.tsx'
import { Button } from '../ui/Button.tsx'
import { onDemand } from '../ui/on-demand.ts'
import { PageHead } from '../ui/PageHead.tsx'
import { useIdle } from '../ui/use-idle.ts'
import '../ui/card.css'

const AddSheet = onDemand(() => import('../features/transactions/editor/AddSheet.tsx'))
const SortDialog = onDemand(() => import('../features/transactions/sort/SortDialog.tsx'))

export default function TransactionsPage() {
  // The list and what opens over it follow in slices, so that a press is answered at once.
  const address = useDeferredValue(useListAddress())
  const hasKeys = useShortcutSetting()
  const { open } = address
  // Counting what to categorise would delay the list.
  const isIdle = useIdle(true)
  // The editor's code comes with the first transaction that is opened, and stays to guard what is
  // typed.
  const [hasOpened, setOpened] = useState(false)
  if (address.id && !hasOpened) setOpened(true)
  return (
    <>
      <PageHead title="Transactions">
        <Button aria-label="Add a transaction" onClick={() => open('add', '1')}>
          <Plus size={16} aria-hidden />
          <span className="txn-tool-words">Add</span>
        </Button>
        {isIdle && <SortButton onOpen={() => open('sort', '1')} />}
      </PageHead>
      <PageTabs />
      <TransactionsView address={address} hasKeys={hasKeys} />
      {hasOpened && (
        <EditorHost
          id={address.id}
          onShow={(id) => open('id', id)}
          onClose={() => open('id', null)}
        />
      )}
      {address.sort && <SortDialog onClose={() => open('sort', null)} />}
      {address.isAdding && <AddSheet onClose={() => open('add', null)} />}
    </>
  )
}
