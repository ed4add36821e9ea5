// Days as text, as banks write them. Weekends are the only days off here; banks' holidays would add
// nothing to what is tested.

const dayMs = 86_400_000

const at = (day: string) => Date.parse(`${day}T00:00:00Z`)
export const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10)
export const addDays = (day: string, days: number) => dayOf(at(day) + days * dayMs)

/** The day in that month; day 31 of a short month is its last. */
export function dayIn(month: string, day: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  const last = new Date(Date.UTC(year, number, 0)).getUTCDate()
  return `${month}-${String(Math.min(day, last)).padStart(2, '0')}`
}

/** A month so many months later. */
export function addMonths(month: string, months: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number)
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7)
}

const weekday = (day: string) => new Date(at(day)).getUTCDay()
export const isWeekend = (day: string) => weekday(day) === 0 || weekday(day) === 6
/**
 * Direct debits and standing orders wait for the next working day; salaries come on the one before.
 */
export const workingDayFrom = (day: string): string =>
  isWeekend(day) ? workingDayFrom(addDays(day, 1)) : day
export const workingDayUpTo = (day: string): string =>
  isWeekend(day) ? workingDayUpTo(addDays(day, -1)) : day
/** Every day of a month. */
export const daysOf = (month: string) =>
  Array.from({ length: Number(dayIn(month, 31).slice(8)) }, (_, i) => dayIn(month, i + 1))
