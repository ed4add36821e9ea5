// The sub-categories that a new line may stand under.
import { listCategories } from '@plimsoll/contract/categories'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { forecastKeys } from '../queries.ts'

/** One of them. */
export type Category = z.output<typeof listCategories.reply>['data'][number]

/** All of them, in the order in which tables list them. */
export function useCategories() {
  return useQuery({
    queryKey: [...forecastKeys.all, 'categories'],
    queryFn: ({ signal }) => call(listCategories, { signal }).then((reply) => reply.data),
  })
}
