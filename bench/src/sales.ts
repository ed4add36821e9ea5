// A thousand sales projects of twelve milestones each: the list, computing one of them, and the
// chance of running short, each beside its limit.
import { addDays } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { shortChance } from '@plimsoll/domain/sales/chance'
import { type Caller, signUp } from './caller.ts'
import { ms, printRow } from './print.ts'
import { seedTransactions } from './seed.ts'
import { startBench } from './server.ts'

const projects = 1000
const milestones = 12
const times = 9
const limitsMs = { list: 15, compute: 100, chance: 300 } as const

/** Prints a row per measurement: the middle of nine, and its share of the limit. */
export async function measureSales(): Promise<void> {
  printRow(['', 'p50', 'limit', 'of the limit'])
  measureChance()
  const bench = await startBench()
  try {
    const caller = await signUp(bench.origin)
    await seedTransactions(bench, caller.userId, 20_000)
    for (let at = 0; at < projects; at++) await caller.post(path, project(at))
    await measureCalls(caller)
  } finally {
    await bench.stop()
  }
}

const path = '/v1/sales/projects'

async function measureCalls(caller: Caller): Promise<void> {
  const page = (await caller.get(`${path}?limit=100`)) as { data: { id: string }[] }
  const id = page.data[0]?.id ?? ''
  await row(`list of ${projects} projects`, limitsMs.list, () => caller.get(`${path}?limit=100`))
  await row('compute a new project', limitsMs.compute, () =>
    caller.post(`${path}/compute`, { project: project(projects), counting: 'expected' }),
  )
  await row('compute a change', limitsMs.compute, () =>
    caller.post(`${path}/${id}/compute`, { changes: { probability: 80 } }),
  )
  await row(`chance with ${projects} projects`, null, () => caller.get('/v1/sales/chance'))
}

/** A hundred projects and ten thousand futures over half a year, without a server. */
function measureChance(): void {
  const days = Array.from({ length: 190 }, (_, at) => {
    const closing = 2_000_000 - 5000 * at
    const width = 300_000 + 3000 * at
    const [low80, high80] = [minor(closing - width), minor(closing + width)]
    return { day: addDays('2026-11-21', at), closing: minor(closing), low80, high80 }
  })
  const bids = Array.from({ length: 100 }, (_, bid) => ({
    projectId: `p${bid}`,
    wins: bid % 2 === 0 ? 0.4 : 1,
    slips: [0, 0, 0, 0, 0, 0, 0, 14, 14, 30],
    items: Array.from({ length: milestones }, (_, at) => ({
      itemId: `${bid}-${at}`,
      at: (bid * 7 + at * 13) % 190,
      amount: minor(at % 4 === 3 ? -300_000 : 100_000),
      shifts: at % 4 === 3 ? [0] : [0, 0, 0, 7, 21],
      putOff: at % 4 === 3 ? 30 : 0,
    })),
  }))
  const taken = Array.from({ length: times }, () => {
    const from = performance.now()
    shortChance({ days, threshold: minor(500_000), projects: bids })
    return performance.now() - from
  })
  print('chance, 100 projects, 10,000 paths', limitsMs.chance, taken)
}

async function row(name: string, limit: number | null, work: () => Promise<unknown>) {
  await work()
  const taken: number[] = []
  for (let time = 0; time < times; time++) {
    const from = performance.now()
    await work()
    taken.push(performance.now() - from)
  }
  print(name, limit, taken)
}

function print(name: string, limit: number | null, taken: number[]): void {
  const middle = taken.sort((a, b) => a - b)[Math.floor(times / 2)] ?? 0
  const share = limit === null ? '' : `${Math.round((100 * middle) / limit)} %`
  printRow([name, ms(middle), limit === null ? '' : `${limit} ms`, share])
}

function project(at: number): object {
  const start = addDays('2026-01-05', (at * 11) % 300)
  return {
    name: `Project ${at}`,
    client: { merchant_id: null, name: `Client ${at % 120}` },
    value: '24000.00',
    vat: { rate: 'standard', included: false },
    start,
    end: addDays(start, 400),
    probability: 10 + (at % 9) * 10,
    status: at % 3 === 0 ? 'Won' : 'Proposed',
    milestones: Array.from({ length: milestones }, (_, stage) => ({
      label: `Stage ${stage + 1}`,
      amount: '2000.00',
      invoice_date: addDays(start, 30 * stage),
      terms_days: 30,
    })),
    costs: [
      { label: 'Crew', kind: 'share', share: '35' },
      { label: 'Materials', kind: 'one_off', amount: '3000.00', day: addDays(start, 20) },
    ],
  }
}
