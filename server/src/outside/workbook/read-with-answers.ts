// Reads a file by a person's answers: of now, or remembered from files of the same layout. A memory
// that no longer fits the file is left aside, so that the file raises its questions again rather
// than being read wrongly. Runs in the child process only.
import type { Day } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { isBlank, textOf } from '@plimsoll/domain/statement/find-header'
import type { Grid, StatementResult } from '@plimsoll/domain/statement/statement'
import { withoutUnproved } from '@plimsoll/domain/statement/unproved-reading'
import type { LayoutMemory, Manner, ReadRequest } from './messages.ts'
import type { Opened } from './read-bytes.ts'

/** A result and how it came about; `manner` is null where there is no layout to speak of. */
export type AnsweredReading = { readonly result: StatementResult; readonly manner: Manner | null }

/**
 * The reading with the request's answers; without any, with those remembered for the layout, if
 * they still fit.
 */
export async function readWithAnswers(
  opened: Opened,
  request: ReadRequest,
): Promise<AnsweredReading> {
  const { answers, today, memories = [] } = request
  const isAnswered = Object.keys(answers).length > 0
  if (!opened.grid) return { result: await opened.read({ answers, today }), manner: null }
  const plain = await opened.read({ answers: {}, today })
  const signature = plain.signature || signatureOf(opened.grid)
  if (isAnswered) {
    const result = await opened.read({ answers, today })
    const readsAs = result.signature ?? ''
    return { result, manner: { signature, answers, readsAs, rememberedOn: null } }
  }
  const memory = memories.find((each) => each.signature === signature)
  const remembered = memory ? await remember(opened, { plain, memory, today }) : null
  if (remembered) return remembered
  const readsAs = plain.signature ?? ''
  return { result: plain, manner: { signature, answers, readsAs, rememberedOn: null } }
}

async function remember(
  opened: Opened,
  options: { plain: StatementResult; memory: LayoutMemory; today: Day },
): Promise<AnsweredReading | null> {
  const { answers, readsAs, savedAt, signature } = options.memory
  const isPlain = Object.keys(answers).length === 0
  const result = isPlain ? options.plain : await opened.read({ answers, today: options.today })
  if (result.kind !== 'read' || result.signature !== readsAs) return null
  const message = `Read as you confirmed on ${dayInWords(savedAt.slice(0, 10))}.`
  const assumptions = [{ code: 'as_confirmed', message }, ...withoutUnproved(result.assumptions)]
  return {
    result: { ...result, assumptions },
    manner: { signature, answers, readsAs, rememberedOn: savedAt },
  }
}

const rowsSampled = 3
const signatureCharsMax = 500

// Where no header was found, the words of the first rows tell the layout; its figures change from
// file to file.
function signatureOf(grid: Grid): string {
  const sheets = grid.sheets.length > 1 ? grid.sheets.map(({ name }) => name).join('|') : ''
  const filled = grid.sheets[0]?.rows.filter(({ cells }) => cells.some((cell) => !isBlank(cell)))
  const words = (filled ?? [])
    .slice(0, rowsSampled)
    .map(({ cells }) => cells.map(wordsOf).join('|'))
  return `unread:${[sheets, ...words].join('/')}`.slice(0, signatureCharsMax)
}

function wordsOf(cell: Parameters<typeof textOf>[0]): string {
  return textOf(cell)
    .toLowerCase()
    .replace(/[^\p{L} ]/gu, '')
    .trim()
}
