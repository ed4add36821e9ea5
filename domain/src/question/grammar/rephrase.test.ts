// Patterns put questions into words that the reader knows.
import { expect, test } from 'vitest'
import { planned } from '../../testing/question-books.ts'
import { matchWhole, type SlottedWords } from './match.ts'
import { compilePattern, PatternError } from './pattern.ts'
import { patterns } from './rephrase.ts'
import { wordClasses } from './word-classes.ts'

const classes = { extreme: { highest: 'most|biggest', lowest: 'least' } }

function words(text: string): SlottedWords {
  const list = text.split(' ')
  return {
    words: list,
    slotsAt: (kind, at) =>
      kind === 'count' && list[at] === '5' ? [{ end: at + 1, text: '5' }] : [],
  }
}

test.each([
  ['a [b] (c|d e)', 'a b c', {}],
  ['a [b] (c|d e)', 'a d e', {}],
  ['a [b] (c|d e)', 'a d', null],
  ['a [b] (c|d e)', 'a b c c', null],
  ['the {count} {extreme}', 'the 5 biggest', { count: '5', extreme: 'highest' }],
  ['the {extreme} {extreme2}', 'the least most', { extreme: 'lowest', extreme2: 'highest' }],
  ['the {count}', 'the six', null],
])('“%s” matches “%s” as %o', (pattern, text, captures) => {
  expect(matchWhole(compilePattern(pattern, classes), words(text))).toEqual(captures)
})

test.each(['(a|b', 'a)', '{unknown}'])('the pattern “%s” is refused', (pattern) => {
  expect(() => compilePattern(pattern, classes)).toThrow(PatternError)
})

test('what a pattern means names only what each of its sentences holds', () => {
  const labels = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, label]) => label)
  const slots = /^(payee|category|names?|account|period|amount|count)\d*$/
  for (const { says, means } of patterns)
    for (const each of says) {
      compilePattern(each, wordClasses)
      for (const label of labels(means)) expect(`${each} holds ${label}`).toContain(`{${label}}`)
      // A name, an amount or days that a sentence holds may not vanish.
      const lost = labels(each).filter(
        (label) => slots.test(label ?? '') && !labels(means).includes(label),
      )
      expect(lost, each).toEqual([])
    }
})

test.each([
  ['Which day last week saw the most go out?', 'extreme out 2026-11-09/2026-11-15'],
  ['tell me which month saw the least cash go out this year', 'extreme out 2026-01-01/2026-11-20'],
  // The one gone by or the one to come: nobody can tell.
  ['which week in December has the highest money out', 'clarify shape'],
  // Going to somebody is no verb of the future.
  ['total going to Shell in September', 'flow_total out Shell 2026-09-01/2026-09-30'],
  // What is paid this year is what was paid so far.
  ['how much do we pay Adobe this year', 'flow_total out Adobe 2026-01-01/2026-11-20'],
  ['which week since April did we spend the most', 'extreme out 2026-04-01/2026-11-20'],
])('“%s” is %s', (question, plan) => {
  expect(planned(question)).toBe(plan)
})
