// Questions with exact answers about the demo company as of 20 November 2026. Phrasings are written
// by hand; each is asked of several periods, merchants and categories. A third of the phrasings is
// kept aside: nobody adjusts the assistant to those.

import { conversation } from './families/conversation.ts'
import type { BankQuestion } from './families/family.ts'
import { kinds } from './families/kinds.ts'
import { ranks } from './families/ranks.ts'
import { unanswerable } from './families/refused.ts'
import { totals } from './families/totals.ts'
import type { Row } from './oracle.ts'
import { strangersQuestions } from './strangers.ts'

const families = [...totals, ...ranks, ...kinds, ...conversation, ...unanswerable]

/** Every question of the bank. */
export function questionsFor(rows: readonly Row[]): BankQuestion[] {
  return [...familyQuestions(rows), ...strangersQuestions(rows)]
}

function familyQuestions(rows: readonly Row[]): BankQuestion[] {
  return families.flatMap(({ name, phrasings, cases }) => {
    const all = cases(rows)
    return phrasings.flatMap((phrasing, at) => {
      // Each phrasing is asked of its own part of the cases, so that the bank stays broad rather
      // than long.
      const own =
        all.length <= 2
          ? all
          : all.filter(
              (_, index) =>
                index % Math.max(1, Math.ceil(all.length / 9)) ===
                at % Math.max(1, Math.ceil(all.length / 9)),
            )
      return own.map(({ slots, expected }, index) => ({
        id: `${name} ${at + 1}.${index + 1}`,
        family: name,
        phrasing,
        prompt: phrasing.replace(/\{(\w)\}/g, (_, slot: string) => slots[slot] ?? ''),
        previous: slots.previous ? [slots.previous] : [],
        expected,
        isAside: at % 3 === 2,
      }))
    })
  })
}
