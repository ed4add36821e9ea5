// The categories under their activities: renamed, hidden, merged, added to; each leads to its
// transactions.

import type { Category } from '@plimsoll/contract/categories'
import { useState } from 'react'
import { Link } from 'wouter'
import { grouped } from '../../../format/amount.ts'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Switch } from '../../../ui/form/Switch.tsx'
import { Menu } from '../../../ui/Menu.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { toastError } from '../../../ui/toast.ts'
import { activityWords } from '../editor/category-groups.ts'
import { refusalWords } from '../edits.ts'
import { useCategories } from '../queries.ts'
import type { CategoryAction } from './CategoryDialog.tsx'
import { useChangeCategory } from './queries.ts'
import './categories.css'

const CategoryDialog = onDemand(() => import('./CategoryDialog.tsx'))

const sideWords = { in: 'Money in', out: 'Money out', both: 'In and out' } as const

/** `isAdding` opens the window for a new one. */
export function CategoriesView(props: { isAdding: boolean; onAdd: (is: boolean) => void }) {
  const categoriesQuery = useCategories()
  const [hasHidden, showHidden] = useState(false)
  const [action, setAction] = useState<CategoryAction | null>(null)
  const change = useChangeCategory(() => null)
  const hide = (category: Category, hidden: boolean) =>
    change.mutate(
      { category, hidden },
      { onError: (error) => toastError('We couldn’t save that change.', refusalWords(error)) },
    )
  const close = () => {
    setAction(null)
    props.onAdd(false)
  }
  const all = categoriesQuery.data ?? []
  const shown = all.filter((each) => hasHidden || each.hidden !== true)
  const groups = [...new Map(shown.map((each) => [each.category, each]))]
  return (
    <>
      {categoriesQuery.isPending ? (
        <div className="card">
          <Skeleton height="480px" />
        </div>
      ) : categoriesQuery.error ? (
        <div className="card">
          <ErrorState
            title="We couldn’t load the categories."
            text={categoriesQuery.error.message}
            onRetry={() => void categoriesQuery.refetch()}
          />
        </div>
      ) : (
        <>
          {all.some((each) => each.hidden) && (
            <Switch label="Show hidden categories" checked={hasHidden} onChange={showHidden} />
          )}
          <div className="card cat-groups">
            {groups.map(([code, first]) => (
              <section key={code} className="cat-group" aria-labelledby={`cat-${code}`}>
                <h2 id={`cat-${code}`}>
                  {first.category_label}
                  <small>{activityWords[first.activity]}</small>
                </h2>
                <ul>
                  {shown
                    .filter((each) => each.category === code)
                    .map((each) => (
                      <Row
                        key={each.sub_category}
                        category={each}
                        onAsk={(kind) => setAction({ kind, category: each })}
                        onHide={(hidden) => hide(each, hidden)}
                      />
                    ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
      {(action || props.isAdding) && (
        <CategoryDialog action={action ?? { kind: 'add' }} categories={all} onClose={close} />
      )}
    </>
  )
}

function Row(props: {
  category: Category
  onAsk: (kind: 'rename' | 'merge') => void
  onHide: (hidden: boolean) => void
}) {
  const { category } = props
  const isFixed = category.activity === 'neutral' || category.category === 'uncategorised'
  return (
    <li className={category.hidden ? 'cat-hidden' : ''}>
      <Link to={`/cash-flow/edit-transaction?sub_category=${category.sub_category}`}>
        <b>{category.subcategory_label}</b>
        <small>
          {sideWords[category.direction]}
          {category.used !== undefined && `, ${usedWords(category.used)}`}
          {category.own && ', your own'}
          {category.hidden && ', hidden'}
        </small>
      </Link>
      {!isFixed && (
        <Menu
          label={`Change ${category.subcategory_label}`}
          className="icon-btn cat-more"
          items={[
            { label: 'Rename', onSelect: () => props.onAsk('rename') },
            {
              label: 'Merge',
              note: 'Moves its transactions to another category',
              onSelect: () => props.onAsk('merge'),
            },
            category.hidden
              ? { label: 'Show again', onSelect: () => props.onHide(false) }
              : {
                  label: 'Hide',
                  note: 'Its transactions stay',
                  onSelect: () => props.onHide(true),
                },
          ]}
        >
          <span aria-hidden="true">⋯</span>
        </Menu>
      )}
    </li>
  )
}

function usedWords(count: number): string {
  if (count === 0) return 'not used'
  return count === 1 ? 'used once' : `used ${grouped(count)} times`
}
