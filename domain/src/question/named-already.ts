// "What have we paid Lombard for the oven?": Lombard Oven Lease is named already, so the oven is
// theirs, and no equipment beside it.
import type { Reading } from './read-question.ts'
import { keyOf, type Subject } from './subject.ts'

/** Of several that a word fits, the payee that the question names anyway, where there is one. */
export function namedAlready(
  subjects: readonly Subject[],
  { included, joinsNames }: Pick<Reading, 'included' | 'joinsNames'>,
): readonly Subject[] {
  const keys = new Set(included.map(keyOf))
  const own = subjects.filter((each) => each.kind === 'merchant' && keys.has(keyOf(each)))
  return own.length === 1 && !joinsNames ? own : subjects
}
