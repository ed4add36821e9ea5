// Commentary on an October computed by hand, its limits, and thousands of corrupted texts that the
// verifier must reject.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { money } from '../amount-words.ts'
import { minor } from '../money.ts'
import type { KnownOutlook, Outlook } from '../outlook/outlook.ts'
import { headlineOf } from '../outlook/outlook-words.ts'
import { noDrivers } from '../variance/drivers.ts'
import type { LineVariance } from '../variance/variance.ts'
import { nothingAbout } from './about.ts'
import { writeCommentary } from './commentary.ts'
import type { CommentaryInput } from './commentary-input.ts'
import { isMaterial, thresholdOf } from './materiality.ts'
import { type Sentence, textOf } from './sentence.ts'
import { faultIn, faultInRewording, faultInSentence } from './verify.ts'

const line = (
  input: Omit<Partial<LineVariance>, 'baseline' | 'actual'> & { baseline: number; actual: number },
): LineVariance => {
  const baseline = minor(input.baseline)
  const actual = minor(input.actual)
  return {
    side: 'out',
    subCategory: 'stock_materials',
    merchantId: null,
    expected: minor(0),
    drivers: noDrivers,
    moved: [],
    oneOffs: [],
    payments: { baseline: 1, current: 1 },
    ...input,
    actual,
    baseline,
    projected: actual,
    variance: minor(actual - baseline),
  }
}
const kingsway = line({
  side: 'in',
  subCategory: 'service_sales',
  merchantId: 'kingsway',
  baseline: 290_000,
  actual: 0,
  drivers: { ...noDrivers, timing: minor(-290_000) },
  moved: [{ amount: minor(-290_000), expectedDay: '2026-10-28', movedTo: '2026-11-03' }],
})
const others = line({
  side: 'in',
  subCategory: 'service_sales',
  merchantId: 'mill',
  baseline: 2_000_000,
  actual: 2_145_000,
  drivers: { ...noDrivers, volume: minor(145_000) },
})
const materials = line({
  merchantId: 'travis',
  baseline: 400_000,
  actual: 618_000,
  drivers: { ...noDrivers, one_off: minor(218_000) },
  oneOffs: [
    {
      side: 'out',
      subCategory: 'stock_materials',
      merchantId: 'travis',
      day: '2026-10-14',
      amount: minor(218_000),
      count: 1,
    },
  ],
})
const wages = line({
  subCategory: 'net_wages',
  merchantId: 'amara',
  baseline: 900_000,
  actual: 900_500,
})
const outlook = {
  state: 'short',
  asOf: '2026-11-20',
  until: '2027-05-31',
  months: 6,
  balance: minor(1_824_000),
  buffer: minor(300_000),
  low: { day: '2026-12-22', balance: minor(214_000), cautious: minor(0), causes: [] },
  confidence: { backtest: null, rough: false, historyWeeks: 60, shortHistory: false },
} as unknown as Outlook
const october: CommentaryInput = {
  asOf: '2026-11-20',
  period: { from: '2026-10-01', to: '2026-10-31' },
  running: false,
  comparedWith: 'forecast',
  lines: [kingsway, others, materials, wages],
  names: new Map([
    ['kingsway', 'Kingsway Dental'],
    ['mill', 'Mill Lane 7'],
    ['travis', 'Travis Perkins'],
    ['amara', 'Amara Okafor'],
  ]),
  closing: minor(1_824_000),
  threshold: thresholdOf(minor(1_500_000)),
  about: nothingAbout,
  outlook,
  uncategorised: minor(0),
  late: [],
  regular: [],
  query: 'timeframe=last_month&compare=forecast',
}
const sentencesOf = (input: CommentaryInput): Sentence[] => {
  const { headline, bullets } = writeCommentary(input)
  return [headline, ...bullets]
}

