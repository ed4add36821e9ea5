// Fetches the months that are over beside their forecasts before somebody asks for them.
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { MonthSpan } from './compared-months.ts'

const prefetchAfterMs = 1500

/**
 * Fetches a comparison ahead with its code, once the page has stood for a moment: the first one of
 * busy books takes the server seconds.
 */
export function useComparedAhead(span: MonthSpan, isWanted: boolean): void {
  const client = useQueryClient()
  const { from, to } = span
  useEffect(() => {
    if (!isWanted) return
    const fetchAhead = async () => {
      const { comparedMonthsOf } = await import('./compared-months.ts')
      await client.prefetchQuery(comparedMonthsOf({ from, to }))
    }
    // What wants it then fetches it again.
    const timer = setTimeout(() => void fetchAhead().catch(() => null), prefetchAfterMs)
    return () => clearTimeout(timer)
  }, [client, from, to, isWanted])
}
