// The figures of a what-if: amounts, shares, how often and how late; and whether an amount is what
// something comes to.
import { amountAt, type FoundAmount } from '../amounts.ts'
import type { WhatIfParts } from './what-if-parts.ts'
import { delayAt, rhythmAt, shareAt } from './what-if-words.ts'

type Span = { readonly start: number; readonly end: number }

/** Takes the figures out of a what-if's words, and where each of them stands. */
export function figuresIn(words: readonly string[], parts: WhatIfParts): Span[] {
  const figures: Span[] = []
  for (let at = 0; at < words.length; ) {
    const end = takeFigure(words, at, parts)
    if (end !== null) figures.push({ start: at, end })
    at = end ?? at + 1
  }
  return figures
}

function takeFigure(words: readonly string[], at: number, parts: WhatIfParts): number | null {
  const delay = delayAt(words, at)
  if (delay) {
    parts.delays.push(delay.days)
    return delay.end
  }
  const rhythm = rhythmAt(words, at)
  if (rhythm) {
    parts.rhythms.push(rhythm.rhythm)
    return rhythm.end
  }
  const share = shareAt(words, at)
  if (share) {
    parts.shares.push(share)
    const end = words[share.end] === 'of' ? share.end + 1 : share.end
    parts.isRelative ||= /^(that|it|this)$/.test(words[end] ?? '')
    return share.end
  }
  const amount = amountAt(words, at)
  if (!amount || !(amount.isMarked || isPlainSum(words, amount))) return null
  parts.amounts.push(amount)
  const before = lastBefore(words, at)
  // "If rent was £2,500 a month", but "if a van was £350 a month" is a new cost.
  const isNew = words.some(
    (word) => /^(a|an|another|new)$/.test(word) && rhythmAt(words, words.indexOf(word)) === null,
  )
  const isOwn = !isNew && !isOfMore(words, before, amount.end)
  const isCopula = isOwn && /^(was|were|became|becomes)$/.test(words[before] ?? '')
  if (words[before] === 'to' || isCopula) parts.isLevel = true
  parts.isPriced ||= isCopula || (isOwn && priced.test(words.slice(0, before + 1).join(' ')))
  return amount.end
}

function lastBefore(words: readonly string[], at: number): number {
  let before = at - 1
  while (/^(about|around|roughly|say|us|me|only|now|actually|nearly)$/.test(words[before] ?? ''))
    before--
  return before
}

// "Is £6,000", "costs £1,000", "comes in at £6,000"; "there is £6,000" is no price.
const priced = /(?<!\bthere )\b(?:is|are|be|costs?|(?:comes?|came|coming) (?:in|out) at)$/

const more = /^(more|less|higher|lower|dearer|cheaper|extra|up|down|on)$/
const rises = /\b(?:increases?|rises?|extra|reductions?|savings?|drops?|cuts?|difference)\b/

// "Costs £500 a month more", "the rent increase is £200": so much is added, or taken off.
function isOfMore(words: readonly string[], before: number, end: number): boolean {
  const next = rhythmAt(words, end)?.end ?? end
  const isAdded = more.test(words[end] ?? '') || more.test(words[next] ?? '')
  return isAdded || rises.test(words.slice(Math.max(0, before - risesWithin), before).join(' '))
}

const risesWithin = 4

// "Hire 2 people" and "in 2027": a bare number may count something else than pounds.
function isPlainSum(words: readonly string[], { amount, end }: FoundAmount): boolean {
  return amount >= 100_00 && (amount >= 2100_00 || rhythmAt(words, end) !== null)
}
