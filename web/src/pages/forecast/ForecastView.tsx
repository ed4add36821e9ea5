// The forecast with its lines there: the list, the level that the address names, the draft, and
// what is open over them.
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { everything, forecastPath, hrefOf } from '../../features/forecast/address.ts'
import { changeKeys } from '../../features/forecast/draft/draft.ts'
import type { DraftHandle } from '../../features/forecast/draft/use-draft.ts'
import type { DraftImpact } from '../../features/forecast/draft/use-impact.ts'
import { ListPane } from '../../features/forecast/ListPane.tsx'
import { levelAt, placeOfLevel } from '../../features/forecast/levels.ts'
import type { useForecastLines } from '../../features/forecast/queries.ts'
import { useHide } from '../../features/forecast/use-hide.ts'
import { usePlace } from '../../features/forecast/use-place.ts'
import { cameByHistory } from '../../routing.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { LevelPane } from './LevelPane.tsx'

// Fetched when there is a draft.
const DraftDock = lazy(() => import('../../features/forecast/draft/DraftDock.tsx'))
const noImpact: DraftImpact = { impact: null, isBehind: false, error: null }

/** `data` are all lines, hidden and ended ones too. */
export function ForecastView(props: {
  data: NonNullable<ReturnType<typeof useForecastLines>['data']>
  buffer: Parameters<typeof LevelPane>[0]['buffer']
  draft: DraftHandle
  hasForecast: boolean | null
}) {
  const { data, draft } = props
  const place = usePlace()
  const hiding = useHide()
  const [latestImpact, setLatestImpact] = useState(noImpact)
  const level = levelAt(place.place, data.lines)
  const line = level?.kind === 'series' ? level.line : null
  const hasDraft = draft.draft.length > 0
  const impact = hasDraft ? latestImpact : noImpact
  const href = level ? hrefOf(placeOfLevel(level, data.lines)) : null
  const panes = useArrival(href)
  return (
    <>
      <div
        ref={panes}
        className="fc-panes"
        data-pane={place.place.category === null ? 'list' : 'level'}
      >
        <div className="fc-pane-list">
          <ListPane
            lines={data.lines}
            months={data.months}
            chosen={href}
            chosenLine={line}
            onRestore={({ seriesId }) => void hiding.hide(seriesId, false)}
          />
        </div>
        <div className="fc-pane-level">
          {level && href ? (
            <LevelPane
              // A fresh pane for each place, so that nothing of another stays open.
              key={href}
              level={level}
              lines={data.lines}
              buffer={props.buffer}
              hasForecast={props.hasForecast}
              place={place}
              draft={draft}
              impact={impact}
              isHiding={hiding.isBusy}
              onHide={({ seriesId }, hide) => void hiding.hide(seriesId, hide)}
              onTry={(tried) =>
                draft.put({
                  kind: 'hiding',
                  key: changeKeys.hiding(tried.seriesId),
                  about: tried.merchant,
                  href,
                  seriesId: tried.seriesId,
                  hide: true,
                })
              }
            />
          ) : (
            <NoSuchLine />
          )}
        </div>
      </div>
      {hasDraft && (
        <Suspense fallback={null}>
          <DraftDock
            draft={draft}
            selected={line ? [line.seriesId] : []}
            onImpact={setLatestImpact}
          />
        </Suspense>
      )}
    </>
  )
}

/**
 * Another place begins at its top; where it has taken the place of the list, the focus goes with
 * it.
 */
function useArrival(href: string | null) {
  const panes = useRef<HTMLDivElement>(null)
  const before = useRef(href)
  useEffect(() => {
    if (before.current === href) return
    before.current = href
    if (cameByHistory()) return
    scrollTo(0, 0)
    const list = panes.current?.querySelector<HTMLElement>('.fc-pane-list')
    if (list?.offsetParent === null) panes.current?.querySelector('h2')?.focus()
  }, [href])
  return panes
}

function NoSuchLine() {
  return (
    <div className="card">
      <EmptyState
        title="This line isn’t in the forecast"
        text="It may have been renamed, or its payments may have been removed."
      >
        <Link className="btn btn-ink" to={hrefOf({ category: everything })}>
          Show everything
        </Link>
        <Link className="btn btn-outline" to={forecastPath}>
          All lines
        </Link>
      </EmptyState>
    </div>
  )
}
