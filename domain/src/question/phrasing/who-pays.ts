// Who pays whom in everyday words: those who cough up pay us, those who packed us in stopped paying
// us, and whether we are all right to pay somebody is whether cash covers it.
import { putTurns, type Turn } from './turn.ts'

const they = '(?:they|he|she|that lot|those lot|the customer|the client)'
const handOver = '(?:cough|stump|pony|square)(?:ed|s)? up'

const turns: readonly Turn[] = [
  [
    new RegExp(`\\b((?:did|do|does|will) ${they}(?: last| ever| actually)?) ${handOver}\\b`, 'gi'),
    '$1 pay us',
  ],
  [
    new RegExp(`\\b((?:have|has) ${they}(?: ever| actually| already)?) ${handOver}\\b`, 'gi'),
    '$1 paid us',
  ],
  [
    /^((?:so |and |right )*(?:have|has) .{2,40}?) (?:packed|jacked|chucked|knocked) us in(?: or (?:what|not))?(?=[\s,?.!]|$)/i,
    '$1 stopped paying us',
  ],
  [
    /^((?:so |and |right )*)(?:are )?(?:we|i) (?:all right|alright|ok|okay|good|safe|fine)(?: still)? to pay /i,
    '$1can we pay ',
  ],
]

/** The question with plain words for who pays whom. */
export function withWhoPays(text: string): string {
  return putTurns(text, turns)
}
