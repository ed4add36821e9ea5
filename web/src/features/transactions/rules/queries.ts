// Fetches rules, tries them out, keeps them, puts them in order and removes them.
import * as api from '@plimsoll/contract/rules'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../api/call.ts'
import { toastError, toastSuccess } from '../../../ui/toast.ts'
import { refreshAll, refusalWords, useUndo } from '../edits.ts'
import { inTransactions } from '../proof.ts'
import { transactionKeys } from '../queries.ts'

/** A rule as it is kept. */
export type Rule = api.Rule
/** A rule as the form sends it. */
export type RuleInput = z.output<typeof api.tryRule.body>
/** What a rule would do. */
export type Trial = z.output<typeof api.tryRule.reply>['data']

const key = [...transactionKeys.all, 'rules']

/** The rules, in the order in which they apply. */
export function useRules() {
  return useQuery({
    queryKey: key,
    queryFn: ({ signal }) => call(api.listRules, { signal }).then((reply) => reply.data),
  })
}

/** A rule as a text, so that equal rules compare as equal. */
export function printRule(rule: RuleInput): string {
  return JSON.stringify(rule)
}

/**
 * What a rule (printed) would do; null asks nothing. The answer before stays while another is on
 * its way.
 */
export function useTrial(printed: string | null) {
  return useQuery<Trial>({
    queryKey: [...transactionKeys.all, 'trial', printed],
    enabled: printed !== null,
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) =>
      call(api.tryRule, { body: JSON.parse(printed ?? '{}') as RuleInput, signal }).then(
        (reply) => reply.data,
      ),
  })
}

/**
 * Keeps a rule, new or changed; with `isForPast` it is also applied to what is there, which can be
 * undone.
 */
export function useKeepRule(onDone: () => void) {
  const client = useQueryClient()
  const undo = useUndo()
  return useMutation({
    mutationFn: ({ id, ...input }: RuleInput & { apply_to_past: boolean }) =>
      (id
        ? call(api.changeRule, { params: { id }, body: input })
        : call(api.addRule, { body: input })
      ).then((reply) => reply.data),
    onSuccess: ({ rule, changed, change_id }) => {
      toastSuccess(`Rule “${rule.name}” saved.`, {
        ...(changed > 0 ? { detail: `${inTransactions(changed)} changed.` } : {}),
        ...(change_id ? { action: { label: 'Undo', onClick: () => undo.mutate(change_id) } } : {}),
      })
      onDone()
      return void refreshAll(client)
    },
  })
}

/** Turns a rule on or off, seen at once. */
export function useSwitchRule() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, enabled }: { id: string; enabled: boolean }) =>
      call(api.changeRule, { params: { id }, body: { enabled } }),
    onMutate: ({ id, enabled }) =>
      patch(client, (rules) => rules.map((rule) => (rule.id === id ? { ...rule, enabled } : rule))),
    onError: (error, _, before) => takeBack(client, before, 'We couldn’t change the rule.', error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Puts the rules in another order, seen at once. */
export function useOrderRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly string[]) => call(api.orderRules, { body: { ids: [...ids] } }),
    onMutate: (ids) =>
      patch(client, (rules) => ids.flatMap((id) => rules.find((rule) => rule.id === id) ?? [])),
    onError: (error, _, before) => takeBack(client, before, 'We couldn’t change the order.', error),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  })
}

/** Removes a rule; what it did stays. */
export function useDropRule(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (rule: Rule) => call(api.dropRule, { params: { id: rule.id } }),
    onSuccess: (_, rule) => {
      toastSuccess(`Rule “${rule.name}” removed. Changes it made are kept.`)
      onDone()
      return client.invalidateQueries({ queryKey: transactionKeys.all })
    },
    onError: (error) => toastError('We couldn’t remove the rule.', refusalWords(error)),
  })
}

function patch(client: QueryClient, change: (rules: Rule[]) => Rule[]): Rule[] | undefined {
  const before = client.getQueryData<Rule[]>(key)
  if (before) client.setQueryData(key, change(before))
  return before
}

function takeBack(
  client: QueryClient,
  before: Rule[] | undefined,
  words: string,
  error: unknown,
): void {
  if (before) client.setQueryData(key, before)
  toastError(words, refusalWords(error))
}
