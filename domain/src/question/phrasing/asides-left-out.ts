// What stands beside a question and holds nothing of it: "cheeky q - …", "…, got a feeling it
// did", "need to tell the missus what …". A question that is not understood whole is cut where one
// pauses, before the word that asks, and before somebody's own thoughts. A piece of talk may go
// that holds no name of the books, no amount, no days, nothing worked out and nothing that narrows.
import { conceptAt, smallWordSet } from '../concepts.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import { projectOrClient } from '../sales-question.ts'
import { politeWords } from './framing.ts'
import { ofDailyLife, talkPeople, talkPhrases, talkSigns, unremembered } from './talk-words.ts'

/** A question without some of its asides, and those asides as they were written. */
export type WithoutAsides = { readonly question: string; readonly asides: readonly string[] }

type Piece = { readonly text: string; readonly mark: string; readonly asks: boolean }

const piecesMax = 10
const wordsMax = 18

/** The question without one aside, and without all of them; none where it has no aside. */
export function withoutAsides(text: string, context: QuestionContext): readonly WithoutAsides[] {
  const pieces = piecesOf(text)
  if (pieces.length < 2 || pieces.length > piecesMax) return []
  const isAside = pieces.map((piece, at) => mayGo(piece, placeIn(pieces, at), context))
  const places = isAside.flatMap((goes, at) => (goes ? [at] : []))
  if (places.length === 0 || places.length === pieces.length) return []
  const chosen = places.length > 1 ? [...places.map((at) => [at]), places] : [places]
  return chosen.flatMap((gone) => {
    const question = joined(pieces.filter((_, at) => !gone.includes(at)))
    const asides = gone.map((at) => trimmed(pieces[at]?.text ?? ''))
    return question.split(/\s+/).length > 1 ? [{ question, asides }] : []
  })
}

/** What an answer says of asides that are more than politeness; null where none is. */
export function noteOnAsides(asides: readonly string[]): string | null {
  const more = asides.filter((aside) => !wordsIn(aside).every((word) => isPolite(word)))
  if (more.length === 0) return null
  return `I left out ${more.map((aside) => `“${aside}”`).join(' and ')}.`
}

const isPolite = (word: string) => politeWords.has(word) || smallWordSet.has(word)

const pause =
  /(\s*[,;:]\s+|\s+[-–—]+\s*|[–—]+|\s*\.{2,}\s*|\s*…\s*|[?!]+(?=\s|$)|\.(?=\s|$)|\s*[()]\s*)/
const asking =
  /\s(?=(?:how|what|wot|when|who|which|where|why|whats|wots|whens|hows|whos|what['’]s|how['’]s|who['’]s|when['’]s)\s)/i
