// A file whose layout is unknown and whose figures nothing proves may be read wrongly for causes
// that nobody has thought of. Whatever the cause, a person sees how it was read before it counts:
// which columns, what came in and went out of them, and which rows were left out.
import { goodsDoubt } from './goods-rows.ts'
import { isBorneOut } from './layout-borne-out.ts'
import { isPlainLayout } from './layouts.ts'
import { loneAccountDoubt } from './lone-account.ts'
import { isMirrorOpen } from './mirror-open.ts'
import { figuresRead } from './reading-in-words.ts'
import { rowsAlike } from './rows-alike.ts'
import { rowsUntaken } from './rows-untaken.ts'
import { scheduleDoubt } from './schedule-rows.ts'
import type { Answers, Assumption, Grid, StatementRead, StatementResult } from './statement.ts'

// The doubts that only a file without proof has.
const ofUnproved = new Set(['unproved', 'rows_left_out', 'rows_alike'])

// What says already which amounts were read, or which way they went.
const ofAmounts = new Set([
  'one_sided',
  'side_assumed',
  'side_left',
  'sign_by_words',
  'mostly_money_in',
  'ledger_view',
  'other_total',
])

/** The result with the doubts of a file that neither its layout nor its figures prove. */
export function withUnprovedNoted(
  result: StatementResult,
  grid: Grid,
  answers: Answers,
): StatementResult {
  if (result.kind === 'refused') return result
  const lone = loneAccountDoubt(grid.sheets)
  const why = whyUnproved(result, answers)
  if (lone) return withOwnDoubt(why === null ? result : withFigures(result, why), lone)
  if (why === null) return result
  const noted = withFigures(result, why)
  // What a balance runs through is whole, whichever way its money went.
  if (result.proof.kind === 'proved') return noted
  const doubts = [...rowsUntaken(result, grid), ...rowsAlike(result, grid)]
  return { ...noted, assumptions: [...noted.assumptions, ...doubts] }
}

// Whose account it is stands beside any doubt about its amounts.
function withOwnDoubt(read: StatementRead, message: string): StatementRead {
  return { ...read, assumptions: [...read.assumptions, { code: 'unproved', message }] }
}

/** What was assumed, without the doubts of a file that is proved by other means. */
export function withoutUnproved(assumptions: readonly Assumption[]): Assumption[] {
  return assumptions.flatMap(({ code, message }) =>
    ofUnproved.has(code) ? [] : [{ code, message }],
  )
}

/**
 * The reading with its columns and sums beside the doubt about its amounts, or else beside one that
 * says why nothing proves it.
 */
export function withFigures(read: StatementRead, why: string): StatementRead {
  const figures = figuresRead(read)
  const at = read.assumptions.findIndex(({ code }) => ofAmounts.has(code))
  const doubt = read.assumptions[at]
  const assumptions = doubt
    ? read.assumptions.with(at, { ...doubt, figures })
    : [...read.assumptions, { code: 'unproved', message: why, figures }]
  return { ...read, assumptions }
}

/** What was assumed, each in full. */
export function inFull(assumptions: readonly Assumption[]): Pick<Assumption, 'code' | 'message'>[] {
  return assumptions.map(({ code, message, figures }) => ({
    code,
    message: figures === undefined ? message : `${message} ${figures}`,
  }))
}

function whyUnproved(read: StatementRead, { amountSign }: Answers): string | null {
  const { layout, proof, assumptions } = read
  const has = (code: string) => assumptions.some((each) => each.code === code)
  if (proof.kind === 'proved' && !has('proof_partial'))
    return amountSign === undefined && isMirrorOpen(read)
      ? mirrorOpen
      : (goodsDoubt(read) ?? scheduleDoubt(read))
  if (layout !== null && !isPlainLayout(layout))
    return isBorneOut(read)
      ? null
      : `The headings are those of ${layout}, but nothing in the rows confirms where the file comes from.`
  return proof.kind === 'absent'
    ? unknownLayout
    : 'We don’t recognise this layout, and its balances don’t prove the figures.'
}

const unknownLayout = 'We don’t recognise this layout, and no running balance proves the figures.'

const mirrorOpen =
  'The balances would follow just as well if money in and money out were the other way round.'
