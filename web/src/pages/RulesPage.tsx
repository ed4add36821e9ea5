// /cash-flow/rules: what is done by itself to transactions that look alike. `?add=1` opens a new
// one.
import { useSearchParams } from 'wouter'
import { PageTabs } from '../app/PageTabs.tsx'
import { RulesView } from '../features/transactions/rules/RulesView.tsx'
import { Button } from '../ui/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import '../ui/card.css'
import '../features/transactions/list/transactions-view.css'

export default function RulesPage() {
  const [search, setSearch] = useSearchParams()
  const add = (is: boolean) => setSearch(is ? { add: '1' } : {}, { replace: !is })
  return (
    <>
      <PageHead title="Rules">
        <Button weight="ink" onClick={() => add(true)}>
          New rule
        </Button>
      </PageHead>
      <PageTabs />
      <RulesView isAdding={search.has('add')} onAdd={add} />
    </>
  )
}