describe('writeCommentary', () => {
  test('a headline against an earlier period states net cash, never a balance', () => {
    const { headline } = writeCommentary({ ...october, comparedWith: 'September 2026' })
    expect(textOf(headline)).toMatch(
      /^Net cash in October 2026 comes to \S+, £3,635 below September 2026, /,
    )
  })

  test('writes October as a finance director would, computed by hand', () => {
    expect(sentencesOf(october).map(textOf)).toEqual([
      'October 2026 closed at £18.2K, £3,635 below forecast, with cost of sales £2,180 more than forecast.',
      'Money in came to £21.5K, £1,450 less than forecast (adverse, 6%): £2,900 is Kingsway Dental paying on 3 November instead of 28 October, which evens out.',
      'Cost of sales came to £6,180, £2,180 more than forecast (adverse, 55%): £2,180 is a single payment to Travis Perkins, which we don’t expect again.',
      'In line with forecast: people costs at £9,005.',
      'The tightest day from here is 22 December at £2,140, £860 below your £3,000 buffer.',
      'Check which payments can wait until 22 December has passed.',
    ])
  })

  test('what was due and is now expected some days later is not yet paid, and no saving', () => {
    const unpaid = (subCategory: string, merchantId: string | null, due: number, day: string) => ({
      ...line({ subCategory, merchantId, baseline: due, actual: 0 }),
      drivers: { ...noDrivers, timing: minor(-due) },
      moved: [{ amount: minor(-due), expectedDay: day, movedTo: '2026-11-23' }],
    })
    const lines = [
      unpaid('pension', 'nest', 38_420, '2026-11-20'),
      unpaid('paye_ni', null, 229_770, '2026-11-22'),
    ]
    const period = { from: '2026-11-16', to: '2026-11-22' }
    const names = new Map([['nest', 'NEST']])
    const week = { ...october, period, running: true, names, lines }
    const written = sentencesOf(week)
    expect(written.map(faultInSentence)).toEqual(written.map(() => null))
    expect(written.map(textOf)).toContain(
      'People costs should come to £0, £2,682 less than forecast; not yet paid: NEST (£384) and PAYE and National Insurance (£2,298) are now expected on 23 November.',
    )
  })

  test('wages that are not yet paid are payroll, without a name', () => {
    const unpaid = (merchantId: string, due: number) => ({
      ...line({ subCategory: 'net_wages', merchantId, baseline: due, actual: 0 }),
      drivers: { ...noDrivers, timing: minor(-due) },
      moved: [{ amount: minor(-due), expectedDay: '2026-11-20', movedTo: '2026-11-23' }],
    })
    const lines = [unpaid('amara', 200_000), unpaid('ben', 180_000)]
    const written = sentencesOf({ ...october, running: true, lines }).map(textOf)
    expect(written).toContain(
      'People costs should come to £0, £3,800 less than forecast; not yet paid: payroll (£3,800) is now expected on 23 November.',
    )
  })

  test('payroll of a Sunday that was paid on Monday is paid just after, and no saving', () => {
    const later = (merchantId: string, due: number) => ({
      ...line({ subCategory: 'net_wages', merchantId, baseline: due, actual: 0 }),
      drivers: { ...noDrivers, timing: minor(-due) },
      moved: [{ amount: minor(-due), expectedDay: '2026-10-25', movedTo: '2026-10-26' }],
    })
    const paye = line({ subCategory: 'paye_ni', baseline: 200_000, actual: 236_085 })
    const period = { from: '2026-10-19', to: '2026-10-25' }
    const lines = [later('amara', 262_000), later('ben', 231_500), paye]
    const written = sentencesOf({ ...october, period, lines })
    expect(written.map(faultInSentence)).toEqual(written.map(() => null))
    // £6,935 was due and £2,361 was paid.
    expect(written.map(textOf)).toContain(
      'People costs came to £2,361, £4,574 less than forecast; paid just after: payroll (£4,935) on 26 October.',
    )
  })

  test('PAYE on its usual day, which the forecast had later or not at all, is named', () => {
    const period = { from: '2026-04-20', to: '2026-04-26' }
    const early = {
      ...line({ subCategory: 'paye_ni', baseline: 0, actual: 131_203 }),
      drivers: { ...noDrivers, timing: minor(131_203) },
      moved: [{ amount: minor(131_203), expectedDay: '2026-04-27', movedTo: '2026-04-22' }],
    }
    const unknown = {
      ...early,
      drivers: { ...noDrivers, new_payee: minor(131_203) },
      moved: [],
    }
    const written = (paye: LineVariance, comparedWith = 'forecast') =>
      sentencesOf({ ...october, period, comparedWith, lines: [paye] })
    const all = [early, unknown]
      .map((paye) => written(paye))
      .concat([written(unknown, 'March 2026')])
    expect(all.flat().map(faultInSentence)).toEqual(all.flat().map(() => null))
    const about = all.map((some) => some.map(textOf).find((text) => text.startsWith('People')))
    expect(about).toEqual([
      'People costs came to £1,312, £1,312 more than forecast (adverse): £1,312 is PAYE and National Insurance on 22 April instead of 27 April, which evens out.',
      'People costs came to £1,312, £1,312 more than forecast (adverse): £1,312 is PAYE and National Insurance, which the forecast did not have.',
      'People costs came to £1,312, £1,312 more than March 2026 (adverse): £1,312 is PAYE and National Insurance, which March 2026 did not have.',
    ])
  })

  test('a payer of more than was expected explains no shortfall, whatever its payments are made of', () => {
    const sale = (merchantId: string, baseline: number, actual: number) =>
      line({ side: 'in', subCategory: 'service_sales', merchantId, baseline, actual })
    // £1,417 more: £2,770 by more payments, of which smaller ones took £1,353 back.
    const oakhurst = {
      ...sale('oakhurst', 47_500, 189_200),
      drivers: { ...noDrivers, price: minor(-135_300), volume: minor(277_000) },
    }
    // £1,500 less: £2,000 for fewer payments, of which £500 came back by larger ones.
    const bramley = {
      ...sale('bramley', 300_000, 150_000),
      drivers: { ...noDrivers, price: minor(50_000), volume: minor(-200_000) },
    }
    const turner = {
      ...sale('turner', 130_000, 0),
      drivers: { ...noDrivers, volume: minor(-130_000) },
    }
    const names = new Map([
      ['oakhurst', 'Oakhurst Estates'],
      ['bramley', 'Bramley Foods'],
      ['turner', 'J & K Turner'],
    ])
    const { bullets } = writeCommentary({ ...october, names, lines: [oakhurst, bramley, turner] })
    expect(bullets.map(textOf)[0]).toBe(
      'Money in came to £3,392, £1,383 less than forecast (adverse, 29%): fewer payments from Bramley Foods account for £1,500, and fewer payments from J & K Turner account for £1,300.',
    )
  })

  test('names nobody who is paid a wage, and keeps within its limits', () => {
    const risen = line({
      subCategory: 'net_wages',
      merchantId: 'amara',
      baseline: 500_000,
      actual: 900_000,
      drivers: { ...noDrivers, price: minor(400_000) },
      payments: { baseline: 4, current: 4 },
    })
    const many = [0, 1, 2, 3, 4].map((at) =>
      line({
        subCategory: 'stock_materials',
        merchantId: `m${at}`,
        baseline: 0,
        actual: 900_000 + at,
      }),
    )
    const { headline, bullets } = writeCommentary({ ...october, lines: [risen, ...many, kingsway] })
    expect(bullets.length).toBeLessThanOrEqual(5)
    expect(wordCount(textOf(headline))).toBeLessThanOrEqual(28)
    for (const sentence of [headline, ...bullets]) {
      expect(textOf(sentence)).not.toContain('Amara')
      expect(faultInSentence(sentence)).toBeNull()
    }
    expect(bullets.map(textOf).join(' ')).toContain('the bank data does not show why')
  })

  test('claims nothing about the future or the balance where neither is known', () => {
    const unknown = { ...outlook, state: 'unknown', reason: 'no_balance' } as unknown as Outlook
    const texts = sentencesOf({ ...october, closing: null, outlook: unknown }).map(textOf)
    expect(texts[0]).toMatch(/^Net cash in October 2026 comes to £6,265, £3,635 below forecast/)
    expect(texts.join(' ')).not.toContain('tightest')
  })

  test('where one category is all the money in, its change is written once', () => {
    const texts = sentencesOf({ ...october, lines: [kingsway, others, materials] }).map(textOf)
    expect(texts.filter((text) => text.includes('£1,450 less than forecast'))).toHaveLength(1)
    const loan = line({ side: 'in', subCategory: 'loan_received', baseline: 0, actual: 500_000 })
    const apart = sentencesOf({ ...october, lines: [kingsway, others, loan] }).map(textOf)
    expect(apart.some((text) => text.startsWith('Sales income came to £21.5K'))).toBe(true)
  })

  test('a card processor pays out takings, and is no customer', () => {
    const takings = line({
      side: 'in',
      subCategory: 'card_payouts',
      merchantId: 'sumup',
      baseline: 200_000,
      actual: 50_000,
      drivers: { ...noDrivers, volume: minor(-150_000) },
    })
    const names = new Map([['sumup', 'SumUp']])
    const texts = sentencesOf({ ...october, lines: [takings], names }).map(textOf)
    expect(texts[1]).toBe(
      'Money in came to £500, £1,500 less than forecast (adverse, 75%): fewer payouts through SumUp account for £1,500.',
    )
    const late = { amount: minor(-60_000), expectedDay: '2026-11-18', movedTo: '2026-11-23' }
    const { action } = writeCommentary({
      ...october,
      lines: [{ ...takings, moved: [late] }],
      names,
    })
    expect(textOf(action)).toBe(
      'Check the payout of £600 through SumUp, which was expected on 18 November and has not arrived.',
    )
    expect(faultInSentence(action)).toBeNull()
  })

  test('a late receipt comes first among what to do', () => {
    const late = {
      name: 'Harbour Museum',
      amount: minor(240_000),
      due: '2026-11-05',
      isPayout: false,
      href: '/cash-flow/forecast/all/Harbour%20Museum/s1',
    }
    const november = { ...october, period: { from: '2026-11-01', to: '2026-11-30' }, lines: [] }
    const { action } = writeCommentary({ ...november, late: [late] })
    expect(textOf(action)).toBe(
      'Ask Harbour Museum about £2,400, which was expected on 5 November and has not arrived.',
    )
    expect(action.facts[0]?.href).toBe(late.href)
    expect(faultInSentence(action)).toBeNull()
    // A period that is over answers for its own days alone.
    expect(textOf(writeCommentary({ ...october, late: [late] }).action)).not.toContain('Museum')
  })

  test('books that ended long ago only ask for newer data', () => {
    const old = { state: 'unknown', reason: 'old_data' } as unknown as Outlook
    const input = { ...october, asOf: '2025-11-07', outlook: old }
    const { action } = writeCommentary(input)
    expect(textOf(action)).toBe(
      'Your bank data ends on 7 November 2025. Add newer data to see what has happened since.',
    )
    expect(faultInSentence(action)).toBeNull()
    expect(sentencesOf(input).map(textOf).join(' ')).not.toMatch(/tightest|Check/)
  })

  test('names of categories take a verb that goes with one and with many', () => {
    const taxes = line({
      subCategory: 'vat_payment',
      baseline: 100_000,
      actual: 200_000,
      drivers: { ...noDrivers, price: minor(100_000) },
    })
    const texts = sentencesOf({ ...october, running: true, lines: [taxes] }).map(textOf)
    expect(texts).toContain(
      'Taxes should come to £2,000, £1,000 more than forecast: larger payments to HMRC account for £1,000.',
    )
  })

  test('money without a category is named by its direction, and categorising it is what to do', () => {
    const inward = line({
      side: 'in',
      subCategory: 'uncategorised_in',
      baseline: 800_000,
      actual: 132_000,
    })
    const fine = { ...outlook, state: 'fine' } as unknown as Outlook
    const uncategorised = minor(132_000)
    const input = { ...october, lines: [inward], outlook: fine, uncategorised }
    const sentences = sentencesOf(input)
    const texts = sentences.map(textOf)
    expect(texts[0]).toBe(
      'October 2026 closed at £18.2K, £6,680 below forecast, with uncategorised receipts £6,680 less than forecast.',
    )
    expect(texts.at(-1)).toBe(
      'Categorise transactions worth £1,320, because that can change the other lines.',
    )
    for (const sentence of sentences) expect(faultInSentence(sentence)).toBeNull()
    const outward = line({ subCategory: 'uncategorised_out', baseline: 0, actual: 300_000 })
    expect(sentencesOf({ ...october, lines: [outward] }).map(textOf)).toContain(
      'Uncategorised payments came to £3,000, £3,000 more than forecast (adverse); no single payee explains it.',
    )
  })

  test('what the forecast held back for unknown payments is called that', () => {
    const held = line({ subCategory: 'uncategorised_out', baseline: 126_500, actual: 0 })
    const sentences = sentencesOf({ ...october, lines: [{ ...held, merchantId: null }] })
    for (const sentence of sentences) expect(faultInSentence(sentence)).toBeNull()
    expect(sentences.map(textOf)).toContain(
      'Uncategorised payments came to £0, £1,265 less than forecast (favourable, 100%): the forecast held back £1,265 for payments not known by then.',
    )
  })

  test('a quiet period repeats what the dashboard warns about, and claims no quiet ahead', () => {
    const quiet = line({ baseline: 100_000, actual: 100_050 })
    const lastOf = (chance: number) => {
      const watch = { ...outlook, state: 'watch', buffer: minor(0), chance } as KnownOutlook
      const sentences = sentencesOf({ ...october, lines: [quiet], outlook: watch })
      expect(sentences.map(faultInSentence)).toEqual(sentences.map(() => null))
      const last = textOf(sentences.at(-1) as Sentence)
      expect(last).toContain(headlineOf({ outlook: watch, lastDay: null }).lead)
      return [textOf(sentences.at(-2) as Sentence).split(' at ')[0], last]
    }
    expect(lastOf(0.8)).toEqual([
      'On the expected path, the tightest day from here is 22 December',
      'You’ll probably dip below zero by 31 May 2027: the chance is 8 in 10. Check which payments can wait.',
    ])
    expect(lastOf(0.2)).toEqual([
      'The tightest day from here is 22 December',
      'You’ll probably stay above zero to 31 May 2027, but there’s a 2 in 10 chance of dipping below it. Check which payments can wait.',
    ])
  })

  test('without a buffer the lowest balance is named once', () => {
    const tightest = (balance: number) => {
      const low = { day: '2026-12-22', balance: minor(balance) }
      const bare = { ...outlook, buffer: minor(0), low } as unknown as Outlook
      const sentences = sentencesOf({ ...october, outlook: bare })
      const found = sentences.find((sentence) => textOf(sentence).includes('tightest'))
      expect(found && faultInSentence(found)).toBeNull()
      return found && textOf(found)
    }
    expect(tightest(5_260_000)).toBe('The tightest day from here is 22 December at £52.6K.')
    expect(tightest(-120_000)).toBe(
      'The tightest day from here is 22 December at −£1,200, below zero.',
    )
  })

  test('a quiet period says so', () => {
    const quiet = line({ baseline: 100_000, actual: 100_050 })
    const fine = { ...outlook, state: 'fine' } as unknown as Outlook
    const texts = sentencesOf({ ...october, lines: [quiet], outlook: fine }).map(textOf)
    expect(texts[0]).toBe('October 2026 closed at £18.2K, in line with forecast.')
    expect(texts.at(-1)).toBe('Nothing in this period needs action.')
  })
})

