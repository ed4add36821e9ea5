// The assistant on books that are not the demo company's: a café with card takings, made by code
// and uploaded as a file. Every answer is worked out from the lines that were written into the
// file.
import { addDays, type Day, weekdayOf } from '@plimsoll/domain/calendar'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Caller, startTestServer, type TestServer } from '../../testing/test-server.ts'
import { uploadAndSettle } from '../../testing/uploads.ts'

type Line = { day: Day; text: string; pence: number }

const [firstDay, lastDay] = ['2025-10-01', '2026-11-19']

// Takings are booked the working day after; nothing is random, so that every sum is the same.
function cafeLines(): Line[] {
  const lines: Line[] = []
  let at = 0
  for (let day = firstDay; day <= lastDay; day = addDays(day, 1)) {
    at++
    const [weekday, date, month] = [weekdayOf(day), Number(day.slice(8)), day.slice(0, 7)]
    const add = (text: string, pence: number) => lines.push({ day, text, pence })
    if (weekday <= 5)
      add('SUMUP PAYMENTS PAYOUT', (weekday === 1 ? 92_000 : 41_000) + (at % 37) * 110)
    if (weekday === 2) add('DAIRYLAND WHOLESALE LTD', -(7_100 + (at % 11) * 130))
    if (weekday === 3) add('BOOKER WHOLESALE', -(15_200 + (at % 7) * 410))
    if (date === 1) add('MARLOW ESTATES RENT', -165_000)
    if (date === 28) add('ELLA FINCH WAGES', -142_300)
    if (date === 28) add('TOM OKAFOR WAGES', -118_650)
    if (date === 22) add('HMRC CUMBERNAULD PAYE', -(43_000 + (at % 5) * 700))
    if (date === 15) add('BRITISH GAS BUSINESS', month >= '2026-08' ? -31_500 : -24_200)
    if (date === 5) add('VODAFONE LTD', -3_480)
    if (date === 25) add('FUNDING CIRCLE LOAN', -38_750)
  }
  return lines
}

const lines = cafeLines()
const opening = 480_000

function statement(): string {
  let balance = opening
  const pounds = (pence: number) => (pence / 100).toFixed(2)
  const rows = lines.map(({ day, text, pence }) => {
    balance += pence
    const date = `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
    return [
      date,
      text,
      pence > 0 ? pounds(pence) : '',
      pence < 0 ? pounds(-pence) : '',
      pounds(balance),
    ]
  })
  return [['Date', 'Description', 'Money in', 'Money out', 'Balance'], ...rows]
    .map((row) => row.join(','))
    .join('\n')
}

type Narrowing = { text?: RegExp; from?: Day; to?: Day; weekday?: number; side?: 'in' | 'out' }

function linesOf({ text, from = firstDay, to = lastDay, weekday, side }: Narrowing): Line[] {
  return lines.filter(
    (line) =>
      line.day >= from &&
      line.day <= to &&
      (!text || text.test(line.text)) &&
      (!weekday || weekdayOf(line.day) === weekday) &&
      (!side || line.pence > 0 === (side === 'in')),
  )
}

const sumOf = (narrowing: Narrowing) =>
  Math.abs(linesOf(narrowing).reduce((sum, { pence }) => sum + pence, 0))
const balanceOn = (day: Day) =>
  lines.filter((line) => line.day <= day).reduce((sum, { pence }) => sum + pence, opening)
const inOctober = { from: '2026-10-01', to: '2026-10-31' }
const wages = /WAGES/
const takings = /SUMUP/

let server: TestServer
let caller: Caller
beforeAll(async () => {
  server = await startTestServer({ env: { FIXED_TODAY: '2026-11-20' } })
  caller = await server.signUp()
  const { job_status, report } = await uploadAndSettle(caller, statement())
  expect([job_status, report?.transactions]).toEqual(['success', lines.length])
})
afterAll(() => server.stop())

type Fact = { unit: string; minor?: string; value?: string | number }

async function firstFact(...prompts: string[]): Promise<Fact | undefined> {
  await caller.get('/chat/reset')
  let facts: Fact[] = []
  for (const prompt of prompts) {
    const reply = await caller.post('/chat/relay-user-question', { prompt })
    expect([prompt, reply.statusCode]).toEqual([prompt, 200])
    facts = reply.json().data.facts
  }
  return facts[0]
}

const money: [string[], number][] = [
  [['how much did we take in october'], sumOf({ text: takings, ...inOctober })],
  [['takings on mondays in october'], sumOf({ text: takings, weekday: 1, ...inOctober })],
  [['what did ella and tom get between them in october'], sumOf({ text: wages, ...inOctober })],
  [
    ['spending in the half year to september'],
    sumOf({ side: 'out', from: '2026-04-01', to: '2026-09-30' }),
  ],
  [
    ['money left after the loan, rent and wages in october'],
    sumOf({ side: 'in', ...inOctober }) - sumOf({ text: /LOAN|RENT|WAGES/, ...inOctober }),
  ],
  [
    ['what did we make in september'],
    sumOf({ side: 'in', from: '2026-09-01', to: '2026-09-30' }) -
      sumOf({ side: 'out', from: '2026-09-01', to: '2026-09-30' }),
  ],
  [['balance at the end of june'], balanceOn('2026-06-30')],
  [['balance at the end of june', 'three weeks later'], balanceOn('2026-07-21')],
  [
    ['what did booker cost us in august', 'and dairyland?'],
    sumOf({ text: /DAIRYLAND/, from: '2026-08-01', to: '2026-08-31' }),
  ],
  [
    ['what were takings in july', 'and wages?'],
    sumOf({ text: wages, from: '2026-07-01', to: '2026-07-31' }),
  ],
  [
    ['outgoings in october except wages and rent'],
    sumOf({ side: 'out', ...inOctober }) - sumOf({ text: /WAGES|RENT/, ...inOctober }),
  ],
  [['largest payment to british gas since january'], 31_500],
  [['what have we paid hmrc since we opened'], sumOf({ text: /HMRC/ })],
]

test.each(money)('a café’s %j', async (prompts, expected) => {
  expect((await firstFact(...prompts))?.minor).toBe(String(expected))
})

const others: [string, string | number][] = [
  [
    'how many times did we buy from booker in september',
    linesOf({ text: /BOOKER/, from: '2026-09-01', to: '2026-09-30' }).length,
  ],
  ['which day of the week are takings busiest', 'Mondays'],
  [
    'wages as a percentage of takings in october',
    Math.round(
      (sumOf({ text: wages, ...inOctober }) / sumOf({ text: takings, ...inOctober })) * 1000,
    ) / 10,
  ],
  [
    'when was our balance last under £5,000',
    [...days()].reverse().find((day) => balanceOn(day) < 500_000) ?? 0,
  ],
]

function days(): Day[] {
  const found: Day[] = []
  for (let day = firstDay; day <= '2026-11-20'; day = addDays(day, 1)) found.push(day)
  return found
}

test.each(others)('a café’s “%s”', async (prompt, expected) => {
  expect((await firstFact(prompt))?.value).toBe(expected)
})

test.each([
  'what is our profit',
  'are we paying our staff enough',
  'how much cash did we take over the counter',
  'how much did we pay Harbour & Finch Ltd',
  'wages of the morning shift in october',
  'takings in october excluding the rainy days',
])('a café’s “%s” gets no figure', async (prompt) => {
  expect(await firstFact(prompt)).toBeUndefined()
})
