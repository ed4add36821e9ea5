// So many of what was assumed before: the same change as many times over, or asked back.
import { expect, test } from 'vitest'
import { changeOf } from '../../testing/question-books.ts'

const apprentice = 'can we take on an apprentice at £260 a week from january'
const wages = { tool: 'what_if', change: 'extra', about: ['Wages and salaries'], every: 'week' }

test.each([
  ['go on then what about two of em', 520_00],
  ['and two of them?', 520_00],
  ['and a second one?', 520_00],
  ['ok and another?', 520_00],
  ['what if we took on three', 780_00],
  ['could we stretch to two?', 520_00],
  ['what about two apprentices instead', 520_00],
  ['and a couple of them', 520_00],
  ['what about 2', 520_00],
])('“%s” after one is so many times the pay', (prompt, amount) => {
  expect(changeOf(apprentice, prompt)).toMatchObject({ ...wages, amount, from: '2027-01' })
})

test.each(['and two vans?', 'and two of each?', 'and one?'])(
  '“%s” after somebody new is asked back',
  (prompt) => {
    expect(changeOf(apprentice, prompt)).not.toHaveProperty('tool')
  },
)

test('a bare figure after a cost is no pounds where it would be next to nothing', () => {
  expect(changeOf('what if we lease a van at £350 a month', 'what about 3')).toBe('clarify')
  expect(changeOf('what if we lease a van at £350 a month', 'what about £3')).toMatchObject({
    amount: 3_00,
  })
})

test('two of what can be afforded is twice the sum on the same day', () => {
  expect(changeOf('can we afford £9,000 in february', 'two of em?')).toMatchObject({
    tool: 'afford',
    amount: 18_000_00,
    day: '2027-02-01',
  })
})

test('nobody can be lost twice', () => {
  expect(changeOf('what if we lose Northwind', 'and two of them?')).not.toHaveProperty('percent')
})
