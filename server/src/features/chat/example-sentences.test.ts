// The examples themselves: that every meaning is a question which the rules read, and how often a
// sentence by somebody else, which no model learnt from, is taken for what it means.
import { readFileSync } from 'node:fs'
import { ExampleModel, readExamples } from '@plimsoll/domain/question/examples/example-model'
import {
  slotsIn,
  withSlots,
  wordsOfExample,
} from '@plimsoll/domain/question/examples/example-words'
import { interpret } from '@plimsoll/domain/question/interpret'
import { plan as planContext, question } from '@plimsoll/domain/testing/question-books'
import { expect, test } from 'vitest'
import { exampleModels } from './example-sentences.ts'

const texts: Readonly<Record<string, string>> = {
  any: 'Adobe',
  any2: 'Shell',
  payee: 'Adobe',
  payer: 'Etsy',
  payer2: 'Stripe',
  cat: 'software',
  account: 'the reserve account',
  past: 'in October',
  past2: 'in September',
  ahead: 'in January',
  day: '15 January',
  amount: '£500',
  n: '3',
  percent: '10%',
  project: 'Lantern Street rebrand',
}
const project = { id: 'p1', name: 'Lantern Street rebrand', client: 'Lantern Street Dental' }
const { first } = exampleModels()
const meanings = first.learnt.meanings.flatMap(({ means }) => means ?? [])

test('Every meaning is a question that the rules read', () => {
  const unread = meanings.filter((means) => {
    const prompt = withSlots(means, ({ name }) => texts[name] ?? '')
      .replace(/\b(of|on|since|did|was) in /g, '$1 ')
      .replace('on October', 'on 1 October')
    const { plan } = interpret(prompt, {
      before: null,
      question: { ...question, projects: [project] },
      plan: planContext,
    })
    return plan.kind === 'clarify'
  })
  expect(unread).toEqual([])
})

test('Every slot has a mark', () => {
  const slots = new Set(meanings.flatMap((means) => slotsIn(means).map(({ name }) => name)))
  expect([...slots].filter((name) => !(name in texts))).toEqual([])
})

test('Sentences kept aside are mostly taken for what they mean, and seldom surely for another', () => {
  const aside = readFileSync(new URL('./examples/aside.txt', import.meta.url), 'utf8')
  const sure = { right: 0, wrong: 0 }
  let right = 0
  let all = 0
  let means = ''
  for (const line of aside.split('\n').filter((each) => each !== '' && !each.startsWith('//'))) {
    if (line.startsWith('= ')) {
      means = line.slice(2)
      continue
    }
    const [best] = first.likeliest(wordsOfExample(line))
    const isRight = best?.meaning.means === means
    all++
    if (isRight) right++
    if ((best?.probability ?? 0) >= 0.85) sure[isRight ? 'right' : 'wrong']++
  }
  expect(right / all).toBeGreaterThan(0.75)
  expect(sure.right / all).toBeGreaterThan(0.25)
  expect(sure.wrong / all).toBeLessThan(0.01)
})

test('“The ones” are of what was asked before', () => {
  const input = { question: { ...question, examples: exampleModels }, plan: planContext }
  const { frame } = interpret('how much did we pay Adobe this year', { before: null, ...input })
  const { plan } = interpret('show me just the ones over a thousand pounds', {
    before: frame,
    ...input,
  })
  expect(plan.kind === 'call' && plan.call.tool).not.toBe('invoices')
})

test('The examples of a meaning make a model by themselves', () => {
  const model = ExampleModel.trainedOn(readExamples(['= what is our balance\nbank balance']))
  expect(model.likeliest(['balance'])[0]?.probability).toBe(1)
})
