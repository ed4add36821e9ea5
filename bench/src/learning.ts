// Measures what learning is worth by time: learnt from the earlier payments of each set, judged on
// the later fifth, which neither the model nor its threshold has seen; and how it grows with the
// number of labelled payments.
import { learnModel, rank } from '@plimsoll/domain/learning/model'
import { qualityOf } from '@plimsoll/domain/learning/quality'
import type { Example } from '@plimsoll/domain/learning/seen'
import { baselines } from './learning/baselines.ts'
import { labelledSets } from './learning/sets.ts'
import { printRow } from './print.ts'

const testShare = 0.2
const curve = [20, 50, 100, 500, 1000]

/** Prints every set's figures: `npm run bench -- learning --data <folder of CSVs>`. */
export async function measureLearning(): Promise<void> {
  const at = process.argv.indexOf('--data')
  for (const { name, examples } of labelledSets(at < 0 ? null : (process.argv[at + 1] ?? null))) {
    const split = Math.floor(examples.length * (1 - testShare))
    const later = examples.slice(split)
    const labels = new Set(examples.map(({ label }) => label)).size
    process.stdout.write(`\n  ${name}: ${examples.length} payments, ${labels} labels\n`)
    printRow([
      'learnt from',
      'majority',
      'last',
      'first',
      'top 3',
      'new payee',
      'auto',
      'precision',
      'error',
      'seconds',
    ])
    for (const count of [...curve.filter((some) => some < split), split])
      row(examples.slice(split - count, split), later)
  }
}

function row(past: readonly Example[], later: readonly Example[]): void {
  const simple = baselines(past, later)
  const begun = performance.now()
  const model = learnModel(past)
  const seconds = (performance.now() - begun) / 1000
  const cells = [past.length, percent(simple.majority), percent(simple.last)]
  if (!model) {
    printRow([...cells, 'nothing learnt'])
    return
  }
  const payees = new Set(past.map(({ payee }) => payee))
  const judged = later.map((example) => {
    const ranked = rank(model, example)
    const place = ranked.findIndex(({ label }) => label === example.label)
    return {
      chance: ranked[0]?.chance ?? 0,
      right: place === 0,
      place,
      isNew: !payees.has(example.payee),
    }
  })
  const { from } = model.threshold
  const taken = judged.filter(({ chance }) => from !== null && chance >= from)
  const quality = qualityOf(judged, past.length)
  printRow([
    ...cells,
    percent(quality.first),
    percent(quality.firstThree),
    percent(quality.newPayeeFirst),
    percent(taken.length / judged.length),
    percent(taken.length === 0 ? null : taken.filter(({ right }) => right).length / taken.length),
    percent(quality.calibrationError),
    seconds.toFixed(2),
  ])
}

function percent(share: number | null): string {
  return share === null ? '-' : `${(share * 1000).toFixed(0).replace(/(\d)$/, '.$1')} %`
}
