// The card: spending is negative here as everywhere; the current account pays the whole bill of a
// month in the next one.
import { chanceOf } from './chance.ts'
import { addMonths, dayIn, workingDayFrom } from './days.ts'
import { type Entry, line } from './entry.ts'

const shops = ['GOOGLE ADS 4417', 'ADOBE CREATIVE', 'TRAINLINE', 'PRET A MANGER']

/** Spending, and the bill of the month before, paid. */
export function cardIn(month: string, seed: string): Entry[] {
  const paid = workingDayFrom(dayIn(month, 21))
  const bill = cardBillOf(month, seed)
  return [
    ...spentIn(month, seed),
    line('paid', paid, bill, 'PAYMENT RECEIVED THANK YOU', 'BGC', 'transfers'),
  ]
}

/** What the card's bill takes in a month: what was spent in the one before. */
export const cardBillOf = (month: string, seed: string): number =>
  -spentIn(addMonths(month, -1), seed).reduce((total, { pence }) => total + pence, 0)

function spentIn(month: string, seed: string): Entry[] {
  const chance = chanceOf(seed, 'card', month)
  return Array.from({ length: 9 }, (_, i) => {
    const text = chance.pick(shops)
    const day = dayIn(month, 1 + i * 3)
    return line(`spent${i}`, day, -chance.between(850, 9_900), text, 'DEB', 'supplies')
  })
}
