// For tests: the whole route table at an address, with a fresh cache and the address in sight.
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render } from '@testing-library/react'
import { StrictMode } from 'react'
import { Router } from 'wouter'
import { memoryLocation } from 'wouter/memory-location'
import { AppRoutes } from '../routes.tsx'

/** Renders as main.tsx does; `address()` is where the router stands. */
export function showAt(path: string): { address: () => string } {
  const { hook, searchHook, history } = memoryLocation({ path, record: true })
  const cache = new QueryClient({
    defaultOptions: { queries: { retry: false, staleTime: Infinity } },
  })
  render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <Router hook={hook} searchHook={searchHook}>
          <AppRoutes />
        </Router>
      </QueryClientProvider>
    </StrictMode>,
  )
  return { address: () => history.at(-1) ?? path }
}
