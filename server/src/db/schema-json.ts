// What a jsonb column holds, as Kysely sees it: anything, until whoever reads it has looked.
export type Json = unknown
