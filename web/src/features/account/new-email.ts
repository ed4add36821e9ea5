// The calls of changing the email address.
import * as api from '@plimsoll/contract/sign-in'
import type * as z from 'zod/mini'
import { call } from '../../api/call.ts'

/** Sends a link to the new address. */
export function changeEmail(body: z.output<typeof api.changeEmail.body>) {
  return call(api.changeEmail, { body })
}

/** Confirms the new address of a user by the link, and returns it. */
export function confirmNewEmail(token: string): Promise<string> {
  return call(api.confirmNewEmail, { body: { token }, quiet: true }).then(({ data }) => data.email)
}
