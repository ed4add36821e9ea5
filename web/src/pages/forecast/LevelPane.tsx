// The right pane: the head, figures and picture of a level; of a single line also its history,
// evidence and rules.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Minor } from '@plimsoll/domain/money'
import { lazy, Suspense } from 'react'
import { hrefOf } from '../../features/forecast/address.ts'
import { changeKeys } from '../../features/forecast/draft/draft.ts'
import type { DraftHandle } from '../../features/forecast/draft/use-draft.ts'
import type { DraftImpact } from '../../features/forecast/draft/use-impact.ts'
import { LevelFigures } from '../../features/forecast/LevelFigures.tsx'
import { LevelHead, titleOf } from '../../features/forecast/LevelHead.tsx'
import { type Level, levelQueryOf, placeOfLevel } from '../../features/forecast/levels.ts'
import { useBase, useLevel } from '../../features/forecast/queries.ts'
import type { PlaceHandle } from '../../features/forecast/use-place.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Later } from '../../ui/Later.tsx'
import { onDemand } from '../../ui/on-demand.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { AddBalance } from '../shared/AddBalance.tsx'

// Fetched once the picture stands; with the first line, the first draft and the first figure that
// is opened.
const ClosingCard = lazy(() => import('../../features/forecast/ClosingCard.tsx'))
const LineDetails = lazy(() => import('../../features/forecast/LineDetails.tsx'))
const LevelChartCard = lazy(() =>
  import('../../features/forecast/LevelChartCard.tsx').then((file) => ({
    default: file.LevelChartCard,
  })),
)
const ImpactCard = lazy(() => import('../../features/forecast/draft/ImpactCard.tsx'))
const ForecastOverlays = onDemand(() => import('./ForecastOverlays.tsx'))

/** What the pane is handed. */
type LevelPaneProps = {
  level: Level
  lines: readonly ForecastLine[]
  buffer: Minor | null
  place: PlaceHandle
  draft: DraftHandle
  impact: DraftImpact
  /** Null until it is known. */
  hasForecast: boolean | null
  isHiding: boolean
  onHide: (line: ForecastLine, hide: boolean) => void
  onTry: (line: ForecastLine) => void
}

/** The head is there at once; the figures follow. */
export function LevelPane(props: LevelPaneProps) {
  const { level } = props
  const line = level.kind === 'series' ? level.line : null
  const { draft } = props.draft
  return (
    <>
      <LevelHead
        level={level}
        lines={props.lines}
        isTried={draft.some(({ key }) => line && key === changeKeys.hiding(line.seriesId))}
        isBusy={props.isHiding}
        onHide={props.onHide}
        onTry={props.onTry}
      />
      <Figures {...props} />
    </>
  )
}

function Figures(props: LevelPaneProps) {
  const { level, place } = props
  const shown = useLevel(levelQueryOf(level))
  const isAll = level.kind === 'all'
  const base = useBase(isAll && props.hasForecast === true)
  const side = level.kind === 'all' ? null : level.side
  if (shown.error)
    return (
      <div className="card">
        <ErrorState
          title="We couldn’t load these figures."
          text={shown.error.message}
          onRetry={() => void shown.refetch()}
        />
      </div>
    )
  // The balance needs both answers; without the second it begins at today.
  if (!shown.data || (isAll && props.hasForecast !== false && base.isPending))
    return (
      <>
        <Skeleton height="92px" />
        <Skeleton height="400px" />
      </>
    )
  const opening = base.data?.months[0]?.opening ?? null
  const { impact } = props.impact
  return (
    <>
      <LevelFigures level={shown.data} side={side} place={place} />
      <Suspense fallback={<Skeleton height="400px" />}>
        <LevelChartCard
          level={shown.data}
          side={side}
          opening={opening}
          buffer={props.buffer}
          changed={isAll ? (impact?.after ?? null) : null}
          changedLine={
            (level.kind === 'series' &&
              impact?.lines.find(({ line_id }) => line_id === level.line.seriesId)?.after) ||
            null
          }
          place={place}
          remedy={<AddBalance today={shown.data.as_of} />}
        />
      </Suspense>
      <Suspense fallback={null}>{impact && <ImpactCard impact={impact} />}</Suspense>
      {isAll && base.data && !impact && shown.data.balance !== null && (
        <Later>
          <ClosingCard months={base.data.months} place={place} />
        </Later>
      )}
      {level.kind === 'series' && (
        <Suspense fallback={<Skeleton height="240px" />}>
          <LineDetails
            line={level.line}
            href={hrefOf(placeOfLevel(level, props.lines))}
            today={shown.data.today}
            lines={props.lines}
            draft={props.draft}
          />
        </Suspense>
      )}
      {place.open && (
        <ForecastOverlays
          title={titleOf(level)}
          level={level}
          figures={shown.data}
          lines={props.lines}
          place={place}
          open={place.open}
        />
      )}
    </>
  )
}
