// What the demo company pays its people, and for them to HMRC and the pension scheme.
import { addDays, type Day } from '../calendar.ts'
import { previousWorkingDay } from '../holidays.ts'
import { type DemoEvent, eventOf, withoutVat } from './demo-event.ts'
import { type DemoTime, monthlyOn } from './demo-time.ts'

/** Wages, the director's salary and dividends, PAYE and pensions. */
export function peopleEvents(time: DemoTime): DemoEvent[] {
  return [
    ...staff.flatMap(([name, pence]) =>
      payDays(time).map((day) => eventOf(withoutVat(`${name} WAGES`, 'FPO'), day, -pence)),
    ),
    ...payDays(time).map((day) =>
      eventOf(withoutVat('S OKAFOR DIRECTORS SALARY', 'FPO'), day, -104_750),
    ),
    ...monthlyOn(time, 6).map((day) =>
      eventOf(withoutVat('S OKAFOR DIVIDEND', 'FPO'), day, -dividend),
    ),
    ...monthlyOn(time, 22, (day) => previousWorkingDay(day)).map((day) =>
      eventOf(paye, day, -588_214),
    ),
    ...monthlyOn(time, 19).map((day) => eventOf(withoutVat('NEST', 'DD'), day, -136_870)),
  ]
}

const staff: readonly (readonly [string, number])[] = [
  ['A BENNETT', 214_386],
  ['C OYELARAN', 198_240],
  ['H WHITTAKER', 201_118],
  ['J PARK', 187_562],
  ['L SINGH', 192_075],
  ['T MORGAN', 176_430],
  ['W ADEYEMI', 194_310],
  ['Z COHEN', 203_655],
]
const dividend = 780_000
const paye = { ...withoutVat('HMRC CUMBERNAULD', 'FPO'), reference: '475PA00123456' }

/** The last working day of the month; in December the last one before Christmas Eve. */
function payDays(time: DemoTime): Day[] {
  return monthlyOn(time, 31, (last) =>
    previousWorkingDay(last.slice(5, 7) === '12' ? addDays(last, -8) : last),
  )
}
