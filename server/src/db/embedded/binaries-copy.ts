// Copies PostgreSQL's programs out of node_modules, for a database user that can't reach them there
// (a checkout below /root) or an installation that can't be repaired in place. One copy per
// version, which nobody else can write to.
import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { mendPackage } from './binaries-mend.ts'
import { syncTree } from './durable.ts'
import { exists } from './processes.ts'
import { makeShared, sharedFolder } from './shared-folder.ts'

/** Folders that may hold a copy: under root one that every user can reach, else one of our own. */
export function shelvesOf(home: string): string[] {
  const uid = process.getuid?.()
  if (uid !== 0) return [join(home, 'binaries')]
  return [join(sharedFolder, 'binaries'), join(tmpdir(), `plimsoll-binaries-${uid}`)]
}

/**
 * Copies the package once per version; null when this shelf can't be used or others could write to
 * it.
 */
export function copyPackage(folder: string, shelf: string): string | null {
  const version = (
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
  ).version
  const name = `${process.platform}-${process.arch}-${version}`
  const copy = join(shelf, name)
  try {
    if (shelf.startsWith(sharedFolder)) makeShared(shelf)
    else mkdirSync(shelf, { recursive: true, mode: 0o755 })
    if (!isSafe(shelf)) return null
    sweep(shelf)
    if (!existsSync(copy)) makeCopy(folder, copy)
    return isSafe(copy) ? join(copy, 'native') : null
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'ENOENT'].includes(codeOf(error))) return null
    throw error
  }
}

function makeCopy(folder: string, copy: string): void {
  const draft = `${copy}.draft-${process.pid}`
  rmSync(draft, { recursive: true, force: true })
  cpSync(folder, draft, { recursive: true, verbatimSymlinks: true })
  mendPackage(draft)
  openToReaders(draft)
  syncTree(draft)
  try {
    renameSync(draft, copy)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (!existsSync(copy)) throw error
  }
}

/** Readable by all, writable by us alone; what was executable stays so. */
function openToReaders(folder: string): void {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToReaders(path)
    else if (entry.isFile()) chmodSync(path, lstatSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** A folder that only we (or root) can change: others can't slip programs into it. */
function isSafe(folder: string): boolean {
  const info = lstatSync(folder) // a link in its place is no folder
  const ours = info.uid === 0 || info.uid === process.getuid?.()
  const closed = (info.mode & 0o022) === 0
  return info.isDirectory() && (process.platform === 'win32' || (ours && closed))
}

/** Removes drafts of starts that were killed while copying. */
function sweep(shelf: string): void {
  for (const name of readdirSync(shelf)) {
    const pid = Number(/\.draft-(\d+)$/.exec(name)?.[1])
    if (pid && !exists(pid)) rmSync(join(shelf, name), { recursive: true, force: true })
  }
}

function codeOf(error: unknown): string {
  return (error as NodeJS.ErrnoException).code ?? ''
}
