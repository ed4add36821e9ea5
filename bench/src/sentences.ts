// Asks the assistant example sentences about the demo company and compares what it looks up with
// what it looks up for the question that each of them means. Which words were read wrongly shows
// here without an answer worked out by hand.
import { readdirSync, readFileSync } from 'node:fs'
import { slotsIn, withSlots } from '@plimsoll/domain/question/examples/example-words'
import { converse } from '@plimsoll/server/features/chat/service'
import { today, withDemoBooks } from './demo.ts'
import { printRow } from './print.ts'

const every = Number(process.env.EVERY ?? 5)
const folder = new URL('../../server/src/features/chat/examples/', import.meta.url)
const nothing = '(nothing)'
const preposition = /\b(of|on|since|did|was) in /g

const words: Readonly<Record<string, readonly string[]>> = {
  any: ['DPD', 'Advertising', 'Royal Mail', 'Fuel', 'Shell'],
  cat: ['Advertising', 'Fuel', 'Insurance', 'Rent'],
  payee: ['DPD', 'Shell', 'Royal Mail', 'Google Ads'],
  payer: ['Northwind Hotels', 'Tidewater Brewing Co', 'Kestrel Cycles'],
  account: ['reserve account', 'company card'],
  project: ['Lantern Street rebrand', 'Harbour festival signage'],
  past: ['last month', 'in September', 'this year', 'in July 2026', 'last quarter'],
  ahead: ['in January', 'next month', 'by the end of January'],
  day: ['15 January'],
  amount: ['£500', '£2,000', '£12,000'],
  n: ['3', '5'],
  percent: ['10%', '20%'],
}

type Sentence = { readonly text: string; readonly means: string }
type Answer = Awaited<ReturnType<typeof converse>>
type Verdict = 'as meant' | 'asked back' | 'refused' | 'something else'

/** Asks every fifth sentence, or every EVERY-th, and prints those read as something else. */
export async function measureSentences(): Promise<void> {
  await withDemoBooks(({ db, businessId }) =>
    compareAll(sentences(), (prompt) => converse(db, businessId, { prompt, previous: [], today })),
  )
}

async function compareAll(all: readonly Sentence[], ask: (prompt: string) => Promise<Answer>) {
  const meant = new Map<string, Answer>()
  const counts = new Map<Verdict, number>()
  for (const { text, means } of all) {
    const wanted = meant.get(means) ?? (await ask(means))
    meant.set(means, wanted)
    if (wanted.status !== 'answered') continue
    const found = await ask(text)
    const verdict = verdictOn(found, wanted)
    counts.set(verdict, (counts.get(verdict) ?? 0) + 1)
    if (verdict === 'something else')
      process.stdout.write(`  ${text} → ${found.response.slice(0, 120)} (${means})\n`)
  }
  const sum = [...counts.values()].reduce((total, count) => total + count, 0)
  printRow(['sentences', 'count', 'share'])
  for (const [verdict, count] of counts)
    printRow([verdict, count, `${((count / sum) * 100).toFixed(1)} %`])
}

// Days that a sentence leaves out are chosen for it, which is no other reading: what counts is the
// tool, the way of the money and the names.
function verdictOn(found: Answer, wanted: Answer): Verdict {
  if (found.status === 'clarify') return 'asked back'
  if (found.tool === null) return 'refused'
  return lookUpOf(found) === lookUpOf(wanted) || found.response === wanted.response
    ? 'as meant'
    : 'something else'
}

function lookUpOf({ tool, args }: Answer): string {
  const {
    side,
    measure,
    subjects = [],
  } = (args ?? {}) as {
    side?: string
    measure?: string
    subjects?: readonly { name: string }[]
  }
  const names = subjects.map(({ name }) => name).sort()
  return [tool, side ?? measure ?? '', ...names].join()
}

function sentences(): readonly Sentence[] {
  const all: Sentence[] = []
  const files = readdirSync(folder).filter((name) => /^(?:first|aside)/.test(name))
  let means = nothing
  let at = 0
  for (const name of files.sort())
    for (const line of readFileSync(new URL(name, folder), 'utf8').split('\n')) {
      const text = line.trim()
      if (text === '' || text.startsWith('//')) continue
      if (text.startsWith('= ')) means = text.slice(2)
      else if (means !== nothing && at++ % every === 0)
        all.push({ text: filled(text, at), means: filled(means, at) })
    }
  return all
}

function filled(line: string, at: number): string {
  if (slotsIn(line).length === 0) return line
  return withSlots(line, ({ name }) => {
    const choices = words[name.replace(/\d$/, '')] ?? ['']
    return choices[(at + (/\d$/.test(name) ? 1 : 0)) % choices.length] ?? ''
  }).replace(preposition, '$1 ')
}
