// The left pane: a search, the tabs with their counts, and the lines as a tree or, where hidden or
// ended, as a list.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Month } from '@plimsoll/domain/calendar'
import { Search } from 'lucide-react'
import { lazy, Suspense, useMemo, useState } from 'react'
import { monthAndYear } from '../../format/date.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { ForecastTree } from './ForecastTree.tsx'
import { type Tab, tabOf } from './line-words.ts'
import { allIds, findLines, treeOf } from './tree.ts'
import { useOpenRows } from './use-open-rows.ts'
import '../../ui/form/field.css'
import './list-pane.css'

// Fetched with their tabs.
const EndedList = lazy(() => import('./EndedList.tsx'))
const HiddenList = lazy(() => import('./HiddenList.tsx'))

/**
 * `chosen` is the address of what the right pane shows; `isDue` on a phone where the list is what
 * is shown.
 */
export function ListPane(props: {
  lines: readonly ForecastLine[]
  months: readonly Month[]
  chosen: string | null
  chosenLine: ForecastLine | null
  onRestore: (line: ForecastLine) => void
}) {
  const { lines, chosen, chosenLine } = props
  const [typed, setTyped] = useState('')
  const [picked, setPicked] = useState<Tab | null>(null)
  const tab = picked ?? (chosenLine ? tabOf(chosenLine) : 'active')
  const found = useMemo(() => findLines(lines, typed), [lines, typed])
  const linesIn = (wanted: Tab) => found.filter((line) => tabOf(line) === wanted)
  const option = (value: Tab, words: string) => ({
    value,
    label: `${words} ${linesIn(value).length}`,
  })
  const month = props.months[1] ?? props.months[0] ?? null
  // Without a forecast there is the current month alone, with what happened in it.
  const isActual = props.months.length === 1
  const shown = linesIn(tab)
  return (
    <section className="card fc-list" aria-label="Lines">
      <div className="fc-list-head">
        <Segmented
          label="Lines"
          value={tab}
          options={[
            option('active', 'Active'),
            option('hidden', 'Hidden'),
            option('ended', 'Ended'),
          ]}
          onChange={setPicked}
        />
        <label className="input-box fc-list-search">
          <span className="sr-only">Search lines</span>
          <Search size={15} aria-hidden />
          <input
            className="input"
            type="search"
            placeholder="Search lines"
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </label>
        {tab === 'active' && month && (
          <p className="fc-list-month">
            <span>Line</span>
            <span>{isActual ? `${monthAndYear(month)}, actual` : monthAndYear(month)}</span>
          </p>
        )}
      </div>
      <div className="fc-list-body">
        <Suspense fallback={null}>
          {shown.length === 0 ? (
            <p className="fc-list-none">{noneWords(tab, typed)}</p>
          ) : tab === 'active' ? (
            <ActiveTree
              lines={shown}
              all={lines}
              month={month}
              isActual={isActual}
              chosen={chosen}
              isSearch={typed !== ''}
            />
          ) : tab === 'hidden' ? (
            <HiddenList lines={shown} all={lines} chosen={chosen} onRestore={props.onRestore} />
          ) : (
            <EndedList lines={shown} all={lines} chosen={chosen} />
          )}
        </Suspense>
      </div>
    </section>
  )
}

function ActiveTree(props: {
  lines: readonly ForecastLine[]
  all: readonly ForecastLine[]
  month: Month | null
  isActual: boolean
  chosen: string | null
  isSearch: boolean
}) {
  const { lines, all, month, chosen } = props
  const tree = useMemo(() => treeOf({ lines, all, month }), [lines, all, month])
  const { open, toggle } = useOpenRows(tree, chosen)
  // A search shows whatever it found.
  const shown = props.isSearch ? new Set(allIds(tree)) : open
  return (
    <ForecastTree
      tree={tree}
      isActual={props.isActual}
      open={shown}
      chosen={chosen}
      onToggle={toggle}
    />
  )
}

function noneWords(tab: Tab, typed: string): string {
  if (typed) return `No lines match “${typed}”.`
  if (tab === 'hidden') return 'Nothing is excluded from the forecast.'
  if (tab === 'ended') return 'No regular payments have ended.'
  return 'Nothing is forecast yet.'
}
