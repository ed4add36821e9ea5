import { expect, test } from 'vitest'
import { plan as planContext, question } from '../../testing/question-books.ts'
import { interpret } from '../interpret.ts'
import type { Interpretation } from '../interpretation.ts'
import { ExampleModel, readExamples } from './example-model.ts'

const first = `
= how much did we pay {payee} {past}
what's {payee} rinsed us for {past}
what has {payee} rinsed us for {past}
how badly did {payee} rinse us {past}
{payee} rinsed us for how much {past}
rinsed by {payee} {past}, how much

= how much did {payer} pay us {past} compared with {past2}
how did {payer} shape up {past} beside {past2}
{payer} {past} beside {past2}

= (nothing)
how many staff do we have
`
// Either meaning of "hoovered up" is as likely as the other.
const doubtful = `
= how much did we pay {payee} {past}
what has {payee} hoovered up {past}
{payee} hoovered up {past}, how much

= which months did we pay {payee} {past}
what has {payee} hoovered up {past}
{payee} hoovered up {past}, how much
`
const second = `
= and {past}?
do an encore {past}
give us an encore {past}
`
const models = {
  first: ExampleModel.trainedOn(readExamples([first])),
  second: ExampleModel.trainedOn(readExamples([second, first])),
}
const input = {
  before: null,
  question: { ...question, examples: () => models },
  plan: planContext,
}
const ask = (prompt: string, before: Interpretation['frame'] = null) =>
  interpret(prompt, { ...input, before })

test('What no rule reads is answered by what its examples mean, and the answer says so', () => {
  const { plan } = ask('what has Adobe rinsed us for in October')
  expect(plan).toMatchObject({
    kind: 'call',
    call: {
      tool: 'flow_total',
      args: { side: 'out', subjects: [{ name: 'Adobe' }], period: { from: '2026-10-01' } },
    },
  })
  expect(plan.kind === 'call' && plan.assumptions).toContain(
    'I read this as “How much did we pay Adobe in October?”',
  )
})

test('A word that none of the examples holds is asked back, with the meaning as first choice', () => {
  const { plan } = ask('what has Adobe flibberty rinsed us for in October')
  expect(plan.kind).toBe('clarify')
  expect(plan.kind === 'clarify' && plan.choices[0]?.prompt).toBe(
    'How much did we pay Adobe in October?',
  )
})

test('A name that the meaning has no place for is not passed over', () => {
  const { plan } = ask('what has Adobe rinsed us for with Screwfix in October')
  expect(plan.kind).toBe('clarify')
})

test('A meaning that wants two periods is not made of one', () => {
  const { plan } = ask('how did Etsy shape up in October beside')
  const choices = plan.kind === 'clarify' ? plan.choices.map(({ prompt }) => prompt) : []
  expect(choices.join()).not.toMatch(/compared with/)
})

test('Two meanings that are as likely as each other are asked back where their answers differ', () => {
  const model = ExampleModel.trainedOn(readExamples([doubtful]))
  const either = { ...question, examples: () => ({ first: model, second: model }) }
  const { plan } = interpret('what has Adobe hoovered up in October', {
    ...input,
    question: either,
  })
  expect(plan.kind).toBe('clarify')
})

test('Two meanings with one answer are answered', () => {
  const twice = doubtful.replace(
    'which months did we pay {payee} {past}',
    'what did we pay {payee} {past}',
  )
  const model = ExampleModel.trainedOn(readExamples([twice]))
  const both = { ...question, examples: () => ({ first: model, second: model }) }
  const { plan } = interpret('what has Adobe hoovered up in October', { ...input, question: both })
  expect(plan).toMatchObject({ kind: 'call', call: { tool: 'flow_total' } })
})

test('Without examples nothing changes', () => {
  const { plan } = interpret('what has Adobe rinsed us for in October', { ...input, question })
  expect(plan.kind).toBe('clarify')
})

test('A second turn that no rule reads is put as what its examples mean', () => {
  const { frame } = ask('how much did we pay Adobe in October')
  const { plan } = ask('do an encore in September', frame)
  expect(plan).toMatchObject({
    kind: 'call',
    call: { args: { subjects: [{ name: 'Adobe' }], period: { from: '2026-09-01' } } },
  })
  expect(plan.kind === 'call' && plan.assumptions).toContain('I read this as “And in September?”')
})

test('Who paid the business twice is not answered with what the business paid twice', () => {
  const twice = `
= any duplicate payments
did somebody fork out for us in duplicate
did anyone pay us in duplicate
did anyone pay in duplicate
`
  const model = ExampleModel.trainedOn(readExamples([twice, first]))
  const taught = { ...question, examples: () => ({ first: model, second: model }) }
  const planFor = (prompt: string) => interpret(prompt, { ...input, question: taught }).plan
  expect(planFor('did somebody fork out for us in duplicate')).toMatchObject({ kind: 'call' })
  expect(planFor('did anyone pay us in duplicate').kind).toBe('clarify')
})
