import { describe, expect, it } from 'vitest'
import { addDays, type Day } from '../calendar.ts'
import type { Movement } from '../forecast/movement.ts'
import { minor } from '../money.ts'
import { claimReceipts } from './match-receipts.ts'
import type { Cost, Project } from './project.ts'
import type { PlannedMilestone, PlannedProject } from './schedule.ts'
import type { MatchDecision } from './settle-context.ts'

const asOf = '2026-11-23'
const due = '2026-10-15'
const invoiced = '2026-10-01'

const milestone = (id: string, gross: number, day: Day = due): PlannedMilestone => ({
  id,
  label: id,
  amount: minor(gross),
  share: null,
  invoiceDate: invoiced,
  termsDays: 14,
  chosenOn: null,
  plannedOn: day,
  net: minor(gross),
  vat: minor(0),
  gross: minor(gross),
  due: day,
})
const project = (milestones: PlannedMilestone[], more: Partial<Project> = {}): PlannedProject => ({
  project: {
    id: 'p',
    name: 'Harbour',
    client: { merchantId: 'client', name: 'Harbour' },
    status: 'Active',
    statusSince: '2026-01-01',
    isAgreed: true,
    value: minor(1000),
    vat: { rate: 'none', included: false },
    start: '2026-09-01',
    end: '2027-04-30',
    probability: 50,
    delayDays: null,
    include: true,
    notes: '',
    milestones,
    costs: [],
    ...more,
  },
  milestones,
})
const joinery: Cost = {
  id: 'cost',
  label: 'Joinery',
  kind: 'one_off',
  amount: minor(1000),
  share: null,
  day: due,
  until: null,
  every: null,
  subCategory: 'subcontractors',
  supplier: { merchantId: 'client', name: 'Joiner' },
  vat: 'none',
}
const movement = (id: string, amount: number, day: Day = due): Movement => ({
  id,
  day,
  amount: minor(amount),
  merchantId: 'client',
  subCategory: 'service_sales',
})

/** What an item holds, as `movement: pence`. */
function held(
  key: string,
  planned: PlannedProject[],
  movements: Movement[],
  decisions: MatchDecision[] = [],
): string[] {
  const claims = claimReceipts(planned, {
    movements,
    decisions,
    asOf,
    nation: 'england_and_wales',
  })
  return claims.held(key).map(({ movementId, amount }) => `${movementId}: ${amount}`)
}

describe('a whole receipt', () => {
  const plan = [project([milestone('m', 10_000)])]

  it.each([
    [10_000, true],
    // One per cent is a bank's charge; a penny more paid, nobody knows for what.
    [9900, true],
    [10_100, true],
    [10_101, false],
    // Between a quarter and the whole is a part, below it something else.
    [9899, true],
    [2500, true],
    [2499, false],
    [-10_000, false],
  ])('of %i pence is for a milestone of 10,000: %s', (amount, isClaimed) => {
    expect(held('m', plan, [movement('t', amount)])).toEqual(isClaimed ? [`t: ${amount}`] : [])
  })

  it.each([
    // Fourteen days before the invoice is the earliest, a year after the due day the latest.
    ['2026-09-16', false],
    ['2026-09-17', true],
    ['2026-11-23', true],
    ['2026-11-24', false],
  ])('on %s, with books up to 23 November: %s', (day, isClaimed) => {
    expect(held('m', plan, [movement('t', 10_000, day)])).toHaveLength(isClaimed ? 1 : 0)
  })

  it.each([
    ['whole', 10_000, '2026-10-15', true],
    ['whole', 10_000, '2026-10-16', false],
    ['part', 5000, '2026-01-15', true],
    ['part', 5000, '2026-01-16', false],
  ])('the %s of %i is late on %s at most: %s', (_, amount, day, isClaimed) => {
    // Due 15 October 2025: 365 days later is 15 October 2026, 92 days later 15 January 2026.
    const old = { ...milestone('m', 10_000, '2025-10-15'), invoiceDate: '2025-10-01' }
    expect(held('m', [project([old])], [movement('t', amount, day)])).toHaveLength(
      isClaimed ? 1 : 0,
    )
  })

  it('goes to the milestone due nearest to it, and of two receipts the nearest is taken', () => {
    const two = [
      project([milestone('early', 10_000, '2026-10-10'), milestone('late', 10_000, '2026-10-20')]),
    ]
    expect(held('late', two, [movement('t', 10_000, '2026-10-16')])).toEqual(['t: 10000'])
    expect(held('early', two, [movement('t', 10_000, '2026-10-15')])).toEqual(['t: 10000'])
    const receipts = [movement('far', 10_000, '2026-10-19'), movement('near', 10_000, '2026-10-12')]
    expect(held('m', plan, receipts)).toEqual(['near: 10000'])
  })

  it.each([
    ['of another payer', { client: { merchantId: 'other', name: 'Other' } }],
    ['of nobody known', { client: { merchantId: null, name: 'Harbour' } }],
    ['of a bid that is not agreed', { isAgreed: false }],
    ['on the day the project was cancelled', { status: 'Cancelled', statusSince: due }],
  ] as const)('%s is left', (_, more) => {
    expect(held('m', [project([milestone('m', 10_000)], more)], [movement('t', 10_000)])).toEqual(
      [],
    )
  })

  it('before the project was cancelled still counts', () => {
    const stopped = { status: 'Cancelled', statusSince: addDays(due, 1) } as const
    expect(
      held('m', [project([milestone('m', 10_000)], stopped)], [movement('t', 10_000)]),
    ).toEqual(['t: 10000'])
  })
})

