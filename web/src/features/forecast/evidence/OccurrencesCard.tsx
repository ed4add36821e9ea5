// The evidence of a line: every occurrence with its state and the transactions behind it, and what
// the user may say about each.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { Decision } from '@plimsoll/contract/forecast-lines'
import type { Day } from '@plimsoll/domain/calendar'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Card } from '../../../ui/Card.tsx'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { type Change, changeKeys } from '../draft/draft.ts'
import type { DraftHandle } from '../draft/use-draft.ts'
import { MatchDialog } from './MatchDialog.tsx'
import { OccurrenceRow } from './OccurrenceRow.tsx'
import { byNeed } from './occurrence-words.ts'
import { type LineOccurrences, type Occurrence, useOccurrences } from './queries.ts'
import { RedateDialog } from './RedateDialog.tsx'
import { useDecide } from './use-decide.ts'
import './occurrences.css'

type Asking = { readonly kind: 'match' | 'redate'; readonly occurrence: Occurrence }

/**
 * What changes the forecast goes into the draft; which transactions belong where is kept at once,
 * and can be undone.
 */
export function OccurrencesCard(props: {
  line: ForecastLine
  href: string
  today: Day
  draft: DraftHandle
}) {
  const { line, draft } = props
  const occurrences = useOccurrences(line.seriesId)
  const [asking, setAsking] = useState<Asking | null>(null)
  const deciding = useDecide()
  const decisionOf = (
    occurrence: Occurrence,
    more: Pick<Decision, 'kind'> & Partial<Decision>,
  ) => ({
    line_id: line.seriesId,
    due: occurrence.due,
    ...more,
  })
  const plan = (decision: Decision) =>
    draft.put({
      kind: 'decision',
      key: changeKeys.occurrence(line.seriesId, decision.due),
      about: line.merchant,
      href: props.href,
      decision,
    })
  const onMove = (occurrence: Occurrence, move: string) => {
    if (move === 'match' || move === 'redate') return setAsking({ kind: move, occurrence })
    if (move === 'cancel') return plan(decisionOf(occurrence, { kind: 'cancel' }))
    if (move === 'restore') return plan(decisionOf(occurrence, { kind: 'restore' }))
    const transaction_ids = occurrence.transactions.map(({ id }) => id)
    deciding.mutate({
      decision: decisionOf(occurrence, { kind: 'unmatch', transaction_ids }),
      words: 'No longer matched.',
      undo: decisionOf(occurrence, { kind: 'match', transaction_ids }),
    })
  }
  return (
    <Card title="Evidence" className="fc-evidence">
      {occurrences.data ? (
        <Lists
          line={line}
          data={occurrences.data}
          today={props.today}
          planned={(due) => plannedIn(draft.draft, line.seriesId, due)}
          onMove={onMove}
          onTakeBack={(due) => draft.takeBack(changeKeys.occurrence(line.seriesId, due))}
        />
      ) : occurrences.error ? (
        <ErrorState
          title="We couldn’t load the evidence."
          text={occurrences.error.message}
          onRetry={() => void occurrences.refetch()}
        />
      ) : (
        <Skeleton height="240px" />
      )}
      {asking?.kind === 'redate' && (
        <RedateDialog
          occurrence={asking.occurrence}
          onClose={() => setAsking(null)}
          onDay={(day) => {
            setAsking(null)
            plan(decisionOf(asking.occurrence, { kind: 'redate', day }))
          }}
        />
      )}
      {asking?.kind === 'match' && occurrences.data && (
        <MatchDialog
          occurrence={asking.occurrence}
          unmatched={occurrences.data.unmatched}
          onClose={() => setAsking(null)}
          onMatch={(ids) => {
            setAsking(null)
            deciding.mutate({
              decision: decisionOf(asking.occurrence, { kind: 'match', transaction_ids: ids }),
              words: 'Matched.',
              undo: decisionOf(asking.occurrence, { kind: 'restore' }),
            })
          }}
        />
      )}
    </Card>
  )
}

function Lists(props: {
  line: ForecastLine
  data: LineOccurrences
  today: Day
  planned: (due: Day) => Change | undefined
  onMove: (occurrence: Occurrence, move: string) => void
  onTakeBack: (due: Day) => void
}) {
  const { overdue, coming, over } = byNeed(props.data.occurrences, props.today)
  if (props.data.occurrences.length === 0)
    return <p className="fc-evidence-none">{noneWords(props.line)}</p>
  return (
    <>
      <List title="Overdue" rows={overdue} few={overdue.length} {...props} />
      <List title="Upcoming" rows={coming} few={4} {...props} />
      <List title="Actual" rows={over} few={6} {...props} />
    </>
  )
}

/** Why a line has no occurrences, and where its payments are. */
function noneWords(line: ForecastLine): string {
  if (line.state === 'tax')
    return 'No payments of this tax are expected. Open a month above to see what was paid.'
  if (line.state === 'rest')
    return 'These are payments that aren’t regular. Open a month above to see what was paid.'
  return 'No payments on this line yet.'
}

function List(
  props: Omit<Parameters<typeof Lists>[0], 'data'> & {
    title: string
    rows: readonly Occurrence[]
    few: number
  },
) {
  const [isWhole, setWhole] = useState(false)
  const { title, rows } = props
  if (rows.length === 0) return null
  const shown = isWhole ? rows : rows.slice(0, props.few)
  return (
    <section className="fc-evidence-part">
      <h3>{title}</h3>
      <ul>
        {shown.map((occurrence) => (
          <OccurrenceRow
            key={occurrence.due}
            line={props.line}
            occurrence={occurrence}
            planned={props.planned(occurrence.due)}
            onMove={(move) => props.onMove(occurrence, move)}
            onTakeBack={() => props.onTakeBack(occurrence.due)}
          />
        ))}
      </ul>
      {shown.length < rows.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {rows.length}
        </Button>
      )}
    </section>
  )
}

function plannedIn(draft: readonly Change[], lineId: string, due: Day): Change | undefined {
  return draft.find(({ key }) => key === changeKeys.occurrence(lineId, due))
}
