// What is warned of, once for each drop: examples of every kind, and the rule over any course of
// events.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays, type Day, daysBetween } from '../calendar.ts'
import { type Minor, minor } from '../money.ts'
import type { AlertFacts, AlertSettings, DipOutlook, Raised, Watched } from './alert.ts'
import { judge } from './judge.ts'
import { driftDays, dropAhead } from './low-ahead.ts'
import { usualSettings } from './settings.ts'

const today = '2026-11-20'
const line = minor(2000_00)

/** Facts whose balance lies at 5,000 but for the days named. */
function facts(closings: Record<Day, number> = {}, more: Partial<AlertFacts> = {}): AlertFacts {
  const at = more.today ?? today
  return {
    today: at,
    asOf: at,
    balance: minor(5000_00),
    balanceKnown: true,
    buffer: line,
    days: Array.from({ length: 91 }, (_, ahead) => addDays(at, ahead + 1)).map((day) => ({
      day,
      closing: minor(closings[day] ?? 5000_00),
    })),
    lowCause: '',
    outflows: [],
    receipts: [],
    likelyDip: null,
    ...more,
  }
}

const look = (overrides: Partial<Parameters<typeof judge>[0]>) =>
  judge({ facts: facts(), settings: usualSettings, watched: [], ...overrides })
const messages = (overrides: Partial<Parameters<typeof judge>[0]>) =>
  look(overrides).raise.map(({ message }) => message)
const with_ = (kind: keyof AlertSettings, change: object): AlertSettings => ({
  ...usualSettings,
  [kind]: { ...usualSettings[kind], ...change },
})

describe('cash that is forecast to fall under the line', () => {
  const drop = { '2026-12-09': 1990_00, '2026-12-14': 1240_00, '2026-12-15': 1300_00 }

  test('names how low, when, how far below, the cause, the horizon and the time there is', () => {
    expect(messages({ facts: facts(drop, { lowCause: 'VAT and payroll' }) })).toEqual([
      'Cash is forecast to fall to £1,240 on 14 December, £760 below your £2,000 line, after VAT and payroll. ' +
        'It drops below the line in 19 days; this is the lowest point to 19 February 2027.',
    ])
  })

  describe('that is likely although no drop is expected', () => {
    const dip = {
      state: 'watch',
      asOf: today,
      until: '2027-05-31',
      months: 6,
      balance: minor(5000_00),
      buffer: line,
      chance: 0.77,
      firstAtRisk: { day: '2026-12-01', chance: 0.1 },
      evenFrom: '2026-12-10',
      expectedBelow: null,
      low: { day: '2026-12-15', balance: minor(2100_00), cautious: minor(-50_00), causes: [] },
    } as unknown as DipOutlook
    const raised = (more: Partial<DipOutlook> = {}, settings = usualSettings) =>
      look({ facts: facts({}, { likelyDip: { ...dip, ...more } }), settings }).raise

    test('is warned of in the words of every screen', () => {
      expect(raised().map(({ title, message }) => [title, message])).toEqual([
        [
          'You’ll probably dip below your £2,000 buffer',
          'There’s an 8 in 10 chance of dipping below your £2,000 buffer by 31 May 2027; the risk starts around 1 December. ' +
            'On the expected path, cash is lowest at £2.1K on 15 December, £100 above your buffer.',
        ],
      ])
    })

    test('is no warning where it is as likely as not, too far ahead, or about a line of one’s own', () => {
      expect(raised({ chance: 0.52 })).toEqual([])
      expect(raised({ evenFrom: '2027-04-20' })).toEqual([])
      expect(raised({}, with_('low_ahead', { amount: minor(100_00) }))).toEqual([])
    })

    test('is notified once, until it is less than even', () => {
      const watched = raised()
      const still = facts({}, { likelyDip: { ...dip, chance: 0.52 } })
      const { raise, follow, rearm } = look({ facts: still, watched })
      expect([raise, rearm]).toEqual([[], []])
      expect(follow.map(({ title, message }) => [title, message.slice(0, 36)])).toEqual([
        ['You may dip below your £2,000 buffer', 'There’s a 5 in 10 chance of dipping '],
      ])
      expect(look({ watched }).rearm).toEqual(watched)
    })
  })

  test('names no cause where no payment has a day, and the year where it is another', () => {
    const settings = with_('low_ahead', { days: 60 })
    expect(messages({ settings, facts: facts({ '2027-01-04': -50_49 }) })).toEqual([
      'Cash is forecast to fall to −£50 on 4 January 2027, £2,050 below your £2,000 line. It drops below the line in 45 days; this is the lowest point to 19 February 2027.',
    ])
  })

  test('a day beyond the lead time, or one that is over, is no drop in sight', () => {
    expect(messages({ facts: facts({ '2026-12-20': 0 }) })).toHaveLength(1)
    expect(messages({ facts: facts({ '2026-12-21': 0 }) })).toEqual([])
    const old = facts({}, { asOf: '2026-10-01', days: [{ day: '2026-10-20', closing: minor(0) }] })
    expect(look({ facts: old }).raise).toEqual([])
  })

  test('follows the line that is set instead of the buffer, and is silent when both ways are off', () => {
    const settings = with_('low_ahead', { amount: minor(1000_00) })
    expect(messages({ facts: facts(drop), settings })).toEqual([])
    const off = with_('low_ahead', { inApp: false, byMail: false })
    expect(messages({ facts: facts(drop), settings: off })).toEqual([])
    expect(messages({ facts: facts(drop, { balanceKnown: false }) })).toEqual([])
  })

  test('cash that is under the line already is reported as that, once', () => {
    const under = facts(drop, { balance: minor(1500_00) })
    expect(messages({ facts: under })).toEqual(['Cash is £1,500, £500 below your £2,000 line.'])
    const alone = with_('balance_low', { inApp: false, byMail: false })
    expect(look({ facts: under, settings: alone }).raise.map(({ kind }) => kind)).toEqual([
      'low_ahead',
    ])
  })
})

