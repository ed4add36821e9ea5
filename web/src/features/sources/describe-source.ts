// A data source in two short lines: what it is, and how fresh.
import { ago } from '../../format/ago.ts'
import type { DataSource } from './queries.ts'

/** The lines, and whether there is any data at all. */
type Description = { title: string; text: string; isLive: boolean }

/** Says it for the foot of the sidebar. */
export function describeSource({ details }: DataSource, nowMs: number): Description {
  if (!details)
    return { title: 'No data yet', text: 'Add a statement to get started', isLive: false }
  if ('uploaded_filename' in details)
    return {
      title: details.uploaded_filename,
      text: `Uploaded ${ago(details.updated_on, nowMs)}`,
      isLive: true,
    }
  if (details.provider === 'demo')
    return { title: 'Demo data', text: 'DemoCompany Ltd.', isLive: true }
  return {
    title: details.institution,
    text: details.last_synced_on ? `Synced ${ago(details.last_synced_on, nowMs)}` : 'Syncing',
    isLive: true,
  }
}
