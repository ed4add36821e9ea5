// Starts the sandbox bank on its own origin and prints where it is.
import { createSandboxBank } from './app.ts'
import { readSettings } from './env.ts'

const { port, host, ...options } = readSettings()
const bank = await createSandboxBank(options)
const origin = await bank.listen({ port, host }).catch((error: Error & { code?: string }) => {
  if (error.code !== 'EADDRINUSE') throw error
  process.stderr.write(
    `Port ${port} is in use; the bank that npm start mounts may be there. Set SANDBOX_BANK_PORT to another.\n`,
  )
  process.exit(1)
})
process.stdout.write(`Sandbox bank: ${origin}/control\n`)
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void bank.close().then(() => process.exit(0)))
