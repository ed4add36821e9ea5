// How projects count, on pages of the forecast: only where there are any.
import { CountingSwitch } from './CountingSwitch.tsx'
import { useSalesBasis } from './queries.ts'

/** Nothing for a business without projects. */
export default function ProjectsCounting() {
  const clients = useSalesBasis().data?.clients ?? []
  return clients.length > 0 ? <CountingSwitch /> : null
}
