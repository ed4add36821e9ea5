// A small firm's statement, continued in further files: rent, wages and one customer every month,
// whatever happens beside them.
import { addDays, addMonths, type Day, monthsFrom } from '@plimsoll/domain/calendar'
import { type Minor, magnitude, minor, plus, printMinor } from '@plimsoll/domain/money'

/** One booked line. */
export type StoryLine = { day: Day; text: string; amount: Minor }

/** Keeps the balance running from file to file. */
export class StatementStory {
  #balance: Minor

  constructor(opening: Minor) {
    this.#balance = opening
  }

  /** The next file: header, then the lines with the balance after each. */
  file(lines: readonly StoryLine[]): string {
    const rows = lines.map(({ day, text, amount }) => {
      this.#balance = plus(this.#balance, amount)
      const [out, into] =
        amount < 0 ? [printMinor(magnitude(amount)), ''] : ['', printMinor(amount)]
      const date = day.split('-').reverse().join('/')
      return `${date},${text},${out},${into},${printMinor(this.#balance)}`
    })
    return ['Date,Description,Paid out,Paid in,Balance', ...rows, ''].join('\n')
  }
}

/**
 * The months of a firm until the day before `until`: rent on the 1st, a customer on the 4th, wages
 * on the 18th.
 */
export function regularMonths(until: Day, months: number): StoryLine[] {
  const last = until.slice(0, 7)
  return monthsFrom(addMonths(last, -months), last)
    .flatMap((month) => [
      { day: `${month}-01`, text: 'QUAYSIDE ESTATES RENT', amount: minor(-900_00) },
      { day: `${month}-04`, text: 'HARTWELL KITCHENS LTD', amount: minor(2880_00) },
      { day: `${month}-18`, text: 'J WOODS WAGES', amount: minor(-1980_00) },
    ])
    .filter(({ day }) => day <= addDays(until, -1))
}
