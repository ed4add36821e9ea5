// The sheet of forecast lines: every part of the forecast with the rule or the evidence behind it.
import type { Month } from '@plimsoll/domain/calendar'
import type { PartSource } from '@plimsoll/domain/forecast/engine'
import { categoryLabelOf, isSubCategory, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { nameOfSubCategory } from '../../../books/categories/names.ts'
import type { WorkbookSheet } from '../../../outside/workbook/write-xlsx.ts'
import { type ForecastView, partLabel, partWords } from '../../forecast/service.ts'
import { heading } from './sheet-cells.ts'

/** Where the reconciliation finds the month and the amount. */
export const forecastColumns = { month: 'A', amount: 'G' } as const
/** The sheet's name in formulas. */
export const forecastName = 'Forecast lines'

const sourceWords: Readonly<Record<PartSource, string>> = {
  series: 'Regular payment',
  remainder: 'Usual spending',
  tax: 'Tax estimate',
  rule: 'Your rule',
  one_off: 'Your one-off payment',
  project: 'Sales project',
  invoice: 'Invoice or bill',
}

/** The parts of the months until `to`, in the order of their days. */
export function forecastSheet(
  view: ForecastView,
  forecast: { parts: ForecastView['forecast']['parts']; to: Month },
): WorkbookSheet {
  const { to } = forecast
  const parts = [...forecast.parts]
    .filter(({ month }) => month <= to)
    .sort((a, b) => (`${a.month} ${a.day ?? '~'}` < `${b.month} ${b.day ?? '~'}` ? -1 : 1))
  return {
    name: forecastName,
    frozen: { rows: 1, columns: 0 },
    widths: [10, 12, 8, 22, 26, 30, 14, 22, 60],
    rows: [
      heading(
        'Month',
        'Day',
        'Side',
        'Category',
        'Sub-category',
        'Name',
        'Amount',
        'Source',
        'Rule or evidence',
      ),
      ...parts.map((part) => [
        { month: part.month },
        part.day ? { day: part.day } : null,
        part.side === 'in' ? 'In' : 'Out',
        isSubCategory(part.subCategory)
          ? categoryLabelOf(subCategoryOf(part.subCategory).category)
          : '',
        nameOfSubCategory(part.subCategory, view.categoryNames),
        partLabel(part, view),
        { money: part.amount },
        sourceWords[part.source],
        partWords(part, view),
      ]),
      ...(parts.length === 0 ? [['Nothing is forecast from these books.']] : []),
    ],
  }
}
