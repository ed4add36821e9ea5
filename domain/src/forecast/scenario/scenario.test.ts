import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { minor, sum } from '../../money.ts'
import { Problem } from '../../problem.ts'
import {
  anyActuals,
  anyBase,
  anyOverlay,
  emptyBase,
  occurrenceOf,
  seriesOf,
} from '../../testing/forecast-arbitraries.ts'
import { composeForecast } from '../overlay/compose.ts'
import { emptyOverlay, type OneOff } from '../overlay/overlay.ts'
import type { Configuration } from '../overlay/rule.ts'
import { changesWithoutPart, overlayWith } from './apply.ts'
import type { ScenarioChange } from './change.ts'
import { compareScenarios } from './compare.ts'
import { movesAsChanges, seekGoal } from './goal-seek.ts'
import { mergeScenario } from './merge.ts'
import {
  applyScenario,
  changeScenario,
  copyScenario,
  discardScenario,
  forecastOf,
  freezeScenario,
  type Scenario,
  thawScenario,
} from './scenario.ts'

const nation = 'england_and_wales'
const rent = seriesOf('rent', { merchantId: 'landlord' })
const base = {
  ...emptyBase,
  balance: minor(300_000),
  series: [rent],
  occurrences: ['2026-04-01', '2026-05-01', '2026-06-01'].map((due) =>
    occurrenceOf({ series: rent, due, amount: minor(-90_000) }),
  ),
}
const oneOff: OneOff = {
  id: 'van',
  day: '2026-04-10',
  amount: minor(-100_001),
  subCategory: 'equipment',
  merchantId: null,
  note: 'The van',
}
const ground = {
  base,
  overlay: { ...emptyOverlay, oneOffs: [oneOff] },
  context: { actuals: [], nation },
} as const
const part = { source: 'series', sourceId: 'rent', due: '2026-05-01' } as const
const delay: ScenarioChange = {
  id: 'd',
  kind: 'part',
  part,
  change: { kind: 'move', day: '2026-06-15' },
}
const scenario = (changes: readonly ScenarioChange[], of: Partial<Scenario> = {}): Scenario => ({
  id: 's1',
  name: 'Later',
  state: 'draft',
  changes,
  frozen: null,
  ...of,
})
const closings = (forecast: ReturnType<typeof applyScenario>) =>
  forecast.months.map(({ closing }) => closing)
const code = (run: () => unknown) => {
  try {
    run()
  } catch (problem) {
    return problem instanceof Problem ? problem.code : problem
  }
  return 'accepted'
}

describe('changes over what stands', () => {
  test('the forecast that stands is untouched by them', () => {
    const before = composeForecast(base, ground.overlay, ground.context)
    const after = applyScenario(ground, [delay])
    expect(closings(after)).not.toEqual(closings(before))
    expect(closings(composeForecast(base, ground.overlay, ground.context))).toEqual(
      closings(before),
    )
    expect(ground.overlay.adjustments).toEqual([])
  })

  test('a later word about the same one-off, target or hide counts', () => {
    const rules = (id: string, rule: Configuration['rules']): ScenarioChange => ({
      id,
      kind: 'rules',
      configuration: { id, target: { kind: 'series', seriesId: 'rent' }, rules: rule },
    })
    const changed = overlayWith(ground.overlay, [
      { id: '1', kind: 'one_off', oneOff: { ...oneOff, amount: minor(-5) } },
      { id: '2', kind: 'hide_series', seriesId: 'rent', hide: true },
      { id: '3', kind: 'hide_series', seriesId: 'rent', hide: false },
      { id: '4', kind: 'hide_merchant', merchantId: 'landlord', hide: true },
      rules('5', []),
    ])
    expect(changed.oneOffs.map(({ amount }) => amount)).toEqual([-5])
    expect(changed.hiddenSeries).toEqual([])
    expect(changed.hiddenMerchants).toEqual(['landlord'])
    expect(changed.configurations).toEqual([])
    const without = overlayWith(changed, [{ id: '6', kind: 'without_one_off', oneOffId: 'van' }])
    expect(without.oneOffs).toEqual([])
  })

  test('a change whose payment is no longer expected is named', () => {
    const gone: ScenarioChange = { ...delay, id: 'gone', part: { ...part, due: '2026-02-01' } }
    const before = composeForecast(base, ground.overlay, ground.context)
    expect(changesWithoutPart(before, [delay, gone])).toEqual(['gone'])
  })
})

