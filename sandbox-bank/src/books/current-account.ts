// The current account of a small firm, month by month, from a seed: rent, wages, taxes, customers,
// shops, refunds, transfers.
import { cardBillOf } from './card.ts'
import { type Chance, chanceOf } from './chance.ts'
import { addDays, dayIn, daysOf, isWeekend, workingDayFrom, workingDayUpTo } from './days.ts'
import type { Entry } from './entry.ts'

type Debit = [day: number, text: string, name: string, low: number, high: number, category: string]

const debits: readonly Debit[] = [
  [3, 'DD BRITISH GAS BUSINESS 600418822', 'British Gas Business', 18_400, 41_900, 'utilities'],
  [8, 'DD BT GROUP PLC VP61839201', 'BT Group', 6_540, 6_540, 'telephone'],
  [12, 'DD HISCOX INSURANCE PL-PSC1002', 'Hiscox', 11_820, 11_820, 'insurance'],
  [15, 'DD CAMDEN BUSINESS RATES 88120', 'Camden Council', 43_600, 43_600, 'rates'],
  [19, 'DD NEST IT000391', 'NEST', 31_250, 33_800, 'pensions'],
  [24, 'DD XERO UK INV-4471', 'Xero', 3_600, 3_600, 'software'],
]
const staff = ['J OKAFOR', 'P WALSH', 'M LINDQVIST']
const customers = ['BRAMBLE HOTELS', 'OSPREY CATERING', 'THE CORNER DELI', 'KESTREL EVENTS']
const shops: readonly [string, string, string][] = [
  ['AMAZON.CO.UK', 'Amazon', 'supplies'],
  ['BOOKER WHOLESALE', 'Booker', 'stock'],
  ['SCREWFIX DIRECT', 'Screwfix', 'repairs'],
  ['SHELL KINGS CROSS', 'Shell', 'travel'],
  ['POST OFFICE COUNTER', 'Post Office', 'postage'],
]

/** All entries of one month. */
export function currentAccountIn(month: string, seed: string): Entry[] {
  const chance = chanceOf(seed, 'current', month)
  return [
    ...fixedIn(month, seed, chance),
    ...wagesIn(month, chance),
    ...taxesIn(month, chance),
    ...customersIn(month, chance),
    ...shoppingIn(month, chance),
  ]
}

function fixedIn(month: string, seed: string, chance: Chance): Entry[] {
  const day = (number: number) => workingDayFrom(dayIn(month, number))
  return [
    entry('rent', day(1), -185_000, 'SO RIVERSIDE ESTATES UNIT 4', 'Riverside Estates', 'rent'),
    entry('fee', day(28), -850, 'CHG ACCOUNT FEE', 'Bank', 'bank-fees'),
    entry('saved', day(5), -60_000, 'TFR TO RESERVE', 'Own savings account', 'transfers'),
    entry(
      'card',
      day(21),
      -cardBillOf(month, seed),
      'DD BUSINESS CREDIT CARD',
      'Own card',
      'transfers',
    ),
    ...debits.map(([number, text, name, low, high, category], i) =>
      entry(`dd${i}`, day(number), -chance.between(low, high), text, name, category),
    ),
  ]
}

function wagesIn(month: string, chance: Chance): Entry[] {
  const payday = workingDayUpTo(dayIn(month, 28))
  return staff.map((name, i) => {
    const pence = -(182_000 + i * 23_500 + chance.between(0, 4_000))
    return entry(`wage${i}`, payday, pence, `FPO ${name} SALARY`, name, 'wages')
  })
}

function taxesIn(month: string, chance: Chance): Entry[] {
  const paye = workingDayUpTo(dayIn(month, 22))
  const vat = workingDayFrom(addDays(dayIn(month, 7), 3))
  const quarter = Number(month.slice(5)) % 3 === 2
  return [
    entry(
      'paye',
      paye,
      -chance.between(141_000, 149_000),
      'FPO HMRC PAYE/NIC CUMB',
      'HMRC',
      'paye',
    ),
    ...(quarter
      ? [
          entry(
            'vat',
            vat,
            -chance.between(360_000, 520_000),
            'DD HMRC VAT 123456789',
            'HMRC',
            'vat',
          ),
        ]
      : []),
  ]
}

function customersIn(month: string, chance: Chance): Entry[] {
  const invoices = Array.from({ length: chance.between(9, 13) }, (_, i) => {
    const name = chance.pick(customers)
    const day = workingDayFrom(dayIn(month, chance.between(1, 28)))
    const text = `FPI ${name} LTD INV${chance.between(10_000, 19_999)}`
    return entry(`inv${i}`, day, chance.between(42_000, 168_000), text, name, 'sales')
  })
  const takings = daysOf(month)
    .filter((day) => !isWeekend(day))
    .map((day) =>
      entry(
        `till${day}`,
        day,
        chance.between(9_000, 38_000),
        'BGC SUMUP PAYMENTS',
        'SumUp',
        'sales',
      ),
    )
  return [...invoices, ...takings]
}

function shoppingIn(month: string, chance: Chance): Entry[] {
  return daysOf(month).flatMap((day, i) => {
    const [text, name, category] = chance.pick(shops)
    const pence = chance.between(450, 21_900)
    const bought = entry(`shop${i}`, day, -pence, `DEB CARD ${text} CD 4417`, name, category)
    // Two fares alike on one day are two fares; a client that compares transactions by their fields
    // loses one.
    const fares = ['a', 'b'].map((leg) =>
      entry(`fare${i}${leg}`, day, -280, 'DEB TFL TRAVEL CH CD 4417', 'TfL', 'travel'),
    )
    const back = entry(`back${i}`, addDays(day, 1), pence, `REFUND ${text} CD 4417`, name, category)
    const refunded = i % 13 === 6 && addDays(day, 1).startsWith(month)
    return [bought, ...(isWeekend(day) ? [] : fares), ...(refunded ? [back] : [])]
  })
}

/** Six small things in the order a statement prints them; the code is the text's first word. */
function entry(
  key: string,
  day: string,
  pence: number,
  text: string,
  name: string,
  category: string,
): Entry {
  const first = text.split(' ')[0] as Entry['code'] | 'REFUND'
  return {
    key: `${day}-${key}`,
    day,
    pence,
    text,
    with: name,
    code: first === 'REFUND' ? 'DEB' : first,
    category,
  }
}
