// The accounts beside the current one: the reserve it saves into, the card it pays off, and one in euros.
import { chanceOf } from './chance.ts'
import { cardBillOf } from './current-account.ts'
import { dayIn, workingDayFrom } from './days.ts'
import type { Entry } from './entry.ts'

/** The reserve: the other half of the transfer, and interest. */
export function savingsIn(month: string): Entry[] {
  const interest = chanceOf('interest', month).between(1_900, 3_400)
  return [
    line('saved', workingDayFrom(dayIn(month, 5)), 60_000, 'TFR FROM CURRENT', 'TFR', 'transfers'),
    line('interest', dayIn(month, 31), interest, 'INT GROSS INTEREST', 'INT', 'interest'),
  ]
}

/** The card: spending is negative here as everywhere, and its bill comes in from the current account. */
export function cardIn(month: string, seed: string): Entry[] {
  const chance = chanceOf(seed, 'card', month)
  const spent = Array.from({ length: 9 }, (_, i) => {
    const text = chance.pick(['GOOGLE ADS 4417', 'ADOBE CREATIVE', 'TRAINLINE', 'PRET A MANGER'])
    return line(
      `spent${i}`,
      dayIn(month, 1 + i * 3),
      -chance.between(850, 9_900),
      text,
      'DEB',
      'supplies',
    )
  })
  const paid = workingDayFrom(dayIn(month, 21))
  return [
    ...spent,
    line('paid', paid, cardBillOf(month), 'PAYMENT RECEIVED THANK YOU', 'BGC', 'transfers'),
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

function line(
  key: string,
  day: string,
  pence: number,
  text: string,
  code: Entry['code'],
  category: string,
): Entry {
  return { key: `${day}-${key}`, day, pence, text, with: text, code, category }
}
