// Choices for questions that are not understood whole: the readings nearest to them.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

function choicesFor(...prompts: readonly string[]): readonly string[] {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'clarify' ? plan.choices.map(({ prompt }) => prompt) : [plan.kind]
}

test.each([
  [
    'what did frobnicated Adobe cost us in October, wibbling?',
    'How much did we pay Adobe in October 2026?',
  ],
  [
    'compare what the two wotsits, Shell and Costa, got in January to June 2026 with July to October',
    'How much did we pay Shell and Costa from 1 January to 30 June 2026 compared with 1 July to 31 October 2026?',
  ],
  [
    'did the three of those together (Adobe, Shell, Costa) cost more in July to October 2026 than in the same months of 2025, wibbling',
    'How much did we pay Adobe, Shell and Costa from 1 July to 31 October 2026 compared with 1 July to 31 October 2025?',
  ],
  [
    'did an Adobe payment frob back in October',
    'Have we had money back from Adobe in October 2026?',
  ],
  ['did Adobe glomp it twice in October', 'How many times did we pay Adobe in October 2026?'],
  ['Shell vs Costa, who wibbles more would you say', 'Who did we pay more, Shell or Costa?'],
])('“%s” offers “%s”', (question, choice) => {
  expect(choicesFor(question)).toContain(choice)
})

test('of how it is paid, what was paid is offered', () => {
  const { plan } = interpreted('How much did we pay Adobe by cheque in October?')
  expect(plan).toMatchObject({
    kind: 'unavailable',
    topic: 'method',
    choices: [{ prompt: 'How much did we pay Adobe in October 2026?' }],
  })
})

test('of a change that is not read the rest is offered', () => {
  const { plan } = interpreted(
    'If we take on a second apprentice at £1,000 a month from February, what would be in the bank at the end of April?',
  )
  expect(plan.kind === 'unavailable' ? plan.choices?.[0]?.prompt : plan.kind).toMatch(
    /^If we take on an? .*£1,000 a month from February|^call$/,
  )
})

test('a question that looks ahead is offered days to come', () => {
  const choices = choicesFor('biggest single wotsit leavin us in dec or jan??')
  expect(choices).toContain('What is the largest payment due out in December 2026?')
  expect(choices.join(' ')).not.toMatch(/2025|went out|came in/)
})

test('a condition is offered nothing of the past', () => {
  const choices = choicesFor('if Tidewater wibbled 60 days instead of 30 where are we in March')
  expect(choices.join(' ')).not.toMatch(/went out|came in/)
})

test('what lost its verb is not offered as it was written', () => {
  const choices = choicesFor('did Stripe sales wibble in October versus September')
  expect(choices).toContain(
    'How much did we receive from Stripe in October 2026 compared with September 2026?',
  )
  expect(choices.join(' ')).not.toMatch(/Did Stripe sales in/)
})

test.each([
  'What will the wibblish wotsit bring in next year?',
  'Why is our Adobe bill in October so wibbly?',
])('“%s” is not offered with a gap', (question) => {
  expect(choicesFor(question).join(' ')).not.toMatch(/the bring|so\?/)
})

test('of two changes each is offered by itself', () => {
  const choices = choicesFor(
    'If Tidewater wibbles at the end of January and sales fall 20% from February, what would we have on 31 May 2027?',
  )
  expect(choices).toContain('If sales fall 20% from February, what would we have on 31 May 2027?')
})

test('what follows up another question is offered in its frame', () => {
  expect(choicesFor('how much did we pay Adobe in October', 'and frobwise for Shell')).toContain(
    'How much did we pay Shell in October 2026?',
  )
})

test.each([
  ['what did frobnicated Adobe cost us in October, wibbling?'],
  ['did the wotsit (Adobe, Shell, Costa) cost more in October 2026 than in September'],
  ['biggest single wotsit leavin us in dec or jan??'],
  ['how much did we pay Adobe in October', 'and frobwise for Shell'],
  ['what share of our spending frobbed to Shell and Costa in October'],
  ['how many wotsits frobbed from Stripe since June and for how much'],
  ['when is the wibbling VAT frobbed and how much'],
])('%j: every choice is answered when it is chosen, no two alike', (...prompts) => {
  const choices = choicesFor(...prompts)
  expect(choices.length).toBeGreaterThan(0)
  expect(choices.length).toBeLessThanOrEqual(4)
  const plans = choices.map((choice) => interpreted(...prompts, choice).plan)
  for (const plan of plans) expect(plan.kind).toBe('call')
  expect(new Set(plans.map((plan) => JSON.stringify(plan.kind === 'call' && plan.call))).size).toBe(
    plans.length,
  )
})
