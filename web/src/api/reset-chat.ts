// Starts the assistant's conversation afresh, wherever the books have just become others: after a
// load, a reset and a deletion.
import { call } from './call.ts'

/** Never in anyone's way: it always resolves, and a failure is left to the console. */
export async function resetConversation(): Promise<void> {
  try {
    // Pages that only may delete something need not know how the assistant is spoken to.
    const { resetChat } = await import('@plimsoll/contract/chat')
    await call(resetChat, { quiet: true })
  } catch (error) {
    console.warn('The conversation could not be reset.', error)
  }
}
