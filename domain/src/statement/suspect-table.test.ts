// Shapes of file that would be read wrongly in silence are refused or reported.
import { describe, expect, test } from 'vitest'
import { readBad, readGood, sheetOf, shortly } from '../testing/statement-grid.ts'

describe('suspect tables', () => {
  test('amounts cut in two at their comma', () => {
    const refused = readBad('Date|Details|Amount\n14/01/2024|A|-12|50\n15/01/2024|B|7|25')
    expect(refused.message).toContain('cut in two at their decimal comma')
    const balanced = readBad(
      'Date|Details|Amount|Balance\n14/01/2024|A|-12|50|95|00\n15/01/2024|B|7|25|102|25',
    )
    expect(balanced.code).toBe('no_valid_rows')
  })

  test('a row moved by a comma in its words is a bad row', () => {
    const good = [...Array(9).keys()].map((at) => `1${at}/01/2024|ROW|-1.00`).join('\n')
    const read = readGood(`Date|Details|Amount\n${good}\n20/01/2024|ACME| 5|-3.00`)
    expect(read.badRows).toMatchObject([{ line: 11, code: 'too_many_cells' }])
    expect(read.transactions).toHaveLength(9)
  })

  test('columns to the right that have no header are no fault', () => {
    const read = readGood('Date|Details|Amount\n14/01/2024|A|-12.00|x|y\n15/01/2024|B|7.00|x|y')
    expect(shortly(read)).toEqual(['2024-01-14 -1200 A', '2024-01-15 700 B'])
  })

  test('two tables one under the other that share no header', () => {
    const below = readBad(
      'Date|Details|Amount\n14/01/2024|A|-12.00\n15/01/2024|B|7.00\nDate|Amount|Details\n16/01/2024|3.00|C',
    )
    expect(below.message).toContain('one below the other')
  })

  test('months beside a sheet of all of them are not counted twice', () => {
    const head = 'Date|Details|Amount\n'
    const january = '14/01/2024|A|-5.00\n15/01/2024|B|7.00'
    const february = '14/02/2024|C|-5.00\n15/02/2024|D|7.00'
    const refused = readBad([
      sheetOf(head + january, 'Jan'),
      sheetOf(head + february, 'Feb'),
      sheetOf(`${head}${january}\n${february}`, 'All'),
    ])
    expect(refused.code).toBe('choose_sheet')
    expect(refused.questions[0]?.options).toHaveLength(3)
  })

  test('thousands written with a letter are no amounts', () => {
    const refused = readBad('Date|Details|Amount\n14/01/2024|A|-1.5K\n15/01/2024|B|2K')
    expect(refused.kind).toBe('refused')
  })
})

describe('at their limits', () => {
  test('amounts cut in two at their comma are refused where at least half of the rows are', () => {
    const cut = (wide: number, whole: number) =>
      [
        'Date|Description|Amount',
        ...Array.from({ length: wide }, (_, i) => `0${i + 1}/02/2024|RENT ${i}|-12|50`),
        ...Array.from({ length: whole }, (_, i) => `1${i}/02/2024|FUEL ${i}|-7`),
      ].join('\n')
    expect(readBad(cut(2, 2)).message).toContain('cut in two at their decimal comma')
  })

  test('a journal of six rows is refused', () => {
    const journal = [1, 2, 3].flatMap((i) => [
      `0${i}/02/2024|RENT|${i}0.00|`,
      `0${i}/02/2024|RENT||${i}0.00`,
    ])
    const head = 'Date|Description|Debit|Credit'
    expect(readBad([head, ...journal].join('\n')).message).toContain('This is a journal')
    expect(readBad([head, ...journal.slice(0, 4)].join('\n')).message).not.toContain('journal')
  })
})
