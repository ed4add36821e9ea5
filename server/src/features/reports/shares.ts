// Sharing a frozen copy: made once, read by whoever has the link, and ended by its day or by hand.
import { weeklyReport as shape, type WeeklyReport } from '@plimsoll/contract/reports'
import type { Share, Snapshot } from '@plimsoll/contract/shares'
import type { Day } from '@plimsoll/domain/calendar'
import { Problem } from '@plimsoll/domain/problem'
import * as z from 'zod/mini'

import { readBusinessName } from '../../books/businesses.store.ts'
import { readNameHider } from '../../books/figures/pay-names.store.ts'
import type { Context } from '../../context.ts'
import { newId } from '../../db/new-id.ts'
import { asTenant } from '../../db/tenant.ts'
import { readForeignNote } from './foreign-note.ts'
import { makePack } from './pack/pack.ts'
import { newShareToken, readShareToken } from './share-token.ts'
import {
  countOpenShares,
  emptyExpired,
  keepShare,
  listShareRows,
  openCopy,
  revoke,
  type SharedCopy,
  type ShareRow,
} from './shares.store.ts'
import { weeklyReportOn } from './weekly.ts'

const openMax = 50
const listedDays = 90
const ended = 'This link has ended. Ask whoever sent it for a new one.'

/** What is to be shared, and for how long. */
type ShareWish = {
  readonly kind: ShareRow['kind']
  readonly date?: Day | undefined
  readonly days: number
}

/** Freezes a copy and makes its link. The link is in the reply alone. */
export async function share(
  context: Context,
  businessId: string,
  { kind, date, days }: ShareWish,
): Promise<Share & { link: string }> {
  const today = context.today()
  const { token, hash } = newShareToken(businessId)
  const copy =
    kind === 'weekly_report'
      ? await reportCopy(context, businessId, { date: date ?? today, today })
      : await packCopy(context, businessId)
  const row = await asTenant(context.db, businessId, async (tx) => {
    await emptyExpired(tx, businessId)
    if ((await countOpenShares(tx, businessId)) >= openMax)
      throw new Problem('conflict', `You have ${openMax} open links. End one to share another.`)
    return keepShare(tx, businessId, { id: newId(), kind, tokenHash: hash, days, ...copy })
  })
  return { ...wireShare(row), link: `${context.origin()}/shared/${token}` }
}

async function reportCopy(context: Context, businessId: string, on: { date: Day; today: Day }) {
  const report = await weeklyReportOn(context, businessId, on)
  const foreign = await asTenant(context.db, businessId, (tx) => readForeignNote(tx, businessId))
  if (!report.headline) throw new Problem('unusable', 'There’s nothing in this week to share.')
  return {
    title: `Weekly report, ${report.week.label}`,
    body: z.encode(shape, withForeign(withoutLinks(report), foreign)) as object,
    file: null,
  }
}

/** Whoever reads the copy sees no accounts: the copy itself has to name those it leaves out. */
function withForeign(report: WeeklyReport, sentence: string | null): WeeklyReport {
  return sentence ? { ...report, notes: [sentence, ...report.notes] } : report
}

async function packCopy(context: Context, businessId: string) {
  const { title, bytes } = await makePack(context, businessId)
  return { title, body: null, file: bytes }
}

/** A snapshot opens nothing else, so it holds no address of ours. */
function withoutLinks(report: WeeklyReport): WeeklyReport {
  const plain = (sentence: WeeklyReport['actions'][number]) => ({
    ...sentence,
    facts: sentence.facts.map((fact) => ({ ...fact, href: '' })),
  })
  return {
    ...report,
    previous: null,
    next: null,
    headline: report.headline && plain(report.headline),
    comparison: report.comparison && plain(report.comparison),
    variances: report.variances.map(plain),
    actions: report.actions.map(plain),
    unusual: report.unusual.map((each) => ({ ...each, href: '' })),
  }
}

/** The links of the last months. */
export async function sharesOf(context: Context, businessId: string): Promise<Share[]> {
  const rows = await asTenant(context.db, businessId, (tx) =>
    listShareRows(tx, businessId, { days: listedDays }),
  )
  return rows.map(wireShare)
}

/** Ends a link at once. */
export async function endShare(context: Context, businessId: string, id: string): Promise<void> {
  const isKnown = await asTenant(context.db, businessId, (tx) => revoke(tx, businessId, id))
  if (!isKnown) throw new Problem('not_found', 'There is no such link.')
}

/** What a link shows; refused with `gone` once it has ended, and for any that never was. */
export async function snapshotUnder(context: Context, token: string): Promise<Snapshot> {
  const { copy, business } = await read(context, token, { isView: true })
  return {
    kind: copy.kind,
    title: copy.title,
    business,
    created_at: copy.createdAt.toISOString(),
    expires_at: copy.expiresAt.toISOString(),
    report: copy.body === null ? null : z.decode(shape, copy.body as z.input<typeof shape>),
  }
}

/** The file under a link. */
export async function fileUnder(
  context: Context,
  token: string,
): Promise<{ title: string; bytes: Buffer }> {
  const { copy } = await read(context, token, { isView: false })
  if (!copy.file) throw new Problem('not_found', 'There is no file under this link.')
  return { title: copy.title, bytes: copy.file }
}

/** Whether a link still shows something. */
export async function isOpenLink(context: Context, token: string): Promise<boolean> {
  try {
    await read(context, token, { isView: false })
    return true
  } catch (error) {
    if (error instanceof Problem) return false
    throw error
  }
}

async function read(
  context: Context,
  token: string,
  { isView }: { isView: boolean },
): Promise<{ copy: SharedCopy; business: string }> {
  const { businessId, hash } = readShareToken(token)
  return asTenant(context.db, businessId, async (tx) => {
    const copy = await openCopy(tx, businessId, { tokenHash: hash, isView })
    if (!copy) throw new Problem('gone', ended)
    const hide = await readNameHider(tx, businessId)
    return {
      copy: { ...copy, body: hide(copy.body) },
      business: await readBusinessName(tx, businessId),
    }
  })
}

function wireShare(row: ShareRow): Share {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    created_at: row.createdAt.toISOString(),
    expires_at: row.expiresAt.toISOString(),
    state: row.isOpen ? 'open' : row.revokedAt ? 'revoked' : 'expired',
    views: row.views,
    viewed_at: row.viewedAt?.toISOString() ?? null,
  }
}
