// The process that reads one file and dies: bytes to transactions, transactions to lines of JSON.
// It opens no network and knows no secret; whatever a hostile file does to it, the server lives on.

import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { merchantReader } from '@plimsoll/domain/merchant/normalise-merchant'
import { textOf } from '@plimsoll/domain/statement/find-header'
import { refuse } from '@plimsoll/domain/statement/refuse'
import type { StatementRead } from '@plimsoll/domain/statement/statement'
import { badRowsMax } from './limits.ts'
import { lookInto } from './look-into.ts'
import { type Manner, packed, type ReadMessage, type ReadRequest } from './messages.ts'
import { type Opened, openBytes } from './read-bytes.ts'
import { readWithAnswers } from './read-with-answers.ts'
import { damaged, Refusal, tooLarge } from './refusal.ts'

const chunkChars = 64 * 1024
const rowsAtOnce = 100

async function main(): Promise<void> {
  const request = JSON.parse(readFileSync(0, 'utf8')) as ReadRequest
  await say(await answer(request))
}

async function answer(request: ReadRequest): Promise<Iterable<ReadMessage>> {
  try {
    const opened = await openBytes(readFileSync(request.path))
    if (request.isRows) return rowsIn(opened)
    const { result, manner } = await readWithAnswers(opened, request)
    if (request.isLook) return [{ looked: lookInto(opened, { result, manner }) }]
    return result.kind === 'refused' ? [{ refused: result }] : messagesOf(result, manner)
  } catch (thrown) {
    const refusal = thrown instanceof Refusal ? thrown : damaged()
    return [{ refused: refuse(refusal.code, refusal.message) }]
  }
}

const rowsMax = 20_000
const columnsMax = 80
const cellCharsMax = 200

/**
 * The sheet that holds most, row by row. Empty rows go: nothing below them hangs on their number.
 */
function rowsIn({ grid }: Opened): ReadMessage[] {
  const sheets = grid?.sheets.filter(({ hidden }) => !hidden) ?? []
  const fullest = [...sheets].sort((a, b) => b.rows.length - a.rows.length)[0]
  if (!fullest)
    throw new Refusal('unsupported', 'This file holds no table. Export it as CSV or Excel.')
  if (fullest.rows.length > rowsMax) throw tooLarge(`${rowsMax} rows is the limit`)
  return fullest.rows.map(({ cells }) => ({
    row: cells.slice(0, columnsMax).map((cell) => textOf(cell).slice(0, cellCharsMax)),
  }))
}

function* messagesOf(result: StatementRead, manner: Manner | null): Generator<ReadMessage> {
  const { transactions, badRows, ...report } = result
  yield { head: { transactionCount: transactions.length } }
  const merchantOf = merchantReader()
  // Named here and not in the server, which stages these rows while the next are named.
  for (let at = 0; at < transactions.length; at += rowsAtOnce) {
    const rows = transactions.slice(at, at + rowsAtOnce)
    yield {
      packed: rows.map((transaction) => packed({ transaction, merchant: merchantOf(transaction) })),
    }
  }
  for (const bad of badRows.slice(0, badRowsMax)) yield { bad }
  const counts = { transactionCount: transactions.length, badRowCount: badRows.length }
  yield { report: { ...report, ...counts, manner } }
}

async function say(messages: Iterable<ReadMessage>): Promise<void> {
  let waiting = ''
  for (const message of messages) {
    waiting += `${JSON.stringify(message)}\n`
    if (waiting.length < chunkChars) continue
    if (!process.stdout.write(waiting)) await once(process.stdout, 'drain')
    waiting = ''
  }
  process.stdout.write(waiting)
}

await main()