describe('a scenario', () => {
  test('that is frozen keeps its figures when the forecast moves on', () => {
    const draft = scenario([delay])
    const forecast = forecastOf(draft, ground)
    const frozen = freezeScenario(draft, { on: '2026-03-14', forecast })
    const richer = { ...ground, base: { ...base, balance: minor(900_000) } }
    expect(forecastOf(frozen, richer)).toEqual(forecast)
    expect(closings(forecastOf(draft, richer))[0]).toBe(900_000)
    expect(closings(forecastOf(thawScenario(frozen), richer))[0]).toBe(900_000)
    expect(code(() => changeScenario(frozen, []))).toBe('conflict')
  })

  test('is copied with its changes, and the copy follows the forecast', () => {
    const frozen = freezeScenario(scenario([delay]), {
      on: '2026-03-14',
      forecast: applyScenario(ground, []),
    })
    expect(copyScenario(frozen, { id: 's2', name: 'Copy' })).toEqual(
      scenario([delay], { id: 's2', name: 'Copy' }),
    )
  })

  test('that is merged or discarded is done with', () => {
    const merged = mergeScenario(scenario([delay]), ground.overlay).scenario
    const discarded = discardScenario(scenario([delay]))
    for (const done of [merged, discarded]) {
      expect(code(() => mergeScenario(done, ground.overlay))).toBe('conflict')
      expect(code(() => discardScenario(done))).toBe('conflict')
      expect(code(() => changeScenario(done, []))).toBe('conflict')
    }
  })
})

