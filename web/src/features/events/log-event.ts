// Tells the server what the user did. Never in anyone's way: a failure is left to the console.
import { logEvent as endpoint } from '@plimsoll/contract/events'
import { call } from '../../api/call.ts'
import { readUser } from '../../api/session.ts'

/** The actions that are logged. */
type EventAction =
  | 'upload-excel'
  | 'delete-data'
  | 'integrations-delete'
  | 'notify-on-launch'
  | 'upgrade-shown'
  | 'upgrade-wanted'
  | 'upgrade-dismissed'

/** Logs an action of the signed-in user. */
export function logEvent(action: EventAction, additionalData: Record<string, unknown> = {}): void {
  const user = readUser()
  if (!user) return
  call(endpoint, {
    body: { user_id: user.sub, action, additional_data: additionalData },
    quiet: true,
  }).catch((error: unknown) => console.warn('The event could not be logged.', error))
}
