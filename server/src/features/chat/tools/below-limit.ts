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
  let dayBefore: Day | null = null
  for (const { day, closing } of days) {
    const last = stretches.at(-1)
    const open = last && last.to === dayBefore ? last : null
    if (open && closing >= below) stretches[stretches.length - 1] = { ...open, backOn: day }
    else if (open && day <= until) stretches[stretches.length - 1] = { ...open, to: day }
    else if (!open && closing < below && day <= until)
      stretches.push({ from: day, to: day, backOn: null })
    dayBefore = day
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
  const more = others.length > named.length ? ', and again after that' : ''
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
