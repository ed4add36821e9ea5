// From a plan to the books: what happens when a file is stored, at once or after its plan was
// shown.
import { randomUUID } from 'node:crypto'
import { Problem } from '@plimsoll/domain/problem'
import { isPlainLayout } from '@plimsoll/domain/statement/layouts'
import { changeBooks } from '../../books/change-books.ts'
import { countUncategorisedOf } from '../../books/figures/cash.store.ts'
import { leaveRowsOut } from '../../books/posting/staged-rows.store.ts'
import { readBooksVersion } from '../../books/version.store.ts'
import type { Context } from '../../context.ts'
import { asTenant, type TenantTx } from '../../db/tenant.ts'
import {
  demoProvider,
  findSource,
  isFedByBank,
  keepSource,
  removeDemo,
} from '../sources/service.ts'
import { keepMemoryOfLayout } from './layout-memory.store.ts'
import { isSamePlan, makePlan, type Plan, type PlanSummary, type Reading } from './plan.ts'
import { runPlan } from './run-plan.ts'
import { withoutBankDuplicates } from './skip-bank-duplicates.ts'
import { batchOf, type UploadKey } from './upload-key.ts'
import { changeUpload, findUpload } from './uploads.store.ts'

/** A plan as an upload keeps it. */
export type KeptPlan = { readonly reading: Reading } & Partial<PlanSummary>

/**
 * Stores an upload that has been read, without asking; nothing happens if it is not waiting to be
 * stored any more.
 */
export async function storeAtOnce(context: Context, key: UploadKey): Promise<void> {
  await changeBooks(context, key.businessId, async (tx) => {
    const upload = await findUpload(tx, key.businessId, key.uploadId)
    if (upload?.state !== 'planned' || upload.stop_at_plan) return
    await store(tx, key, upload.plan as KeptPlan, { isShown: false, mustHold: false, leaveOut: [] })
  })
}

const moved = 'Your books have changed since this plan was made. Please look at the new plan.'
const replaced = 'This plan is not the newest any more. Please look at the new plan.'

/** Thrown to roll everything back: the plan that was shown would come to something else now. */
class PlanMoved extends Error {}

/**
 * Stores the plan that was shown, without the rows that a person leaves out of it. If the books
 * have changed so that it would come to something else, it is refused and a new plan takes its
 * place.
 */
export async function storeShownPlan(
  context: Context,
  key: UploadKey,
  choice: { planId: string; leaveOut: readonly number[] },
): Promise<void> {
  const { planId, leaveOut } = choice
  try {
    await changeBooks(context, key.businessId, async (tx, version) => {
      const upload = await findUpload(tx, key.businessId, key.uploadId)
      if (upload?.plan_id !== planId) throw new Problem('conflict', replaced)
      if (upload.state === 'stored') return
      if (upload.state !== 'planned') throw new Problem('conflict', replaced)
      const untouched = upload.plan_books_version === version - 1
      await store(tx, key, upload.plan as KeptPlan, {
        isShown: true,
        mustHold: !untouched,
        leaveOut,
      })
    })
  } catch (error) {
    if (!(error instanceof PlanMoved)) throw error
    await planAnew(context, key, planId)
    throw new Problem('conflict', moved)
  }
}

async function planAnew(context: Context, key: UploadKey, planId: string): Promise<void> {
  await asTenant(context.db, key.businessId, async (tx) => {
    const upload = await findUpload(tx, key.businessId, key.uploadId)
    if (upload?.state !== 'planned' || upload.plan_id !== planId) return
    const { reading } = upload.plan as KeptPlan
    await keepPlan(tx, key, { reading, from: 'planned', stopAtPlan: true })
  })
}

/**
 * Plans an upload whose rows have been read and keeps the plan; false if the upload is not in that
 * state any more.
 */
