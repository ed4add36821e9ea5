// Facts of a variance, kept while the books stand as they do: every row of a table is prefetched
// by itself.
import type { Context } from '../../context.ts'
import { withForecastView } from '../forecast/service.ts'
import { type VarianceFacts, varianceFacts } from './variance.ts'
import type { VarianceQuery } from './variance-query.ts'

const factsMax = 200

/** What facts are read for. */
type FactsQuery = Pick<VarianceQuery, 'timeframe' | 'compare' | 'custom'>

/** `books` names the state of the books that facts hold for. */
type ReadFacts = (businessId: string, books: string, query: FactsQuery) => Promise<VarianceFacts>

/** Reads the facts of a query once, even when they are wanted several times at once. */
export function keptFacts(context: Context): ReadFacts {
  const kept = new Map<string, Promise<VarianceFacts>>()
  return (businessId, books, { timeframe, compare, custom }) =>
    keepOnce(kept, `${books} ${JSON.stringify([timeframe, compare, custom])}`, () =>
      withForecastView(context, { businessId }, (view, tx) =>
        varianceFacts(tx, businessId, view, { timeframe, compare, custom }),
      ),
    )
}

/** The value of a key, made once; failures are not kept. */
function keepOnce<T>(
  kept: Map<string, Promise<T>>,
  key: string,
  make: () => Promise<T>,
): Promise<T> {
  const known = kept.get(key)
  if (known) return known
  const made = make()
  kept.set(key, made)
  made.catch(() => kept.delete(key))
  const [oldest] = kept.keys()
  if (kept.size > factsMax && oldest) kept.delete(oldest)
  return made
}
