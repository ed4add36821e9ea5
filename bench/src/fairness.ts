// Whether one business's files hold up another's: twenty rows uploaded alone, and again while a
// stranger has ten files waiting, half of them broken and as large as uploads may be, half of them
// statements that take their time to read and store.
import { setTimeout as sleep } from 'node:timers/promises'
import { addDays } from '@plimsoll/domain/calendar'
import { type Caller, signUp } from './caller.ts'
import { printRow } from './print.ts'
import { startBench } from './server.ts'

const filesCount = 10
const brokenBytes = 8.4 * 2 ** 20
const statementRows = 100_000
const pollMs = 100

/** Prints how long the twenty rows took, alone and beside the hostile files. */
export async function measureFairness(): Promise<void> {
  const bench = await startBench()
  try {
    printRow(['20 rows of another business', 'stored', 'files waiting'])
    const warmUp = await signUp(bench.origin)
    await store(warmUp)
    const alone = await store(await signUp(bench.origin))
    printRow(['alone', `${alone.toFixed(1)} s`, 0])
    const [stranger, other] = [await signUp(bench.origin), await signUp(bench.origin)]
    const broken = new Uint8Array(Buffer.alloc(brokenBytes, '<tr><td>'))
    const long = statement(statementRows)
    const sent = await Promise.all(
      Array.from({ length: filesCount }, (_, at) =>
        at % 2
          ? stranger.upload(`${at}.xls`, broken)
          : stranger.upload(`${at}.csv`, long.subarray(0, long.length - at)),
      ),
    )
    const beside = await store(other)
    let waiting = 0
    for (const fileid of sent) if (!(await isDone(stranger, fileid))) waiting++
    printRow([`beside a stranger's ${filesCount} files`, `${beside.toFixed(1)} s`, waiting])
  } finally {
    await bench.stop()
  }
}

/** Seconds from sending twenty rows until they are stored. */
async function store(caller: Caller): Promise<number> {
  const from = performance.now()
  const fileid = await caller.upload('statement.csv', statement(20))
  while (!(await isDone(caller, fileid))) await sleep(pollMs)
  return (performance.now() - from) / 1000
}

function statement(rows: number): Uint8Array<ArrayBuffer> {
  const lines = Array.from({ length: rows }, (_, at) => {
    const day = addDays('2024-12-01', Math.floor((at * 700) / rows))
    return `${day},CARD SHOP ${at % 300},-${1 + (at % 90)}.00`
  })
  return new TextEncoder().encode(['Date,Description,Amount', ...lines].join('\n'))
}

async function isDone(caller: Caller, fileid: string): Promise<boolean> {
  const reply = (await caller.post('/data/check-file-processed', { fileid })) as {
    data: { job_status: string }
  }
  return reply.data.job_status !== 'pending'
}
