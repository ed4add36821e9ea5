// Starts the assistant's conversation afresh, wherever the books have just become others: after a
// load, a reset and a deletion.
import { resetChat } from '@plimsoll/contract/chat'
import { call } from './call.ts'

/** Never in anyone's way: it always resolves, and a failure is left to the console. */
export async function resetConversation(): Promise<void> {
  await call(resetChat, { quiet: true }).catch((error: unknown) =>
    console.warn('The conversation could not be reset.', error),
  )
}
