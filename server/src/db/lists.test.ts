// Kinds and states are listed once, in the contract or the domain. The database checks them too, in
// constraints that are compared here with those lists.

import { businessKind, onboardingStatus } from '@plimsoll/contract/account'
import { commentaryStatus } from '@plimsoll/contract/analysis'
import { attemptKinds } from '@plimsoll/contract/bank'
import { categoryActivity, categoryDirection } from '@plimsoll/contract/categories'
import { decisionKind, invoiceSource, verdict } from '@plimsoll/contract/forecast-lines'
import { scenarioState } from '@plimsoll/contract/forecast-scenarios'
import { uploadState } from '@plimsoll/contract/imports'
import { counting } from '@plimsoll/contract/sales-counting'
import { costCadence, costKind, vatRate } from '@plimsoll/contract/sales-input'
import { projectChange } from '@plimsoll/contract/sales-project'
import { shareKind } from '@plimsoll/contract/shares'
import { transactionOrigin } from '@plimsoll/contract/transactions'
import { accountKind, activity, side, sourceKind } from '@plimsoll/contract/wire'
import { alertKinds } from '@plimsoll/domain/alerts/alert'
import { horizonChoices } from '@plimsoll/domain/outlook/horizon'
import { projectStatuses } from '@plimsoll/domain/sales/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

// A decision that is taken back is no row any more.
const storedDecisions = decisionKind.options.filter((kind) => kind !== 'restore')

/** The list of each column whose values are checked, by table and column. */
const lists: Record<string, readonly (string | number)[]> = {
  'account.kind': accountKind.options,
  'alert.kind': alertKinds,
  'bank_attempt.kind': attemptKinds,
  'business.kind': businessKind.options,
  'business.onboarding_status': onboardingStatus.options,
  'business.outlook_months': horizonChoices,
  'business.sales_counting': counting.options,
  'commentary.status': commentaryStatus.options,
  'forecast_decision.kind': storedDecisions,
  'forecast_invoice.side': side.options,
  'forecast_invoice.source': invoiceSource.options,
  'forecast_scenario.state': scenarioState.options,
  'forecast_series.side': side.options,
  'forecast_series.verdict': verdict.options,
  'forecast_snapshot.side': side.options,
  'merchant_memory.side': side.options,
  'own_category.activity': activity.options,
  'own_category.direction': categoryDirection.options,
  'project.status': projectStatuses,
  'project.vat_rate': vatRate.options,
  'project_change.kind': projectChange.options,
  'project_cost.every': costCadence.options,
  'project_cost.kind': costKind.options,
  'project_cost.vat_rate': vatRate.options,
  'shared_snapshot.kind': shareKind.options,
  'shipped_taxonomy.activity': categoryActivity.options,
  'shipped_taxonomy.direction': categoryDirection.options,
  'source.kind': sourceKind.options,
  'total_day.side': side.options,
  'total_month.side': side.options,
  'transaction.origin': transactionOrigin.options,
  'upload.state': uploadState.options,
}

/** Columns whose values nothing outside the database names, with the reason. */
const ownLists: Record<string, string> = {
  'account.anchor_source': 'where a balance is from, named by its one store',
  'balance_statement.source': 'where a balance is from, named by its one store',
  'bank_attempt.ended': 'how an attempt ended, for its own store',
  'bank_sync.state': 'how an update ended, for its own store',
  'bank_transaction.state': 'whether the bank still has it, for its own store',
  'change_row.op': 'how the trail applies a row',
  'chat_turn.rating': 'a thumb up or down, plus or minus one',
  'commentary_rating.rating': 'a thumb up or down, plus or minus one',
  'one_time_token.kind': 'what a mailed link is for',
  'project_match.kind': 'a match or its opposite, for its own store',
  'sign_in_ticket.kind': 'which step of signing in comes next',
}

test('every list that the database checks is the list of the code', async () => {
  const checked = await checkedLists()
  const expected = Object.fromEntries(
    Object.entries(lists).map(([column, values]) => [column, sorted(values)]),
  )
  const compared = Object.entries(checked).filter(([column]) => !(column in ownLists))
  expect(Object.fromEntries(compared)).toEqual(expected)
})

/** The values that check constraints allow, by table and column. */
async function checkedLists(): Promise<Record<string, string[]>> {
  const { rows } = await server.owner.query<{ place: string; text: string }>(
    `select c.conrelid::regclass || '.' || a.attname as place, pg_get_constraintdef(c.oid) as text
     from pg_constraint c
     join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
     where c.contype = 'c' and cardinality(c.conkey) = 1
       and c.connamespace = 'public'::regnamespace and pg_get_constraintdef(c.oid) like '%ANY (%'`,
  )
  return Object.fromEntries(rows.map(({ place, text }) => [place, sorted(valuesIn(text))]))
}

/** `CHECK ((kind = ANY (ARRAY['in'::text, 'out'::text])))` is in and out. */
function valuesIn(constraint: string): string[] {
  const [, array = ''] = /ARRAY\[(.*)\]/.exec(constraint) ?? []
  return array.split(', ').map((value) => value.replace(/::\w+$/, '').replace(/^'|'$/g, ''))
}

function sorted(values: readonly (string | number)[]): string[] {
  return values.map(String).sort()
}
