// Whose payments without a category are.
import { expect, test } from 'vitest'
import { ownersOf } from './uncategorised.ts'

const sum = (name: string | null, count: number) => ({ name, count })

test('those with the most of them are named first', () => {
  const { words, facts } = ownersOf([
    sum('Lidl', 2),
    sum('Tesco', 5),
    sum('Co-op', 4),
    sum('IKEA', 1),
  ])
  expect(words).toBe(
    ' Most often with {{name0}} ({{number0}}), {{name1}} ({{number1}}) and {{name2}} ({{number2}}).',
  )
  expect(facts.flatMap(({ unit, value }) => (unit === 'name' ? [value] : []))).toEqual([
    'Tesco',
    'Co-op',
    'Lidl',
  ])
})

test('payments without a merchant have nobody to name', () => {
  expect(ownersOf([sum(null, 3)]).words).toBe('')
  expect(ownersOf([sum('Tesco', 5)]).words).toBe(' With {{name0}} ({{number0}}).')
})
