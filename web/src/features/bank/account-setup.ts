// Saves the settings of a new account; every figure may change with them.

import { changeAccount } from '@plimsoll/contract/sources'
import { accountKind } from '@plimsoll/contract/wire'
import { minor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { toastSuccess } from '../../ui/toast.ts'

/** What the form holds, read as typed; an empty buffer is none. */
export const typedSetup = z.object({
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'Enter a name.'),
      z.maxLength(100, 'Use at most 100 characters.'),
    ),
  kind: accountKind,
  included: z.enum(['yes', 'no']),
  buffer: z.pipe(
    z.string().check(
      z.refine((text) => text.trim() === '' || (typedAmount(text) ?? -1) >= 0, {
        error: ({ input }) => amountRefusal(`${input}`),
      }),
    ),
    z.transform((text) => typedAmount(text) ?? minor(0)),
  ),
})

/** Returns a function that saves the form of an account; `onDone` follows once it is stored. */
export function useSetUp(id: string, onDone: () => void) {
  const client = useQueryClient()
  return async ({ included, ...settings }: z.output<typeof typedSetup>): Promise<void> => {
    await call(changeAccount, {
      params: { id },
      body: { ...settings, included: included === 'yes' },
    })
    toastSuccess(`${settings.name} saved.`)
    onDone()
    await client.invalidateQueries()
  }
}
