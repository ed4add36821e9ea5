// Fetches and changes alerts and preferences; what changes shows at once and is put right if the
// server refuses.
import * as api from '@plimsoll/contract/alerts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { CallError, call } from '../../api/call.ts'
import { toastError } from '../../ui/toast.ts'
import { alertKeys } from './keys.ts'

/** The alerts that were not dismissed, the newest first. */
export function useAlerts() {
  return useQuery({
    queryKey: alertKeys.list,
    queryFn: ({ signal }) => call(api.listAlerts, { signal }).then((reply) => reply.data),
    staleTime: 0,
  })
}

/** Marks alerts as read or unread, and takes them away or puts them back. */
export function useAlertChanges() {
  const cache = useQueryClient()
  // Not the preferences, which may be changing just now.
  const refresh = () =>
    Promise.all(
      [alertKeys.count, alertKeys.list].map((queryKey) => cache.invalidateQueries({ queryKey })),
    )
  const show = (change: (alerts: api.Alert[]) => api.Alert[]) =>
    cache.setQueryData<api.Alert[]>(alertKeys.list, (before) => before && change(before))
  const settle = { onError: showRefusal, onSettled: refresh }
  const read = useMutation({
    mutationFn: (body: { ids: string[]; read: boolean }) => call(api.readAlerts, { body }),
    onMutate: ({ ids, read: is }) =>
      show((alerts) =>
        alerts.map((alert) => (ids.includes(alert.id) ? { ...alert, read: is } : alert)),
      ),
    ...settle,
  })
  const dismiss = useMutation({
    mutationFn: (body: { ids: string[]; dismissed: boolean }) => call(api.dismissAlerts, { body }),
    onMutate: ({ ids, dismissed }) =>
      show((alerts) => (dismissed ? alerts.filter(({ id }) => !ids.includes(id)) : alerts)),
    ...settle,
  })
  return { read: read.mutate, dismiss: dismiss.mutateAsync }
}

/** Which alerts the person gets. */
export function useAlertSettings() {
  return useQuery({
    queryKey: alertKeys.settings,
    queryFn: ({ signal }) => call(api.readAlertSettings, { signal }).then((reply) => reply.data),
    staleTime: 0,
  })
}

/** What changes in the preferences for one kind of alert. */
type SettingChange = Pick<api.AlertSetting, 'kind'> & Partial<api.AlertSetting>

/**
 * Changes the preferences for one kind of alert. Changes in quick succession are added to one
 * another.
 */
export function useSaveSetting() {
  const cache = useQueryClient()
  const settingOf = (kind: api.AlertSetting['kind']) =>
    cache
      .getQueryData<api.AlertSettings>(alertKeys.settings)
      ?.kinds.find((setting) => setting.kind === kind)
  return useMutation({
    mutationKey: alertKeys.saving,
    // One after the other, as they were made.
    scope: { id: 'alert-settings' },
    mutationFn: async (change: SettingChange) => {
      const setting = settingOf(change.kind)
      if (!setting) throw new Error(`There are no settings for ${change.kind} to change.`)
      const reply = await call(api.saveAlertSetting, { body: { ...setting, ...change } })
      return reply.data
    },
    onMutate: async (change) => {
      // A fetch under way would bring back the setting from before the change, so it is cancelled.
      await cache.cancelQueries({ queryKey: alertKeys.settings })
      cache.setQueryData<api.AlertSettings>(
        alertKeys.settings,
        (before) =>
          before && {
            ...before,
            kinds: before.kinds.map((setting) =>
              setting.kind === change.kind ? { ...setting, ...change } : setting,
            ),
          },
      )
    },
    onSuccess: (settings) => {
      const isLast = cache.isMutating({ mutationKey: alertKeys.saving }) <= 1
      if (isLast) cache.setQueryData(alertKeys.settings, settings)
    },
    onError: (error) => {
      showRefusal(error)
      void cache.invalidateQueries({ queryKey: alertKeys.settings })
    },
  })
}

/** Which emails a link is about; fetched once for each link. */
export function useSubscription(token: string) {
  return useQuery({
    queryKey: [...alertKeys.all, 'subscription', token],
    queryFn: ({ signal }) =>
      call(api.readSubscription, { query: { token }, signal, quiet: true }).then(
        (reply) => reply.data,
      ),
    enabled: token !== '',
    gcTime: 0,
  })
}

/** Stops the mails a link is about, or has them sent again. */
export function changeSubscription(body: { token: string; by_mail: boolean }) {
  return call(api.unsubscribe, { body, quiet: true }).then((reply) => reply.data)
}

function showRefusal(error: unknown): void {
  if (!(error instanceof CallError)) throw error
  toastError(error.message)
}
