// The days ahead on which cash is below an amount, as stretches, and how they are put into words.
import type { Day } from '@plimsoll/domain/calendar'
import type { Minor } from '@plimsoll/domain/money'
import { date, type Fact } from '../facts.ts'
import { letters } from './compare-tools.ts'

/** Days in a row that close below an amount; `backOn` is null where they reach the last day. */
type Stretch = { readonly from: Day; readonly to: Day; readonly backOn: Day | null }

/** Each stretch of days that close below an amount, up to a day. */
export function stretchesBelow(
  days: readonly { readonly day: Day; readonly closing: Minor }[],
  { below, until }: { below: Minor; until: Day },
): readonly Stretch[] {
  const stretches: Stretch[] = []
  for (const [at, { day, closing }] of days.entries()) {
    const last = stretches.at(-1)
    const goesOn = last !== undefined && last.to === days[at - 1]?.day
    if (closing < below && day <= until)
      stretches.splice(goesOn ? -1 : stretches.length, goesOn ? 1 : 0, {
        from: goesOn ? last.from : day,
        to: day,
        backOn: null,
      })
    else if (goesOn && closing >= below) stretches.splice(-1, 1, { ...last, backOn: day })
  }
  return stretches
}

const stretchesNamed = 3

/** What follows the first day below: until when, and which stretches come after it. */
export function stretchWords([first, ...others]: readonly Stretch[]): {
  words: string
  facts: readonly Fact[]
} {
  if (!first) return { words: '', facts: [] }
  const named = others.slice(0, stretchesNamed - 1)
  const more = others.length > named.length ? ', and more often after that' : ''
  const later = named.map(({ from, to }, at) => {
    const [start, end] = [`from_${letters(at)}`, `to_${letters(at)}`]
    return {
      words: from === to ? `on {{${start}}}` : `from {{${start}}} to {{${end}}}`,
      facts: [date(start, from, 'Below from'), ...(from === to ? [] : [date(end, to, 'Below to')])],
    }
  })
  const again =
    later.length > 0 ? `, then below again ${later.map(({ words }) => words).join(' and ')}` : ''
  // Of a stretch that reaches the last day nothing more is known.
  return {
    words: first.backOn ? ` and to be back up on {{back_on}}${again}${more}` : '',
    facts: [
      ...(first.backOn ? [date('back_on', first.backOn, 'Back up on')] : []),
      ...later.flatMap(({ facts }) => facts),
    ],
  }
}
