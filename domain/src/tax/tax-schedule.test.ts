// Which schedules there may be.
import { expect, test } from 'vitest'
import { checkSchedule, monthDayOf, type TaxSchedule } from './tax-schedule.ts'

test('every month ends with its last day, February with the 29th', () => {
  const lastDates = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
  for (const [at, date] of lastDates.entries()) {
    const month = String(at + 1).padStart(2, '0')
    expect(monthDayOf(`${month}-${date}`)).toEqual({ month: at + 1, date })
    expect(monthDayOf(`${month}-01`)).toEqual({ month: at + 1, date: 1 })
    expect(() => monthDayOf(`${month}-${date + 1}`)).toThrow('not a day of the year')
  }
})

test.each(['00-01', '13-01', '01-00', '1-1', '01-1', '2001-01-01', ''])(
  '“%s” is no day',
  (text) => {
    expect(() => monthDayOf(text)).toThrow('not a day of the year')
  },
)

const vat = (rhythm: object) => ({ kind: 'vat', rhythm }) as TaxSchedule

test.each([
  [vat({ every: 'quarter', stagger: 1 }), true],
  [vat({ every: 'quarter', stagger: 3 }), true],
  [vat({ every: 'quarter', stagger: 0 }), false],
  [vat({ every: 'quarter', stagger: 4 }), false],
  [vat({ every: 'month' }), true],
  [vat({ every: 'year', endMonth: 1, interims: 'month' }), true],
  [vat({ every: 'year', endMonth: 12, interims: 'month' }), true],
  [vat({ every: 'year', endMonth: 0, interims: 'month' }), false],
  [vat({ every: 'year', endMonth: 13, interims: 'month' }), false],
  [vat({ every: 'year', endMonth: 1.5, interims: 'month' }), false],
  [{ kind: 'corporation_tax', yearEnd: '02-29' }, true],
  [{ kind: 'corporation_tax', yearEnd: '06-31' }, false],
  [{ kind: 'paye', every: 'month' }, true],
] as [TaxSchedule, boolean][])('%j may be: %s', (schedule, isAllowed) => {
  const check = () => checkSchedule(schedule)
  if (isAllowed) expect(check).not.toThrow()
  else expect(check).toThrow(RangeError)
})
