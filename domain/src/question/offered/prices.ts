// What a name charges, before and now, and what is paid to it on average.
import type { Subject } from '../subject.ts'
import type { FlowSide } from '../tool-call.ts'
import type { AnswerKind } from './kinds-wanted.ts'
import type { Group } from './put-again.ts'
import { moving, namesOf } from './question-of.ts'

type Single = { readonly side: FlowSide; readonly subject: Subject }

/** Whether a price rose, what was paid each month, and the latest payment. */
export function pricesOf(singles: readonly Single[], kinds: ReadonlySet<AnswerKind>): string[] {
  const rises = singles
    .slice(0, 2)
    .map(({ subject: { name } }) =>
      kinds.has('when') ? `When did ${name} put its price up?` : `Has ${name} gone up?`,
    )
  const [first] = singles
  if (!first || first.side === 'in') return rises
  const { subject } = first
  const latest =
    kinds.has('lately') && subject.kind === 'merchant'
      ? [`How much was our last payment to ${subject.name}?`]
      : []
  return [...rises, ...latest, `How much did we ${moving('out', [subject])} each month?`]
}

/** The average of names together, then of each: a month, or a payment where that is asked. */
export function averagesOf(
  groups: readonly Group[],
  kinds: ReadonlySet<AnswerKind>,
  days: string,
): string[] {
  return groups.flatMap(({ side, members }) => {
    const joint = members.length > 1 ? namesOf(members) : null
    const each = members.map(({ name }) => name)
    if (side === 'in') return []
    const time = kinds.has('compare') ? ' this year compared with last year' : days
    const ofEach = kinds.has('each_time')
      ? each.map((name) => `What was our average payment to ${name}${time}?`)
      : []
    return [
      ...ofEach,
      // The average and the month with the most are both in what was paid each month.
      ...(kinds.has('extreme')
        ? [`How much did we ${moving('out', members)} each month${days}?`]
        : []),
      ...(joint ? [`What is our average monthly spend on ${joint}${days}?`] : []),
      ...each.map((name) => `What is our average monthly spend on ${name}?`),
    ]
  })
}
