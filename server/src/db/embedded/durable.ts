// Writes and renames that outlive a power cut: the content is on the disk before its name is.
import { closeSync, fsyncSync, openSync, readdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Puts a file or folder on the disk. Windows can't do so with folders and needs it less. */
export function sync(path: string): void {
  if (process.platform === 'win32') return
  const handle = openSync(path, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Renames within one folder or disk, and makes the new name last. */
export function renameDurably(from: string, to: string): void {
  renameSync(from, to)
  sync(dirname(to))
}

/** Writes a file whole or not at all. */
export function writeDurably(path: string, text: string, mode = 0o600): void {
  const draft = `${path}.${process.pid}.draft`
  writeFileSync(draft, text, { mode, flush: true })
  renameDurably(draft, path)
}

/** Puts everything in a folder on the disk. */
export function syncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) syncTree(path)
    else if (entry.isFile()) sync(path)
  }
  sync(folder)
}
