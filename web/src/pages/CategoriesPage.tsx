// /cash-flow/categories: what money can be for, by the names of this business. `?add=1` opens a new
// one.
import { useSearchParams } from 'wouter'
import { PageTabs } from '../app/PageTabs.tsx'
import { CategoriesView } from '../features/transactions/categories/CategoriesView.tsx'
import { Button } from '../ui/Button.tsx'
import { PageHead } from '../ui/PageHead.tsx'
import '../ui/card.css'

export default function CategoriesPage() {
  const [search, setSearch] = useSearchParams()
  const add = (is: boolean) => setSearch(is ? { add: '1' } : {}, { replace: !is })
  return (
    <>
      <PageHead title="Categories">
        <Button weight="ink" onClick={() => add(true)}>
          Add a category
        </Button>
      </PageHead>
      <PageTabs />
      <CategoriesView isAdding={search.has('add')} onAdd={add} />
    </>
  )
}
