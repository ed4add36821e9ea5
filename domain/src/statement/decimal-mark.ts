// Votes over a whole column which mark divides pounds from pence. A single amount is never asked
// alone:
// `1,234` and `1.234` mean what the rest of their column says.

/** The mark before the decimals. */
export type DecimalMark = '.' | ','

/**
 * The votes of a column's amounts for either mark, and how many amounts could be read both ways.
 */
export type MarkVotes = { point: number; comma: number; open: number; openMark: DecimalMark | null }

/** How many decimals the amounts of a currency have. */
export type CurrencyDecimals = 0 | 2 | 3

/** No votes yet. */
export function noVotes(): MarkVotes {
  return { point: 0, comma: 0, open: 0, openMark: null }
}

/**
 * Adds the vote of one body of digits. A single mark before exactly three digits (`1,234`) is open;
 * `110.7` and `0.125` are not. In a currency of three decimals it is the decimal mark, in one
 * without any a mark of thousands.
 */
export function voteMark(votes: MarkVotes, body: string, decimals: CurrencyDecimals = 2): void {
  const written = markOf(body)
  const { mark, certain } = written.certain || decimals === 2 ? written : known(written, decimals)
  if (!mark) return
  if (!certain) {
    votes.open++
    votes.openMark = mark
  } else if (mark === '.') votes.point++
  else votes.comma++
}

/**
 * The column's mark: the majority of the certain votes; with none, a mark before three digits
 * everywhere stays a thousands mark; else `fallback`.
 */
export function electMark(votes: MarkVotes, fallback: DecimalMark): DecimalMark {
  if (votes.point !== votes.comma) return votes.point > votes.comma ? '.' : ','
  if (votes.point === 0 && votes.openMark) return other(votes.openMark)
  return fallback
}

type WrittenMark = { readonly mark: DecimalMark | null; readonly certain: boolean }

function known({ mark }: WrittenMark, decimals: 0 | 3): WrittenMark {
  // British books write thousands with a comma, also of dinars: `2,000`.
  if (mark === null || (decimals === 3 && mark === ',')) return { mark, certain: false }
  return { mark: decimals === 3 ? mark : other(mark), certain: true }
}

function other(mark: DecimalMark): DecimalMark {
  return mark === '.' ? ',' : '.'
}

// What nearly every amount looks like.
const pence = /^\d+\.\d\d$/
const certainPoint: WrittenMark = { mark: '.', certain: true }

function markOf(body: string): WrittenMark {
  if (pence.test(body)) return certainPoint
  const lastPoint = body.lastIndexOf('.')
  const lastComma = body.lastIndexOf(',')
  if (lastPoint < 0 && lastComma < 0) return { mark: null, certain: false }
  if (lastPoint >= 0 && lastComma >= 0) {
    return { mark: lastPoint > lastComma ? '.' : ',', certain: true }
  }
  const mark = lastPoint >= 0 ? '.' : ','
  const parts = body.split(mark)
  if (parts.length > 2) return { mark: other(mark), certain: true }
  const [whole = '', decimals = ''] = parts
  return { mark, certain: decimals.length !== 3 || !/^[1-9]\d{0,2}$/.test(whole) }
}
