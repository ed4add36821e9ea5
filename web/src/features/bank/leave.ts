// Leaving for the bank: asks the server where to, and goes there. Nothing but a web address is ever
// followed.
import { addBank, reconnectUrl } from '@plimsoll/contract/bank'
import { useEffect, useRef, useState } from 'react'
import { CallError, call } from '../../api/call.ts'
import { toastError } from '../../ui/toast.ts'

/** What is left for: a bank to add, or a connection to renew. */
export type Leaving = { add: string } | { renew: string }

/**
 * `leave` resolves to nothing; `isLeaving` until the bank's page has taken over, or it was refused.
 */
export function useLeave(): { isLeaving: boolean; leave: (leaving: Leaving) => void } {
  const [isLeaving, setLeaving] = useState(false)
  const isAsking = useRef(false)
  useEffect(() => {
    // The way back can restore the page as it was left: busy for ever.
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      isAsking.current = false
      setLeaving(false)
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])
  const stay = () => {
    isAsking.current = false
    setLeaving(false)
  }
  const leave = async (leaving: Leaving) => {
    if (isAsking.current) return
    isAsking.current = true
    setLeaving(true)
    try {
      const address = await addressOf(leaving)
      if (isWebAddress(address)) return location.assign(address)
      toastError('We couldn’t open your bank’s website. Please try again later.')
      stay()
    } catch (error) {
      stay()
      if (!(error instanceof CallError)) throw error
      toastError(error.message)
    }
  }
  return { isLeaving, leave: (leaving) => void leave(leaving) }
}

function addressOf(leaving: Leaving): Promise<string> {
  return 'add' in leaving
    ? call(addBank, { query: { bank: leaving.add } }).then((reply) => reply.data.url)
    : call(reconnectUrl, { query: { connection: leaving.renew } }).then((reply) => reply.url)
}

/** Whether an address is one of the web. No other may be opened, wherever it comes from. */
export function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)
}
