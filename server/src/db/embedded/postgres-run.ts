// What one run of PostgreSQL needs to know.
import type { Binaries } from './binaries.ts'
import type { Cluster } from './cluster.ts'
import type { Identity } from './identity.ts'

/** Where it keeps its files, what it runs as, and with which settings. */
export type PostgresRun = {
  /** The data folder as the person knows it. */
  folder: string
  cluster: Cluster
  binaries: Binaries
  identity: Identity
  logFile: string
  /** PostgreSQL's settings that replace the product's. */
  settings: Readonly<Record<string, string>>
}
