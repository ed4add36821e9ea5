// Fits the chance that a series goes on, on real accounts: `node fit-probability.js <folder of the
// yardstick's data>`. Prints the weights and the calibration table that
// domain/src/forecast/recurring/probability.ts holds. Only tuning halves are read: accounts that
// the yardstick's `--offset 1` never scores, every second supplier. Each of the two sets counts for
// as much as the other.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  type Day,
  epochDays,
  lastDayOf,
  monthsBetween,
  monthsFrom,
} from '@plimsoll/domain/calendar'
import type { Movement } from '@plimsoll/domain/forecast/movement'
import { rolledNumber } from '@plimsoll/domain/forecast/occurrences/due-days'
import { limitsOf } from '@plimsoll/domain/forecast/recurring/cadences'
import { findFits } from '@plimsoll/domain/forecast/recurring/find-fits'
import {
  featuresOf,
  type PayeeKind,
  payeeKindOf,
} from '@plimsoll/domain/forecast/recurring/probability'
import { minor } from '@plimsoll/domain/money'

type Example = {
  readonly features: readonly number[]
  readonly came: boolean
  readonly payee: PayeeKind
  weight: number
}
type Past = { readonly opened: Day; readonly until: Day; readonly movements: Movement[] }

const nation = 'england_and_wales'
const folder = process.argv[2]
if (!folder) throw new Error('usage: fit-probability <folder of the yardstick data>')

const all = [accounts(), suppliers()].map((pasts) => pasts.flatMap(examplesOf))
const sets = all.map((set) => set.filter(({ payee }) => payee !== 'interest'))
const interest = all.flat().filter(({ payee }) => payee === 'interest')
print(`interest: ${share(interest).toFixed(2)} of ${interest.length} came`)
for (const set of sets) for (const example of set) example.weight = 1000 / set.length
const examples = sets.flat()
const { bias, weights } = logistic(examples)
const scored = examples.map((each) => ({ ...each, score: scoreOf(each.features) }))
print(`sets: ${sets.map((set) => `${set.length} (${share(set).toFixed(3)} came)`).join(', ')}`)
print(`bias ${bias.toFixed(2)}  weights [${weights.map((w) => w.toFixed(2)).join(', ')}]`)
for (const block of isotonic(scored))
  print(`  [${block.score.toFixed(2)}, ${block.share.toFixed(3)}], // ${block.count}`)

function accounts(): Past[] {
  const all = lines('berka_1993.jsonl')
  const half = (cut: string, offset: number) =>
    all
      .filter((each) => monthsBetween(each.opened.slice(0, 7), cut) >= 4)
      .filter((_, i) => i % 2 === offset)
  const reported = new Set([...half('1993-12', 1), ...half('1993-09', 1)])
  return all
    .filter((each) => !reported.has(each))
    .map((each) => ({
      opened: each.opened,
      until: '1994-03-30',
      movements: each.tx.map(
        ([day, amount, ref, kind]: [string, number, string, string], i: number) =>
          movement({ i, day, amount, merchantId: ref || null, kind }),
      ),
    }))
}

function suppliers(): Past[] {
  return lines('mcc_suppliers.jsonl')
    .filter((_, i) => i % 2 === 0)
    .map((each) => ({
      opened: '2016-01-01',
      until: '2019-12-31',
      movements: each.tx.map(([day, amount, kind]: [string, number, number], i: number) =>
        movement({ i, day, amount, merchantId: `S${kind}`, kind: String(kind) }),
      ),
    }))
}

