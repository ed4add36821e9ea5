// Sends a balance that the user states, then fetches everything again, because every figure may
// change with it.
import { stateBalance } from '@plimsoll/contract/sources'
import { isDay } from '@plimsoll/domain/calendar'
import { minor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { toastSuccess } from '../../ui/toast.ts'

/** What the form holds, read as typed. */
export const typedBalance = z.object({
  id: z.string(),
  balance: z.pipe(
    z.string().check(
      z.refine((text) => typedAmount(text) !== null, {
        error: ({ input }) => amountRefusal(`${input}`),
      }),
    ),
    z.transform((text) => typedAmount(text) ?? minor(0)),
  ),
  day: z.string().check(z.refine(isDay, 'Choose a date.')),
})

/** Gives the sending of the form; `onDone` follows once it is stored. */
export function useStateBalance(onDone: () => void) {
  const client = useQueryClient()
  return async ({ id, balance, day }: z.output<typeof typedBalance>): Promise<void> => {
    await call(stateBalance, { params: { id }, body: { balance, day } })
    toastSuccess('Balance saved.')
    onDone()
    await client.invalidateQueries()
  }
}
