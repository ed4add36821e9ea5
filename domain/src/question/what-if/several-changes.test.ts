// Several changes in one what-if, or laid beside one that was answered.
import { expect, test } from 'vitest'
import { changeOf, plan, question } from '../../testing/question-books.ts'
import { interpret } from '../interpret.ts'

const projects = [
  { id: 'p1', name: 'Council offices repaint', client: 'Marlow Town Council' },
  { id: 'p2', name: 'Saltmarsh taproom fit-out', client: 'Saltmarsh Taproom' },
]
const argsOf = (...prompts: readonly string[]) => {
  let before = null
  let found = null
  for (const prompt of prompts) {
    found = interpret(prompt, { question: { ...question, projects }, plan, before })
    before = found.frame ?? before
  }
  return found?.plan.kind === 'call' ? found.plan.call.args : found?.plan
}
const outcomes = (...each: readonly ('won' | 'lost')[]) => ({
  change: 'several',
  all: each.map((outcome) => expect.objectContaining({ change: 'project', outcome })),
})

test.each([
  'What if neither the council job nor Saltmarsh taproom comes off?',
  'if we lose the council job and the Saltmarsh fit-out, how low do we go',
  'what if the council offices and Saltmarsh jobs both fall through',
  'what if both bids fall through',
  'suppose neither bid comes off',
])('“%s” is two projects that are lost', (prompt) => {
  expect(argsOf(prompt)).toMatchObject(outcomes('lost', 'lost'))
})

test.each([
  ['what if we win both bids', outcomes('won', 'won')],
  ['if we get the council job and the Saltmarsh fit-out', outcomes('won', 'won')],
  ['what if the council job falls through but we win Saltmarsh taproom', outcomes('lost', 'won')],
])('“%s” is both of them', (prompt, expected) => {
  expect(argsOf(prompt)).toMatchObject(expected)
})

test('a second verb is never taken for the first', () => {
  expect(argsOf('what if the council job comes off and Saltmarsh taproom does not')).not.toEqual(
    expect.objectContaining(outcomes('lost', 'lost')),
  )
})

test('three changes are tried at once, and asked of together', () => {
  expect(
    argsOf(
      'If the council job falls through, Northwind pays a month late and rent goes up 10%, do we keep £5,000?',
    ),
  ).toMatchObject({
    change: 'several',
    keep: 5_000_00,
    all: [
      { change: 'project', outcome: 'lost' },
      { change: 'delay', days: 30 },
      { change: 'scale', side: 'out', percent: 10 },
    ],
  })
})

test('who goes is lost, and is not late as the other is', () => {
  expect(
    argsOf('If Northwind goes and Tidewater pays six weeks late, how low do we get?'),
  ).toMatchObject({ change: 'several', all: [{ percent: -100 }, { change: 'delay', days: 42 }] })
})

test.each([
  'And with Tidewater gone as well?',
  'and without Tidewater too',
  'and Tidewater too',
  'what if we also lost Tidewater?',
])('“%s” after a payer that is lost is lost from the same month', (prompt) => {
  const lost = { change: 'scale', side: 'in', percent: -100, from: '2027-01' }
  expect(changeOf('What if we lost Northwind from January?', prompt)).toMatchObject({
    change: 'several',
    all: [lost, { ...lost, subjects: [{ name: 'Tidewater Brewing Co' }] }],
  })
})

test('what is asked of two changes may stand after them', () => {
  expect(
    changeOf(
      'What if we lost Northwind from January?',
      'And with Tidewater gone as well? when, if ever, would we dip under the buffer',
    ),
  ).toMatchObject({ change: 'several', belowBuffer: true })
})

test('a third change is laid beside two', () => {
  expect(
    changeOf(
      'What if we lost Northwind from January?',
      'and without Tidewater too',
      'and if rent went up 10% as well?',
    ),
  ).toMatchObject({ change: 'several', all: [{}, {}, { percent: 10, side: 'out' }] })
})
