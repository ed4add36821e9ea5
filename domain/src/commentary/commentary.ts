// Commentary on a period, written by rules: what moved, why, whether it lasts, where cash goes from
// here and what to do about it. Every number, date, name and direction is a fact that can be
// opened; causes that bank data cannot show are never claimed.
import { money } from '../amount-words.ts'
import { dayAndMonth } from '../date-words.ts'
import { less, type Minor, magnitude } from '../money.ts'
import { lineWords } from '../outlook/line-words.ts'
import { isOnPathAlone } from '../outlook/outlook-words.ts'
import { periodPreposition, periodWords } from '../variance/period-words.ts'
import { oneOffSentence } from './about.ts'
import { actionSentence, actionSentences } from './action.ts'
import type { CommentaryInput } from './commentary-input.ts'
import { isMaterial } from './materiality.ts'
import { type Movement, movementOfSide, movementsOf } from './movement.ts'
import {
  differenceWords,
  isAlwaysNamed,
  moneyInSentence,
  movementSentence,
  steadySentence,
} from './movement-sentences.ts'
import { amountWords, rowAddress, withinSentence } from './payee-words.ts'
import { Facts, type Sentence } from './sentence.ts'

/** A headline and at most five bullets, the last of which is the recommended action. */
type Commentary = {
  readonly headline: Sentence
  readonly bullets: readonly Sentence[]
  readonly action: Sentence
}

const bulletsMax = 5
const outlookAddress = '/cash-management'

/** Writes the commentary. The same input gives the same words. */
export function writeCommentary(input: CommentaryInput): Commentary {
  const { threshold } = input
  const { floor } = threshold
  const moneyIn = movementOfSide(input.lines, 'in')
  const moneyOut = movementOfSide(input.lines, 'out')
  const movements = movementsOf(input.lines)
  const material = movements.filter((movement) =>
    isMaterial(movement, {
      threshold,
      sideTotal: (movement.side === 'in' ? moneyIn : moneyOut).projected,
    }),
  )
  // Where one category is all that moved on its side, the sentence on money in has its news
  // already.
  const isOwnNews = (movement: Movement) =>
    movement.side === 'out' ||
    isMovedApart(movement, moneyIn, floor) ||
    magnitude(moneyIn.variance) < floor
  const steady = movements.filter(
    (movement) =>
      isAlwaysNamed(movement) && !material.includes(movement) && movement.projected !== 0,
  )
  const action = actionSentence(input, floor)
  const ending = [oneOffSentence(input.about, input.period), outlookSentence(input), action].filter(
    (sentence) => sentence !== null,
  )
  const fixed = [moneyInSentence(input, moneyIn, floor)]
  if (steady.length > 0) fixed.push(steadySentence(input, steady))
  const room = bulletsMax - fixed.length - ending.length
  // Payroll and tax come before other categories; within each the largest first.
  const chosen = [
    ...material.filter(isAlwaysNamed),
    ...material.filter((movement) => !isAlwaysNamed(movement) && isOwnNews(movement)),
  ]
    .slice(0, room)
    .sort((a, b) => magnitude(b.variance) - magnitude(a.variance))
  return {
    action,
    headline: headlineSentence(input, {
      net: less(moneyIn.variance, moneyOut.variance),
      flow: less(moneyIn.projected, moneyOut.projected),
      floor,
      lead: leadOf(movements, less(moneyIn.variance, moneyOut.variance)),
    }),
    bullets: [
      ...fixed.slice(0, 1),
      ...chosen.map((movement) => movementSentence(input, movement)),
      ...fixed.slice(1),
      ...ending,
    ],
  }
}

/** What to do about the period, most urgent first. */
export function actionsOf(input: CommentaryInput, countMax: number): Sentence[] {
  return actionSentences(input, input.threshold.floor).slice(0, countMax)
}

/** Whether a category's change and that of its whole side are apart by an amount that matters. */
function isMovedApart(movement: Movement, whole: Movement, floor: Minor): boolean {
  return magnitude(less(movement.variance, whole.variance)) >= floor
}

/** The movement that did most to cash in the direction that cash moved. */
function leadOf(movements: readonly Movement[], net: Minor): Movement | null {
  return (
    movements.find(({ side, variance }) => {
      const inCash = side === 'in' ? variance : -variance
      return inCash !== 0 && inCash > 0 === net > 0
    }) ?? null
  )
}

function headlineSentence(
  input: CommentaryInput,
  known: { net: Minor; flow: Minor; floor: Minor; lead: Movement | null },
): Sentence {
  const facts = new Facts()
  const here = `/analysis?${input.query}`
  const period = facts.add(periodWords(input.period), here)
  // A balance compares with a forecast of the same opening; an earlier period opened at another.
  const closing = input.comparedWith === 'forecast' ? input.closing : null
  const figure = closing ?? known.flow
  const amount = facts.add(amountWords(figure), here, money(figure))
  const opening =
    closing !== null
      ? input.running
        ? `${period} is heading for a closing balance of ${amount}`
        : `${period} closed at ${amount}`
      : `Net cash ${input.running ? 'for' : periodPreposition(input.period)} ${period} comes to ${amount}`
  if (magnitude(known.net) < known.floor)
    return facts.sentence(`${opening}, in line with ${facts.add(input.comparedWith, here)}.`)
  const change = facts.add(
    `${amountWords(magnitude(known.net))} ${known.net > 0 ? 'above' : 'below'} ${input.comparedWith}`,
    here,
    money(magnitude(known.net)),
  )
  const { lead } = known
  if (!lead) return facts.sentence(`${opening}, ${change}.`)
  const label = facts.add(withinSentence(lead.label), rowAddress(input, lead))
  const by = facts.add(
    differenceWords(input, lead),
    rowAddress(input, lead),
    money(magnitude(lead.variance)),
  )
  return facts.sentence(`${opening}, ${change}, with ${label} ${by}.`)
}

/** Where cash stands lowest from here, against the buffer. */
function outlookSentence({ outlook }: CommentaryInput): Sentence | null {
  if (outlook.state === 'unknown') return null
  const facts = new Facts()
  const { low, buffer } = outlook
  const day = facts.add(dayAndMonth(low.day), outlookAddress)
  const balance = facts.add(amountWords(low.balance), outlookAddress, money(low.balance))
  const room = roomWords(low.balance, buffer)
  const gap = room && facts.add(room, outlookAddress, money(magnitude(less(low.balance, buffer))))
  const opening = isOnPathAlone(outlook) ? 'On the expected path, the' : 'The'
  return facts.sentence(
    `${opening} tightest day from here is ${day} at ${balance}${gap && `, ${gap}`}.`,
  )
}

/** Without a buffer the balance itself is how far it is from zero. */
function roomWords(balance: Minor, buffer: Minor): string {
  const gap = less(balance, buffer)
  if (buffer === 0) return gap < 0 ? 'below zero' : ''
  return `${amountWords(magnitude(gap))} ${gap < 0 ? 'below' : 'above'} ${lineWords(buffer)}`
}
