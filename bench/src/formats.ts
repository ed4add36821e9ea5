// Files of every format read in the child process, as an upload is: rows per second and the most
// memory the child took.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays } from '@plimsoll/domain/calendar'
import { readFile } from '@plimsoll/server/outside/workbook/read-file'
import { writeXlsx } from '@plimsoll/server/outside/workbook/write-xlsx'
import { printRow } from './print.ts'

const xlsx = createRequire(import.meta.url)('@e965/xlsx') as typeof import('@e965/xlsx')
const sizes = [1_000, 20_000, 50_000]
const uploadBytesMax = 10 * 1024 * 1024

type Entry = { day: string; amount: string; balance: string; text: string }

/** Prints a row per format and size. What an upload may not hold is left out. */
export async function measureFormats(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'plimsoll-formats-'))
  try {
    printRow(['format, rows', 'file', 'time', 'rows/s', 'child peak', 'outcome'])
    for (const [name, write] of Object.entries(writers)) {
      for (const size of sizes) await measure(folder, { name, bytes: write(entriesOf(size)), size })
    }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(
  folder: string,
  { name, bytes, size }: { name: string; bytes: Uint8Array; size: number },
): Promise<void> {
  if (bytes.length > uploadBytesMax) return
  const path = join(folder, 'file')
  writeFileSync(path, bytes)
  let peakKb = 0
  const watch = setInterval(() => {
    peakKb = Math.max(peakKb, childrenPeakKb())
  }, 10)
  const from = performance.now()
  const reading = readFile({ path, answers: {}, today: '2026-11-20' })
  let rows = 0
  for await (const batch of reading.batches) rows += batch.length
  const outcome = await reading.outcome
  const seconds = (performance.now() - from) / 1000
  clearInterval(watch)
  printRow([
    `${name}, ${size.toLocaleString('en-GB')}`,
    `${(bytes.length / 2 ** 20).toFixed(1)} MB`,
    `${seconds.toFixed(2)} s`,
    Math.round(rows / seconds).toLocaleString('en-GB'),
    `${Math.round(peakKb / 1024)} MB`,
    outcome.kind === 'read' ? outcome.report.proof.kind : outcome.code,
  ])
}

// The kernel keeps the highest resident memory that a process has had.
function childrenPeakKb(): number {
  const own = `/proc/${process.pid}/task`
  const peaks = readdirSync(own).flatMap((task) =>
    textOf(`${own}/${task}/children`)
      .split(' ')
      .filter((id) => id !== '')
      .map((id) => Number(/VmHWM:\s+(\d+)/.exec(textOf(`/proc/${id}/status`))?.[1] ?? 0)),
  )
  return Math.max(0, ...peaks)
}

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return '' // the child has ended
  }
}

function entriesOf(rows: number): Entry[] {
  let balance = 1_000_000_000
  return Array.from({ length: rows }, (_, at) => {
    const pence = (at % 4 === 0 ? 1 : -1) * (100 + ((at * 7919) % 9000))
    balance += pence
    const day = addDays('2024-12-01', Math.floor((at * 700) / rows))
    return {
      day,
      amount: pounds(pence),
      balance: pounds(balance),
      text: `CARD PAYMENT TO SHOP ${at % 300}`,
    }
  })
}

function pounds(pence: number): string {
  const digits = String(Math.abs(pence)).padStart(3, '0')
  return `${pence < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

const heads = ['Date', 'Description', 'Amount', 'Balance']
const bare = (day: string) => day.replaceAll('-', '')
const slashed = (day: string) => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`
const unsigned = (amount: string) => amount.replace('-', '')

const writers: Readonly<Record<string, (entries: readonly Entry[]) => Uint8Array>> = {
  csv: (entries) =>
    Buffer.from(
      [
        heads.join(','),
        ...entries.map((each) => [slashed(each.day), each.text, each.amount, each.balance].join()),
      ].join('\n'),
    ),
  xlsx: (entries) =>
    writeXlsx([
      {
        name: 'A',
        rows: [
          heads,
          ...entries.map((each) => [
            { day: each.day },
            each.text,
            Number(each.amount),
            Number(each.balance),
          ]),
        ],
      },
    ]),
  ...Object.fromEntries(
    (['biff8', 'xlsb', 'ods', 'xlml', 'html'] as const).map((type) => [type, bookWriter(type)]),
  ),
  ofx: (entries) =>
    Buffer.from(
      `OFXHEADER:100\n\n<OFX><STMTRS><CURDEF>GBP<BANKTRANLIST>\n${entries
        .map(
          (each, at) =>
            `<STMTTRN><TRNTYPE>OTHER<DTPOSTED>${bare(each.day)}<TRNAMT>${each.amount}<FITID>F${at}<NAME>${each.text}</STMTTRN>`,
        )
        .join('\n')}\n</BANKTRANLIST></STMTRS></OFX>`,
    ),
  qif: (entries) =>
    Buffer.from(
      `!Type:Bank\n${entries.map((each) => `D${slashed(each.day)}\nT${each.amount}\nP${each.text}\n^`).join('\n')}\n`,
    ),
  camt: (entries) =>
    Buffer.from(
      `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${entries
        .map(
          (each) =>
            `<Ntry><Amt Ccy="GBP">${unsigned(each.amount)}</Amt><CdtDbtInd>${each.amount.startsWith('-') ? 'DBIT' : 'CRDT'}</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>${each.day}</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${each.text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`,
        )
        .join('')}</Stmt></BkToCstmrStmt></Document>`,
    ),
  mt940: (entries) =>
    Buffer.from(
      `:20:A\n:25:1\n:60F:C241130GBP10000000,00\n${entries
        .map(
          (each) =>
            `:61:${bare(each.day).slice(2)}${each.amount.startsWith('-') ? 'D' : 'C'}${unsigned(each.amount).replace('.', ',')}NTRFNONREF\n:86:${each.text}`,
        )
        .join('\n')}\n:62F:C261101GBP${entries.at(-1)?.balance.replace('.', ',')}\n`,
    ),
}

function bookWriter(bookType: 'biff8' | 'xlsb' | 'ods' | 'xlml' | 'html') {
  return (entries: readonly Entry[]): Uint8Array => {
    const rows = entries.map((each) => [
      slashed(each.day),
      each.text,
      Number(each.amount),
      Number(each.balance),
    ])
    const book = xlsx.utils.book_new()
    xlsx.utils.book_append_sheet(book, xlsx.utils.aoa_to_sheet([heads, ...rows]), 'A')
    return xlsx.write(book, { type: 'buffer', bookType, compression: true }) as Buffer
  }
}
