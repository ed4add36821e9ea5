// Names on invoices and names in the books.
import { expect, test } from 'vitest'
import { matchParty } from './match-party.ts'

const names = new Map([
  ['1', 'Brightwater Homes'],
  ['2', 'Harrop Homes Ltd'],
  ['3', 'Travis Perkins'],
  ['4', 'Marsh Bakery'],
  ['5', 'Marsh Garage'],
])

test.each([
  ['Brightwater Homes', '1'],
  ['brightwater homes limited', '1'],
  ['Brightwater', '1'],
  ['Harrop Homes', '2'],
  ['Travis Perkins Trading Company', '3'],
  ['Marsh', null], // two of them
  ['Nobody & Sons', null],
  ['', null],
])('%s is %s', (party, id) => {
  expect(matchParty(party, names)).toBe(id)
})
