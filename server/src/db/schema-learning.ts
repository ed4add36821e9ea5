// The tables of learning and of money leaks as Kysely sees them.
import type { Generated } from 'kysely'

/** Migration 0011. */
export type LearningTables = {
  learnt_model: {
    business_id: string
    learnt_at: Date
    taught: number
    model: Buffer | null
    quality: unknown
  }
  leak_dismissal: {
    business_id: string
    leak: string
    figures: string
    dismissed_by: string
    dismissed_at: Generated<Date>
  }
}
