// The transaction list with everything around it: search, filters, views, totals, what is pending,
// selection.
import { SlidersHorizontal, X } from 'lucide-react'
import {
  lazy,
  memo,
  Suspense,
  startTransition,
  useCallback,
  useDeferredValue,
  useEffect,
  useState,
} from 'react'
import { Link } from 'wouter'
import { grouped, money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { EmptyState } from '../../../ui/EmptyState.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { SearchBox } from '../../../ui/form/SearchBox.tsx'
import { onDemand } from '../../../ui/on-demand.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { useIdle } from '../../../ui/use-idle.ts'
import { EditorHost } from '../editor/editor-on-demand.ts'
import { inTransactions } from '../proof.ts'
import { useAccounts, useCategories, useTransactions } from '../queries.ts'
import { chipsOf, type Names } from './filter-words.ts'
import { countFilters, type Filters, toQuery } from './filters.ts'
import { countTicked, idsOf, isTicked, nothing, type Selection } from './selection.ts'
import { TransactionGrid } from './TransactionGrid.tsx'
import type { useListAddress } from './use-list-address.ts'
import './transactions-view.css'

const FilterPanel = onDemand(() => import('./FilterPanel.tsx'))
const PendingRows = lazy(() => import('./PendingRows.tsx'))
const ViewsMenu = lazy(() => import('./ViewsMenu.tsx'))
const SaveList = lazy(() => import('./SaveList.tsx'))
const KeysDialog = onDemand(() => import('./KeysDialog.tsx'))
const BulkBar = onDemand(() => import('../bulk/BulkBar.tsx'))

type Address = ReturnType<typeof useListAddress>

/** `hasKeys` is whether single keys act; `onEmpty` is shown where the books hold nothing at all. */
export const TransactionsView = memo(function TransactionsView(props: {
  address: Address
  hasKeys: boolean
}) {
  const { address } = props
  const { filters, setFilters } = address
  const list = useTransactions(toQuery(filters), true, true)
  // The first rows are drawn in slices, so that a press is answered in between.
  const wasLoading = useDeferredValue(list.isLoading)
  const isIdle = useIdle(!list.isLoading)
  // The rows carry their account's name; filters need the others'.
  const accounts = useAccounts(isIdle || Boolean(filters.account)).data ?? []
  const categories = useCategories().data ?? []
  const [isFiltering, setFiltering] = useState(false)
  const [hasHelp, setHelp] = useState(false)
  const [selection, setSelection] = useState<Selection>(nothing)
  const chosen = address.query
  // What was ticked belongs to the filters it was ticked under.
  useEffect(() => setSelection(nothing), [chosen])
  const onSearch = useCallback((q: string) => setFilters({ q }), [setFilters])
  const { hasMore, isLoadingMore, loadMore } = list
  const more = useCallback(() => {
    if (hasMore && !isLoadingMore) loadMore()
  }, [hasMore, isLoadingMore, loadMore])
  const count = list.total?.count ?? null
  return (
    <>
      <div className="txn-tools">
        <SearchBox
          label="Search transactions"
          placeholder="Search text, merchant or amount"
          value={filters.q ?? ''}
          onSearch={onSearch}
        />
        <Button
          className="txn-tool"
          aria-expanded={isFiltering}
          onClick={() => startTransition(() => setFiltering(!isFiltering))}
        >
          <SlidersHorizontal size={16} aria-hidden />
          <span className="txn-tool-words">Filters</span>
          {countFilters(filters) > 0 && <b className="txn-count">{countFilters(filters)}</b>}
        </Button>
        <Suspense fallback={<span className="txn-tool-place" />}>
          {isIdle ? (
            <ViewsMenu query={chosen} onShow={address.showQuery} />
          ) : (
            <span className="txn-tool-place" />
          )}
        </Suspense>
      </div>
      {isFiltering && (
        <FilterPanel
          filters={filters}
          accounts={accounts}
          categories={categories}
          onChange={setFilters}
        />
      )}
      <Chips
        filters={filters}
        names={{ accounts, categories, rows: list.rows }}
        onLift={(names) => setFilters(Object.fromEntries(names.map((name) => [name, ''])))}
        onClear={() => address.showQuery('')}
      />
      <Suspense>{isIdle && <PendingRows />}</Suspense>
      <section
        className="card txn-card"
        aria-busy={list.isStale || undefined}
        {...EditorHost.ahead}
      >
        {list.isLoading || wasLoading ? (
          <Skeleton height="560px" />
        ) : list.error && list.rows.length === 0 ? (
          <ErrorState
            title="We couldn’t load the transactions."
            text={list.error.message}
            onRetry={list.retry}
          />
        ) : list.rows.length === 0 && !hasMore ? (
          <Nothing hasFilters={chosen !== ''} onClear={() => address.showQuery('')} />
        ) : (
          <>
            <header className="txn-head">
              <input
                type="checkbox"
                aria-label="Select everything shown"
                checked={selection.kind === 'all'}
                disabled={count === null}
                ref={(box) => {
                  if (box) box.indeterminate = selection.kind === 'some' && selection.keys.size > 0
                }}
                onChange={() =>
                  setSelection(
                    countTicked(selection) > 0 || count === null ? nothing : { kind: 'all', count },
                  )
                }
              />
              <p role="status">
                {list.total ? (
                  <>
                    <b>{inTransactions(list.total.count)}</b>
                    <span>Total {money(list.total.amount)}</span>
                  </>
                ) : (
                  <b>{list.hasNoTotal ? 'Total not available' : 'Adding up…'}</b>
                )}
              </p>
              <Suspense>{isIdle && <SaveList filters={filters} />}</Suspense>
              {props.hasKeys && (
                <Button weight="quiet" className="txn-keys" onClick={() => setHelp(true)}>
                  Shortcuts
                </Button>
              )}
            </header>
            <TransactionGrid
              rows={list.rows}
              count={count}
              categories={categories}
              selection={selection}
              hasKeys={props.hasKeys}
              onSelection={setSelection}
              onOpen={(id) => address.open('id', id)}
              onNearEnd={more}
              onHelp={() => setHelp(true)}
            />
            {list.error && (
              <ErrorState
                title="We couldn’t load more."
                text={list.error.message}
                onRetry={loadMore}
              />
            )}
            {hasMore && (
              <div className="txn-more">
                <Button busy={isLoadingMore} onClick={loadMore}>
                  Load more
                </Button>
                <small>
                  {grouped(list.rows.length)}
                  {count !== null && ` of ${inTransactions(count)}`}
                </small>
              </div>
            )}
          </>
        )}
      </section>
      {hasHelp && <KeysDialog onClose={() => setHelp(false)} />}
      {countTicked(selection) > 0 && (
        <BulkBar
          target={
            selection.kind === 'all'
              ? { kind: 'all', filters, count: selection.count }
              : {
                  kind: 'some',
                  ids: idsOf(selection),
                  rows: list.rows.filter((row) => isTicked(selection, row.id)),
                }
          }
          count={count ?? 0}
          categories={categories}
          onAll={() => count !== null && setSelection({ kind: 'all', count })}
          onClose={() => setSelection(nothing)}
        />
      )}
    </>
  )
})

function Chips(props: {
  filters: Filters
  names: Names
  onLift: (names: readonly string[]) => void
  onClear: () => void
}) {
  const chips = chipsOf(props.filters, props.names)
  if (chips.length === 0) return null
  return (
    <ul className="txn-chips" aria-label="Active filters">
      {chips.map(({ words, names }) => (
        <li key={words}>
          <button
            type="button"
            aria-label={`Remove filter ${words}`}
            onClick={() => props.onLift(names)}
          >
            {words}
            <X size={13} aria-hidden />
          </button>
        </li>
      ))}
      <li>
        <Button weight="quiet" onClick={props.onClear}>
          Clear all
        </Button>
      </li>
    </ul>
  )
}

function Nothing({ hasFilters, onClear }: { hasFilters: boolean; onClear: () => void }) {
  return hasFilters ? (
    <EmptyState
      title="No transactions match"
      text="Try fewer words or filters. Search for an amount such as 12.50 to find exact payments."
    >
      <Button onClick={onClear}>Clear search and filters</Button>
    </EmptyState>
  ) : (
    <EmptyState
      title="No transactions yet"
      help="upload"
      text="Connect a bank, upload a statement or add a transaction yourself."
    >
      <Link className="btn btn-ink" to="/integration">
        Add your transactions
      </Link>
    </EmptyState>
  )
}
