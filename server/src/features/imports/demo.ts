// Loads DemoCompany Ltd.: made-up transactions, posted into the same books in the same way as
// everything else. `mh` stays false, because no bank is connected and the app would offer to
// reconnect it. The source is a `bank` with the provider `demo`, as the contract has it. The
// business keeps the user's own name; the banner names the demo company.
import assert from 'node:assert/strict'
import type { loadDemo as endpoint } from '@plimsoll/contract/imports'
import type { Day } from '@plimsoll/domain/calendar'
import { type DemoCompany, demoCompany } from '@plimsoll/domain/demo/demo-company'
import { kindOf, newTarget } from '@plimsoll/domain/matching/account-target'
import { Problem } from '@plimsoll/domain/problem'
import type { StatementTransaction } from '@plimsoll/domain/statement/statement'
import type * as z from 'zod/mini'
import { addAccount, readAccounts } from '../../books/accounts/accounts.store.ts'
import { settleAccounts, stateBalanceOf } from '../../books/accounts/balances.store.ts'
import { changeBooks } from '../../books/change-books.ts'
import type { AssignedAccount } from '../../books/posting/batch.ts'
import { postRows } from '../../books/posting/post.ts'
import { Stager } from '../../books/posting/staged-row.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import type { TenantTx } from '../../db/tenant.ts'
import { completeOnboarding } from '../account/service.ts'
import { addDemoProjects } from '../sales/service.ts'
import {
  demoInstitution,
  demoProvider,
  findSource,
  keepSource,
  lendDemoFacts,
  removeDemo,
} from '../sources/service.ts'

type Loaded = z.output<(typeof endpoint)['reply']>['data']

/**
 * Puts the demo company into the books, in place of an earlier one. Refused where the business has
 * data of its own.
 */
export async function loadDemo(context: Context, businessId: string): Promise<Loaded> {
  const company = companyOf(context.today())
  return changeBooks(context, businessId, async (tx) => {
    const source = await findSource(tx, businessId)
    if (source && source.provider !== demoProvider)
      throw new Problem(
        'conflict',
        'Your own data is loaded. Delete it first to look at the demo company.',
      )
    await removeDemo(tx, businessId)
    await post(tx, businessId, company)
    await keepSource(tx, businessId, {
      kind: 'bank',
      provider: demoProvider,
      institution: demoInstitution,
      updatedAt: new Date(),
    })
    await lendDemoFacts(tx, businessId, company.business)
    await addDemoProjects(tx, businessId, context.today())
    await completeOnboarding(tx, businessId)
    return { company: demoInstitution, transactions: company.transactions.length }
  })
}

// The company of a day is always the same and takes a fifth of a second to make.
let latest: { day: Day; company: DemoCompany } | null = null

function companyOf(day: Day): DemoCompany {
  if (latest?.day !== day) latest = { day, company: demoCompany(day) }
  return latest.company
}

async function post(tx: TenantTx, businessId: string, company: DemoCompany): Promise<void> {
  const stager = new Stager('')
  const rows = statementOf(company).map((transaction) => stager.next(transaction))
  const used = new Set(rows.map(({ account }) => account))
  const names = new Set((await readAccounts(tx, businessId)).map(({ name }) => name))
  const accounts: AssignedAccount[] = []
  for (const { name } of company.accounts.filter(({ name }) => used.has(name)))
    accounts.push(await openAccount(tx, businessId, { printed: name, names }))
  const posted = await postRows(tx, businessId, { origin: 'demo', rows, accounts })
  assert.equal(posted, rows.length, 'the demo company is posted whole')
  for (const { printed, accountId } of accounts) {
    const last = rows.filter(({ account }) => account === printed).at(-1)
    if (last?.balance != null)
      await stateBalanceOf(tx, businessId, {
        accountId,
        uploadId: null,
        day: last.day,
        balance: last.balance,
        source: 'statement',
      })
  }
  await settleAccounts(
    tx,
    businessId,
    accounts.map(({ accountId }) => accountId),
  )
}

async function openAccount(
  tx: TenantTx,
  businessId: string,
  { printed, names }: { printed: string; names: Set<string> },
): Promise<AssignedAccount> {
  const currency = 'GBP'
  const { name } = newTarget({ printed, currency }, null, names)
  const accountId = newId()
  await addAccount(tx, businessId, {
    id: accountId,
    name,
    printed_name: printed,
    kind: kindOf(name),
    currency,
  })
  return { printed, currency, accountId }
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
    category: transaction.category ?? null,
    account: names.get(transaction.accountKey) ?? null,
  }))
}
