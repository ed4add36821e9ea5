// Asks the assistant every question of the bank about the demo company and writes both scores to
// docs/assistant.md: of the phrasings that it was adjusted to, and of those that were kept aside.
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { asTenant } from '@plimsoll/server/db/tenant'
import { converse } from '@plimsoll/server/features/chat/service'
import { sql } from 'kysely'
import { type DemoBooks, today, withDemoBooks } from './demo.ts'
import { questionsFor } from './questions/bank.ts'
import type { BankQuestion } from './questions/families/family.ts'
import type { Row } from './questions/oracle.ts'
import { type Outcome, outcomeOf, reportOf } from './questions/score.ts'

const page = fileURLToPath(new URL('../../docs/assistant.md', import.meta.url))

/** Runs the bank; with BANK_MISSES=1 the misses of the adjusted part are printed. */
export async function measureQuestions(): Promise<void> {
  await withDemoBooks(async (books) => {
    const rows = await asTenant(
      books.db,
      books.businessId,
      async (tx) => (await readRows(books.businessId).execute(tx)).rows,
    )
    const outcomes: Outcome[] = []
    for (const question of questionsFor(rows)) outcomes.push(await askOne(question, books))
    const report = reportOf(outcomes)
    writeFileSync(page, `${report}${writtenByHand()}`)
    process.stdout.write(`${report}\n${timeOf(outcomes)}\n`)
    if (process.env.BANK_MISSES) printMisses(outcomes)
  })
}

// What strangers' questions came to is no part of the bank, and stays as it is.
function writtenByHand(): string {
  const text = readFileSync(page, 'utf8')
  const begins = text.indexOf('\n## Questions met for the first time')
  if (begins < 0) throw new Error('docs/assistant.md lacks its part on strangers')
  return text.slice(begins)
}

function timeOf(outcomes: readonly Outcome[]): string {
  const times = outcomes.map(({ milliseconds }) => milliseconds).sort((a, b) => a - b)
  const p95 = times[Math.floor(times.length * 0.95)] ?? 0
  return `95 of 100 answers took at most ${Math.round(p95)} ms, opening the books included.`
}

async function askOne(question: BankQuestion, { db, businessId }: DemoBooks): Promise<Outcome> {
  const { prompt, previous } = question
  const began = performance.now()
  const answer = await converse(db, businessId, { prompt, previous, today })
  return outcomeOf(question, { ...answer, milliseconds: performance.now() - began })
}

function printMisses(outcomes: readonly Outcome[]): void {
  for (const { question, verdict, response } of outcomes)
    if (verdict !== 'right' && !question.isAside)
      process.stdout.write(`${verdict}: ${question.prompt} → ${response}\n`)
}

// Straight from the rows, with the side as the taxonomy has it; not from the totals that the
// assistant reads.
function readRows(businessId: string) {
  return sql<Row>`
    select t.shown_day::text as day, t.amount_minor as amount, x.category, t.shown_sub_category as "subCategory", m.name as merchant, a.name as account,
      case when x.direction in ('in', 'out') and x.category <> 'uncategorised' then x.direction
        when t.amount_minor < 0 then 'out' else 'in' end as side
    from transaction t
      join account a on a.business_id = t.business_id and a.id = t.account_id
      join taxonomy x on x.sub_category = t.shown_sub_category
      left join merchant m on m.business_id = t.business_id and m.id = t.shown_merchant_id
    where t.business_id = ${businessId} and not t.excluded and t.transfer_id is null and a.counts and not t.split`
}
