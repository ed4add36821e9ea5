// Saves the settings of an account, then fetches everything again, because every figure may change
// with them.
import { changeAccount } from '@plimsoll/contract/sources'
import { minor } from '@plimsoll/domain/money'
import { amountRefusal, typedAmount } from '@plimsoll/domain/typed-amount'
import { useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { call } from '../../api/call.ts'
import { toastSuccess } from '../../ui/toast.ts'

const kinds = ['current', 'savings', 'card', 'cash'] as const

/** What each kind of account is called. */
export const accountKindWords: Record<(typeof kinds)[number], string> = {
  current: 'Current account',
  savings: 'Savings',
  card: 'Credit card',
  cash: 'Cash',
}

const pounds = z.pipe(
  z.string().check(
    z.refine((text) => text.trim() === '' || (typedAmount(text) ?? -1) >= 0, {
      error: ({ input }) => amountRefusal(`${input}`),
    }),
  ),
  z.transform((text) => typedAmount(text) ?? minor(0)),
)

/** What the form holds, read as typed; an empty amount is none. */
export const typedAccount = z.object({
  name: z.string().check(z.trim(), z.minLength(1, 'Enter a name.'), z.maxLength(100)),
  kind: z.enum(kinds),
  included: z.enum(['yes', 'no']),
  buffer: pounds,
  overdraft: pounds,
})

/** Returns a function that saves the form of an account; `onDone` follows once it is stored. */
export function useChangeAccount(id: string, onDone: () => void) {
  const client = useQueryClient()
  return async ({ included, ...settings }: z.output<typeof typedAccount>): Promise<void> => {
    await call(changeAccount, {
      params: { id },
      body: { ...settings, included: included === 'yes' },
    })
    toastSuccess(`${settings.name} saved.`)
    onDone()
    await client.invalidateQueries()
  }
}