test('a change is material in pounds and for its baseline, or for the whole side', () => {
  const threshold = thresholdOf(minor(1_500_000))
  expect(threshold).toEqual({ floor: 15_000, percent: 10, isOwn: false })
  const sideTotal = minor(1_000_000)
  const at = (variance: number, baseline: number) =>
    isMaterial({ variance: minor(variance), baseline: minor(baseline) }, { threshold, sideTotal })
  expect(at(15_000, 150_000)).toBe(true)
  expect(at(14_999, 150)).toBe(false)
  expect(at(15_000, 150_001)).toBe(false)
  expect(at(-50_000, 900_000)).toBe(true)
  expect(at(49_999, 900_000)).toBe(false)
})

test('a threshold of one’s own decides alone in pounds', () => {
  const sideTotal = minor(1_000_000)
  const at = (variance: number, baseline: number, percent = 20) =>
    isMaterial(
      { variance: minor(variance), baseline: minor(baseline) },
      { threshold: thresholdOf(minor(1_500_000), { amount: minor(60_000), percent }), sideTotal },
    )
  expect(at(60_000, 300_000)).toBe(true)
  // A twentieth of the side, but less than what was chosen.
  expect(at(59_999, 10_000)).toBe(false)
  expect(at(60_000, 10_000_000)).toBe(true)
  const nothing = thresholdOf(minor(0), { amount: minor(0), percent: 0 })
  const all = { threshold: nothing, sideTotal }
  expect(isMaterial({ variance: minor(1), baseline: minor(500) }, all)).toBe(true)
  expect(isMaterial({ variance: minor(0), baseline: minor(0) }, all)).toBe(false)
})

