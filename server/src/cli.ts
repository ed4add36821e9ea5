// The commands beside the server: ask, verify, backup, restore, seed, second-factor-off. Each says
// what it did in plain lines and ends with 0, or says why not and ends with 1.
import { ask } from './commands/ask.ts'
import { backup } from './commands/backup.ts'
import { chatMisses } from './commands/chat-misses.ts'
import { commentaryRatings } from './commands/commentary-ratings.ts'
import { restore } from './commands/restore.ts'
import { secondFactorOff } from './commands/second-factor-off.ts'
import { seed } from './commands/seed.ts'
import { verify } from './commands/verify.ts'
import { type Env, readEnv } from './env.ts'

type Command = (env: Env, args: readonly string[]) => Promise<number>
const commands: Record<string, Command> = {
  ask,
  'chat-misses': chatMisses,
  'commentary-ratings': commentaryRatings,
  verify,
  backup,
  restore,
  seed,
  'second-factor-off': secondFactorOff,
}
const [name = '', ...args] = process.argv.slice(2)

try {
  const command = commands[name]
  if (!command)
    throw new Error(`There is no command ${name}. There are ${Object.keys(commands).join(', ')}.`)
  process.exit(await command(readEnv(), args))
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exit(1)
}
