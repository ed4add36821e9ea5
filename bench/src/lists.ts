// The list of transactions with a million of them: the first page of each common filter and its
// total, the next page, and edits with their undo. One request at a time; the middle of five.
import { type Caller, signUp } from './caller.ts'
import { ms, printRow } from './print.ts'
import { seedTransactions } from './seed.ts'
import { startBench } from './server.ts'

const size = 1_000_000
const times = 5

type Page = {
  data: { id: string; account: { id: string }; merchant: { id: string } }[]
  next_cursor: string | null
}

/** Prints a row per filter. */
export async function measureLists(): Promise<void> {
  const bench = await startBench()
  try {
    const caller = await signUp(bench.origin)
    await seedTransactions(bench, caller.userId, size)
    const all = (await caller.get('/data/transactions/list?limit=100')) as Page
    const [row] = all.data
    printRow([
      `${size.toLocaleString('en-GB')} transactions`,
      ...['rows p50', 'slowest', 'total p50', 'slowest'],
    ])
    const filters = [
      '',
      `cursor=${all.next_cursor}`,
      `account=${row?.account.id}`,
      `merchant=${row?.merchant.id}`,
      'sub_category=fuel',
      'category=travel_vehicles',
      'direction=out',
      'label=uncategorised',
      'label=unsure',
      'label=edited',
      'shown=excluded',
      'shown=transfers',
      'amount_from=100.00&amount_to=101.00',
      'q=Transaction%2099999',
      'q=nothing%20like%20it',
      'q=12.50',
      'q=transaction',
      'q=merchant%2017',
      'q=zq',
    ]
    for (const filter of filters)
      printRow([
        filter.replace(/[0-9a-f-]{36}|cursor=.*/, (id) =>
          id.startsWith('cursor') ? 'the next page' : 'one',
        ) || 'no filter',
        ...(await timed(caller, `/data/transactions/list?rows=only&limit=100&${filter}`)),
        ...(await timed(caller, `/data/transactions/total?${filter}`)),
      ])
    await measureEdit(caller, row?.id ?? '')
  } finally {
    await bench.stop()
  }
}

async function timed(caller: Caller, path: string): Promise<[string, string]> {
  const taken: number[] = []
  for (let time = 0; time < times; time++) taken.push(await timeOf(() => caller.get(path)))
  taken.sort((a, b) => a - b)
  return [ms(taken[Math.floor(times / 2)] ?? 0), ms(taken.at(-1) ?? 0)]
}

async function measureEdit(caller: Caller, id: string): Promise<void> {
  const edit = { transactions: [{ id, sub_category: 'rent' }] }
  let changeId = ''
  const edited = await timeOf(async () => {
    changeId = await changeOf(caller, edit)
  })
  const undone = await timeOf(() => caller.post(`/data/transactions/changes/${changeId}/undo`, {}))
  printRow(['one edit', ms(edited), 'and its undo', ms(undone)])
  const past = await timeOf(async () => {
    changeId = await changeOf(caller, { ...edit, apply_to: 'merchant_past' })
  })
  const back = await timeOf(() => caller.post(`/data/transactions/changes/${changeId}/undo`, {}))
  printRow(['all 5,000 of a merchant', ms(past), 'and its undo', ms(back)])
}

async function changeOf(caller: Caller, body: object): Promise<string> {
  const reply = (await caller.post('/data/update-transactions', body)) as {
    data: { change_id: string }
  }
  return reply.data.change_id
}

async function timeOf(work: () => Promise<unknown>): Promise<number> {
  const from = performance.now()
  await work()
  return performance.now() - from
}
