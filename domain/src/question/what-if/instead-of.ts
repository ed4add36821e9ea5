// Figures that stand in place of others: "£900 instead of £1,300", and a bare number after a
// what-if.
import { type Minor, minor, printMinor } from '../../money.ts'
import { type QuestionContext, readQuestion } from '../read-question.ts'
import type { WhatIf } from './what-if.ts'

const sum = '£?\\d[\\d,.]*k?(?: (?:grand|quid|pounds))?'
const rhythm = '(?: (?:a|per|each|every) (?:week|month|quarter|year))?'
const other = `(?:instead of|rather than|in place of|and not|not|up from|down from) (?:the )?(${sum}|\\d+ ?(?:%|percent|per cent))${rhythm}`
const after = new RegExp(`,?\\s*\\b${other}`, 'i')
const first = new RegExp(`^(?:and |so |but )*${other}[,:]? (?=\\S)`, 'i')
const pair = new RegExp(
  `(?:\\b(?:up |down )?(?:to|at|was|were|is|of|becomes?|became) )?(${sum})(${rhythm}),? (?:instead of|rather than|in place of|and not|up from|down from) (?:the )?(${sum})${rhythm}`,
  'i',
)

/** A what-if whose cost is so much in place of so much: it is as much more, or less. */
export function withoutInstead(question: string, context: QuestionContext): string | null {
  const [whole, to = '', every = '', from = ''] = pair.exec(question) ?? []
  if (whole === undefined) return null
  const [now, before] = [to, from].map((text) => amountIn(text, context))
  if (now === undefined || before === undefined || now === null || before === null) return null
  const gap = now - before
  if (gap === 0) return null
  return question.replace(
    whole,
    `${gap > 0 ? 'up' : 'down'} £${printMinor(minor(Math.abs(gap)))}${every || ' a month'}`,
  )
}

function amountIn(text: string, context: QuestionContext): Minor | null {
  const [amount] = readQuestion(`over ${text}`, context).amounts
  return amount?.amount ?? null
}

/** What was assumed before is no figure of what is assumed now. */
export function withoutOldFigure(question: string): { text: string; old: Minor | null } {
  const found = first.exec(question) ?? after.exec(question)
  if (!found) return { text: question, old: null }
  const old = /^£?[\d,]+(\.\d\d)?$/.exec(found[1] ?? '')
  const pounds = old ? Number((found[1] ?? '').replace(/[£,]/g, '')) : null
  return {
    text: question.replace(found[0], ' ').trim(),
    old: pounds === null ? null : minor(Math.round(pounds * 100)),
  }
}

const thousand = 1000_00
const hundred = 100_00

const bare =
  /^((?:and |n |so |or |but |what about |wot about |how about |what if |wot if |if |it was |it is |its |it['’]s |it were |make it |make that |try |say |then |ok |just )*)£?(\d[\d,]*(?:\.\d+)?k?)(?: (?:then|instead|though|tho|maybe|only))*[\s?.!]*$/i

/** "And 45?" after a delay is days, after a share a percentage, after a sum pounds. */
export function withFigure(question: string, earlier: WhatIf): string {
  const { change } = earlier
  const [whole, lead = '', number = ''] = bare.exec(question.trim()) ?? []
  if (whole === undefined) return question
  // "And 12?" after £9,000 is thousands.
  const was = 'amount' in earlier ? Math.abs(earlier.amount ?? 0) : 0
  const small = Number(number)
  if (was >= thousand && small > 0 && small < 1000 && small * 100 * 20 < was)
    return `${lead}£${number}k`
  // "And 2?" after £260 is no £2.
  if (was >= hundred && small < 10 && !question.includes('£')) return question
  if (change === 'delay') return `${lead}${number} ${unitOf(earlier.days ?? 0, small)}`
  if (change === 'scale') return `${lead}${number}%`
  return change === 'extra' || change === 'level' ? `${lead}£${number}` : question
}

const monthDays = 30
const weekDays = 7

// "And 2?" after a month late is two months, "and 45?" so many days.
function unitOf(days: number, number: number): string {
  if (days % monthDays === 0 && days > 0 && number <= 6) return 'months'
  return days % weekDays === 0 && days > 0 && number <= 6 ? 'weeks' : 'days'
}
