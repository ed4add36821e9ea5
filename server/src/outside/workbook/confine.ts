// How the system confines the process that reads a file, so that a hole in a parser reaches nothing
// but that file. Each measure applies where the platform has it;
// docs/decisions/0029-confined-reader.md says which does where.
import { spawnSync } from 'node:child_process'
import { realpathSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** A program and its arguments, ready to be spawned. */
type Command = { readonly file: string; readonly args: readonly string[] }

// Beyond what the watch allows, so that its sentence comes first; these hold where nobody watches.
const limits = [
  'ulimit -t 35', // seconds of computing
  'ulimit -d 1048576', // KiB of memory of its own
  'ulimit -f 0', // it writes no file
  'ulimit -c 0',
  'ulimit -n 64',
]
const script = `${limits.map((limit) => `${limit} 2>/dev/null || :`).join('; ')}; exec "$@"`

/** The command that runs a module of ours over one file, confined as far as this platform can. */
export function confinedCommand(run: {
  readonly module: string
  readonly path: string
  readonly nodeArgs: readonly string[]
}): Command {
  const { module, path, nodeArgs } = run
  const node = [process.execPath, ...permissions(module, path), ...nodeArgs, module]
  if (process.platform === 'win32') return commandOf(node)
  return commandOf(['/bin/sh', '-c', script, 'reader', ...wrappers(), ...node])
}

function commandOf([file = '', ...args]: readonly string[]): Command {
  return { file, args }
}

let known: readonly string[] | null = null

// Lower priority; on Linux no new privileges and, in a network namespace of its own, no network. A
// container may forbid namespaces: then reading goes on without.
function wrappers(): readonly string[] {
  known ??= [
    ['nice', '-n', '5'],
    ['setpriv', '--no-new-privs'],
    ['unshare', '--user', '--map-current-user', '--net'],
  ]
    .filter(works)
    .flat()
  return known
}

function works([file = '', ...args]: readonly string[]): boolean {
  return spawnSync(file, [...args, 'true'], { stdio: 'ignore', timeout: 5000 }).status === 0
}

// Node reads its own code and the one file, and starts no process and no thread. Version 25 and
// later refuse the network too.
function permissions(module: string, path: string): readonly string[] {
  const flag = ['--permission', '--experimental-permission'].find((name) =>
    process.allowedNodeEnvironmentFlags.has(name),
  )
  if (!flag) return []
  const root = new URL('../../../../', pathToFileURL(module))
  const code = ['server/', 'domain/', 'node_modules/'].map((folder) =>
    fileURLToPath(new URL(folder, root)),
  )
  return [flag, ...[...code, realOf(path)].map((readable) => `--allow-fs-read=${readable}`)]
}

// A file that has gone is refused by the child, in words.
function realOf(path: string): string {
  try {
    return realpathSync(path)
  } catch {
    return path
  }
}
