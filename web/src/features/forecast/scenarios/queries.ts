// Fetches scenarios, their comparison and the search for moves; keeps, changes and discards them.
// All cache keys of scenarios are here.

import { changesetForecast } from '@plimsoll/contract/forecast-changes'
import { savedTransactions } from '@plimsoll/contract/forecast-line-facts'
import type { Changeset } from '@plimsoll/contract/forecast-lines'
import * as api from '@plimsoll/contract/forecast-scenarios'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { CallError, call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { forecastKeys } from '../queries.ts'

const scenarioKeys = {
  list: ['forecast', 'scenarios'],
  compared: (ids: readonly string[]) => ['forecast', 'compared', ...ids],
  impact: (changes: Changeset) => ['forecast', 'impact', JSON.stringify(changes)],
} as const

/** One line of the comparison; the forecast as it stands has no id. */
export type Compared = z.output<typeof api.compareScenarios.reply>['data'][number]
/** The input of the search. */
export type GoalInput = z.output<typeof api.seekGoal.body>
/** The result of the search. */
export type GoalPlan = z.output<typeof api.seekGoal.reply>['data']

/** The scenarios, newest first. */
export function useScenarios() {
  return useQuery({
    queryKey: scenarioKeys.list,
    queryFn: ({ signal }) => call(api.listScenarios, { signal }).then((reply) => reply.data),
  })
}

/** The forecast beside these scenarios; the figures before stay while the next are fetched. */
export function useCompared(ids: readonly string[], enabled: boolean) {
  return useQuery<Compared[]>({
    queryKey: scenarioKeys.compared(ids),
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.compareScenarios, { query: ids.length ? { ids: ids.join(',') } : {}, signal }).then(
        (reply) => reply.data,
      ),
  })
}

/** What changes would do to the forecast as it stands. */
export function useImpactOf(changes: Changeset, enabled = true) {
  return useQuery({
    queryKey: scenarioKeys.impact(changes),
    enabled,
    queryFn: ({ signal }) =>
      call(changesetForecast, { body: changes, signal }).then((reply) => reply.data),
  })
}

/** The payments of a line that are still to come, each by its day. */
export function useOccurrencesOf(lineId: string | undefined) {
  return useQuery({
    queryKey: [...forecastKeys.all, 'occurrences', lineId],
    enabled: lineId !== undefined,
    queryFn: ({ signal }) =>
      call(savedTransactions, { query: { series_id: lineId ?? '' }, signal }).then(
        (reply) => reply.data,
      ),
  })
}

/** Keeps a scenario: from changes, empty, or as a copy. */
export function useMakeScenario() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: z.output<typeof api.makeScenario.body>) =>
      call(api.makeScenario, { body }).then((reply) => reply.data),
    onSuccess: refresh,
    onError: (error) => toastRefusal('We couldn’t save the scenario.', error),
  })
}

/** Renames, changes, freezes or thaws a scenario. */
export function useChangeScenario() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string } & z.output<typeof api.changeScenario.body>) =>
      call(api.changeScenario, { params: { id }, body }).then((reply) => reply.data),
    onSuccess: refresh,
    onError: (error) => toastRefusal('We couldn’t change the scenario.', error),
  })
}

/**
 * Discards a scenario; undoing keeps the same changes under the same name again. Nothing else
 * changes, and a comparison that still names the scenario would be refused, also one that is on its
 * way.
 */
export function useDiscardScenario() {
  const client = useQueryClient()
  const compared = { queryKey: scenarioKeys.compared([]) }
  const making = useMakeScenario()
  const changing = useChangeScenario()
  return useMutation({
    onMutate: () => client.cancelQueries(compared),
    mutationFn: ({ id }: api.Scenario) => call(api.discardScenario, { params: { id } }),
    onSuccess: async (_, { name, changes, state }) => {
      const undo = async () => {
        const made = await making.mutateAsync({ name, changes })
        if (state === 'frozen') await changing.mutateAsync({ id: made.id, frozen: true })
      }
      toastSuccess(`${name} discarded.`, {
        action: { label: 'Undo', onClick: () => void undo().catch(() => undefined) },
      })
      await client.invalidateQueries({ queryKey: scenarioKeys.list })
    },
    onError: async (error) => {
      toastRefusal('We couldn’t discard the scenario.', error)
      await client.invalidateQueries(compared)
    },
  })
}

/** Makes a scenario part of the forecast, so that every figure of every page may change. */
export function useMergeScenario() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(api.mergeScenario, { params: { id } }),
    onSuccess: () => client.invalidateQueries(),
  })
}

/** Searches for the fewest moves. Keeps nothing. */
export function useSeekGoal() {
  return useMutation({
    mutationFn: (body: GoalInput) => call(api.seekGoal, { body }).then((reply) => reply.data),
  })
}

function useRefresh() {
  const client = useQueryClient()
  return async () => {
    await Promise.all([
      client.invalidateQueries({ queryKey: scenarioKeys.list }),
      client.invalidateQueries({ queryKey: scenarioKeys.compared([]) }),
    ])
  }
}

function toastRefusal(words: string, error: unknown): void {
  if (error instanceof CallError) toastError(words, error.message)
}
