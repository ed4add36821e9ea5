// Who pays whom in everyday words, and requests to pay that nothing here carries out.
import { expect, test } from 'vitest'
import { planOf } from '../../testing/question-books.ts'
import { outsideTopic } from '../outside.ts'
import { withWhoPays } from './who-pays.ts'

test.each([
  ['when did they last cough up', 'when did they last pay us'],
  ['have they coughed up', 'have they paid us'],
  ['have Northwind Hotels packed us in or what', 'have Northwind Hotels stopped paying us'],
  ['we ok to pay the lads on the 18th', 'can we pay the lads on the 18th'],
  ['are we alright to pay the rent', 'can we pay the rent'],
])('“%s” is “%s”', (question, plain) => {
  expect(withWhoPays(question)).toBe(plain)
})

test('a customer who went quiet is asked for what they paid us', () => {
  const plan = planOf('northwind hotels have gone quiet on us, when did they last cough up')
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'payment_when',
    args: { side: 'in', first: false },
  })
})

test.each([
  'can u put the adobe bill through for me today',
  'knock off that adobe bill early for me would you mate',
  'well get it back off them then',
])('“%s” asks for something to be done', (request) => {
  const words = request.split(' ')
  expect(outsideTopic(request, words)).toBe('action')
})

test('a statement that asks something itself is no topic', () => {
  const plan = planOf('the northwind job hows it doing, what have they paid n whats still to come')
  expect(plan.kind === 'call' ? plan.call.tool : plan.kind).not.toBe('invoices')
})

test('the last time is of no month that was asked about before', () => {
  const plan = planOf('what did Adobe get in September', 'and when was the last time we paid them?')
  expect(plan.kind === 'call' && plan.call).toMatchObject({
    tool: 'payment_when',
    args: { period: { from: '2025-05-01', to: '2026-11-20' } },
  })
})

test('when something should have come changes nothing in the forecast', () => {
  const plan = planOf('Going by that, when should the £2,946 from Northwind Hotels have landed?')
  expect(plan.kind === 'call' ? plan.call.tool : plan.kind).not.toBe('what_if')
})
