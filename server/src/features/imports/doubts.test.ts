// Which assumptions of a reading a person is shown before it is stored.
import { expect, test } from 'vitest'
import { doubtsOf } from './doubts.ts'

const read = (code: string, isRemembered: boolean) =>
  doubtsOf({
    isRemembered,
    assumptions: [{ code, message: 'Look here.' }],
    badRows: 0,
    possibleDuplicates: 0,
  }).map((doubt) => doubt.code)

test.each([
  'amounts_repeated',
  'tables_left_out',
  'sum_left_out',
  'documents_left_out',
  'proof_partial',
])('%s is about the rows of one file, and shown each time', (code) => {
  expect(read(code, false)).toEqual([code])
  expect(read(code, true)).toEqual([code])
})

test.each([
  'pence_joined',
  'other_total',
  'side_assumed',
  'fees_left',
  'refunds_left',
  'unproved',
  'rows_left_out',
  'rows_alike',
])('%s is about the layout, and settled once it is confirmed', (code) => {
  expect(read(code, false)).toEqual([code])
  expect(read(code, true)).toEqual([])
})

test('what the file itself proves is no doubt', () => {
  expect(read('dates_proved', false)).toEqual([])
})

test('how a file was read stands behind the doubt about its amounts', () => {
  const doubts = doubtsOf({
    isRemembered: false,
    assumptions: [{ code: 'one_sided', message: 'All came in.', figures: 'From ‘Total’.' }],
    badRows: 0,
    possibleDuplicates: 0,
  })
  expect(doubts).toEqual([{ code: 'one_sided', message: 'All came in. From ‘Total’.' }])
})