export async function keepPlan(
  tx: TenantTx,
  key: UploadKey,
  options: { reading: Reading; from: 'pending' | 'planned'; stopAtPlan: boolean },
): Promise<boolean> {
  // The version first: a change that slips in behind it makes the plan be looked at again, never
  // pass unseen.
  const version = await readBooksVersion(tx, key.businessId)
  // Without a stop the plan is made when the file is stored, a moment later; making it twice would
  // only cost time.
  const plan = options.stopAtPlan ? await planNow(tx, key, options.reading) : null
  const kept: KeptPlan = plan
    ? {
        reading: options.reading,
        targets: plan.targets,
        figures: plan.figures,
        possibleDuplicates: plan.possibleDuplicates,
      }
    : { reading: options.reading }
  return changeUpload(tx, key.businessId, {
    id: key.uploadId,
    from: [options.from],
    set: {
      state: 'planned',
      plan: JSON.stringify(kept),
      plan_id: randomUUID(),
      plan_books_version: version,
      report: plan ? JSON.stringify(plan.report) : null,
      progress: plan ? 1 : readShare,
    },
  })
}

/** How far reading alone brings an upload that is stored at once. */
export const readShare = 0.8

async function planNow(tx: TenantTx, key: UploadKey, reading: Reading): Promise<Plan> {
  const source = await findSource(tx, key.businessId)
  return makePlan(tx, key, { reading, replacesDemo: source?.provider === demoProvider })
}

async function store(
  tx: TenantTx,
  key: UploadKey,
  kept: KeptPlan,
  how: { isShown: boolean; mustHold: boolean; leaveOut: readonly number[] },
): Promise<void> {
  const { reading } = kept
  const replacesDemo = await removeDemo(tx, key.businessId)
  const shown = await makePlan(tx, key, { reading, replacesDemo })
  if (how.mustHold && !holds(shown, kept)) throw new PlanMoved()
  if (how.leaveOut.length > 0) await leaveRowsOut(tx, batchOf(key), how.leaveOut)
  const chosen =
    how.leaveOut.length > 0 ? await makePlan(tx, key, { reading, replacesDemo }) : shown
  // A person who was shown the plan has decided about rows that a bank brought too; for other
  // uploads that happens here.
  const plan = how.isShown
    ? chosen
    : await withoutBankDuplicates(tx, key, {
        plan: chosen,
        makeAgain: () => makePlan(tx, key, { reading, replacesDemo }),
      })
  await runPlan(tx, key, { plan, reading })
  await rememberManner(tx, key, { reading, plan, isShown: how.isShown })
  const now = new Date()
  // A statement beside a connected bank fills its history; it takes nothing's place.
  if (!(await isFedByBank(tx, key.businessId)))
    await keepSource(tx, key.businessId, {
      kind: 'excel',
      provider: 'file',
      institution: isPlainLayout(reading.layout) ? '' : (reading.layout ?? ''),
      updatedAt: now,
    })
  const uncategorised = await countUncategorisedOf(tx, key.businessId, key.uploadId)
  const report = { ...plan.report, uncategorised }
  await changeUpload(tx, key.businessId, {
    id: key.uploadId,
    from: ['planned'],
    set: { state: 'stored', report: JSON.stringify(report), finished_at: now, progress: 1 },
  })
}

// A person's answers about a layout, or their acceptance of our doubts, hold for the next file too.
async function rememberManner(
  tx: TenantTx,
  key: UploadKey,
  summary: { reading: Reading; plan: Plan; isShown: boolean },
): Promise<void> {
  const { manner } = summary.reading
  if (!manner || manner.rememberedOn !== null) return
  const isAnswered = Object.keys(manner.answers).length > 0
  const isAgreed = summary.isShown && (summary.plan.report.doubts ?? []).length > 0
  if (isAnswered || isAgreed) await keepMemoryOfLayout(tx, key, manner)
}

// A plan kept by an earlier version knew of no possible duplicates.
function holds(
  plan: Plan,
  { targets, figures, possibleDuplicates = plan.possibleDuplicates }: KeptPlan,
): boolean {
  return !targets || !figures || isSamePlan(plan, { targets, figures, possibleDuplicates })
}
