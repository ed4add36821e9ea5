// A message with a sign for every name and every stretch of days in it: what is left are the words
// that say what is asked of them.
import { namesFound } from '../goods-of-payee.ts'
import type { InterpretInput } from '../interpretation.ts'
import { mend } from '../mend-words.ts'
import type { Period } from '../period.ts'
import { readPeriods } from '../periods/read-periods.ts'
import { readQuestion } from '../read-question.ts'
import { distinctSubjects, type Subject } from '../subject.ts'
import { subjectsMeant } from '../subjects-meant.ts'
import { type Token, tokensIn } from '../tokens.ts'

/** A piece of a message between two pauses. */
export type Piece = {
  /** Its words, with `N` for a name or a list of names and `D` for days. */
  readonly words: string
  readonly raw: string
  readonly names: readonly Subject[]
  readonly periods: readonly Period[]
}

const pause = /\s*[,;:?!]+(?:\s+|$)|\.+(?:\s+|$)|\s*[–—]+\s*|\s+-+\s+|\s*…\s*/

/** The message in signs, cut at its pauses; null where a name in it may be one of several. */
export function maskedPieces(message: string, input: InterpretInput): readonly Piece[] | null {
  const { question } = input
  const tokens = message
    .split(pause)
    .filter((part) => part.trim() !== '')
    .flatMap((part): Token[] => [...tokensIn(part), comma])
  const read = tokens.map((token, at) => mend(token, { tokens, at, context: question }))
  const words = read.map(({ text }) => text)
  const whole = readQuestion(message, question)
  const { found } = namesFound(read, question)
  const named = found.map((name) => ({
    ...name,
    meant: name.subjects.length > 1 ? subjectsMeant(name, whole, input.plan) : name.subjects,
  }))
  if (named.some(({ meant }) => meant.length !== 1)) return null
  const unnamed = words.map((word, at) =>
    word === ',' || named.some(({ start, end }) => at >= start && at < end) ? null : word,
  )
  const periods = readPeriods(unnamed, { ...question, looksAhead: whole.looksAhead })
  const signs: Sign[] = []
  for (let at = 0; at < words.length; ) {
    const name = named.find(({ start }) => start === at)
    const days = periods.find(({ start }) => start === at)
    const end = name?.end ?? days?.end ?? at + 1
    // A contraction is two words of one writing.
    const raw = tokens.slice(at, end).map((token) => token.raw)
    signs.push({
      word: name ? 'N' : days ? 'D' : (words[at] ?? ''),
      raw: raw.filter((each, place) => each !== raw[place - 1]).join(' '),
      names: name?.meant ?? [],
      periods: days ? [days.period] : [],
    })
    at = end
  }
  return cutAtPauses(withLists(signs))
}

type Sign = {
  readonly word: string
  readonly raw: string
  readonly names: readonly Subject[]
  readonly periods: readonly Period[]
}

const comma: Token = { text: ',', raw: ',' }
const joinsLists = /^(?:and|or|plus|versus|vs|v|against|,|the|our|my|to|on|from|for|of)$/

// A comma within a list of names is no pause, and "and" between two of them joins no questions.
function withLists(signs: readonly Sign[]): readonly Sign[] {
  const listed: Sign[] = []
  for (const sign of signs) {
    const first = sign.word === 'N' ? listed.findLastIndex(({ word }) => word === 'N') : -1
    const between = listed.slice(first + 1)
    const earlier = listed[first]
    // "Latex printer lease": beside a payee what it is paid for narrows nothing.
    if (earlier && between.length === 0) {
      const both = [...earlier.names, ...sign.names]
      const payees = both.filter(({ kind }) => kind === 'merchant')
      const raw = `${earlier.raw} ${sign.raw}`
      listed[first] = { ...sign, raw, names: distinctSubjects(payees.length > 0 ? payees : both) }
      continue
    }
    const isList =
      earlier !== undefined &&
      between.length > 0 &&
      between.every(({ word }) => joinsLists.test(word)) &&
      between.some(({ word }) => /^(?:and|or|plus|versus|vs|v|against|,)$/.test(word))
    if (!earlier || !isList) listed.push(sign)
    else
      listed.splice(first, listed.length, {
        ...sign,
        raw: [earlier, ...between, sign].map(({ raw }) => raw).join(' '),
        names: distinctSubjects([...earlier.names, ...sign.names]),
      })
  }
  return listed
}

const opensAsk =
  /^(?:how|what|whatve|which|who|when|where|why|whether|is|are|was|were|do|does|did|has|have|its|their|his|her|by|on)$/

// At commas and the like, and at an "and" before what asks something more.
function cutAtPauses(signs: readonly Sign[]): readonly Piece[] {
  const pieces: Sign[][] = [[]]
  for (const [at, sign] of signs.entries()) {
    const next = signs.slice(at + 1).find(({ word }) => !/^(?:also|then|the|our)$/.test(word))
    // "The gap between the highest and the lowest" is one thing.
    const isBetween = pieces.at(-1)?.some(({ word }) => word === 'between') ?? false
    const isJoint =
      /^(?:and|plus|then|but)$/.test(sign.word) &&
      next !== undefined &&
      !isBetween &&
      (opensAsk.test(next.word) || endsOf.test(next.word))
    if (sign.word === ',' || isJoint) pieces.push([])
    if (sign.word !== ',' && !isJoint) pieces.at(-1)?.push(sign)
  }
  return pieces
    .filter((piece) => piece.length > 0)
    .map((piece) => ({
      words: piece.map(({ word }) => word).join(' '),
      raw: piece
        .map(({ raw }, at) => (raw === piece[at - 1]?.raw ? '' : raw))
        .filter((raw) => raw !== '')
        .join(' '),
      names: distinctSubjects(piece.flatMap(({ names }) => names)),
      periods: piece.flatMap(({ periods: days }) => days),
    }))
}

const endsOf =
  /^(?:highest|lowest|best|worst|dearest|cheapest|biggest|smallest|average|monthly|total|gap|difference|distance|spread|range|first|last|latest|most|number)$/
