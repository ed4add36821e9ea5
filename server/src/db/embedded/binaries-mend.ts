// Makes the links between PostgreSQL's libraries that the package's install script would have made.
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { basename, join } from 'node:path'

/**
 * npm and pnpm may skip install scripts, which leaves libraries without their short names. False:
 * not ours to mend.
 */
export function mendPackage(folder: string): boolean {
  const list = join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return true
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  try {
    for (const { source, target } of links) {
      const path = join(folder, target)
      if (existsSync(path)) continue
      rmSync(path, { force: true })
      linkUnlessThere(basename(source), path)
    }
    return true
  } catch (error) {
    if (['EACCES', 'EPERM', 'EROFS'].includes((error as NodeJS.ErrnoException).code ?? ''))
      return false
    throw error
  }
}

function linkUnlessThere(source: string, path: string): void {
  try {
    symlinkSync(source, path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}