describe('a merge', () => {
  test('makes moves, amounts and cancellations of a series decisions', () => {
    const changes: ScenarioChange[] = [
      delay,
      { ...delay, id: 'a', change: { kind: 'amount', amount: minor(-7) } },
      { ...delay, id: 'c', change: { kind: 'cancel' } },
      { ...delay, id: 's', change: { kind: 'split', days: ['2026-05-01', '2026-06-01'] } },
    ]
    const { decisions, overlay } = mergeScenario(scenario(changes), ground.overlay)
    expect(decisions).toEqual([
      { seriesId: 'rent', due: '2026-05-01', decision: { kind: 'redate', day: '2026-06-15' } },
      { seriesId: 'rent', due: '2026-05-01', decision: { kind: 'amount', amount: -7 } },
      { seriesId: 'rent', due: '2026-05-01', decision: { kind: 'cancel' } },
    ])
    // A split is nothing that the engine knows: it stays laid over.
    expect(overlay.adjustments.map(({ id }) => id)).toEqual(['s'])
  })

  test('changes a one-off itself, and splits it to the penny', () => {
    const split: ScenarioChange = {
      id: 's',
      kind: 'part',
      part: { source: 'one_off', sourceId: 'van', due: '2026-04-10' },
      change: { kind: 'split', days: ['2026-04-10', '2026-05-10', '2026-06-10'] },
    }
    const { overlay } = mergeScenario(scenario([split]), ground.overlay)
    expect(overlay.oneOffs.map(({ id, amount }) => [id, amount])).toEqual([
      ['van', -33_334],
      ['van-2', -33_334],
      ['van-3', -33_333],
    ])
  })

  test('saves rules as the page would: from the first of the month (R-123)', () => {
    const rules: ScenarioChange = {
      id: 'r',
      kind: 'rules',
      configuration: {
        id: 'c9',
        target: { kind: 'new_line', name: 'Van lease', subCategory: 'equipment' },
        rules: [
          {
            id: 'r9',
            side: 'out',
            amount: { kind: 'fixed', amount: minor(30_000) },
            cadence: 'monthly',
            dayRule: { kind: 'dates', dates: [17] },
            roll: 'next',
            start: '2026-04-17',
            paymentDay: null,
            end: null,
            step: null,
            subCategory: 'equipment',
            merchantId: null,
          },
        ],
      },
    }
    const { overlay } = mergeScenario(scenario([rules]), ground.overlay)
    expect(overlay.configurations[0]?.rules[0]).toMatchObject({
      start: '2026-04-01',
      paymentDay: '2026-04-17',
    })
  })

  test('gives the forecast that the scenario had, whatever it changed', () => {
    const anyChange: fc.Arbitrary<ScenarioChange> = fc.oneof(
      fc.constantFrom<ScenarioChange[]>(
        { id: 'h', kind: 'hide_series', seriesId: 's1', hide: true },
        { id: 'm', kind: 'hide_merchant', merchantId: 'acme', hide: true },
        { id: 'o', kind: 'one_off', oneOff },
        { id: 'w', kind: 'without_one_off', oneOffId: 'o' },
      ),
      fc.integer({ min: -5000, max: 5000 }).map(
        (basisPoints): ScenarioChange => ({
          id: 'l',
          kind: 'lines',
          lines: { kind: 'side', side: 'out' },
          basisPoints,
          from: '2026-04',
          to: null,
        }),
      ),
      fc.constantFrom('2026-05-05', '2026-08-03').map(
        (day): ScenarioChange => ({
          id: 'p',
          kind: 'part',
          part: { source: 'one_off', sourceId: 'van', due: '2026-04-10' },
          change: { kind: 'move', day },
        }),
      ),
    )
    fc.assert(
      fc.property(
        anyBase,
        anyOverlay,
        anyActuals,
        fc.array(anyChange),
        (some, over, actuals, changes) => {
          const at = { base: some, overlay: over, context: { actuals, nation } } as const
          const { overlay, decisions } = mergeScenario(scenario(changes), over)
          expect(decisions).toEqual([])
          const merged = applyScenario({ ...at, overlay }, [])
          const was = applyScenario(at, changes)
          expect(merged.days.map(({ closing }) => closing)).toEqual(
            was.days.map(({ closing }) => closing),
          )
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('side by side', () => {
  test('the forecast that stands comes first, with differences to it', () => {
    const standing = applyScenario(ground, [])
    const columns = compareScenarios([scenario([delay])], {
      ground,
      standing,
      floor: minor(100_000),
    })
    expect(columns.map(({ name }) => name)).toEqual(['As it stands', 'Later'])
    expect(columns[1]?.months.map(({ difference }) => difference).slice(0, 4)).toEqual([
      0, 0, 90_000, 0,
    ])
    expect(columns.map(({ firstBelow }) => firstBelow)).toEqual(['2026-05-01', '2026-06-01'])
    expect(columns[0]?.low).toEqual({ day: '2026-06-01', balance: -70_001 })
  })

  test('five scenarios are too many, and one stands there once', () => {
    const of = { ground, standing: applyScenario(ground, []), floor: minor(0) }
    const five = ['1', '2', '3', '4', '5'].map((id) => scenario([], { id }))
    expect(code(() => compareScenarios(five, of))).toBe('invalid')
    expect(code(() => compareScenarios([scenario([]), scenario([])], of))).toBe('invalid')
  })
})

test('the moves of a goal, made as changes, give the low point that the plan promised', () => {
  const standing = applyScenario(ground, [])
  const items = [
    {
      id: 'van',
      part: { source: 'one_off', sourceId: 'van', due: '2026-04-10' } as const,
      day: '2026-04-10',
      amount: oneOff.amount,
      maySplit: true,
    },
    { id: 'rent', part, day: '2026-05-01', amount: minor(-90_000), maySplit: false },
  ].map((item) => ({ ...item, earliest: null, latest: null, shiftDaysMax: 150, disruption: 1 }))
  const plan = seekGoal({
    days: standing.days,
    keepAbove: minor(0),
    until: '2026-08-31',
    items,
    nation,
  })
  expect(plan.moves).toMatchObject([{ itemId: 'rent', to: '2026-09-01' }])
  const after = applyScenario(ground, movesAsChanges(plan.moves))
  const until = after.days.filter(({ day }) => day <= '2026-08-31')
  expect(Math.min(...until.map(({ closing }) => closing))).toBe(plan.low.after.balance)
  expect(sum(after.parts.map(({ amount }) => amount))).toBe(
    sum(standing.parts.map(({ amount }) => amount)),
  )
})