describe('a drop that was raised follows the forecast', () => {
  const watched: Watched[] = [{ kind: 'low_ahead', subject: 'cash', until: '2027-02-07' }]
  const followed = (now: AlertFacts) => {
    const { raise, follow, rearm } = look({ facts: now, watched })
    expect([raise.filter(({ kind }) => kind === 'low_ahead'), rearm]).toEqual([[], []])
    return follow.map(({ title, message, until }) => ({ title, message, until }))
  }

  test('to another amount and day, though it begins later than the days in sight', () => {
    expect(followed(facts({ '2027-01-08': -418_31 }))).toEqual([
      {
        title: 'Low cash ahead: −£418 on 8 January 2027',
        message:
          'Cash is forecast to fall to −£418 on 8 January 2027, £2,418 below your £2,000 line. It drops below the line in 49 days; this is the lowest point to 19 February 2027.',
        until: '2027-01-08',
      },
    ])
  })

  test('below the line, where it says that cash is there', () => {
    const [now] = followed(facts({ '2026-12-01': 1000_00 }, { balance: minor(1500_00) }))
    expect(now?.message).toMatch(/It is below the line already; this is the lowest point to/)
  })

  test('but not while the balance is not known', () => {
    expect(followed(facts({ '2027-01-08': -418_31 }, { balanceKnown: false }))).toEqual([])
  })
})

test('a drop that has moved behind the days in sight has not recovered', () => {
  const watched: Watched[] = [{ kind: 'low_ahead', subject: 'cash', until: '2026-12-19' }]
  const { raise, rearm } = look({ watched, facts: facts({ '2026-12-23': 0 }) })
  expect([raise, rearm]).toEqual([[], []])
  expect(look({ watched, facts: facts({ '2026-12-27': 0 }) }).rearm).toEqual(watched)
})

test('books that end long ago say nothing about the balance now, and do not arm it again either', () => {
  const old = facts({}, { asOf: '2026-11-12', balance: minor(10_00) })
  expect(messages({ facts: old })).toEqual([])
  const watched: Watched[] = [{ kind: 'balance_low', subject: 'cash', until: null }]
  expect(look({ facts: { ...old, balance: minor(9000_00) }, watched }).rearm).toEqual([])
  const late = facts({}, { asOf: '2026-11-18', balance: minor(10_00) })
  expect(messages({ facts: late })).toEqual([
    'Cash on 18 November was £10, £1,990 below your £2,000 line.',
  ])
})

