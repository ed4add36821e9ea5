// Which choices are worth a place.
import { expect, test } from 'vitest'
import { question } from '../../testing/question-books.ts'
import { worthOffering } from './worth-offering.ts'

function kept(message: string, ...prompts: string[]): string[] {
  const choices = prompts.map((prompt) => ({ label: prompt, prompt }))
  return worthOffering(message, choices, question).map(({ prompt }) => prompt)
}

test('fragments are left out', () => {
  const whole = 'When is PAYE next due?'
  const broken = 'If sales fall by a fifth but we what’s the balance at end of April?'
  expect(
    kept('and the paye after that', 'The top 1', 'How late is the one?', broken, whole),
  ).toEqual([whole])
})

test('no share is offered to who asks for none', () => {
  const share = 'What share of the total is that?'
  expect(kept('all of it i mean', share)).toEqual([])
  expect(kept('what share of it', share)).toEqual([share])
})

test('a choice that loses the name comes last', () => {
  const [without, named] = ['How did we do in October 2026?', 'How much did we pay Adobe?']
  expect(kept('adobe wibbled in october', without, named)).toEqual([named, without])
})

test('and so does one that loses the amount', () => {
  const [without, named] = ['Will we go overdrawn?', 'Can we afford £5,000 in January 2027?']
  expect(kept('wibble £5,000 in january', without, named)).toEqual([named, without])
})

test('of what came in nothing that went out is offered, and no total of a price', () => {
  const [out, came] = ['How much went out in May 2026?', 'How much came in from 1 to 9 May 2026?']
  expect(kept('how much wibbly came in during may', out, came)).toEqual([came])
  expect(kept('which suppliers frobbly put their prices up', out, came)).toEqual([])
})

test('beside one that keeps the amount the total of all is left out', () => {
  const [total, named] = ['How much went out in March 2026?', 'Can we afford £5,000 in March?']
  expect(kept('cud we wibble to £5,000 in march', total, named)).toEqual([named])
})
