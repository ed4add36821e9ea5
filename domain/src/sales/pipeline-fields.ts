// The columns of a CRM's table that the import of a pipeline reads. Apart from the reading, whose
// code the browser does without.

/** What a column can be. */
export const pipelineFields = [
  'name',
  'client',
  'value',
  'stage',
  'probability',
  'close_date',
  'notes',
] as const

/** What a column is. */
export type PipelineField = (typeof pipelineFields)[number]
