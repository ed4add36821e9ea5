// Loads DemoCompany Ltd.: made-up transactions that go the way every statement goes, into the same books.
// `mh` stays false: no bank is connected, and saying so would offer to reconnect it. The source tells `bank` with the
// provider `demo`, as the contract has it. The business keeps the user's own name; the banner names the demo company.
import type { loadDemo as endpoint } from '@plimsoll/contract/imports'
import type { Day } from '@plimsoll/domain/calendar'
import { type DemoCompany, demoCompany } from '@plimsoll/domain/demo/demo-company'
import { Problem } from '@plimsoll/domain/problem'
import type { StatementAccount, StatementTransaction } from '@plimsoll/domain/statement/statement'
import type * as z from 'zod/mini'
import { changeBooks } from '../../books/change-books.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { completeOnboarding } from '../account/service.ts'
import {
  demoInstitution,
  demoProvider,
  findSource,
  keepSource,
  lendDemoFacts,
  removeDemo,
} from '../sources/service.ts'
import type { Of } from './books.store.ts'
import { dropScratch, keepScratch, markOrigin } from './demo.store.ts'
import { makePlan, type Reading } from './plan.ts'
import { RowWriter } from './row-writer.ts'
import { Stager } from './staged-row.ts'
import { runPlan } from './store-upload.ts'

type Loaded = z.output<(typeof endpoint)['reply']>['data']

/** Puts the demo company into the books, in place of an earlier one. Refused where the business has data of its own. */
export async function loadDemo(context: Context, businessId: string): Promise<Loaded> {
  const company = demoCompany(context.today())
  return changeBooks(context, businessId, async (tx) => {
    const source = await findSource(tx, businessId)
    if (source && source.provider !== demoProvider)
      throw new Problem(
        'conflict',
        'Your own data is loaded. Delete it first to look at the demo company.',
      )
    await removeDemo(tx, businessId)
    await store(tx, businessId, company)
    await keepSource(tx, businessId, {
      kind: 'bank',
      provider: demoProvider,
      institution: demoInstitution,
      updatedAt: new Date(),
    })
    await lendDemoFacts(tx, businessId, company.business)
    await completeOnboarding(tx, businessId)
    return { company: demoInstitution, transactions: company.transactions.length }
  })
}

// The rows pass through a scratch upload that exists within this transaction only: demo data is no upload of the user's.
async function store(tx: TenantTx, businessId: string, company: DemoCompany): Promise<void> {
  const of: Of = { businessId, uploadId: newId() }
  await keepScratch(tx, of)
  const stager = new Stager('')
  const writer = new RowWriter(tx, of)
  for (const transaction of statementOf(company)) await writer.add(stager.next(transaction))
  await writer.finish()
  const reading = readingOf(company)
  const plan = await makePlan(tx, of, { reading, replacesDemo: false })
  await runPlan(tx, of, { plan, reading })
  await markOrigin(tx, of, 'demo')
  await dropScratch(tx, of)
}

function statementOf(company: DemoCompany): StatementTransaction[] {
  const names = new Map(company.accounts.map(({ key, name }) => [key, name]))
  return company.transactions.map((transaction, at) => ({
    sheet: demoInstitution,
    line: at + 1,
    day: transaction.day,
    amount: transaction.amount,
    currency: 'GBP',
    text: transaction.text,
    balance: transaction.balance,
    bankId: null,
    bankType: transaction.bankType,
    counterparty: null,
    reference: transaction.reference ?? null,
    category: null,
    account: names.get(transaction.accountKey) ?? null,
  }))
}

function readingOf(company: DemoCompany): Reading {
  return {
    layout: null,
    accounts: company.accounts.flatMap((account) => accountOf(company, account)),
    skipped: [],
    badRows: [],
    assumptions: [],
  }
}

function accountOf(
  company: DemoCompany,
  { key, name, opening }: DemoCompany['accounts'][number],
): StatementAccount[] {
  const own = company.transactions.filter(({ accountKey }) => accountKey === key)
  const [first, last] = [own[0], own.at(-1)]
  if (!first || !last) return []
  const days: { firstDay: Day; lastDay: Day } = { firstDay: first.day, lastDay: last.day }
  return [{ account: name, currency: 'GBP', opening, closing: last.balance, ...days }]
}
