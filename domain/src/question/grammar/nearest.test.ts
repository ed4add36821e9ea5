// Choices for questions that no pattern fits whole.
import { expect, test } from 'vitest'
import { interpreted } from '../../testing/question-books.ts'

function choicesFor(...prompts: readonly string[]): readonly string[] {
  const { plan } = interpreted(...prompts)
  return plan.kind === 'clarify' ? plan.choices.map(({ prompt }) => prompt) : [plan.kind]
}

test.each([
  ['cash at bank, close of trade 30 September', 'What was our balance on 30 September 2026?'],
  ['Adobe: their bill went up when and to what', 'When did Adobe put its price up?'],
])('“%s” offers “%s”', (question, choice) => {
  expect(choicesFor(question)).toContain(choice)
})

test('no more than four are offered, each with an answer of its own', () => {
  const choices = choicesFor('cash at bank, close of trade 30 September')
  expect(choices.length).toBeGreaterThan(1)
  expect(choices.length).toBeLessThanOrEqual(4)
  expect(new Set(choices).size).toBe(choices.length)
  const plans = choices.map((choice) => JSON.stringify(interpreted(choice).plan))
  expect(new Set(plans).size).toBe(plans.length)
})

test('a name or an amount of the question is in every reading that is offered', () => {
  for (const choice of choicesFor('Adobe and its price jumpings of £40'))
    expect(choice).toMatch(/Adobe/)
})

test('what has nothing to do with the books is near to nothing', () => {
  expect(choicesFor('how many candles does the warehouse still hold for me')).toEqual([])
})

test('a short remark is laid over the question before, never read alone', () => {
  expect(choicesFor('how much did we pay Adobe in October', 'the ripest?')).not.toContain(
    'When was the balance highest?',
  )
})

test('what is offered holds no word that only patterns know', () => {
  const vague = [
    'invoices unpaidish lately tardy',
    'Adobe something late unpaid bill',
    'which week ahead jumps biggest',
    'left over after wages somehow',
    'who owes anything peculiar',
    'reserve account moved about',
  ]
  const offered = vague.flatMap((question) => choicesFor(question)).join(' ')
  expect(offered).not.toMatch(
    /open(invoices|bills)|largestdue|peakahead|notyetlate|byparty|haspaidyet|balanceafter|moneyback|dayslate/i,
  )
})

test('words that only patterns write are put as a person would put them', () => {
  const choices = choicesFor('when was the balance last above £40,000')
  expect(choices.length).toBeGreaterThan(0)
  for (const choice of choices)
    expect(choice).not.toMatch(/cashreaches|keepabove|olderthan|overdueby/i)
})
