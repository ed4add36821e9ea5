// Puts each transaction through the rules once: the first rule that fits decides, and its result is
// not put through the rules again.
import { type Minor, minor } from '@plimsoll/domain/money'
import { isMisplacedReceipt } from '@plimsoll/domain/refund'
import { decide, fits } from '@plimsoll/domain/rules/rule'
import { partsOf } from '@plimsoll/domain/rules/shares'
import type { TenantTx } from '../../db/tenant.ts'
import { readMerchantNets } from '../edits/merchant-nets.store.ts'
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

/** What a rule did to the transactions that match it. */
export type RuleCount = {
  matches: number
  kept_by_hand: number
  decided_before: number
  receipts_left: number // money in that its category of spending isn't for
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
  const count: RuleCount = {
    matches: 0,
    kept_by_hand: 0,
    decided_before: 0,
    receipts_left: 0,
    ...none,
  }
  for await (const piece of pieces(tx, businessId, {
    picked: null,
    conditions: [rule.conditions],
  })) {
    const matching = piece.filter((row) => fits(rule.conditions, row))
    const undecided = matching.filter((row) => decide(earlier, row) === null)
    for (const row of matching) countMatch(count, row)
    count.decided_before += matching.length - undecided.length
    count.kept_by_hand += undecided.filter((row) => row.by_hand).length
    const rows = undecided.filter(isFree)
    count.receipts_left += await write(tx, businessId, { rules: [rule], rows, counted: true })
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

/** Writes what rules decide, and returns how many receipts they left alone. */
async function write(
  tx: TenantTx,
  businessId: string,
  batch: { rules: readonly KeptRule[]; rows: readonly RuledRow[]; counted: boolean },
): Promise<number> {
  const fitting = batch.rows.flatMap((row) => {
    const rule = decide(batch.rules, row)
    return rule ? [{ row, rule }] : []
  })
  if (fitting.length === 0) return 0
  const rules = fitting.map(({ rule }) => rule)
  const merchants = await merchantsOf(tx, businessId, rules)
  const deciding = await withoutMisplaced(tx, businessId, { fitting, merchants })
  const left = fitting.length - deciding.length
  if (deciding.length === 0) return left
  const ids = deciding.map(({ row }) => row.id)
  if (batch.counted) await subtractTotals(tx, businessId, { ids })
  await writeDecided(
    tx,
    businessId,
    deciding.map(({ row, rule }) => decided(row, rule, merchants)),
  )
  await writeSplits(tx, businessId, deciding)
  if (batch.counted) await addTotals(tx, businessId, { ids })
  return left
}

/** Leaves out receipts that a rule would put under spending though they are no refunds. */
async function withoutMisplaced(
  tx: TenantTx,
  businessId: string,
  { fitting, merchants }: { fitting: readonly Deciding[]; merchants: ReadonlyMap<string, string> },
): Promise<Deciding[]> {
  const merchantIdOf = ({ row, rule }: Deciding) =>
    (rule.actions.merchant && merchants.get(rule.actions.merchant)) || row.merchantId
  const isMisplaced = (deciding: Deciding, merchantNet: Minor | null) => {
    const { sub_category, split } = deciding.rule.actions
    const codes = [sub_category ?? [], (split ?? []).map((share) => share.sub_category)].flat()
    const { amount } = deciding.row
    return codes.some((subCategory) => isMisplacedReceipt({ amount, subCategory, merchantNet }))
  }
  const doubtful = fitting.filter((deciding) => isMisplaced(deciding, null))
  if (doubtful.length === 0) return [...fitting]
  const ids = doubtful.flatMap((deciding) => merchantIdOf(deciding) ?? [])
  const nets = new Map(await readMerchantNets(tx, businessId, ids))
  for (const deciding of doubtful) {
    const id = merchantIdOf(deciding)
    if (id && id !== deciding.row.merchantId)
      nets.set(id, minor((nets.get(id) ?? 0) + deciding.row.amount))
  }
  return fitting.filter((deciding) => {
    const id = merchantIdOf(deciding)
    return !isMisplaced(deciding, id ? (nets.get(id) ?? null) : null)
  })
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
