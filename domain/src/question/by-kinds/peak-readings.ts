// Sentences for what stands at an end of a scale: months and weeks, customers, suppliers and
// categories.
import { isLow, moneyText, type Query, units } from './query.ts'

/** "Cheapest month", "which week did we lose most": the highest and the lowest of one way. The best
// month of nothing named is that of sales. */
export function peakOf(query: Query): string | null {
  const { has, limit, count, name, way } = query
  const [unit, ...others] = units.filter((each) => has(each))
  const low = isLow(query)
  if (!unit || others.length > 0 || low === null || limit || count) return null
  const isRated = has('best', 'worst')
  // The best month for costs may be that of the lowest.
  if (isRated && (way === 'out' || (name && way === null))) return null
  if (way === null && !name)
    return isRated ? `what was our ${low ? 'worst' : 'best'} ${unit}` : null
  const money = moneyText(query)
  const isLowest = has('lost') ? true : low
  return money ? `which ${unit} had the ${isLowest ? 'lowest' : 'highest'} ${money}` : null
}

/** The customers, suppliers or categories at an end of the scale. */
export function rankOf(query: Query): string | null {
  const { has, way, names, limit, count } = query
  const low = has('often') ? has('low', 'worst') : isLow(query)
  if (low === null || limit || names.length > 0) return null
  const isIn = way === 'in' || way === 'sales'
  const groups = [
    has('customer', 'customers') && 'customers',
    has('supplier', 'suppliers') && 'suppliers',
    has('category', 'categories') && 'categories',
  ].filter((each) => each !== false)
  const [group = has('who') ? (isIn ? 'customers' : way === 'out' ? 'suppliers' : null) : null] =
    groups
  if (!group || groups.length > 1) return null
  if (group === 'customers' ? way === 'out' : isIn) return null
  const isRated = has('best', 'worst')
  if (isRated && group !== 'customers') return null
  if (has('often')) {
    if (count || low || group === 'categories') return null
    return group === 'customers'
      ? 'which customer pays us most often'
      : 'which supplier do we pay most often'
  }
  const isMany = count !== null || has('customers', 'suppliers', 'categories')
  if (isMany) return `the ${count ?? 5} ${low ? 'smallest' : 'largest'} ${group}`
  const end = low ? 'least' : 'most'
  return group === 'customers'
    ? `which customer paid us the ${end}`
    : group === 'suppliers'
      ? `which supplier did we pay the ${end}`
      : `which category did we spend the ${end} on`
}
