// Looks up payers of the books while a client's name is typed.
import { listMerchants } from '@plimsoll/contract/merchants'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { salesKeys } from './keys.ts'

type Merchants = z.output<typeof listMerchants.reply>['data']

/** Payers of the books with these letters in their names. */
export function usePayers(typed: string) {
  return useQuery<Merchants>({
    queryKey: salesKeys.payers(typed),
    enabled: typed.length > 1,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(listMerchants, { query: { q: typed, limit: '8' }, signal }).then((reply) => reply.data),
  })
}
