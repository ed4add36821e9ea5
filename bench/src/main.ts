// Runs the requested sections, or all of them, and prints the figures with the machine and
// versions.
import { cpus, hostname, totalmem } from 'node:os'
import { measureAnswers } from './answers.ts'
import { measureBytes } from './bytes.ts'
import { measureFairness } from './fairness.ts'
import { measureForecast } from './forecast.ts'
import { measureFormats } from './formats.ts'
import { measureImports } from './imports.ts'
import { measureInteractions } from './interactions.ts'
import { measureLearning } from './learning.ts'
import { measureLists } from './lists.ts'
import { measureQuestions } from './questions.ts'
import { measureReads } from './reads.ts'
import { measureSales } from './sales.ts'
import { measureSentences } from './sentences.ts'
import { measureStarts } from './starts.ts'
import { measureVariance } from './variance.ts'

const sections = {
  bytes: measureBytes,
  interactions: measureInteractions,
  starts: measureStarts,
  imports: measureImports,
  formats: measureFormats,
  fairness: measureFairness,
  reads: measureReads,
  lists: measureLists,
  variance: measureVariance,
  forecast: measureForecast,
  learning: measureLearning,
  questions: measureQuestions,
  sentences: measureSentences,
  answers: measureAnswers,
  sales: measureSales,
} as const

type Section = keyof typeof sections

const sectionsWanted = process.argv.slice(2).filter((name): name is Section => name in sections)
const gigabytes = (totalmem() / 2 ** 30).toFixed(0)
process.stdout.write(
  `${hostname()}: ${cpus().length} × ${cpus()[0]?.model ?? 'unknown'}, ${gigabytes} GB; Node ${process.versions.node}\n`,
)
for (const name of sectionsWanted.length ? sectionsWanted : (Object.keys(sections) as Section[])) {
  process.stdout.write(`\n${name}\n`)
  await sections[name]()
}
