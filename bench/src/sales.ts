// A thousand sales projects of twelve milestones each: the list, computing one of them, and the
// chance of running short, each beside its limit and beside a reply of the same server that needs
// no figures at all.
import { randomUUID } from 'node:crypto'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { shortChance } from '@plimsoll/domain/sales/chance'
import type { Cost, Milestone, Project } from '@plimsoll/domain/sales/project'
import { asTenant } from '@plimsoll/server/db/tenant'
import { holdProjects, writeProjects } from '@plimsoll/server/features/sales/projects.store'
import { type Caller, signUp } from './caller.ts'
import { ms, printRow } from './print.ts'
import { businessOf, seedTransactions } from './seed.ts'
import { type Bench, startBench } from './server.ts'

const projects = 1000
const milestones = 12
const clients = 120
const transactions = 20_000
const times = 25
const limitsMs = { list: 15, compute: 100, chance: 300 } as const
const bareCall = '/user/account'

/**
 * Prints a row per measurement: the middle of 25, its share of the limit, and its ratio to a bare
 * reply.
 */
export async function measureSales(): Promise<void> {
  printRow(['', 'p50', 'processor', 'limit', 'of the limit', '/ bare'])
  await measureChance()
  const bench = await startBench()
  try {
    const caller = await signUp(bench.origin)
    await seedTransactions(bench, caller.userId, transactions)
    await seedProjects(bench, caller.userId)
    await measureCalls(bench, caller)
  } finally {
    await bench.stop()
  }
}

const path = '/v1/sales/projects'

async function measureCalls(bench: Bench, caller: Caller): Promise<void> {
  const page = (await caller.get(`${path}?limit=100`)) as { data: { id: string }[] }
  const id = page.data[0]?.id ?? ''
  const bare = await timesOf(bench.processorMs, () => caller.get(bareCall))
  print('a bare reply', { taken: bare })
  const row = async (name: string, limit: number | undefined, work: () => Promise<unknown>) =>
    print(name, { limit, taken: await timesOf(bench.processorMs, work), bare })
  const count = projects.toLocaleString('en-GB')
  await row(`list of ${count}, first 100`, limitsMs.list, () => caller.get(`${path}?limit=100`))
  await row('the same by name, one status', limitsMs.list, () =>
    caller.get(`${path}?limit=100&status=Won&sort=name`),
  )
  await row('compute a new project', limitsMs.compute, () =>
    caller.post(`${path}/compute`, { project: input(), counting: 'expected' }),
  )
  await row('compute a change', limitsMs.compute, () =>
    caller.post(`${path}/${id}/compute`, { changes: { probability: 80 } }),
  )
  await row(`chance with ${count} projects`, undefined, () => caller.get('/v1/sales/chance'))
}

/** A hundred projects and ten thousand futures over half a year, without a server. */
async function measureChance(): Promise<void> {
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
      // Receipts bring a little more than costs take: about one future in seven runs short.
      amount: minor(at % 4 === 3 ? -220_000 : 100_000),
      shifts: at % 4 === 3 ? [0] : [0, 0, 0, 7, 21],
      putOff: at % 4 === 3 ? 30 : 0,
    })),
  }))
  const work = async () => shortChance({ days, threshold: minor(500_000), projects: bids })
  const processorMs = () => {
    const { user, system } = process.cpuUsage()
    return (user + system) / 1000
  }
  const taken = await timesOf(processorMs, work)
  print('chance, 100 projects, 10,000 paths', { limit: limitsMs.chance, taken })
}

/** How long work took each time, and the processor time of each on average. */
type Taken = { readonly each: readonly number[]; readonly processor: number }

async function timesOf(processorMs: () => number, work: () => Promise<unknown>): Promise<Taken> {
  await work()
  const each: number[] = []
  const before = processorMs()
  for (let time = 0; time < times; time++) {
    const from = performance.now()
    await work()
    each.push(performance.now() - from)
  }
  return { each, processor: (processorMs() - before) / times }
}

function print(
  name: string,
  { limit, taken, bare }: { limit?: number | undefined; taken: Taken; bare?: Taken },
): void {
  const p50 = middle(taken.each)
  printRow([
    name,
    ms(p50),
    ms(taken.processor),
    limit === undefined ? '–' : `${limit} ms`,
    limit === undefined ? '–' : `${Math.round((100 * p50) / limit)} %`,
    bare ? (p50 / middle(bare.each)).toFixed(1) : '–',
  ])
}

function middle(taken: readonly number[]): number {
  return [...taken].sort((a, b) => a - b)[Math.floor(taken.length / 2)] ?? Number.NaN
}

/**
 * The projects, written straight into the database: their clients are payers that the books know.
 */
async function seedProjects(bench: Bench, userId: string): Promise<void> {
  const businessId = await businessOf(bench, userId)
  await asTenant(bench.db, businessId, async (tx) => {
    await holdProjects(tx, businessId)
    const made = Array.from({ length: projects }, (_, at) => ({ project: project(at), version: 1 }))
    await writeProjects(tx, businessId, { projects: made, withItems: true })
  })
  await bench.pool.query('analyze')
}

function project(at: number): Project {
  const start = addDays('2026-01-05', (at * 11) % 300)
  const isWon = at % 3 === 0
  return {
    id: randomUUID(),
    name: `Project ${at}`,
    client: { merchantId: null, name: `Merchant ${1 + (at % clients)}` },
    status: isWon ? 'Won' : 'Proposed',
    statusSince: start,
    isAgreed: isWon,
    value: minor(2_400_000),
    vat: { rate: 'standard', included: false },
    start,
    end: addDays(start, 400),
    probability: 10 + (at % 9) * 10,
    delayDays: null,
    include: true,
    notes: '',
    milestones: Array.from({ length: milestones }, (_, stage) => milestone(start, stage)),
    costs: costs(start),
  }
}

function milestone(start: Day, stage: number): Milestone {
  const invoiceDate = addDays(start, 30 * stage)
  return {
    id: randomUUID(),
    label: `Stage ${stage + 1}`,
    amount: minor(200_000),
    share: null,
    invoiceDate,
    termsDays: 30,
    chosenOn: null,
    plannedOn: addDays(invoiceDate, 30),
  }
}

function costs(start: Day): Cost[] {
  const cost = { until: null, every: null, supplier: null, vat: 'none' } as const
  const materials = { label: 'Materials', amount: minor(300_000), subCategory: 'stock_materials' }
  const crew = { label: 'Crew', share: 3500, subCategory: 'subcontractors' }
  return [
    { ...cost, ...crew, id: randomUUID(), kind: 'share', amount: null, day: null },
    {
      ...cost,
      ...materials,
      id: randomUUID(),
      kind: 'one_off',
      share: null,
      day: addDays(start, 20),
    },
  ]
}

/** A project as a browser sends it before it is saved. */
function input(): object {
  const { id, statusSince, isAgreed, delayDays, client, value, milestones, costs, ...rest } =
    project(projects)
  return {
    ...rest,
    client: { merchant_id: null, name: client.name },
    value: '24000.00',
    milestones: milestones.map(({ label, invoiceDate }) => {
      return { label, amount: '2000.00', invoice_date: invoiceDate, terms_days: 30 }
    }),
    costs: costs.map(({ label, kind, day }) =>
      kind === 'share'
        ? { label, kind, share: '35' }
        : { label, kind, amount: '3000.00', day: day ?? rest.start },
    ),
  }
}
