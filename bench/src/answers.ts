// How long the assistant takes with 100,000 transactions: the whole call, as a browser makes it,
// over questions of every kind, each asked a few times.

import { type Caller, signUp } from './caller.ts'
import { ms, percentile, printRow } from './print.ts'
import { seedTransactions } from './seed.ts'
import { startBench } from './server.ts'

const transactions = 100_000
const times = 4
const limitMs = 300
const readyMs = 120_000
const pollMs = 500

const questions = [
  'What is our balance?',
  'What was our balance at the end of last month?',
  'How much did we spend last month?',
  'How much came in this year?',
  'How much went on fuel last quarter?',
  'How much did we pay Merchant 17 this year?',
  'How many payments did we make to Merchant 42 this year?',
  'When did we last pay Merchant 3?',
  'Who were our top 5 suppliers last quarter?',
  'Who are our best customers this year?',
  'What share of spending is wages?',
  'What do we spend on rent in an average month?',
  'Spending by category last month',
  'Sales by month this year',
  'Which month had the highest sales?',
  'Did we spend more in October than in September?',
  'Merchant 5 against Merchant 6 this year',
  'What changed most last month?',
  'Why did we spend more last month?',
  'List payments over £150 last month',
  'What was our biggest payment last quarter?',
  'How did we do last month?',
  'Is anything unusual?',
  'Did Merchant 9 put its price up?',
  'Which suppliers are new this month?',
  'What is left of sales after wages last month?',
  'Which day of the week is busiest?',
  'What is due in the next 30 days?',
  'What is the next bill?',
  'How much will come in next month?',
  'What will our balance be at the end of next month?',
  'What is the lowest point ahead?',
  'When will we run out of cash?',
  'Can we afford £5,000 next month?',
  'How much is safe to spend?',
  'When is our next VAT payment due?',
  'Who is late?',
  'What are the odds of running out of cash?',
  'Tell me about the widgets in Ruritania',
  'What profit did we make?',
] as const

/** Prints the middle, the 95th of 100 and the slowest answer, beside the limit. */
export async function measureAnswers(): Promise<void> {
  const bench = await startBench()
  try {
    const caller = await signUp(bench.origin)
    await seedTransactions(bench, caller.userId, transactions)
    await untilForecast(caller)
    const taken: { question: string; wall: number }[] = []
    for (let round = 0; round < times; round++)
      for (const question of questions) {
        const began = performance.now()
        await caller.post('/chat/relay-user-question', { prompt: question })
        taken.push({ question, wall: performance.now() - began })
      }
    const sorted = taken.map(({ wall }) => wall).sort((a, b) => a - b)
    const part = (share: number) => percentile(sorted, share)
    printRow(['', 'answers', 'p50', 'p95', 'slowest', 'limit of p95'])
    printRow([
      `${transactions.toLocaleString('en-GB')} transactions`,
      String(sorted.length),
      ms(part(0.5)),
      ms(part(0.95)),
      ms(sorted.at(-1) ?? 0),
      ms(limitMs),
    ])
    for (const { question, wall } of slowest(taken)) printRow([question, '', ms(wall)])
  } finally {
    await bench.stop()
  }
}

// The slowest few questions, each by its middle round.
function slowest(taken: readonly { question: string; wall: number }[]) {
  const shown = 5
  return [...new Set(taken.map(({ question }) => question))]
    .map((question) => {
      const walls = taken
        .filter((each) => each.question === question)
        .map(({ wall }) => wall)
        .sort((a, b) => a - b)
      return { question, wall: walls[Math.floor(walls.length / 2)] ?? 0 }
    })
    .sort((a, b) => b.wall - a.wall)
    .slice(0, shown)
}

async function untilForecast(caller: Caller): Promise<void> {
  const until = performance.now() + readyMs
  for (;;) {
    const { data } = (await caller.get('/data/forecast/state')) as { data: { state: string } }
    if (data.state === 'ready') return
    if (performance.now() > until) throw new Error(`The forecast is ${data.state}.`)
    await new Promise((resolve) => setTimeout(resolve, pollMs))
  }
}
