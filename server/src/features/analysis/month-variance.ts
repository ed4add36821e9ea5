// Months that are over beside their forecasts, by the rows of the cash-flow table: the variance of
// each month, added up along the table's own tree.
import type { ComparedMonth } from '@plimsoll/contract/analysis-months'
import type { Month } from '@plimsoll/domain/calendar'
import { groupBy } from '@plimsoll/domain/group'
import { less, type Minor, negate, sum, zero } from '@plimsoll/domain/money'
import { activityInCash, categoryLabelOf, subCategoryOf } from '@plimsoll/domain/taxonomy'
import { type Effect, effectOf, effectOfNet } from '@plimsoll/domain/variance/effect'
import type { LineVariance } from '@plimsoll/domain/variance/variance'
import { nameOfSubCategory } from '../../books/categories/names.ts'
import type { VarianceFacts } from './variance.ts'

type Row = ComparedMonth['rows'][number]
type Path = Pick<Row, 'side' | 'activity' | 'category' | 'sub_category'>

/** A month's rows from its facts; null stands for a month that no forecast was made for. */
export function comparedMonth(month: Month, facts: VarianceFacts | null): ComparedMonth {
  if (!facts || facts.basis === 'actual')
    return {
      month,
      basis: null,
      made_on: null,
      rows: [],
      net: null,
      left_out: { in: zero, out: zero },
    }
  const rows = [...groupBy(facts.lines.flatMap(withPaths), ({ key }) => key).values()].map(
    (places) => rowOf(places, facts),
  )
  const net = figuresOf(facts.lines)
  return {
    month,
    basis: facts.basis,
    made_on: facts.madeOn,
    rows,
    net: { ...net, effect: effectOfNet(net.difference) },
    left_out: facts.leftOut,
  }
}

type Place = { key: string; path: Path; line: LineVariance }

/** A line counts on its own row and on every row that holds it. */
function withPaths(line: LineVariance): Place[] {
  const { side, subCategory } = line
  const activity = activityInCash(subCategory)
  const { category } = subCategoryOf(subCategory)
  const paths: Path[] = [
    { side, activity: null, category: null, sub_category: null },
    { side, activity, category: null, sub_category: null },
    { side, activity, category, sub_category: null },
    { side, activity, category, sub_category: subCategory },
  ]
  return paths.map((path) => ({ key: JSON.stringify(path), path, line }))
}

function rowOf(places: readonly Place[], facts: VarianceFacts): Row {
  const [first] = places
  if (!first) throw new RangeError('a row without lines')
  const { path, line } = first
  const figures = figuresOf(places.map((place) => place.line))
  return {
    ...path,
    category_label: path.category && categoryLabelOf(path.category),
    subcategory_label:
      path.sub_category && nameOfSubCategory(path.sub_category, facts.categoryNames),
    ...figures,
    effect: rowEffect(path, line.subCategory, figures.difference),
  }
}

/** Sides and operating or investing sums are judged as cash; the rest by their kind of payment. */
function rowEffect({ side, activity, category }: Path, subCategory: string, cash: Minor): Effect {
  if (category === null && activity !== 'financing') return effectOfNet(cash)
  return effectOf({ side, subCategory, variance: side === 'in' ? cash : negate(cash) })
}

function figuresOf(
  lines: readonly LineVariance[],
): Pick<Row, 'forecast' | 'actual' | 'difference'> {
  const cash = (pick: (line: LineVariance) => Minor) =>
    sum(lines.map((line) => (line.side === 'in' ? pick(line) : negate(pick(line)))))
  const [forecast, actual] = [cash((line) => line.baseline), cash((line) => line.actual)]
  return { forecast, actual, difference: less(actual, forecast) }
}
