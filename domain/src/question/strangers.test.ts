// Questions that strangers put to five made-up companies on 23 November 2026, each with the call
// that its answer was made of. The answers were marked right against the rows of the books, so a
// question that is read otherwise has to be looked at again.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { subCategories } from '../taxonomy.ts'
import type { Frame } from './frame.ts'
import { interpret } from './interpret.ts'
import { NameIndex } from './names.ts'
import type { BookNames } from './subject.ts'
import type { FlowSide, Plan } from './tool-call.ts'

type Side = FlowSide | 'both' | null

type Recorded = {
  readonly books: Readonly<
    Record<
      string,
      {
        readonly firstDay: string
        readonly yearEnd: string
        readonly merchants: readonly (BookNames['merchants'][number] & { readonly side: Side })[]
        readonly accounts: BookNames['accounts']
        readonly usedCodes: readonly string[]
      }
    >
  >
  readonly questions: readonly (readonly [
    book: string,
    prompts: readonly string[],
    plan: unknown,
  ])[]
}

const today = '2026-11-23'
const { books, questions }: Recorded = JSON.parse(
  readFileSync(new URL('./strangers.json', import.meta.url), 'utf8'),
)

const opened = new Map(
  Object.entries(books).map(([name, { merchants, accounts, firstDay, yearEnd, ...rest }]) => {
    const usedCodes = new Set(rest.usedCodes)
    const labels = subCategories.map(({ subCategory: code, label }) => ({ code, label }))
    const names = new NameIndex({ merchants, subCategories: labels, accounts, usedCodes })
    const sides = new Map(merchants.map(({ id, side }) => [id, side]))
    const sideOfMerchant = (ids: readonly string[]): FlowSide | null => {
      const side = sides.get(ids[0] ?? '') ?? null
      return side === 'both' ? null : side
    }
    return [
      name,
      {
        question: {
          today,
          yearEnd,
          firstDay,
          names,
          projects: [],
          englishWords: new Set<string>(),
        },
        plan: { today, firstDay, usedCodes, sideOfMerchant },
      },
    ]
  }),
)

// Names for what is meant, days for periods: what a person can check.
function inShort(plan: Plan): unknown {
  if (plan.kind !== 'call')
    return plan.kind === 'clarify' ? plan.kind : `${plan.kind} ${plan.topic}`
  const { tool, args } = plan.call
  return { tool, ...shortened(args) }
}

function shortened(args: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(args).map(([key, value]) => [
      key,
      Array.isArray(value) ? value.map(short) : short(value),
    ]),
  )
}

function short(value: unknown): unknown {
  if (value === null || typeof value !== 'object') return value
  if ('from' in value && 'to' in value) return `${value.from} to ${value.to}`
  if ('name' in value) return value.name
  return shortened(value)
}

function planned(book: string, prompts: readonly string[]): unknown {
  const input = opened.get(book)
  if (!input) throw new Error(`No books of ${book}`)
  let before: Frame | null = null
  let plan: Plan = { kind: 'clarify', reason: 'empty', choices: [] }
  for (const prompt of prompts) {
    const found = interpret(prompt, { before, ...input })
    plan = found.plan
    before = found.frame ?? before
  }
  return inShort(plan)
}

test.each(questions)('%s: %j', (book, prompts, plan) => {
  expect(planned(book, prompts)).toEqual(plan)
})
