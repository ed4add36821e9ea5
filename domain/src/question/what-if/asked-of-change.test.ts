// What is asked of a change is no part of the change: a day, a low point, what is to be kept.
import { expect, test } from 'vitest'
import { planOf } from '../../testing/question-books.ts'

function argsOf(...prompts: readonly string[]) {
  const found = planOf(...prompts)
  return found.kind === 'call' ? { tool: found.call.tool, ...found.call.args } : found
}

const lost = { tool: 'what_if', change: 'scale', side: 'in', percent: -100 }

test.each([
  ['If we lost Northwind altogether, where would we be at the end of March?', '2027-03-31'],
  ['where would we be at the end of March if we lost Northwind?', '2027-03-31'],
  [
    'What if Northwind stopped paying, where does that leave us at the end of January?',
    '2027-01-31',
  ],
  ['how would the bank look by the end of February if we lost Northwind', '2027-02-28'],
  ['If we lost Northwind, what does cash look like at the end of March?', '2027-03-31'],
])('“%s” wants the balance of %s as well', (prompt, at) => {
  expect(argsOf(prompt)).toMatchObject({ ...lost, at })
  expect(argsOf(prompt)).not.toHaveProperty('from')
})

test.each([
  'If Northwind stopped sending me anything, how long would my money last?',
  'if we lost Northwind, what’s the lowest we get to?',
  'if we lost Northwind do we still stay above the buffer?',
])('“%s” is the change alone', (prompt) => {
  expect(argsOf(prompt)).toMatchObject(lost)
  expect(argsOf(prompt)).not.toHaveProperty('at')
})

test.each([
  [
    'Could we take a £15,000 dividend in December on top and keep £5,000 clear?',
    { tool: 'afford', amount: 1_500_000, day: '2026-12-01', keep: 500_000 },
  ],
  [
    'Could I put £9,000 into a new plotter in early January without going under the buffer?',
    { tool: 'afford', amount: 900_000, day: '2027-01-01' },
  ],
  [
    'Can wages go up to £20,000 a month from January and we still hold £15,000?',
    { tool: 'what_if', change: 'level', amount: 2_000_000, from: '2027-01', keep: 1_500_000 },
  ],
])('“%s” is one change with its condition', (prompt, expected) => {
  expect(argsOf(prompt)).toMatchObject(expected)
})

test.each([
  ['If Northwind start paying a month late, do I ever drop under £1,000?', 'delay', 100_000],
  ['If sales fell by a third from January, when would we run out?', 'scale', 0],
  ['would we go overdrawn if Northwind paid two months late?', 'delay', 0],
  ['If we lost Northwind, would we still cover the bills?', 'scale', 0],
])('“%s” wants to know whether so much is kept', (prompt, change, keep) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'what_if', change, keep })
})

test.each([
  ['would we run out?', { keep: 0 }],
  ['where would that leave us at the end of March?', { at: '2027-03-31' }],
])('after a change, “%s” is asked of it', (remark, asked) => {
  expect(argsOf('what if we lost Northwind', remark)).toMatchObject({ ...lost, ...asked })
})

test.each([
  ['and half that?', 250_000],
  ['double that?', 1_000_000],
  ['two of them?', 1_000_000],
])('after £5,000, “%s” is another sum', (remark, amount) => {
  const purchase = { tool: 'afford', day: '2026-12-01', amount }
  expect(argsOf('can we afford £5,000 in december', remark)).toEqual(purchase)
})

test.each([
  'If we lost Northwind altogether, where would we be at the end of last March?',
  'Could I put £9,000 into a wibble of mine',
  // The days are of a figure that nobody reads, and not of the change.
  'what if we stop Adobe, forecast for June?',
  'what if we stop Adobe, money in the bank at the end of June',
  'if we lost Northwind and half of Etsy where would we be at the end of March',
])('“%s” is no call', (prompt) => {
  expect(argsOf(prompt)).not.toHaveProperty('tool')
})

