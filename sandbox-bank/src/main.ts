// Starts the sandbox bank on its own origin and prints where it is.
import { createSandboxBank } from './app.ts'
import { readSettings } from './env.ts'

const { port, host, seed } = readSettings()
const bank = await createSandboxBank({ seed })
const origin = await bank.listen({ port, host })
process.stdout.write(`Sandbox bank: ${origin}/control\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bank.close().then(() => process.exit(0)))
