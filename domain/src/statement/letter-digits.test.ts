// Letters typed for digits are read as digits, and never without a word about it.
import { expect, test } from 'vitest'
import { readStatement } from './read-statement.ts'
import type { Cell, Row } from './statement.ts'

function read(...rows: readonly (readonly Cell[])[]) {
  const sheet = {
    name: 'Statement',
    hidden: false,
    rows: rows.map((cells, at): Row => ({ line: at + 1, cells })),
  }
  return readStatement({ format: 'csv', sheets: [sheet] }, { answers: {}, today: '2026-11-28' })
}

const book = (...amounts: readonly string[]) =>
  read(
    ['Date', 'Details', 'Amount'],
    ...amounts.map((amount, at) => [`${at + 13}/10/2026`, `Shop ${at + 1}`, amount]),
  )

test('letters within an amount are digits, and the doubt names the row', () => {
  const result = book('-12.50', '-1OO.50', '-l5.00', '-1,O00.oI', '200.00', '-3.00', '-4.00')
  expect(result).toMatchObject({
    kind: 'read',
    badRows: [],
    transactions: [-1250, -10050, -1500, -100001, 20000, -300, -400].map((amount) => ({ amount })),
  })
  expect(result.kind === 'read' && result.assumptions).toContainEqual({
    code: 'letters_as_digits',
    message:
      'Letters stand where digits belong: we read ‘-1OO.50’ in row 3 as -100.50, ‘-l5.00’ in row 4 as -15.00, ‘-1,O00.oI’ in row 5 as -1,000.01. Please check these amounts.',
  })
})

test('more than five are counted', () => {
  const result = book(
    ...Array.from({ length: 8 }, (_, at) => (at % 2 === 0 ? '-1O.00' : '-2O.00')),
    ...Array.from({ length: 9 }, () => '20.00'),
  )
  const doubt = result.kind === 'read' ? result.assumptions.find(isOfLetters) : undefined
  expect(doubt?.message).toMatch(/in row 6 as -10\.00, and 3 more\. Please/)
})

test.each(['OO.OO', '5l', '10 I', 'l', '1O.O', 'I0O,00', '1S.00'])(
  'a cell such as %s stays what it is',
  (amount) => {
    const result = book('-12.50', '-7.25', '-8.00', amount, '-5.00', '200.00')
    expect(result.kind === 'read' && result.assumptions.some(isOfLetters)).toBe(false)
    expect(result).toMatchObject({ badRows: [{ line: 5 }] })
  },
)

test('words and references keep their letters', () => {
  const result = read(
    ['Date', 'Details', 'Reference', 'Amount'],
    ['13/10/2026', '1OO.50', '2O1', '-5.00'],
    ['14/10/2026', 'Shop', 'l50', '9.00'],
  )
  expect(result).toMatchObject({
    kind: 'read',
    transactions: [
      { text: '1OO.50', reference: '2O1' },
      { text: 'Shop', reference: 'l50' },
    ],
  })
})

function isOfLetters({ code }: { code: string }): boolean {
  return code === 'letters_as_digits'
}