test.each([
  [
    'If Northwind drop 15% from January, what is the lowest point before June and when?',
    { percent: -15, lowUntil: '2027-05-31' },
  ],
  ['what happens to the January low if Northwind pays 40 days late', { lowUntil: '2027-01-31' }],
  ['how long would we last if the Northwind money stopped tomorrow', { percent: -100, keep: 0 }],
  ['if Etsy stop paying us after xmas wheres that leave us end of march', { at: '2027-03-31' }],
  ['what’ll be in the bank if sales drop 10% by the end of March', { at: '2027-03-31' }],
  [
    'if I hire a Saturday girl at £65 a week from January, when do we first drop below £1,500?',
    { amount: 6_500, every: 'week', keep: 150_000 },
  ],
  [
    'what if sales drop 20% from January and we stop Adobe, balance at the end of April?',
    { at: '2027-04-30' },
  ],
  ['what if we stop Adobe, balance at the end of April', { percent: -100, at: '2027-04-30' }],
  ['what if we lost Northwind, low point by June', { percent: -100, lowUntil: '2027-06-30' }],
  ['what if we pushed the vat back a month', { change: 'delay', days: 30 }],
])('“%s” is asked of one change', (prompt, args) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'what_if', ...args })
})

test.each([
  'We want to give the staff a 4% rise from February; what does that cost by the end of May?',
  'how much would a 4% pay rise from February cost by the end of May',
  'If wages go up 4% from February, what extra will that cost us by the end of May (31 May)?',
])('“%s” is what a rise comes to by a day', (prompt) => {
  expect(argsOf(prompt)).toMatchObject({
    tool: 'what_if',
    side: 'out',
    percent: 4,
    from: '2027-02',
    at: '2027-05-31',
    cost: true,
  })
})

test.each([
  ['could I take an extra £500 drawings before Christmas and still be ok for rent in January', {}],
  ['can I afford another £3,000 dividend in March without being skint', { day: '2027-03-01' }],
])('“%s” is whether it can be afforded', (prompt, args) => {
  expect(argsOf(prompt)).toMatchObject({ tool: 'afford', ...args })
})

test.each([
  ['how much can we draw and still have £8,000 in the bank', { keep: 800_000 }],
  [
    'how much could I pay myself in December and still keep £10k',
    { keep: 1_000_000, day: '2026-12-01' },
  ],
])('“%s” is what is free above so much', (prompt, args) => {
  expect(argsOf(prompt)).toEqual({ tool: 'safe_to_spend', ...args })
})

test.each([
  [
    'If Northwind stopped paying us from January, what would our lowest balance be before the end of February?',
    { from: '2027-01', lowUntil: '2027-02-28' },
  ],
  [
    'what would the lowest point be by Easter if Northwind packed up in January',
    { from: '2027-01', lowUntil: '2027-03-28' },
  ],
  [
    'If Northwind leave us at the end of December, when do we first fall below our £5,000 buffer?',
    { from: '2027-01', belowBuffer: true },
  ],
  [
    'when would we go below our buffer if Northwind goes bust in February',
    { from: '2027-02', belowBuffer: true },
  ],
  ['if Northwind leaves us do we go overdrawn before March?', { keep: 0, lowUntil: '2027-02-28' }],
  ['could we survive losing Northwind', {}],
  ['could we get by without Northwind?', {}],
])('“%s” is the change with what is asked of it', (prompt, more) => {
  expect(argsOf(prompt)).toMatchObject({ ...lost, ...more })
})

test('what is to be coped with is not lost', () => {
  expect(JSON.stringify(argsOf('can we cope with VAT in January?'))).not.toContain('-100')
})

test('what is left of a change is nobody who leaves', () => {
  expect(argsOf('if sales rise 10% what would that leave us with in March?')).toMatchObject({
    percent: 10,
    at: '2027-03-31',
  })
})

test('a cost that goes up is what it comes to by a day', () => {
  expect(
    argsOf('If energy goes up 20% from January how much worse off are we by the end of May?'),
  ).toMatchObject({ change: 'scale', percent: 20, from: '2027-01', at: '2027-05-31', cost: true })
})

test('how late somebody pays is asked back', () => {
  expect(argsOf('what if Northwind pays late')).toMatchObject({
    reason: 'how_late',
    choices: [
      { prompt: 'What if Northwind Hotels pays two weeks late?' },
      { prompt: 'What if Northwind Hotels pays a month late?' },
      { prompt: 'What if Northwind Hotels pays 60 days late?' },
    ],
  })
})

test.each([
  ['and if they only pay half?', { percent: -50, from: '2027-01' }],
  ['what if we only lose a third of it', { percent: -100 / 3 }],
  ['can we afford that?', { percent: -100, from: '2027-01' }],
])('after a payer that stops, “%s”', (remark, more) => {
  expect(argsOf('What if Northwind stops paying in January?', remark)).toMatchObject({
    ...lost,
    ...more,
  })
})