describe('one receipt for several', () => {
  const five = ['a', 'b', 'c', 'd', 'e'].map((id, at) =>
    milestone(id, 1000 * (at + 1), addDays(due, at)),
  )

  it.each([
    // 1,000 to 5,000, in a row, up to four of them.
    [3000, ['c']],
    [5000, ['e']],
    [9000, ['b', 'c', 'd']],
    [7000, ['c', 'd']],
    [10_000, ['a', 'b', 'c', 'd']],
    [14_000, ['b', 'c', 'd', 'e']],
    [15_000, []],
    [8000, []],
  ])('%i pence pay %j', (amount, paid) => {
    const taken = five.filter(
      ({ id }) => held(id, [project(five)], [movement('t', amount)]).length > 0,
    )
    expect(taken.map(({ id }) => id)).toEqual(paid)
  })
})

describe('parts', () => {
  it('go to the milestone due first that they fit, until it is whole', () => {
    const plan = [project([milestone('a', 1000, '2026-10-10'), milestone('b', 4000, '2026-10-20')])]
    const receipts = [movement('t', 300), movement('u', 600), movement('v', 2000)]
    expect(held('a', plan, receipts)).toEqual(['t: 300', 'u: 600'])
    expect(held('b', plan, receipts)).toEqual(['v: 2000'])
  })

  it.each([
    // 2 % of 500 is 10: within it the three are alike, and the client pays for something regular.
    [[500, 500, 500], 0],
    [[500, 500, 510], 0],
    [[500, 500, 511], 3],
    [[500, 500], 2],
  ])('of %j pence, %i are taken', (amounts, taken) => {
    const receipts = amounts.map((amount, at) => movement(`t${at}`, amount, addDays(due, at)))
    expect(held('m', [project([milestone('m', 2000)])], receipts)).toHaveLength(taken)
  })
})

describe('a cost', () => {
  const plan = [project([], { costs: [joinery] })]
  const key = `cost ${due}`

  it.each([
    [-900, true],
    [-899, false],
    [-1100, true],
    [-1101, false],
    [1000, false],
  ])('of 1,000 pence is paid by %i: %s', (amount, isClaimed) => {
    expect(held(key, plan, [movement('t', amount)])).toHaveLength(isClaimed ? 1 : 0)
  })

  it('takes no parts, and no payment for several', () => {
    expect(held(key, plan, [movement('t', -400), movement('u', -600)])).toEqual([])
  })
})

describe('by hand', () => {
  const two = [project([milestone('m', 1000), milestone('n', 700)])]
  const decide = (kind: MatchDecision['kind'], itemId: string, movementId = 't') => ({
    kind,
    itemId,
    movementId,
  })

  it('a milestone takes what it waits for, and leaves the rest to the next', () => {
    const decisions = [decide('match', 'm'), decide('match', 'n')]
    const receipts = [movement('t', 1500)]
    expect(held('m', two, receipts, decisions)).toEqual(['t: 1000'])
    expect(held('n', two, receipts, decisions)).toEqual(['t: 500'])
  })

  it('a cost takes the whole payment, whatever was planned', () => {
    const plan = [project([], { costs: [joinery] })]
    expect(held(`cost ${due}`, plan, [movement('t', -5000)], [decide('match', 'cost')])).toEqual([
      't: 5000',
    ])
  })

  it('what was parted is not put together again, until it is', () => {
    const receipts = [movement('t', 1000)]
    expect(held('m', two, receipts, [decide('unmatch', 'm')])).toEqual([])
    const again = [decide('unmatch', 'm'), decide('match', 'm')]
    expect(held('m', two, receipts, again)).toEqual(['t: 1000'])
  })

  it('nothing is claimed of a transaction that is not there', () => {
    expect(held('m', two, [], [decide('match', 'm', 'gone')])).toEqual([])
  })
})
