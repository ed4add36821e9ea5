// Whether an update is under way: past its deadline none is, whether or not its worker lives.
import type { SyncRow } from './syncs.store.ts'

/** Whether an update is still being waited for. */
export function isUnderWay(sync: Pick<SyncRow, 'state' | 'deadline_at'>): boolean {
  return sync.state === 'pending' && sync.deadline_at.getTime() > Date.now()
}
