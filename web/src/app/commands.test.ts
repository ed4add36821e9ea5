// Which commands a typed text means.
import { House } from 'lucide-react'
import { expect, test } from 'vitest'
import { type Command, findCommands } from './commands.ts'

const command = (group: Command['group'], label: string, words = ''): Command => ({
  id: label,
  group,
  label,
  words,
  icon: House,
  run: () => undefined,
})
const commands = [
  command('Pages', 'Cash flow'),
  command('Actions', 'Upload Excel', 'spreadsheet statement'),
  command('Actions', 'Log out', 'sign out'),
  command('Months', 'March 2027', '2027-03 cash flow'),
]
const found = (typed: string) => findCommands(commands, typed).map(({ label }) => label)

test('with nothing typed pages and actions are offered, months are not', () => {
  expect(found('  ')).toEqual(['Cash flow', 'Upload Excel', 'Log out'])
})

test('the beginning of a word finds it, whatever its case', () => {
  expect(found('UPL')).toEqual(['Upload Excel'])
  expect(found('mar')).toEqual(['March 2027'])
})

test('other words for the same thing find it', () => {
  expect(found('sign out')).toEqual(['Log out'])
  expect(found('statement')).toEqual(['Upload Excel'])
  expect(found('2027-03')).toEqual(['March 2027'])
})

test('every typed word must be found, and the middle of a word is no beginning', () => {
  expect(found('cash 2027')).toEqual(['March 2027'])
  expect(found('load')).toEqual([])
})
