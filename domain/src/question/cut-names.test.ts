// Names that the bank cut off, in the words of somebody who knows them whole.
import { expect, test } from 'vitest'
import { withCutWord } from './cut-names.ts'
import type { FoundName } from './subject.ts'

const name = 'Trevose Structural Eng'
const found: FoundName = {
  start: 2,
  end: 4,
  subjects: [{ kind: 'merchant', ids: ['t'], name, names: [name] }],
  written: null,
}
const endIn = (text: string) => withCutWord(found, text.split(' ')).end

test('the whole word goes with the name that holds its beginning', () => {
  expect(endIn('payments to trevose structural engineers in may')).toBe(5)
  expect(endIn('payments to trevose structural engineering')).toBe(5)
})

test('other words, and those that say what is wanted, stay by themselves', () => {
  expect(endIn('payments to trevose structural calculations')).toBe(4)
  expect(endIn('payments to trevose structural')).toBe(4)
  const pay = { ...found, subjects: [{ ...found.subjects[0], name: 'Trevose Structural Pay' }] }
  expect(withCutWord(pay as FoundName, 'total to trevose structural payments'.split(' ')).end).toBe(
    4,
  )
})
