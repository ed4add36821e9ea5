import { expect, test } from 'vitest'
import { sharedBeginnings } from './name-beginnings.ts'

const merchants = (...names: string[]) => names.map((name) => ({ id: name, name, aliases: [] }))
const ways = (...names: string[]) =>
  sharedBeginnings(merchants(...names), []).map(({ words, subject }) => [
    words.join(' '),
    subject.kind === 'merchant' ? subject.ids.length : 0,
  ])

test('Payees that begin alike are one by what they share', () => {
  expect(
    ways('Denise Rickard Cleans X1', 'Denise Rickard Cleans X2', 'Denise Rickard Linen'),
  ).toEqual([
    ['denise', 3],
    ['denise rickard', 3],
  ])
  expect(ways('Penzance Roofing Dep', 'Penzance Roofing Final')).toEqual([
    ['penzance', 2],
    ['penzance roofing', 2],
  ])
})

test('A person is found by the surname too', () => {
  expect(ways('M Tremayne Changeover X1', 'M Tremayne Changeover X2')).toContainEqual([
    'tremayne',
    2,
  ])
})

test('Somebody else of that first name keeps it open', () => {
  const found = ways('Denise Rickard Cleans X1', 'Denise Rickard Cleans X2', 'Denise Hall Cleans')
  expect(found.map(([words]) => words)).toEqual(['denise rickard', 'denise rickard cleans'])
})

test('A name that is whole in itself is meant by its own words', () => {
  expect(ways('Penzance Roofing', 'Penzance Roofing Final')).toEqual([])
})

test('Where firms are is nothing that they share', () => {
  expect(ways('South East Water', 'South East Coast Ambulance')).toEqual([])
})
