// What the demo company buys to do its work: paper and film, packaging, couriers, freelancers, and
// small things by card.
import { addDays, type Day } from '../calendar.ts'
import { nextWorkingDay } from '../holidays.ts'
import {
  type DemoEvent,
  type DemoPayee,
  eventOf,
  onCard,
  supplier,
  withoutVat,
} from './demo-event.ts'
import { type DemoTime, monthlyOn, nearToday, shoppingDays, weeklyOn } from './demo-time.ts'
import { streamOf } from './random.ts'

/** All money out for goods and services that vary. */
export function supplierEvents(time: DemoTime): DemoEvent[] {
  const days = shoppingDays(time)
  return [
    ...often.flatMap((habit) => habitEvents(time, habit)),
    ...shopping.flatMap((shop) => shopEvents(days, shop)),
    ...paperPaidTwice(time),
    ...returned(time),
  ]
}

/** Something bought on certain days, for pence from low to high. */
type Habit = {
  readonly payee: DemoPayee
  readonly days: (time: DemoTime) => Day[]
  readonly pence: readonly [number, number]
}

const paper = supplier('PREMIER PAPER GROUP', 'FPO')

const often: readonly Habit[] = [
  { payee: paper, days: (time) => weeklyOn(time, 2), pence: [68_000, 98_000] },
  { payee: paper, days: (time) => weeklyOn(time, 4), pence: [52_000, 82_000] },
  {
    payee: supplier('SPANDEX PLC', 'DD'),
    days: (time) => weeklyOn(time, 3),
    pence: [36_000, 62_000],
  },
  {
    payee: supplier('RAJAPACK LTD', 'FPO'),
    days: (time) => weeklyOn(time, 2, 2),
    pence: [11_000, 24_000],
  },
  { payee: supplier('DPD UK', 'DD'), days: (time) => weeklyOn(time, 5), pence: [17_000, 29_000] },
  {
    payee: supplier('ROYAL MAIL GROUP LTD', 'DD'),
    days: (time) => weeklyOn(time, 1),
    pence: [6_000, 13_000],
  },
  {
    payee: supplier('SHELL BEDMINSTER', 'DEB'),
    days: (time) => weeklyOn(time, 5),
    pence: [4_800, 7_400],
  },
  {
    payee: withoutVat('M ALVAREZ FREELANCE', 'FPO'),
    days: (time) => monthlyOn(time, 11),
    pence: [60_000, 110_000],
  },
  {
    payee: withoutVat('R DEVI FREELANCE', 'FPO'),
    days: (time) => monthlyOn(time, 27),
    pence: [50_000, 90_000],
  },
  {
    payee: onCard('GOOGLE *ADS6153018264'),
    days: (time) => weeklyOn(time, 3),
    pence: [24_000, 31_000],
  },
  {
    payee: onCard('FACEBK *X6H3KD92'),
    days: (time) => weeklyOn(time, 1, 2),
    pence: [15_000, 22_000],
  },
]

/** A shop visited on some days. */
type Shop = {
  readonly payee: DemoPayee
  readonly aDay: number
  readonly pence: readonly [number, number]
}

const shopping: readonly Shop[] = [
  { payee: onCard('AMZN MKTP UK*2K4H71QX5'), aDay: 0.11, pence: [900, 6_500] },
  { payee: onCard('SCREWFIX DIRECT'), aDay: 0.09, pence: [1_100, 7_800] },
  { payee: onCard('TRAINLINE.COM'), aDay: 0.07, pence: [2_400, 9_800] },
  { payee: onCard('PREMIER INN 44018'), aDay: 0.02, pence: [7_200, 13_500] },
  { payee: onCard('RINGGO PARKING'), aDay: 0.1, pence: [240, 980] },
  { payee: onCard('GREGGS 2214'), aDay: 0.15, pence: [380, 1_150] },
  { payee: onCard('COSTA COFFEE 43010'), aDay: 0.12, pence: [410, 1_280] },
  { payee: onCard('UBER   *TRIP HELP.UBER.COM'), aDay: 0.05, pence: [820, 2_900] },
  { payee: onCard('VISTAPRINT LTD'), aDay: 0.02, pence: [4_200, 12_000] },
  { payee: onCard('RYMAN 0412'), aDay: 0.04, pence: [900, 3_900] },
]

function habitEvents(time: DemoTime, { payee, days, pence }: Habit): DemoEvent[] {
  const random = streamOf(`${payee.text} ${pence[0]}`)
  return days(time).map((day) => eventOf(payee, day, -random.between(...pence)))
}

function shopEvents(days: readonly Day[], { payee, aDay, pence }: Shop): DemoEvent[] {
  const random = streamOf(payee.text)
  return days.flatMap((day) => {
    const cost = random.between(...pence)
    return random.chance(aDay) ? [eventOf(payee, day, -cost)] : []
  })
}

/** One invoice paid on two days running: somebody pressed twice. */
function paperPaidTwice(time: DemoTime): DemoEvent[] {
  const first = nearToday(time, -17)
  const twice = { ...paper, text: 'PREMIER PAPER GROUP INV 77813' }
  return [first, nextWorkingDay(addDays(first, 1))].map((day) => eventOf(twice, day, -128_460))
}

function returned(time: DemoTime): DemoEvent[] {
  return [eventOf(onCard('AMZN MKTP UK REFUND'), nearToday(time, -26), 3_499)]
}
