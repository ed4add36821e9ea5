// Reads a sales pipeline from a CRM's table: which column is what, and what each row says. Deciding
// what to do with a row needs the projects that exist; this only reads.
import { type Day, dayFrom } from '../calendar.ts'
import type { Minor } from '../money.ts'
import { readDateText } from '../statement/date-text.ts'
import { typedAmount } from '../typed-amount.ts'
import type { PipelineField } from './pipeline-fields.ts'
import type { ProjectStatus } from './status.ts'

/** A line of the file with its cells as text. */
type PipelineLine = { readonly line: number; readonly cells: readonly string[] }

/** A row as it was read. `problem` says in one sentence why it cannot be taken. */
export type PipelineRow = {
  readonly line: number
  readonly name: string
  readonly client: string
  readonly value: Minor | null
  readonly status: ProjectStatus
  readonly probability: number | null
  readonly closeDate: Day | null
  readonly notes: string
  readonly problem: string | null
}

// The first that fits decides, the plainest words first; each field is given once.
const headings: readonly [PipelineField, RegExp][] = [
  ['client', /^(associated |primary )?(client|customer|account|company|organi[sz]ation)\b/i],
  [
    'close_date',
    /(clos(e|ing)|expected|due|start).*date|date.*clos|^(close|closing|expected close)$/i,
  ],
  ['probability', /probab|likelihood|^chance|confidence|win ?%|^%$/i],
  ['stage', /stage|status|phase/i],
  [
    'value',
    /^(?!.*\b(weighted|forecast|expected|currency)\b).*(amount|value|total|price|revenue)/i,
  ],
  ['name', /^(deal|opportunity|project|job)( ?name| ?title)?$|^(name|title|subject)$/i],
  ['notes', /note|description|comment|next step/i],
]

/**
 * What each column is by its heading; null where it is unclear. `mapping` names headings that a
 * person decided.
 */
export function columnsOf(
  header: readonly string[],
  mapping: Readonly<Record<string, PipelineField | ''>> = {},
): (PipelineField | null)[] {
  const taken = new Set(Object.values(mapping))
  const plain = header.map(plainHeading)
  const hasStatus = plain.some((heading) => isStatus.test(heading))
  return header.map((heading, at) => {
    const decided = mapping[heading]
    if (decided !== undefined) return decided === '' ? null : decided
    const words = plain[at] ?? ''
    const found = headings.find(([field, pattern]) => !taken.has(field) && pattern.test(words))
    if (!found || isId.test(words)) return null
    // Where both stand, the stage is a step of selling and the status how the deal ended.
    if (found[0] === 'stage' && hasStatus && !isStatus.test(words)) return null
    taken.add(found[0])
    return found[0]
  })
}

const isId = /\bids?\b/i
const isStatus = /^status$/i

/** A heading without what it belongs to, which Pipedrive writes before it: “Deal - Title”. */
function plainHeading(heading: string): string {
  return heading.trim().replace(/^(deal|lead|opportunity)\s+-\s+/i, '')
}

/** The rows below the heading. Whether 4/5 is in April or May is decided over the whole column. */
export function pipelineRows(
  lines: readonly PipelineLine[],
  columns: readonly (PipelineField | null)[],
): PipelineRow[] {
  const cellOf = ({ cells }: PipelineLine, field: PipelineField) => {
    const at = columns.indexOf(field)
    return at < 0 ? '' : (cells[at] ?? '').trim()
  }
  const isMonthFirst = monthComesFirst(lines.map((line) => cellOf(line, 'close_date')))
  return lines.map((line) => {
    const dateText = cellOf(line, 'close_date')
    const valueText = cellOf(line, 'value')
    const probabilityText = cellOf(line, 'probability')
    const row = {
      line: line.line,
      name: cellOf(line, 'name').slice(0, 100),
      client: (cellOf(line, 'client') || cellOf(line, 'name')).slice(0, 100),
      value: valueText === '' ? null : typedAmount(valueText),
      status: statusOf(cellOf(line, 'stage')),
      probability: probabilityOf(probabilityText),
      closeDate: dateText === '' ? null : dayOf(dateText, isMonthFirst),
      notes: cellOf(line, 'notes').slice(0, 4000),
    }
    return { ...row, problem: problemOf(row, { dateText, valueText, probabilityText }) }
  })
}

function problemOf(
  row: Omit<PipelineRow, 'problem'>,
  texts: { dateText: string; valueText: string; probabilityText: string },
): string | null {
  if (row.name === '') return `Line ${row.line} has no name.`
  if (texts.valueText === '') return `Line ${row.line} has no value.`
  if (row.value === null || row.value <= 0)
    return `Line ${row.line}: “${texts.valueText.slice(0, 40)}” is no amount above zero.`
  if (texts.dateText !== '' && row.closeDate === null)
    return `Line ${row.line}: “${texts.dateText.slice(0, 40)}” is no date.`
  if (texts.probabilityText !== '' && row.probability === null)
    return `Line ${row.line}: “${texts.probabilityText.slice(0, 40)}” is no probability from 0 to 100%.`
  return null
}

const stages: readonly [ProjectStatus, RegExp][] = [
  ['Lost', /lost|reject|declin/i],
  ['Cancelled', /cancel/i],
  ['On hold', /hold|pause|park/i],
  ['Completed', /complete|delivered|finished|done/i],
  ['Active', /\bactive|in progress|delivery|\bstarted/i],
  ['Won', /\bwon|\bsigned|\baccepted/i],
]

/** The status that a CRM's stage stands for; a stage of selling is Proposed. */
export function statusOf(stage: string): ProjectStatus {
  if (/^not\b/i.test(stage.trim())) return 'Proposed'
  return stages.find(([, words]) => words.test(stage))?.[0] ?? 'Proposed'
}

/** `60 %`, `60` and `0.6` are all 60. */
function probabilityOf(text: string): number | null {
  const match = /^(\d{1,3}(?:\.\d+)?)\s*(%?)$/.exec(text)
  if (!match) return null
  const number = Number(match[1])
  const isShare = match[2] === '' && number <= 1 && text.includes('.')
  const percent = Math.round(isShare ? number * 100 : number)
  return percent <= 100 ? percent : null
}

function monthComesFirst(texts: readonly string[]): boolean {
  const parts = texts.flatMap((text) => {
    const read = readDateText(text)
    return read?.kind === 'open' ? [read.parts] : []
  })
  return parts.some(([, second]) => second > 12) && !parts.some(([first]) => first > 12)
}

function dayOf(text: string, isMonthFirst: boolean): Day | null {
  const read = readDateText(text)
  if (!read || read.kind === 'impossible') return null
  if (read.kind === 'fixed') return read.day
  const [first, second, third] = read.parts
  if (first > 31) return dayFrom({ year: first, month: second, date: third })
  const year = third < 100 ? 2000 + third : third
  return isMonthFirst
    ? dayFrom({ year, month: first, date: second })
    : dayFrom({ year, month: second, date: first })
}
