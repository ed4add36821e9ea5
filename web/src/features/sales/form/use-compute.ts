// What a project would do to the firm's cash, worked out a moment after each change and before
// anything is saved.

import type { Counting } from '@plimsoll/contract/sales-counting'
import { type Computed, computeNewProject, computeProject } from '@plimsoll/contract/sales-forecast'
import type { ProjectInput, ProjectPatch, ProjectStatus } from '@plimsoll/contract/sales-input'
import type { Day } from '@plimsoll/domain/calendar'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../api/call.ts'

/** A project that isn't saved, or changes of one that is. */
type ComputeRequest =
  | { kind: 'new'; project: ProjectInput }
  | {
      kind: 'saved'
      id: string
      changes?: ProjectPatch
      new_status?: ProjectStatus
      effective_date?: Day
      counting?: Exclude<Counting, 'off'>
    }

/** The latest answer, shown while a newer one is worked out (`isBehind`). */
export type Preview = {
  readonly computed: Computed | null
  readonly isBehind: boolean
  readonly error: Error | null
}

const quietMs = 300

/** Nothing is computed for null. */
export function useCompute(request: ComputeRequest | null): Preview {
  const key = request === null ? null : JSON.stringify(request)
  const [settled, setSettled] = useState(key)
  useEffect(() => {
    if (key === settled) return
    const timer = setTimeout(() => setSettled(key), quietMs)
    return () => clearTimeout(timer)
  }, [key, settled])
  const { data, error, isFetching } = useQuery({
    queryKey: ['sales', 'compute', settled],
    enabled: settled !== null && key !== null,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => compute(JSON.parse(settled ?? 'null') as ComputeRequest, signal),
  })
  if (key === null) return { computed: null, isBehind: false, error: null }
  return { computed: data ?? null, isBehind: isFetching || key !== settled, error }
}

function compute(request: ComputeRequest, signal: AbortSignal): Promise<Computed> {
  const requestId = crypto.randomUUID()
  if (request.kind === 'new') {
    const body = { project: request.project, request_id: requestId }
    return call(computeNewProject, { body, signal }).then((reply) => reply.data)
  }
  const { kind: _, id, ...rest } = request
  return call(computeProject, {
    params: { id },
    body: { ...rest, request_id: requestId },
    signal,
  }).then((reply) => reply.data)
}
