// What is known of one line and can be said about it: rules, history, evidence.
import type { ForecastLine } from '@plimsoll/contract/forecast'
import type { DraftHandle } from './draft/use-draft.ts'
import { OccurrencesCard } from './evidence/OccurrencesCard.tsx'
import { StatsCard } from './evidence/StatsCard.tsx'
import type { OtherLine } from './rules/RuleFields.tsx'
import { RulesCard } from './rules/RulesCard.tsx'

/** Three cards, each with its own faces. */
export default function LineDetails(props: {
  line: ForecastLine
  href: string
  today: string
  others: readonly OtherLine[]
  draft: DraftHandle
}) {
  return (
    <>
      <RulesCard {...props} />
      <StatsCard line={props.line} />
      <OccurrencesCard {...props} />
    </>
  )
}
