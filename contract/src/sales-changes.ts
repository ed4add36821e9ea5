// Changes of projects that stand apart from their details: status, several at once, undo, and
// pipelines as CSV. Every change of several projects is all or nothing: a refusal (409) names each
// project that stands in the way, one in each of `errors`, with its id as `path`.
//
//   PATCH  /v1/sales/projects/:id/status         { new_status, effective_date?, reason?, version? }
//   POST   /v1/sales/projects/bulk-status        { series_ids, new_status, effective_date, reason? }
//   POST   /v1/sales/projects/bulk-dates         { series_ids, days, reason? }
//   POST   /v1/sales/projects/bulk-probability   { series_ids, probability, reason? }
//   POST   /v1/sales/changes/:id/undo            the id of a change: of a reply or of the history
//   POST   /v1/sales/import/preview              { text, mapping? }
//   POST   /v1/sales/import/confirm              { text, mapping?, plan, skip? }
//   GET    /v1/sales/export                      ?status&search&client
import { pipelineFields } from '@plimsoll/domain/sales/pipeline-fields'
import * as z from 'zod/mini'
import { endpoint, success } from './endpoint.ts'
import { listProjects } from './sales.ts'
import { effectiveDate, probability, projectId, projectStatus, version } from './sales-input.ts'
import { project } from './sales-project.ts'
import { amount, day, id } from './wire.ts'

const reason = z.optional(
  z.string().check(z.trim(), z.maxLength(200, 'Write at most 200 characters.')),
)

const seriesIds = z
  .array(projectId)
  .check(
    z.minLength(1, 'Choose at least one project.'),
    z.maxLength(1000, 'Choose at most 1,000 projects.'),
  )

/** What a change of several did. `change_id` undoes it as one. */
const changed = z.object({ change_id: id, series_ids: z.array(id), words: z.string() })

export const changeProjectStatus = endpoint({
  method: 'PATCH',
  path: '/v1/sales/projects/:id/status',
  access: 'complete',
  summary: 'Changes a project’s status from an effective date, today where none is sent.',
  params: z.object({ id: projectId }),
  body: z.object({
    new_status: projectStatus,
    effective_date: z.optional(effectiveDate),
    reason,
    version: z.optional(version),
  }),
  reply: z.extend(success(project), {
    message: z.literal('Updated the project status'),
    change_id: id,
  }),
})

export const bulkStatus = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/bulk-status',
  access: 'complete',
  summary: 'Changes the status of several projects at once, or of none.',
  body: z.object({
    series_ids: seriesIds,
    new_status: projectStatus,
    effective_date: effectiveDate,
    reason,
  }),
  reply: success(changed),
})

export const bulkDates = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/bulk-dates',
  access: 'complete',
  summary: 'Moves what is still open of several projects by a number of days.',
  body: z.object({
    series_ids: seriesIds,
    days: z.number('Enter whole days.').check(
      z.int('Enter whole days.'),
      z.gte(-730, 'Move by at most 730 days.'),
      z.lte(730, 'Move by at most 730 days.'),
      z.refine((days) => days !== 0, 'Enter a number of days that isn’t zero.'),
    ),
    reason,
  }),
  reply: success(changed),
})

export const bulkProbability = endpoint({
  method: 'POST',
  path: '/v1/sales/projects/bulk-probability',
  access: 'complete',
  summary: 'Sets the probability of several projects.',
  body: z.object({ series_ids: seriesIds, probability, reason }),
  reply: success(changed),
})

export const undoProjectChange = endpoint({
  method: 'POST',
  path: '/v1/sales/changes/:id/undo',
  access: 'complete',
  summary: 'Takes a change back as a whole; 409 where a later one stands on it.',
  params: z.object({ id: z.uuid('There is no such change.') }),
  reply: success(z.object({ series_ids: z.array(id), words: z.string() })),
})

/** What a column of a pipeline can be. */
export const pipelineField = z.enum(pipelineFields, 'Choose what this column holds from the list.')

const mapping = z.record(z.string(), z.union([pipelineField, z.literal('')]))
const text = z
  .string()
  .check(
    z.minLength(1, 'This file is empty.'),
    z.maxLength(2_000_000, 'This file is larger than 2 MB.'),
  )

/** What importing a pipeline would do, shown before it is done. */
const pipelinePlan = z.object({
  plan: z.string(), // sent back to confirm: what is shown is what is done
  columns: z.array(
    z.object({
      header: z.string(),
      field: z.nullable(pipelineField),
      sample: z.array(z.string()), // up to three values
    }),
  ),
  // None until a column each holds the name and the value.
  rows: z.array(
    z.object({
      line: z.number(), // in the file, the heading is 1
      action: z.enum(['create', 'update', 'same', 'problem']),
      project_id: z.nullable(id), // of an update: same name and client
      name: z.string(),
      client: z.string(),
      value: z.nullable(amount),
      status: z.nullable(projectStatus),
      probability: z.nullable(probability),
      close_date: z.nullable(day),
      words: z.string(), // "New project", "Value £10,000.00 to £12,000.00", "Line 4 has no value."
    }),
  ),
  counts: z.object({
    create: z.number(),
    update: z.number(),
    same: z.number(),
    problem: z.number(),
  }),
})

export const previewPipeline = endpoint({
  method: 'POST',
  path: '/v1/sales/import/preview',
  access: 'complete',
  summary: 'Reads a pipeline from a CRM’s CSV and shows what importing it would do.',
  body: z.object({ text, mapping: z.optional(mapping) }), // mapping: header → field, '' for none
  reply: success(pipelinePlan),
})

export const importPipeline = endpoint({
  method: 'POST',
  path: '/v1/sales/import/confirm',
  access: 'complete',
  summary: 'Carries out a plan that was shown; 409 where it would now do something else.',
  feature: 'sales_projects',
  body: z.object({
    text,
    mapping: z.optional(mapping),
    plan: z
      .string('Preview the file before you import it.')
      .check(z.maxLength(100, 'Preview the file again before you import it.')),
    skip: z.optional(
      z.array(z.number()).check(z.maxLength(5000, 'Leave out at most 5,000 lines.')),
    ), // lines left out
  }),
  reply: success(z.object({ change_id: z.nullable(id), created: z.number(), updated: z.number() })),
})

export const exportProjects = endpoint({
  method: 'GET',
  path: '/v1/sales/export',
  access: 'complete',
  summary: 'Projects as CSV, which the import reads back, or as XLSX.',
  query: z.object({
    format: z.optional(z.enum(['csv', 'xlsx'], 'Choose csv or xlsx for the file.')), // CSV where it is absent
    status: listProjects.query.shape.status,
    search: listProjects.query.shape.search,
    client: listProjects.query.shape.client,
  }),
  reply: z.unknown(),
})

/** A plan as both sides hold it. */
export type PipelinePlan = z.infer<typeof pipelinePlan>