// biome-ignore lint/suspicious/noExplicitAny: two files of one shape each, read here alone
function lines(file: string): any[] {
  return readFileSync(join(folder ?? '', file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

function movement(input: {
  i: number
  day: string
  amount: number
  merchantId: string | null
  kind: string
}): Movement {
  return {
    id: String(input.i).padStart(6, '0'),
    day: input.day,
    amount: minor(Math.round(input.amount * 100)),
    merchantId: input.merchantId,
    subCategory: input.kind,
  }
}

/** At the end of every month after the fourth: did what detection expects next come? */
function examplesOf({ opened, until, movements }: Past): Example[] {
  const months = monthsFrom(opened.slice(0, 7), until.slice(0, 7)).slice(4, -1)
  return months.flatMap((month) => {
    const asOf = lastDayOf(month)
    return findFits(movements, { asOf, nation }).flatMap((fit) => {
      const sample = fit.met[0]?.sight.entries[0]?.movement
      if (!sample) return []
      const { tolerance } = limitsOf(fit.cadence)
      let next = (fit.met.at(-1)?.slot ?? 0) + 1
      const ended = epochDays(asOf) - fit.slots.at(next - 1) > 1.5 * fit.slots.period + tolerance
      while (fit.slots.at(next) + tolerance <= epochDays(asOf)) next++
      const due = rolledNumber(fit.slots.at(next), fit.roll, nation)
      if (ended || due + tolerance > epochDays(until)) return []
      const last = fit.met
        .slice(-6)
        .map(({ sight }) => sight.size)
        .sort((a, b) => a - b)
      const size = last[last.length >> 1] ?? 0
      const came = movements.some(
        ({ day, amount, merchantId, subCategory }) =>
          day > asOf &&
          Math.abs(epochDays(day) - due) <= Math.min(tolerance, 3) &&
          merchantId === sample.merchantId &&
          (merchantId !== null || subCategory === sample.subCategory) &&
          Math.abs(Math.abs(amount) / size - 1) <= 0.2,
      )
      const payee = payeeKindOf(sample)
      return [{ features: featuresOf(fit, { asOf, payee }), came, payee, weight: 1 }]
    })
  })
}

function logistic(examples: readonly Example[]): { bias: number; weights: number[] } {
  const count = examples[0]?.features.length ?? 0
  const w = Array.from({ length: count + 1 }, () => 0)
  const total = examples.reduce((sum, { weight }) => sum + weight, 0)
  const velocity = w.map(() => 0)
  for (let step = 0; step < 8000; step++) {
    const gradient = w.map((value, i) => (i < count ? 0.00005 * value : 0))
    for (const { features, came, weight } of examples) {
      const z = features.reduce((sum, f, i) => sum + f * (w[i] ?? 0), w[count] ?? 0)
      const error = ((1 / (1 + Math.exp(-z)) - (came ? 1 : 0)) * weight) / total
      for (let i = 0; i < count; i++) gradient[i] = (gradient[i] ?? 0) + error * (features[i] ?? 0)
      gradient[count] = (gradient[count] ?? 0) + error
    }
    for (let i = 0; i <= count; i++) {
      velocity[i] = 0.9 * (velocity[i] ?? 0) - 0.2 * (gradient[i] ?? 0)
      const moved = (w[i] ?? 0) + (velocity[i] ?? 0)
      // Every feature speaks for the series: see featuresOf.
      w[i] = i < count ? Math.max(0, moved) : moved
    }
  }
  return { weights: w.slice(0, count), bias: w[count] ?? 0 }
}

function scoreOf(features: readonly number[]): number {
  return features.reduce((sum, f, i) => sum + f * (weights[i] ?? 0), bias)
}

/** Twenty bins of equal weight, pooled where the share would fall with the score. */
function isotonic(scored: readonly (Example & { score: number })[]) {
  const sorted = [...scored].sort((a, b) => a.score - b.score)
  const size = sorted.reduce((sum, { weight }) => sum + weight, 0) / 20
  const blocks: { score: number; share: number; weight: number; count: number }[] = []
  for (const { score, came, weight } of sorted) {
    const last = blocks.at(-1)
    if (!last || last.weight >= size) blocks.push({ score, share: came ? 1 : 0, weight, count: 1 })
    else merge(last, { score, share: came ? 1 : 0, weight, count: 1 })
  }
  for (let i = 1; i < blocks.length; ) {
    const [before, block] = [blocks[i - 1], blocks[i]]
    if (!before || !block || before.share < block.share) i++
    else {
      merge(before, block)
      blocks.splice(i, 1)
      i = Math.max(1, i - 1)
    }
  }
  return blocks
}

function merge(
  into: { score: number; share: number; weight: number; count: number },
  other: typeof into,
): void {
  const weight = into.weight + other.weight
  into.score = (into.score * into.weight + other.score * other.weight) / weight
  into.share = (into.share * into.weight + other.share * other.weight) / weight
  into.weight = weight
  into.count += other.count
}

function share(set: readonly Example[]): number {
  return set.filter(({ came }) => came).length / set.length
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
