// Puts Plimsoll on the page.
// First, because it settles the order of the CSS layers.
import './styles/app.css'
import { QueryClientProvider } from '@tanstack/react-query'
import { StrictMode, startTransition } from 'react'
import { Router } from 'wouter'
import { cache } from './api/cache.ts'
import { RouteErrorBoundary } from './app/RouteErrorBoundary.tsx'
import { createRoot } from './react-root.ts'
import { AppRoutes } from './routes.tsx'
import { askBeforeLeaving } from './routing.ts'
import { LazyToasts } from './ui/LazyToasts.tsx'
import { followTheme } from './ui/theme.ts'

const root = document.getElementById('root')
if (!root) throw new Error('The page has no root.')
followTheme()
// As a transition it is drawn in slices, between which the browser can answer.
startTransition(() =>
  createRoot(root).render(
    <StrictMode>
      <QueryClientProvider client={cache}>
        <RouteErrorBoundary>
          <Router aroundNav={askBeforeLeaving}>
            <AppRoutes />
          </Router>
          <LazyToasts />
        </RouteErrorBoundary>
      </QueryClientProvider>
    </StrictMode>,
  ),
)
