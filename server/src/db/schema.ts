// The tables as Kysely sees them. Dates are text, amounts whole pence as numbers, instants Dates
// (see pool.ts).
import type { AlertTables } from './schema-alerts.ts'
import type { BankTables } from './schema-bank.ts'
import type { BooksTables } from './schema-books.ts'
import type { EditsTables } from './schema-edits.ts'
import type { ForecastTables } from './schema-forecast.ts'
import type { IdentityTables } from './schema-identity.ts'
import type { ImportsTables } from './schema-imports.ts'
import type { LearningTables } from './schema-learning.ts'
import type { PeopleTables } from './schema-people.ts'
import type { SalesTables } from './schema-sales.ts'

/** Every table, by name. */
export type Tables = AlertTables &
  BankTables &
  BooksTables &
  EditsTables &
  ForecastTables &
  IdentityTables &
  ImportsTables &
  LearningTables &
  PeopleTables &
  SalesTables
