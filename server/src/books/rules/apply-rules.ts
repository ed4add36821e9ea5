// Puts each transaction through the rules once: the first rule that fits decides, and its result is
// not put through the rules again.
import { type Minor, minor } from '@plimsoll/domain/money'
import { decide, fits } from '@plimsoll/domain/rules/rule'
import { partsOf } from '@plimsoll/domain/rules/shares'
import type { TenantTx } from '../../db/tenant.ts'
import { writeParts } from '../edits/splits.store.ts'
import { merchantNamed } from '../merchants/names.store.ts'
import { addTotals, type Picked, subtractTotals } from '../totals/totals.store.ts'
import {
  type Decided,
  type RuledRow,
  readPiece,
  readSplitSums,
  writeDecided,
} from './ruled-rows.store.ts'
import { type KeptRule, readRules } from './rules.store.ts'

/** What became of the transactions that a rule fits. */
export type RuleCount = {
  matches: number
  kept_by_hand: number
  decided_before: number
  first_day: string | null
  last_day: string | null
  total: Minor
}

/** Puts picked rows that have just come through all rules. They must stand outside the totals. */
export async function applyRules(tx: TenantTx, businessId: string, picked: Picked): Promise<void> {
  const rules = (await readRules(tx, businessId)).filter((rule) => rule.enabled)
  if (rules.length === 0) return
  const conditions = rules.map((rule) => rule.conditions)
  for await (const rows of pieces(tx, businessId, { picked, conditions }))
    await write(tx, businessId, { rules, rows: rows.filter(isFree), counted: false })
}

/**
 * Puts everything that one rule decides through it; `others` are all rules, in their order, for
 * earlier ones go first.
 */
export async function applyToPast(
  tx: TenantTx,
  businessId: string,
  options: { rule: KeptRule; others: readonly KeptRule[] },
): Promise<RuleCount> {
  const { rule } = options
  const earlier = options.others.filter(
    (other) => other.enabled && other.id !== rule.id && other.position < rule.position,
  )
  const none = { first_day: null, last_day: null, total: minor(0) }
  const count: RuleCount = { matches: 0, kept_by_hand: 0, decided_before: 0, ...none }
  for await (const piece of pieces(tx, businessId, {
    picked: null,
    conditions: [rule.conditions],
  })) {
    const matching = piece.filter((row) => fits(rule.conditions, row))
    const undecided = matching.filter((row) => decide(earlier, row) === null)
    for (const row of matching) countMatch(count, row)
    count.decided_before += matching.length - undecided.length
    count.kept_by_hand += undecided.filter((row) => row.by_hand).length
    await write(tx, businessId, { rules: [rule], rows: undecided.filter(isFree), counted: true })
  }
  return count
}

function countMatch(count: RuleCount, row: RuledRow): void {
  count.matches += 1
  count.total = minor(count.total + row.amount)
  if (count.first_day === null || row.day < count.first_day) count.first_day = row.day
  if (count.last_day === null || row.day > count.last_day) count.last_day = row.day
}

async function* pieces(
  tx: TenantTx,
  businessId: string,
  filter: { picked: Picked | null; conditions: Parameters<typeof readPiece>[2]['conditions'] },
): AsyncGenerator<RuledRow[]> {
  for (let after: string | null = null; ; ) {
    const rows: RuledRow[] = await readPiece(tx, businessId, { ...filter, after })
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.id ?? null
  }
}

// What a person edited is theirs, and a leg of a transfer is neutral whatever it is called.
function isFree(row: RuledRow): boolean {
  return !row.by_hand && !row.transfer
}

async function write(
  tx: TenantTx,
  businessId: string,
  batch: { rules: readonly KeptRule[]; rows: readonly RuledRow[]; counted: boolean },
): Promise<void> {
  const deciding = batch.rows.flatMap((row) => {
    const rule = decide(batch.rules, row)
    return rule ? [{ row, rule }] : []
  })
  if (deciding.length === 0) return
  const merchants = await merchantsOf(
    tx,
    businessId,
    deciding.map(({ rule }) => rule),
  )
  const ids = deciding.map(({ row }) => row.id)
  if (batch.counted) await subtractTotals(tx, businessId, { ids })
  await writeDecided(
    tx,
    businessId,
    deciding.map(({ row, rule }) => decided(row, rule, merchants)),
  )
  await writeSplits(tx, businessId, deciding)
  if (batch.counted) await addTotals(tx, businessId, { ids })
}

function decided(row: RuledRow, rule: KeptRule, merchants: ReadonlyMap<string, string>): Decided {
  const { sub_category, merchant, exclude, split } = rule.actions
  const parts = split ? partsOf(row.amount, split) : []
  return {
    id: row.id,
    ruleId: rule.id,
    // A penny that is too small to split goes where its only part would.
    subCategory: sub_category ?? (parts.length === 1 ? (parts[0]?.sub_category ?? null) : null),
    merchantId: merchant ? (merchants.get(merchant) ?? null) : null,
    excludes: exclude ?? false,
  }
}

type Deciding = { row: RuledRow; rule: KeptRule }

// A rule that labels makes whole what an earlier word of a rule split; nobody's hand was in it.
async function writeSplits(
  tx: TenantTx,
  businessId: string,
  deciding: readonly Deciding[],
): Promise<void> {
  const before = await readSplitSums(
    tx,
    businessId,
    deciding.map(({ row }) => row.id),
  )
  const wanted = deciding.map(({ row, rule }) => {
    const parts = rule.actions.split ? partsOf(row.amount, rule.actions.split) : []
    return { id: row.id, parts: parts.length > 1 ? parts : [] }
  })
  const differing = wanted.filter(
    ({ id, parts }) =>
      (before.get(id) ?? '') !==
      parts.map((part) => `${part.amount} ${part.sub_category}`).join(','),
  )
  if (differing.length === 0) return
  await writeParts(tx, businessId, {
    ids: differing.map(({ id }) => id),
    byHand: false,
    parts: differing.flatMap(({ id, parts }) =>
      parts.map((part, position) => ({
        transactionId: id,
        position,
        amount: part.amount,
        subCategory: part.sub_category,
        merchantId: null,
        note: null,
      })),
    ),
  })
}

async function merchantsOf(
  tx: TenantTx,
  businessId: string,
  rules: readonly KeptRule[],
): Promise<Map<string, string>> {
  const names = new Set(rules.flatMap((rule) => rule.actions.merchant ?? []))
  const ids = new Map<string, string>()
  for (const name of names) ids.set(name, (await merchantNamed(tx, businessId, name)).id)
  return ids
}
