import { describe, expect, it } from 'vitest'
import { readDateCell, readDateText } from './date-text.ts'
import type { Cell } from './statement.ts'

describe('a written date', () => {
  it.each([
    ['1/2/24', [1, 2, 24]],
    ['1 . 2 . 2024', [1, 2, 2024]],
    ['13022024', [13, 2, 2024]],
    ['18991231', [18, 99, 1231]],
    ['21010101', [21, 1, 101]],
  ])('"%s" leaves its order open', (text, parts) => {
    expect(readDateText(text)).toEqual({ kind: 'open', parts })
  })

  it.each([
    ['19000101', '1900-01-01'],
    ['21001231', '2100-12-31'],
    ['2024-02-29', '2024-02-29'],
    ['1 Jan 70', '1970-01-01'],
    ['1 Jan 69', '2069-01-01'],
    ['1 Jan 00', '2000-01-01'],
    ['2024 Jan 3', '2024-01-03'],
  ])('"%s" is %s', (text, day) => {
    expect(readDateText(text)).toEqual({ kind: 'fixed', day, styled: false })
  })

  it.each(['2023-02-29', '20240230', '12:30:00', '1 Jan 2023 25', '30 Feb 24'])(
    '"%s" is like a day and is none',
    (text) => {
      expect(readDateText(text)?.kind ?? 'impossible').toBe('impossible')
    },
  )

  it.each(['1/2/3', '1/2/345', '123/4/2024', '1 Jan', 'rent', '1-2/2024', '3 Jan 123', '12345'])(
    '"%s" is no date',
    (text) => {
      expect(readDateText(text)).toBeNull()
    },
  )

  it.each<[Cell, boolean, string | null]>([
    // Excel's day 1 is 1 January 1900 as its calendar has it, one off before its false leap day.
    [45_292, false, '2024-01-01'],
    [45_292.99, false, '2024-01-01'],
    ['45292', false, '2024-01-01'],
    [43_830, true, '2024-01-01'],
    [1, false, '1899-12-31'],
    [0.5, false, null],
    [2_958_465, false, '9999-12-31'],
    [2_958_466, false, null],
    [{ day: '2024-01-31T10:00:00' }, false, '2024-01-31'],
    [{ day: '2024-02-31' }, false, null],
  ])('the cell %j (1904: %s) is %s', (cell, epoch1904, day) => {
    expect(readDateCell(cell, epoch1904)).toEqual(
      day ? { kind: 'fixed', day, styled: true } : { kind: 'impossible' },
    )
  })

  it('a cell of digits is the day that they spell', () => {
    expect(readDateCell(20_240_131)).toMatchObject({ day: '2024-01-31', styled: false })
    expect(readDateCell(19_000_101)).toMatchObject({ day: '1900-01-01' })
    expect(readDateCell(true)).toBeNull()
  })
})
