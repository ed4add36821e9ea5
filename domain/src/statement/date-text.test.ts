// Single written dates, and every way of printing a day read back.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromEpochDays } from '../calendar.ts'
import { dayOf } from './date-order.ts'
import { readDateCell, readDateText } from './date-text.ts'

const latest = '2027-12-25'
const read = (text: string) => dayOf(readDateText(text), 'DMY', latest)

describe('one written date', () => {
  test.each([
    ['03/01/2024', '2024-01-03'],
    ['3.1.24', '2024-01-03'],
    ['3 Jan 2024', '2024-01-03'],
    ['03-JAN-24', '2024-01-03'],
    ['03JAN2024', '2024-01-03'],
    ['Jan 3, 2024', '2024-01-03'],
    ['Wednesday, 3rd January 2024', '2024-01-03'],
    ['Wed 03/01/2024', '2024-01-03'],
    ['3. Januar 2024', '2024-01-03'],
    ['3 de enero de 2024', '2024-01-03'],
    ['3 févr. 2024', '2024-02-03'],
    ['31 März 2024', '2024-03-31'],
    ['20240103', '2024-01-03'],
    ['2024-01-03', '2024-01-03'],
    ['2024/01/03', '2024-01-03'],
    ['2024-03-30T23:59:59Z', '2024-03-30'],
    ['2024-03-30T23:59:59+02:00', '2024-03-30'],
    ['2024-03-30 23:59:59.999', '2024-03-30'],
    ['03/01/2024 23:59', '2024-01-03'],
    ['03/01/2024 23:59 CEST', '2024-01-03'],
    ['3 Jan 2024 11:59:30 pm PST', '2024-01-03'],
    ['Jan 3, 2024, 23:59 GMT+1', '2024-01-03'],
    ['2024-01-03 23:59:59 EST-05:00', '2024-01-03'],
    ["'03/01/2024", '2024-01-03'],
    ['31/02/2024', null],
    ['123/4/5', null],
    ['3/4/5', null],
    ['3/4/202', null],
    ['2024/1/123', null],
    ['2024-02-30', null],
    ['00:00:00', null],
    ['1111/11/11', null],
    ['29/02/2023', null],
    ['03/01/2093', null],
  ])('%s is %s', (text, day) => {
    expect(read(text)).toBe(day)
  })

  test.each([
    'TESCO 1234',
    '12.50',
    '07700 900123',
    '20-00-00 12345678',
    'May',
    '5 MAY ST 12',
    '03/01/2024 23:59 Cole',
    '',
  ])('%s is no date', (text) => {
    expect(readDateText(text)).toBeNull()
  })

  test('a bare serial in a date column is a day, by the epoch of its workbook', () => {
    expect(readDateCell(45_474)).toEqual({ kind: 'fixed', day: '2024-07-01', styled: true })
    expect(readDateCell(45_474 - 1462, true)).toMatchObject({ day: '2024-07-01' })
    expect(readDateCell('45474')).toMatchObject({ day: '2024-07-01' })
    expect(readDateCell(20_240_701)).toMatchObject({ day: '2024-07-01' })
  })
})

describe('any day', () => {
  const days = fc.integer({ min: 7305, max: 20_800 }).map(fromEpochDays)
  const english = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

  test('comes back from every unambiguous way of printing it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const [year = '', month = '', date = ''] = day.split('-')
        const name = english[Number(month) - 1]
        const prints = [
          `${year}-${month}-${date}`,
          `${year}/${Number(month)}/${Number(date)}`,
          `${year}${month}${date}`,
          `${Number(date)} ${name} ${year}`,
          `${date}-${name?.toUpperCase()}-${year}`,
          `${name} ${Number(date)}, ${year}`,
          `${year}-${month}-${date}T00:00:00Z`,
          `${date}/${month}/${year}`,
          `${Number(date)}.${Number(month)}.${year}`,
        ]
        for (const text of prints) expect(read(text)).toBe(day)
      }),
    )
  })

  test('reading arbitrary text never throws', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 60 }), (text) => {
        const day = read(text)
        expect(day === null || /^\d{4}-\d{2}-\d{2}$/.test(day)).toBe(true)
      }),
    )
  })
})
