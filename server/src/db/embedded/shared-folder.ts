// The folder that every user can enter and only root can write to, for what the data folder or
// node_modules can't hold.
import { chmodSync, existsSync, mkdirSync } from 'node:fs'

/** Used under root only. */
export const sharedFolder = '/var/lib/plimsoll'

/** Makes a folder below the shared one, whatever the umask is. */
export function makeShared(path: string): void {
  for (const folder of [sharedFolder, path]) {
    if (existsSync(folder)) continue
    mkdirSync(folder, { mode: 0o755 })
    chmodSync(folder, 0o755)
  }
}
