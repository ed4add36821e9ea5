// Where the figures come from: every call, key and refresh of the word in one place.
import { userDataExists } from '@plimsoll/contract/sources'
import { useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'

/** The source, or nothing yet. */
export type DataSource = z.output<typeof userDataExists.reply>['data']

/** Keys of the cache; loading or deleting data invalidates everything. */
export const sourcesKeys = {
  all: ['sources'],
  current: ['sources', 'current'],
} as const

/** Which data source the business has. */
export function useDataSource() {
  return useQuery({
    queryKey: sourcesKeys.current,
    queryFn: ({ signal }) => call(userDataExists, { signal }).then((reply) => reply.data),
  })
}
