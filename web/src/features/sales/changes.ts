// Changes sales projects: one, several at once, and back again.
import { createProject, matchItem, redateItem, updateProject } from '@plimsoll/contract/sales'
import {
  bulkDates,
  bulkProbability,
  bulkStatus,
  changeProjectStatus,
  undoProjectChange,
} from '@plimsoll/contract/sales-changes'
import {
  type ProjectInput,
  type ProjectPatch,
  type ProjectStatus,
  staleVersion,
} from '@plimsoll/contract/sales-input'
import type { Project } from '@plimsoll/contract/sales-project'
import type { Day } from '@plimsoll/domain/calendar'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { toastError, toastSuccess } from '../../ui/toast.ts'
import { refreshAll } from './counting.ts'
import { salesKeys } from './keys.ts'
import { updateFailed } from './update-failed.ts'

function keepProject(client: QueryClient, project: Project): void {
  client.setQueryData(salesKeys.project(project.id), project)
  refreshAll(client)
}

/** Creates a project. A refusal stays with the form. */
export function useCreateProject() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (project: ProjectInput) =>
      call(createProject, { body: project }).then((reply) => reply.data),
    onSuccess: (project) => keepProject(client, project),
  })
}

/** The specification’s sentence for a status change without a message of its own. */
const statusFailed = 'Error updating project status'

/** Whether another window saved the project meanwhile. */
export function isStale(error: Error): error is CallError {
  return error instanceof CallError && error.failure?.code === staleVersion
}

/** Saves changes of a project. A stale version is left to the caller; anything else is a toast. */
export function useUpdateProject(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: ProjectPatch & { version?: number; why?: string }) =>
      call(updateProject, { params: { id }, body }),
    onSuccess: ({ data, message }) => {
      toastSuccess(message)
      keepProject(client, data)
    },
    onError: (error) => {
      if (isStale(error)) return
      toastError((error instanceof CallError && error.failure?.details[0]?.message) || updateFailed)
    },
  })
}

/** Changes a project’s status, with a way to undo it. */
export function useChangeStatus(id: string) {
  const client = useQueryClient()
  const undo = useUndoChange()
  return useMutation({
    mutationFn: (body: {
      new_status: ProjectStatus
      effective_date: Day
      reason?: string
      version?: number
    }) => call(changeProjectStatus, { params: { id }, body }),
    onSuccess: ({ data, message, change_id }) => {
      toastSuccess(message, { action: { label: 'Undo', onClick: () => undo.mutate(change_id) } })
      keepProject(client, data)
    },
    onError: (error) =>
      toastError((error instanceof CallError && error.failure?.errors[0]?.message) || statusFailed),
  })
}

/** A change of several projects: all of them, or none. */
export type BulkChange =
  | { kind: 'status'; new_status: ProjectStatus; effective_date: Day; reason?: string }
  | { kind: 'dates'; days: number; reason?: string }
  | { kind: 'probability'; probability: number; reason?: string }

/** Changes several projects at once, with a way to undo it. A refusal stays with the dialog. */
export function useBulkChange() {
  const client = useQueryClient()
  const undo = useUndoChange()
  return useMutation({
    mutationFn: ({ ids, change }: { ids: readonly string[]; change: BulkChange }) => {
      const { kind, ...rest } = change
      const body = { series_ids: [...ids], ...rest } as never
      if (kind === 'status') return call(bulkStatus, { body })
      if (kind === 'dates') return call(bulkDates, { body })
      return call(bulkProbability, { body })
    },
    onSuccess: ({ data }) => {
      toastSuccess(data.words, {
        action: { label: 'Undo', onClick: () => undo.mutate(data.change_id) },
      })
      refreshAll(client)
    },
  })
}

/** Takes a change of one or several projects back. */
export function useUndoChange() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(undoProjectChange, { params: { id } }),
    onSuccess: ({ data }) => {
      toastSuccess(data.words)
      refreshAll(client)
    },
    onError: (error) => toastError('We couldn’t undo this change.', messageOf(error)),
  })
}

/** Re-dates a milestone at once: to a day, or by the payer’s usual delay. */
export function useRedate(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ itemId, day }: { itemId: string; day?: Day | null }) =>
      call(redateItem, { params: { id }, body: { item_id: itemId, ...(day ? { day } : {}) } }).then(
        (reply) => reply.data,
      ),
    onSuccess: (project) => {
      toastSuccess('Milestone re-dated.')
      keepProject(client, project)
    },
    onError: (error) => toastError('We couldn’t re-date the milestone.', messageOf(error)),
  })
}

/** Matches transactions with a milestone or cost, or takes the match back. */
export function useMatchItem(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: { item_id: string; transaction_ids: string[]; kind: 'match' | 'unmatch' }) =>
      call(matchItem, { params: { id }, body }).then((reply) => reply.data),
    onSuccess: (project, { kind }) => {
      toastSuccess(kind === 'match' ? 'Transactions matched.' : 'Match removed.')
      keepProject(client, project)
    },
    onError: (error) => toastError('We couldn’t change the match.', messageOf(error)),
  })
}

function messageOf(error: unknown): string | undefined {
  return error instanceof CallError ? error.message : undefined
}