describe('large payments out', () => {
  const paid = (amount: number, usual: number | null, more: object = {}) => ({
    subject: `${amount}`,
    day: today,
    name: 'British Gas',
    href: '/cash-flow',
    amount: minor(amount),
    usual: usual === null ? null : minor(usual),
    ...more,
  })
  const warningsFor = (outflows: AlertFacts['outflows'], amount: Minor | null = null) =>
    messages({ facts: facts({}, { outflows }), settings: with_('large_outflow', { amount }) })

  test('are notified from the set amount up', () => {
    expect(warningsFor([paid(999_99, null)], minor(1000_00))).toEqual([])
    expect(warningsFor([paid(1000_00, null)], minor(1000_00))).toEqual([
      '£1,000 went out to British Gas on 20 November.',
    ])
  })

  test('are notified where they are far above the usual for their payee', () => {
    expect(warningsFor([paid(900_00, 200_00)])).toEqual([
      '£900 went out to British Gas on 20 November; it is usually about £200.',
    ])
    expect(warningsFor([paid(599_00, 200_00), paid(300_00, 60_00), paid(9000_00, null)])).toEqual(
      [],
    )
  })

  test('are no news after a week, and are notified once', () => {
    expect(warningsFor([paid(900_00, 200_00, { day: '2026-11-12' })])).toEqual([])
    const outflows = [paid(900_00, 200_00)]
    const watched: Watched[] = [{ kind: 'large_outflow', subject: '90000', until: null }]
    expect(messages({ facts: facts({}, { outflows }), watched })).toEqual([])
  })
})

describe('missed receipts', () => {
  const owed = {
    subject: 'hartwell',
    name: 'Hartwell Kitchens',
    overdue: minor(4125_00),
    overdueDays: 12,
    usualDelay: 2,
    href: '/cash-flow/forecast/all/Payer/s1',
    unusual: true,
  }
  const watched: Watched[] = [{ kind: 'missed_receipt', subject: 'hartwell', until: null }]

  test('are notified when a payer is later than ever, and again only once nothing of it is overdue', () => {
    expect(messages({ facts: facts({}, { receipts: [owed] }) })).toEqual([
      '£4,125 from Hartwell Kitchens is 12 days overdue; it usually comes 2 days late.',
    ])
    expect(messages({ facts: facts({}, { receipts: [{ ...owed, unusual: false }] }) })).toEqual([])
    const still = facts({}, { receipts: [{ ...owed, unusual: false }] })
    expect(look({ facts: still, watched })).toEqual({ raise: [], follow: [], rearm: [] })
    expect(look({ watched }).rearm).toEqual(watched)
  })
})

describe('over any course of events', () => {
  const level = fc.constantFrom(0, 1999_99, 2000_00, 9000_00)
  const course = fc.array(
    fc.record({
      // Closing balances ten days apart, some under the line.
      levels: fc.array(level, { minLength: 10, maxLength: 10 }),
      daysOn: fc.integer({ min: 0, max: 3 }),
      looks: fc.integer({ min: 1, max: 3 }),
    }),
    { minLength: 1, maxLength: 12 },
  )

  test('one drop is one warning, within the lead time, armed again only by recovery', () => {
    fc.assert(
      fc.property(course, fc.integer({ min: 1, max: 91 }), (events, days) => {
        const settings = with_('low_ahead', { days })
        let at: Day = today
        let watched: Watched[] = []
        let standing: Raised | null = null
        for (const { levels, daysOn, looks } of events) {
          at = addDays(at, daysOn)
          const closings = Object.fromEntries(
            levels.map((closing, n) => [addDays(today, n * 10 + 5), closing]),
          )
          const now = facts(closings, { today: at })
          for (let again = 0; again < looks; again++) {
            const { raise, follow, rearm } = judge({ facts: now, settings, watched })
            const drop = dropAhead(now, { amount: line, days })
            for (const warned of raise) {
              expect(standing).toBeNull()
              expect(drop).not.toBeNull()
              expect(daysBetween(at, drop?.first ?? at)).toBeGreaterThan(0)
              expect(daysBetween(at, drop?.first ?? at)).toBeLessThanOrEqual(days)
              standing = warned
            }
            for (const over of rearm) {
              expect(standing).not.toBeNull()
              expect(drop).toBeNull()
              const announcedDays = daysBetween(at, over.until ?? at) + driftDays
              expect(dropAhead(now, { amount: line, days: announcedDays })).toBeNull()
              standing = null
            }
            // With a drop in sight something has been notified, and nothing twice.
            if (drop) expect(standing).not.toBeNull()
            for (const warned of follow) {
              expect(standing).not.toBeNull()
              standing = warned
              watched = [warned]
            }
            watched = [...watched, ...raise].filter((watch) => !rearm.includes(watch))
            expect(watched.length).toBeLessThanOrEqual(1)
          }
        }
      }),
      { numRuns: 300 },
    )
  })
})
