// What the draft would do: requested a moment after every change, the latest reply shown while the
// next is awaited.
import { computeForecast, type Impact } from '@plimsoll/contract/forecast-changes'
import { useEffect, useState } from 'react'
import { CallError, call } from '../../../api/call.ts'
import { logFailure } from '../../../api/log-failure.ts'
import { toastError } from '../../../ui/toast.ts'
import { changesetOf, type Draft } from './draft.ts'
import { makeImpactRequests } from './impact-requests.ts'

/**
 * The impact of the latest draft that the server has replied to. `isBehind` while a newer one is
 * being computed.
 */
export type DraftImpact = {
  readonly impact: Impact | null
  readonly isBehind: boolean
  readonly error: string | null
}

const quietMs = 250
const nothing: DraftImpact = { impact: null, isBehind: false, error: null }

/** `selected` are the lines on screen. An empty draft needs no request. */
export function useImpact(draft: Draft, selected: readonly string[]): DraftImpact {
  const [state, setState] = useState<DraftImpact>(nothing)
  const [requests] = useState(() => requestsInto(setState))
  const looked = selected.join(' ')
  useEffect(() => {
    if (draft.length === 0) {
      requests.forget()
      setState(nothing)
      return
    }
    setState((before) => ({ ...before, isBehind: true }))
    const timer = setTimeout(() => {
      requests.request({
        ...changesetOf(draft),
        selectedMerchants: looked ? looked.split(' ') : [],
      })
    }, quietMs)
    return () => {
      clearTimeout(timer)
      requests.forget()
    }
  }, [draft, looked, requests])
  return state
}

function requestsInto(
  setState: (state: DraftImpact | ((before: DraftImpact) => DraftImpact)) => void,
) {
  return makeImpactRequests({
    newId: () => crypto.randomUUID(),
    send: (changes: ReturnType<typeof changesetOf>, requestId) =>
      call(computeForecast, { body: { ...changes, request_id: requestId } }).then(
        (reply) => reply.data,
      ),
    onReply: (impact) => setState({ impact, isBehind: false, error: null }),
    onFailure: (error) => {
      const words = error instanceof CallError ? error.message : 'We couldn’t work out the effect.'
      logFailure('Forecast impact', error)
      toastError(words)
      setState((before) => ({ ...before, isBehind: false, error: words }))
    },
  })
}