test('what the business states about itself is reminded of, and verified like the rest', () => {
  const about = {
    activity: 'Fits kitchens.',
    busyMonths: [10],
    quietMonths: [1],
    oneOffs: [
      { what: 'the van, 2 of 3', month: '2026-10' },
      { what: 'new boiler', month: '2026-09' },
    ],
  }
  const sentences = sentencesOf({ ...october, about })
  const texts = sentences.map(textOf)
  expect(texts[1]).toMatch(/, which evens out; you marked October as a busy month\.$/)
  expect(texts).toContain(
    'You listed the van, 2 of 3 in October 2026 as exceptional, so don’t expect it again.',
  )
  expect(texts.join(' ')).not.toContain('boiler')
  expect(sentences.length).toBeLessThanOrEqual(6)
  for (const sentence of sentences) expect(faultInSentence(sentence)).toBeNull()
  const january = { from: '2027-01-01', to: '2027-01-31' }
  const quiet = sentencesOf({ ...october, about, period: january }).map(textOf)
  expect(quiet.join(' ')).toContain('you marked January as a quiet month')
})

describe('the verifier', () => {
  const sentences = sentencesOf(october)

  test('accepts every sentence of the rules, whatever the figures', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 0, max: 9e6 }), fc.integer({ min: 0, max: 9e6 })), {
          minLength: 1,
          maxLength: 6,
        }),
        fc.constantFrom('price', 'volume', 'new_payee', 'stopped_payee', 'recategorised', 'other'),
        fc.boolean(),
        (pairs, driver, running) => {
          const lines = pairs.map(([baseline, actual], at) =>
            line({
              baseline,
              actual,
              side: at % 2 ? 'in' : 'out',
              subCategory:
                ['stock_materials', 'service_sales', 'net_wages', 'other_income'][at % 4] ?? '',
              merchantId: at % 3 ? 'travis' : 'mill',
              drivers: { ...noDrivers, [driver]: minor(actual - baseline) },
              payments: { baseline: 3, current: 3 },
            }),
          )
          for (const sentence of sentencesOf({ ...october, lines, running })) {
            expect(faultInSentence(sentence)).toBeNull()
            expect(sentence.template).not.toMatch(/\d/)
          }
          expect(
            wordCount(textOf(writeCommentary({ ...october, lines, running }).headline)),
          ).toBeLessThanOrEqual(28)
        },
      ),
    )
  })

  test('rejects thousands of texts with one digit, direction, month or name changed, or a claim added', () => {
    const swaps = [
      ['below', 'above'],
      ['less', 'more'],
      ['more', 'less'],
      ['adverse', 'favourable'],
      ['October', 'September'],
      ['December', 'January'],
      ['Kingsway', 'Brightside'],
      ['Travis', 'Wickes'],
    ] as const
    const added = [
      ' It doubled to half.',
      ' Barclays paid.',
      ' It fell.',
      ' £5 is left.',
      ' In May.',
      ' Twice.',
    ]
    let rejected = 0
    for (const sentence of sentences) {
      const text = textOf(sentence)
      const corrupted = new Set<string>()
      for (const [from, to] of swaps) corrupted.add(text.replaceAll(from, to))
      for (const more of added) corrupted.add(text + more)
      for (let at = 0; at < text.length; at++) {
        if (!/\d/.test(text[at] ?? '')) continue
        for (let digit = 0; digit <= 9; digit++) {
          corrupted.add(text.slice(0, at) + digit + text.slice(at + 1))
          corrupted.add(text.slice(0, at) + digit + text.slice(at))
        }
        corrupted.add(text.slice(0, at) + text.slice(at + 1))
      }
      for (const a of sentence.facts)
        for (const b of sentence.facts)
          if (!a.text.includes(b.text) && !b.text.includes(a.text))
            corrupted.add(
              text.replace(a.text, '\u0000').replace(b.text, a.text).replace('\u0000', b.text),
            )
      corrupted.delete(text)
      for (const wrong of corrupted) {
        expect(faultIn(wrong, sentence), wrong).not.toBeNull()
        rejected++
      }
    }
    expect(rejected).toBeGreaterThan(900)
  })

  test('accepts another wording of the same facts, and none that adds, drops or turns anything round', () => {
    const before = sentences[2] as Sentence
    const [label, amount, change, effect, part, payee] = before.facts.map(({ id }) => `{{${id}}}`)
    const fault = (template: string) => {
      const place = (id: string) => template.indexOf(`{{${id}}}`)
      const facts = [...before.facts].sort((a, b) => place(a.id) - place(b.id))
      return faultInRewording(before, { template, facts })
    }
    const good = `A single payment to ${payee}, ${part}, which we don’t expect again, took ${label} to ${amount}, ${change} (${effect}).`
    expect(fault(before.template)).toBeNull()
    expect(fault(good)).toBeNull()
    for (const bad of [
      good.replace('don’t expect', 'expect'),
      good.replace('which we', 'which, due to rising prices, we'),
      good.replace('which we', 'which Kingsway and we'),
      good.replace('A single', 'Two'),
      good.replace('took', 'lifted by a third'),
      good.replace('.', ' in May.'),
      good.replace(` (${effect})`, ''),
      `${good} ${payee}`,
      good.replace('payment', 'payment that never repeats'),
      good.replace('took', 'rose and took'),
    ])
      expect(fault(bad), bad).not.toBeNull()
  })

  test('rejects a random change of any figure', () => {
    fc.assert(
      fc.property(
        fc.nat(sentences.length - 1),
        fc.nat(),
        fc.integer({ min: 1, max: 1e9 }),
        (at, which, pence) => {
          const sentence = sentences[at] as Sentence
          const figures = [...textOf(sentence).matchAll(/£[\d.,K]+/g)]
          const figure = figures[which % Math.max(1, figures.length)]
          const other = money(minor(pence))
          if (!figure || figure[0].startsWith(other)) return
          const text = textOf(sentence)
          const wrong =
            text.slice(0, figure.index) + other + text.slice(figure.index + figure[0].length)
          expect(faultIn(wrong, sentence), wrong).not.toBeNull()
        },
      ),
      { numRuns: 3000 },
    )
  })
})

function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => word !== '').length
}
