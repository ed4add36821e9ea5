// The accounts beside the current one: the reserve that it saves into, and one in euros. The card
// has a file of its own.
import { chanceOf } from './chance.ts'
import { dayIn, workingDayFrom } from './days.ts'
import { type Entry, line } from './entry.ts'

/** The reserve: the other half of the transfer, and interest. */
export function savingsIn(month: string): Entry[] {
  const interest = chanceOf('interest', month).between(1_900, 3_400)
  return [
    line('saved', workingDayFrom(dayIn(month, 5)), 60_000, 'TFR FROM CURRENT', 'TFR', 'transfers'),
    line('interest', dayIn(month, 31), interest, 'INT GROSS INTEREST', 'INT', 'interest'),
  ]
}

/** Euros: a supplier and a customer abroad. */
export function euroIn(month: string, seed: string): Entry[] {
  const chance = chanceOf(seed, 'euro', month)
  const day = (number: number) => workingDayFrom(dayIn(month, number))
  return [
    line('sale', day(9), chance.between(90_000, 140_000), 'SEPA CAFE DU NORD SARL', 'BGC', 'sales'),
    line(
      'beans',
      day(17),
      -chance.between(60_000, 95_000),
      'SEPA TORREFAZIONE SPA',
      'FPO',
      'stock',
    ),
  ]
}
