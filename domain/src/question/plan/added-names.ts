// "Travel including LNER" is all of travel with LNER, not what LNER has of travel.
import type { Frame } from '../frame.ts'
import type { Subject } from '../subject.ts'

const adding =
  '(?:including|include|includes|incl|inc|inclusive of|plus|as well as|along with|together with)'
const filler = '(?:(?:the|our|my|any|all|also|what|we|paid|spent|at|with|to) )*'

/** Whether a payee is added to a category, so that it doesn't narrow it. */
export function addsNames({ included, words, concepts }: Frame): boolean {
  const merchants = included.filter(({ kind }) => kind === 'merchant')
  const categories = included.filter(({ kind }) => kind === 'category' || kind === 'sub_category')
  if (merchants.length === 0 || categories.length === 0 || concepts.has('share')) return false
  const text = words.join(' ')
  const [, next = ''] = new RegExp(`(?<!\\bnot )\\b${adding} ${filler}([^ ]+)`).exec(text) ?? []
  const [, last = ''] = /([^ ]+) (?:is |are |being )?(?<!\bnot )included\b/.exec(text) ?? []
  return merchants.some((each) => hasWord(each, next) || hasWord(each, last))
}

const hasWord = ({ name }: Subject, word: string) =>
  word.length > 1 &&
  name
    .toLowerCase()
    .split(/[^\p{L}\d]+/u)
    .includes(word)

/** The slots with any of the names wanted, where some are added to others. */
export function withAddedNames(frame: Frame): Frame {
  return frame.joinsNames || !addsNames(frame) ? frame : { ...frame, joinsNames: true }
}
