// Due items as a file: rows for a spreadsheet, or days for a calendar (RFC 5545).
import type { CashManagement, DueItem } from '@plimsoll/contract/cash-management'
import { addDays, type Day } from '@plimsoll/domain/calendar'
import { magnitude, printMinor } from '@plimsoll/domain/money'
import type { CsvCell } from '../../outside/workbook/write-csv.ts'
import { type WrittenTable, writeTable } from '../../outside/workbook/write-table.ts'

/** The requested items, as rows or as a calendar. */
export function exportDueItems(
  management: CashManagement | null,
  request: {
    format: 'csv' | 'xlsx' | 'ics'
    side?: 'in' | 'out' | undefined
    items?: string | undefined
  },
): WrittenTable {
  const wanted = request.items ? new Set(request.items.split(',')) : null
  const all = [...(management?.missed ?? []), ...(management?.items ?? [])]
  const items = all.filter(
    (item) =>
      (!request.side || item.side === request.side) &&
      (!wanted || wanted.has(`${item.line_id}:${item.due}`)),
  )
  const name = `plimsoll-due-${management?.as_of ?? 'none'}`
  if (request.format === 'ics')
    return {
      name: `${name}.ics`,
      type: 'text/calendar; charset=utf-8',
      // What is no longer expected has no day to come.
      bytes: calendarOf(
        items.filter(({ state }) => state !== 'missed'),
        management?.today,
      ),
    }
  return writeTable({ name, sheet: 'Due', headings, rows: rowsOf(items) }, request.format)
}

const headings = [
  'Expected',
  'Due',
  'Who',
  'What for',
  'Amount',
  'State',
  'Paid by',
  'How it is known',
]

const stateWords: Record<DueItem['state'], string> = {
  expected: 'Expected',
  matched_early: 'Paid early',
  matched_on_time: 'Paid on time',
  matched_late: 'Paid late',
  part: 'Part paid',
  overdue: 'Overdue',
  missed: 'Overdue, no longer in the forecast',
  cancelled: 'Cancelled',
}

const railWords: Record<NonNullable<DueItem['rail']>, string> = {
  direct_debit: 'Direct debit',
  standing_order: 'Standing order',
  faster_payment: 'Bank transfer',
  card: 'Card',
  other: '',
}

function rowsOf(items: readonly DueItem[]): CsvCell[][] {
  return items.map((item) => [
    item.day,
    item.due,
    item.merchant,
    item.subcategory_label,
    { money: item.open },
    stateWords[item.state],
    item.rail ? railWords[item.rail] : '',
    item.words,
  ])
}

function calendarOf(items: readonly DueItem[], today: Day | undefined): Buffer {
  const stamp = `${(today ?? '1970-01-01').replaceAll('-', '')}T000000Z`
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Plimsoll//Cash management//EN',
    'CALSCALE:GREGORIAN',
    ...named(items).flatMap(({ item, name }) => eventOf(item, { name, stamp })),
    'END:VCALENDAR',
  ]
  return Buffer.from(`${lines.map(fold).join('\r\n')}\r\n`)
}

/**
 * Each with a name that stays the same from export to export; the second and later instalments of a
 * payment are counted.
 */
function named(items: readonly DueItem[]): { item: DueItem; name: string }[] {
  const seen = new Map<string, number>()
  return items.map((item) => {
    const name = `${item.line_id}.${item.due}`
    const count = (seen.get(name) ?? 0) + 1
    seen.set(name, count)
    return { item, name: count === 1 ? name : `${name}.${count}` }
  })
}

function eventOf(item: DueItem, { name, stamp }: { name: string; stamp: string }): string[] {
  const amount = `£${printMinor(magnitude(item.open))}`
  const verb = item.side === 'out' ? 'Pay' : 'Due from'
  return [
    'BEGIN:VEVENT',
    `UID:${name}@plimsoll`,
    `DTSTAMP:${stamp}`,
    `DTSTART;VALUE=DATE:${item.day.replaceAll('-', '')}`,
    `DTEND;VALUE=DATE:${addDays(item.day, 1).replaceAll('-', '')}`,
    `SUMMARY:${calendarText(`${verb} ${item.merchant}: ${amount}`)}`,
    `DESCRIPTION:${calendarText(item.words)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]
}

/** Text as a calendar writes it. */
function calendarText(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n')
}

const octetsMax = 74

/** Lines are no longer than 75 octets; what is over goes on in the next, behind a space. */
function fold(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const sign of line) {
    if (Buffer.byteLength(part + sign) > octetsMax) {
      parts.push(part)
      part = ''
    }
    part += sign
  }
  return [...parts, part].join('\r\n ')
}
