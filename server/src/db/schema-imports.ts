// The tables of files that are brought in as Kysely sees them.
import type { Generated } from 'kysely'
import type { Json } from './schema-json.ts'

type UploadTable = {
  business_id: string
  id: string
  filename: string
  bytes: number
  sha256: Buffer
  state: 'pending' | 'planned' | 'stored' | 'failed' | 'undone'
  stop_at_plan: Generated<boolean>
  progress: Generated<number>
  answers: Generated<Json>
  attempts: Generated<number>
  leased_until: Date | null
  plan_id: string | null
  plan_books_version: number | null
  plan: Json
  report: Json
  error_code: string | null
  message: string | null
  questions: Json
  created_at: Generated<Date>
  finished_at: Date | null
}
export type ImportsTables = {
  upload: UploadTable
  layout_memory: {
    business_id: string
    signature: string
    answers: Json
    reads_as: string
    upload_id: string
    said_at: Generated<Date>
  }
}
