// The short sheets of the pack: what it holds, the assumptions, taxes, and who changed what.
import { type Day, today as dayOf } from '@plimsoll/domain/calendar'
import { dayInWords } from '@plimsoll/domain/date-words'
import { cadenceWords } from '@plimsoll/domain/forecast/overlay/cadence-words'
import type { Nation } from '@plimsoll/domain/holidays'
import { dayOfYearInWords } from '@plimsoll/domain/year-day-words'
import type { ChangeRow } from '../../../books/changes/changes.store.ts'
import type { SheetCell, WorkbookSheet } from '../../../outside/workbook/write-xlsx.ts'
import type { Due, ForecastView, PastForecastChange } from '../../forecast/service.ts'
import type { PastProjectChange } from '../../sales/service.ts'
import { heading } from './sheet-cells.ts'

const nations: Readonly<Record<Nation, string>> = {
  england_and_wales: 'England and Wales',
  scotland: 'Scotland',
  northern_ireland: 'Northern Ireland',
}

/** What each sheet is for. */
export function aboutSheet(facts: {
  business: string
  today: Day
  from: Day
  to: Day
  /** What the business does, in its own words; empty where it stated nothing. */
  activity: string
}): WorkbookSheet {
  const sheets: [string, string][] = [
    ['Cash flow', 'The grid by month. Sums and balances are formulas; money out is negative.'],
    ['Assumptions', 'Settings and saved changes that the forecast follows.'],
    ['Forecast lines', 'Every part of the forecast with its rule or evidence.'],
    ['Transactions', 'Every transaction with its category and who changed it last.'],
    ['Tax', 'Taxes expected, and how each amount was worked out.'],
    ['Variance', 'Last month against its forecast, with the drivers of each difference.'],
    ['Change log', 'Who changed what, and when.'],
    ['Reconciliation', 'Proof that transactions and forecast lines add up to the grid.'],
  ]
  return {
    name: 'About',
    widths: [20, 90],
    rows: [
      [{ text: `Accountant’s pack: ${facts.business}`, bold: true }],
      ...(facts.activity ? [[facts.activity]] : []),
      [
        `Made on ${dayInWords(facts.today)}, for ${dayInWords(facts.from)} to ${dayInWords(facts.to)}.`,
      ],
      [],
      heading('Sheet', 'What it holds'),
      ...sheets,
    ],
  }
}

/** Settings, and what was saved over the forecast. */
export function assumptionsSheet(view: ForecastView): WorkbookSheet {
  const { books, asOf } = view.standing
  const { changes, base } = view
  const known = (value: boolean | null) => (value === null ? 'Not known' : value ? 'Yes' : 'No')
  const settings: SheetCell[][] = [
    ['Figures as of', { day: asOf }],
    ['First transaction', books.firstDay ? { day: books.firstDay } : 'None'],
    ['Last transaction', books.lastDay ? { day: books.lastDay } : 'None'],
    ['Every account has a balance', known(books.balanceKnown)],
    ['Cash buffer', { money: books.buffer }],
    ['Financial year ends on', books.yearEnd ? dayOfYearInWords(books.yearEnd) : 'Not known'],
    ['Bank holidays in', nations[books.nation]],
    ['VAT registered', known(books.vatRegistered)],
    ['Regular payments found', base.series.length],
  ]
  return {
    name: 'Assumptions',
    widths: [36, 40, 16, 16],
    rows: [
      heading('Setting', 'Value'),
      ...settings,
      [],
      heading('Rule', 'Repeats', 'From', 'Until'),
      ...changes.configurations.flatMap(({ name, rules }) =>
        rules.map((rule): SheetCell[] => [
          name ?? 'A rule',
          cadenceWords[rule.cadence],
          { day: rule.start_date },
          rule.end_date ? { day: rule.end_date } : 'No end date',
        ]),
      ),
      ...(changes.configurations.length === 0 ? [['No rules are saved.']] : []),
      [],
      heading('One-off payment', '', 'Day', 'Amount'),
      ...changes.oneOffs.map((oneOff): SheetCell[] => [
        oneOff.note ?? 'A payment you expect',
        null,
        { day: oneOff.day },
        { money: oneOff.amount },
      ]),
      ...(changes.oneOffs.length === 0 ? [['No one-off payments are saved.']] : []),
      [],
      ['Lines excluded from the forecast', changes.hidden.length],
    ],
  }
}

/** Taxes that are due, each with the parts it adds up from. */
export function taxSheet(due: Pick<Due, 'taxes' | 'tax_notes'> | null): WorkbookSheet {
  const taxes = due?.taxes ?? []
  return {
    name: 'Tax',
    frozen: { rows: 1, columns: 0 },
    widths: [24, 34, 14, 14, 14, 80],
    rows: [
      heading('Tax', 'Period', 'Due', 'Cash leaves', 'Amount', 'How it was worked out'),
      ...taxes.flatMap((tax): SheetCell[][] => [
        [
          tax.label,
          tax.period,
          { day: tax.due },
          { day: tax.day },
          { money: tax.amount },
          tax.basis,
        ],
        ...(tax.parts.length > 1
          ? tax.parts.map((part): SheetCell[] => [
              { text: part.label, indent: 1 },
              null,
              null,
              null,
              null,
              { money: part.amount },
            ])
          : []),
      ]),
      ...(taxes.length === 0 ? [['No tax is expected from these books.']] : []),
      ...(due?.tax_notes ?? []).map((note) => [note]),
    ],
  }
}

/** Changes of the forecast, of projects and of the books, each the newest first. */
export function changesSheet(changes: {
  books: readonly ChangeRow[]
  forecast: readonly PastForecastChange[]
  projects: readonly PastProjectChange[]
  nameOf: (userId: string | null) => string
}): WorkbookSheet {
  return {
    name: 'Change log',
    frozen: { rows: 1, columns: 0 },
    widths: [14, 14, 26, 60, 14, 16, 16],
    rows: [
      heading('Day', 'Of', 'By', 'What', 'Transactions', 'Low point before', 'Low point after'),
      ...changes.forecast.map((change): SheetCell[] => [
        { day: change.madeOn },
        'Forecast',
        changes.nameOf(change.userId),
        change.why ? `${change.label} (${change.why})` : change.label,
        null,
        change.lowBefore === null ? null : { money: change.lowBefore },
        change.lowAfter === null ? null : { money: change.lowAfter },
      ]),
      ...changes.projects.map((change): SheetCell[] => [
        { day: dayOf(change.madeAt) },
        'Projects',
        change.author,
        projectWords(change),
      ]),
      ...changes.books.map((change): SheetCell[] => [
        { day: dayOf(change.at) },
        'Books',
        change.by_name,
        change.undone_at ? `${change.what} (undone)` : change.what,
        change.transactions,
      ]),
      ...(changes.forecast.length + changes.projects.length + changes.books.length === 0
        ? [['Nothing has been changed by hand.']]
        : []),
    ],
  }
}

// "Warehouse conversion: Proposed to Won (the client signed)".
function projectWords({ project, words, reason, undone }: PastProjectChange): string {
  const why = reason ? ` (${reason})` : ''
  return `${project ?? 'A deleted project'}: ${words}${why}${undone ? ' (undone)' : ''}`
}
