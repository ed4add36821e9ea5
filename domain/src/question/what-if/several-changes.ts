// Several changes in one what-if: each is understood by itself, and all are laid over the forecast
// at once.
import type { QuestionContext } from '../read-question.ts'
import { severalProjects } from './several-projects.ts'
import type { OneChange, WhatIf } from './what-if.ts'

/** So many changes are tried at once; more are hard to tell apart in an answer. */
export const changesMax = 3

type ReadOne = (question: string) => OneChange | null

/** "What if we lose Tidewater and hire someone on £28k?"; null where it is not several changes. */
export function severalOf(
  question: string,
  context: QuestionContext,
  readOne: ReadOne,
): WhatIf | null {
  const { text, days } = sharedDays(question)
  const all =
    severalProjects(text, context) ??
    cutInto(text, changesMax, (half) => {
      const whole = `${half}${days}`
      const projects = severalProjects(whole, context)
      if (projects) return projects
      const change = readOne(whole)
      return change && [change]
    })
  if (!all || all.length < 2 || all.length > changesMax) return null
  return { change: 'several', all }
}

const joint = /(?:,|,? (?:and|but|plus|while))(?: also| then| if| we| i)* /gi

function cutInto(
  text: string,
  most: number,
  read: (half: string) => readonly OneChange[] | null,
): readonly OneChange[] | null {
  for (const { 0: words, index } of text.matchAll(joint)) {
    const first = read(text.slice(0, index))
    const rest = `what if we ${text.slice(index + words.length)}`
    const others = first && ((most > 2 ? cutInto(rest, most - 1, read) : null) ?? read(rest))
    if (first && others) return [...first, ...others]
  }
  return null
}

// "…, both from January": the days of either.
const ofBoth =
  /[,;]?(?: and)? (?:both|both of (?:them|those)|each|either)(?: (?:starting|beginning))?( (?:from|in|as of|starting|for|until) [^,?.]+)[\s?.!]*$/i

function sharedDays(question: string): { text: string; days: string } {
  const found = ofBoth.exec(question)
  return found
    ? { text: question.slice(0, found.index), days: found[1] ?? '' }
    : { text: question.replace(/[\s?.!]+$/, ''), days: '' }
}
