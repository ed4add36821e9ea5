// The details of one line and what can be changed: rules, history, evidence.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { DraftHandle } from './draft/use-draft.ts'
import { OccurrencesCard } from './evidence/OccurrencesCard.tsx'
import { OneOffCard, oneOffIdOf } from './evidence/OneOffCard.tsx'
import { StatsCard } from './evidence/StatsCard.tsx'
import { otherLines } from './other-lines.ts'
import { RulesCard } from './rules/RulesCard.tsx'

/**
 * Three cards, each with its own faces; a one-off payment has none of that and can only be removed.
 */
export default function LineDetails(props: {
  line: ForecastLine
  href: string
  today: string
  lines: readonly ForecastLine[]
  draft: DraftHandle
}) {
  const oneOffId = oneOffIdOf(props.line)
  if (oneOffId) return <OneOffCard {...props} id={oneOffId} />
  return (
    <>
      <RulesCard {...props} others={otherLines(props.lines)} />
      <StatsCard line={props.line} />
      <OccurrencesCard {...props} />
    </>
  )
}
