// Settling a changed project among the others is the same as settling all of them again.
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays } from '../calendar.ts'
import type { Movement } from '../forecast/movement.ts'
import { minor } from '../money.ts'
import type { Project } from './project.ts'
import { resettled } from './resettle.ts'
import { settleProjects } from './settle.ts'
import type { MatchDecision } from './settle-context.ts'

const first = '2026-09-01'
const context = { asOf: '2026-11-20', nation: 'england_and_wales' } as const
const party = fc.integer({ min: 0, max: 4 }).map((at) => `party ${at}`)
const amount = fc.constantFrom(50_000, 100_000, 150_000, 200_000)
const day = fc.integer({ min: 0, max: 160 }).map((days) => addDays(first, days))

const drawn = fc.record({
  client: party,
  supplier: fc.option(party),
  isAgreed: fc.boolean(),
  isCancelled: fc.boolean(),
  delayDays: fc.option(fc.constantFrom(0, 10)),
  milestones: fc.array(fc.record({ amount, invoiceDate: day }), { minLength: 1, maxLength: 3 }),
  cost: fc.record({ amount, day }),
})

function projectOf(
  id: string,
  from: typeof drawn extends fc.Arbitrary<infer T> ? T : never,
): Project {
  const { client, supplier, isAgreed, isCancelled, delayDays } = from
  return {
    id,
    name: id,
    client: { merchantId: client, name: client },
    status: isCancelled ? 'Cancelled' : isAgreed ? 'Won' : 'Proposed',
    statusSince: '2026-10-20',
    isAgreed,
    value: minor(600_000),
    vat: { rate: 'none', included: false },
    start: first,
    end: null,
    probability: 50,
    delayDays,
    include: true,
    notes: '',
    milestones: from.milestones.map(({ amount, invoiceDate }, at) => ({
      id: `${id} m${at}`,
      label: 'Stage',
      amount: minor(amount),
      share: null,
      invoiceDate,
      termsDays: 7,
      chosenOn: null,
      plannedOn: addDays(invoiceDate, 7),
    })),
    costs: [
      {
        id: `${id} c`,
        label: 'Timber',
        kind: 'one_off',
        amount: minor(from.cost.amount),
        share: null,
        day: from.cost.day,
        until: null,
        every: null,
        subCategory: 'stock_materials',
        supplier: supplier === null ? null : { merchantId: supplier, name: supplier },
        vat: 'none',
      },
    ],
  }
}

const movements = fc.array(
  fc.record({ party, amount, sign: fc.constantFrom(1, -1), day, share: fc.constantFrom(1, 0.5) }),
  { maxLength: 14 },
)

test('a changed or new project among many is settled as if all were settled again', () => {
  let moved = 0
  fc.assert(
    fc.property(
      fc.array(drawn, { minLength: 1, maxLength: 7 }),
      drawn,
      fc.nat(),
      movements,
      fc.array(fc.tuple(fc.nat(), fc.nat(), fc.boolean()), { maxLength: 4 }),
      (rows, change, which, paid, hands) => {
        const projects = rows.map((row, at) => projectOf(`p${at}`, row))
        const flows = paid.map(
          ({ party, amount, sign, day, share }, at): Movement => ({
            id: `t${at}`,
            day,
            amount: minor(sign * amount * share),
            merchantId: party,
            subCategory: 'service_sales',
          }),
        )
        const items = projects.flatMap(({ milestones, costs }) =>
          [...milestones, ...costs].map(({ id }) => id),
        )
        const decisions = hands.flatMap(([item, movement, isMatch]): MatchDecision[] =>
          flows.length === 0
            ? []
            : [
                {
                  itemId: items[item % items.length] ?? '',
                  movementId: flows[movement % flows.length]?.id ?? '',
                  kind: isMatch ? 'match' : 'unmatch',
                },
              ],
        )
        const settling = { ...context, movements: flows, decisions }
        // One more than there are: the last stands for a project that is new.
        const at = which % (projects.length + 1)
        const changed = projectOf(`p${at}`, change)
        const all = [...projects]
        all[at] = changed
        const before = settleProjects(projects, settling)
        const whole = settleProjects(all, settling)
        const again = resettled(before, changed, settling)
        expect(again.projects).toEqual(whole.projects)
        expect(new Map([...again.claimed].sort())).toEqual(new Map([...whole.claimed].sort()))
        if (whole.claimed.size > 0) moved++
      },
    ),
  )
  // The worlds are such that receipts are matched in about two of five.
  expect(moved).toBeGreaterThan(10)
})
