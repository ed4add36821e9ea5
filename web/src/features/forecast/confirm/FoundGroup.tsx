// A list of found payments with an answer for each.
import type { ReactNode } from 'react'
import { FoundRow } from './FoundRow.tsx'
import { type Answers, type Found, type Verdict, verdictOf } from './found-groups.ts'

/** `isOpen` where "Not sure" is an answer too. */
export function FoundGroup(props: {
  found: readonly Found[]
  answers: Answers
  isOpen?: boolean
  linkOf?: ((found: Found) => ReactNode) | undefined
  onAnswer: (seriesId: string, verdict: Verdict) => void
}) {
  return (
    <ul>
      {props.found.map((each) => (
        <FoundRow
          key={each.seriesId}
          found={each}
          verdict={verdictOf(each, props.answers)}
          isOpen={props.isOpen ?? false}
          link={each.verdict === 'not_recurring' ? null : props.linkOf?.(each)}
          onAnswer={(verdict) => props.onAnswer(each.seriesId, verdict)}
        />
      ))}
    </ul>
  )
}