const thoughts =
  /\s(?=(?:(?:but|cos|coz|because|as|since|and|so) )?(?:i|im|ive|i['’](?:m|ve|d|ll)|he|she|my (?:boss|accountant|wife|husband|partner)|the (?:boss|missus|accountant)) (?:\p{L}+ )?(?:\p{L}+))/iu

// "… or am i going to be sweating": the other answer to yes or no, as one fears it.
const doubts = /\s(?=or (?:am i|are we|should (?:i|we)|will i|do i need to|is it time to)\s)/i
// "The dog’s just eaten it" tells what happened and narrows nothing.
const happened = /(['’](?:s|ve|m)|\b(?:has|have|im|am|is|are|was)) just(?= \p{L}+)/giu
const beside = /\b(?:with|w) (?=(?:an?|my|some|the) )/gi

// A greeting before a piece leaves it the first.
const placeIn = (pieces: readonly Piece[], at: number): number =>
  pieces
    .slice(0, at)
    .every(({ text }) => wordsIn(text).every((word) => isPolite(word) || isSign(word)))
    ? 0
    : at

const beforeDoubt =
  /^\s*or (?:\w+ (?:i|we)|do i need to|is it time to)(?: (?:going to|gonna|likely to|be|have to|need to|start))*\b/i

function piecesOf(text: string): readonly Piece[] {
  const parts = text.trim().split(pause)
  const pieces: Piece[] = []
  for (let at = 0; at < parts.length; at += 2) {
    const part = parts[at] ?? ''
    const mark = parts[at + 1] ?? ''
    if (part.trim() === '') {
      const last = pieces.at(-1)
      if (last) pieces[pieces.length - 1] = { ...last, mark: `${last.mark}${mark}` }
      continue
    }
    const cuts = cutAt(part)
    for (const [place, cut] of cuts.entries())
      pieces.push({ ...cut, mark: place === cuts.length - 1 ? mark : ' ' })
  }
  return pieces
}

// Before the word that asks, and before thoughts after it.
function cutAt(part: string): { text: string; asks: boolean }[] {
  const [before, doubt] = cutOnce(part, doubts)
  if (doubt !== undefined) return [...cutAt(before), { text: doubt, asks: false }]
  const [lead, rest] = cutOnce(part, asking)
  const whole = rest ?? lead
  const [question, thought] = cutOnce(whole, thoughts)
  const isTalk = thought !== undefined && wordsIn(thought).slice(0, 5).some(isSign)
  const tail = isTalk
    ? [
        { text: question, asks: rest !== undefined },
        { text: thought, asks: false },
      ]
    : [{ text: whole, asks: rest !== undefined }]
  return rest === undefined ? tail : [{ text: lead, asks: false }, ...tail]
}

function cutOnce(text: string, where: RegExp): [string, string | undefined] {
  const found = where.exec(text)
  if (!found || found.index < 2) return [text, undefined]
  return [text.slice(0, found.index), text.slice(found.index + 1)]
}

// What narrows or excludes, conditions, numbers, and orders to do something.
const binds =
  /\d|[£$€%]|\b(?:not|no|never|nor|only|just|ignor\w*|exclud\w*|includ\w*|excl|incl|ex|except|without|with|minus|plus|but not|leav\w+|assum\w*|suppos\w*|pretend|imagine|if|unless|until|till|whenever|count\w*|us(?:e|ing)|treat|net|gross|before|after|forget about|disregard|per|apart|other|others|than|vat|each|every|either|both|half|twice|over|under|above|below|between|instead|rather|same|again|alone|separate\w*|own|ones|remind|alert|warn|notify|email|text me|ring me|too|also|or|mine|yours|his|hers|ours|theirs|whose|two|three|four|five|six|seven|eight|nine|ten|dozen|hundred|thousand|grand|quid|k|first|second|third|next|last|new|old|big|small|up|down|more|less|bigger|smaller|bits?(?= of it)|part|side|type|kind of(?= \w+ only))\b|n['’]t\b/i
// A piece at the end that opens so says more of the question.
const continues =
  /^(?:to|for|from|by|on|at|with|of|per|via|in|into|through|during|off|about|as|who|which|that(?!['’]?s\b)|where|whose|the|our|those|these|any|all|some|my|an?)\b/i
const placed = /^(?:to|for|from|by|on|at|with|of|per|via|in|into|through|during|off)\b/i
const signVerbs =
  /\b(?:think|reckon|wan(?:t|na)|need|wonder|know|ask|say|hop|worr|nag|moan|chas|swear|shout|insist)(?:s|ed|ing|e|es)?\b/i

function mayGo({ text, asks }: Piece, at: number, context: QuestionContext): boolean {
  if (asks) return false
  const isDoubt = doubts.test(` ${text}`)
  const talk = isDoubt ? text.replace(beforeDoubt, 'lol') : text
  const isDaily = at === 0 && ofDailyLife.test(trimmed(talk))
  const daily = isDaily ? trimmed(talk).replace(ofDailyLife, 'lol').replace(beside, '') : talk
  const lead = daily.replace(happened, '$1 ')
  const written = trimmed(lead.replace(talkPhrases, ' lol ').replace(unremembered, ' lol '))
  const words = wordsIn(written)
  if (words.length === 0 || words.length > wordsMax || binds.test(written)) return false
  // "How", "did", "show": a question of its own.
  if (
    /^(?:how|what|when|who|which|where|why|did|do|does|is|are|was|were|has|have|had|will|can|could|show|list|compare|total)\b/i.test(
      written,
    )
  )
    return false
  const isOfOthers = othersClause.test(written)
  const isTalk = words.some(isSign) || isClause.test(written) || isOfOthers
  if (!isTalk) return false
  const isBound = at > 0 ? continues.test(written) : placed.test(written)
  if (isBound && !isOfOthers && !signVerbs.test(written)) return false
  if (holdsUnknownName(written, at === 0)) return false
  if (projectOrClient(words, context.projects ?? [])) return false
  const rest = words.filter((word) => !talkSigns.has(word) && !talkPeople.has(word))
  return rest.every((word) => !isOfBooks(word, context)) && saysNothing(rest.join(' '), context)
}

const isSign = (word: string) => talkSigns.has(word)

// Something that happens: "dog ate the receipts", "it’s raining", "got to run".
const isClause =
  /^(?:i|im|ive|i['’]\w+|he|she|it['’]s|its|that['’]s|thats|got|gotta|getting|been|being)\b/i

// "My accountant’s been on at me", "the dog is poorly": what somebody else is or does.
const othersClause =
  /^(?:(?:and|but|cos|because|as|since) )?(?:my|our|the|me|his|her) (?:\p{L}+ )?\p{L}+(?:['’]?s)? (?:\p{L}{2,}ing\b|is|are|was|were|been|has|had|wants?|wanted|needs?|keeps?|says?|said|reckons?|thinks?|asked|rang|phoned|goes|went|came|just|always|still)\b/iu

// A capital within the piece is a name that the books don't know.
function holdsUnknownName(written: string, isFirst: boolean): boolean {
  const words = written.match(/[\p{L}'’]+/gu) ?? []
  return words.some(
    (word, at) => /^\p{Lu}/u.test(word) && !/^I(?:['’]\w+)?$/.test(word) && (at > 0 || !isFirst),
  )
}

function isOfBooks(word: string, { names }: QuestionContext): boolean {
  if (smallWordSet.has(word) || politeWords.has(word) || word.length < 3) return false
  return names.holding(word).length > 0 || names.exactAt([word], 0) !== null
}

// Words that only speak of having, hoping or doing: "got a …", "is it right".
const idle: ReadonlySet<string> = new Set(['have', 'yes_no'])

function saysNothing(text: string, context: QuestionContext): boolean {
  const reading = readQuestion(text, context)
  const words = wordsIn(text)
  const isIdle = words.every((_, at) => {
    const found = conceptAt(words, at)
    return !found || idle.has(found.concept)
  })
  return (
    isIdle &&
    [...reading.concepts].every((concept) => idle.has(concept)) &&
    reading.included.length + reading.excluded.length + reading.choices.length === 0 &&
    reading.periods.length + reading.amounts.length + reading.weekdays.length === 0 &&
    reading.count === null
  )
}

const wordsIn = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d'’-]+/gu) ?? []

const trimmed = (text: string) => text.replace(/^[\s,;:–—-]+|[\s,;:.?!–—-]+$/g, '')

function joined(pieces: readonly Piece[]): string {
  return pieces
    .map(
      ({ text, mark }, at) =>
        `${text}${at === pieces.length - 1 ? mark.replace(/[,;:–—-]/g, '') : mark}`,
    )
    .join('')
    .replace(/\s+/g, ' ')
    .replace(/^[\s,;:–—-]+|^\s*(?:but|anyway|so anyway|anyhow)[\s,]+/i, '')
    .trim()
}
