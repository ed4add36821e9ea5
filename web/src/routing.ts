// Where the user is and how to go elsewhere, over wouter: what several parts need beyond its links.
import { useLocation } from 'wouter'

/** The way to another address: `navigate('/cash-flow')`, with `{ replace: true }` without a step in the history. */
export function useNavigate(): (
  to: string,
  options?: { replace?: boolean; state?: object | null },
) => void {
  return useLocation()[1]
}

let isByHistory = true
if (typeof window !== 'undefined') {
  addEventListener('popstate', () => {
    isByHistory = true
  })
  // wouter makes an event of every step that the page itself takes.
  for (const step of ['pushState', 'replaceState'])
    addEventListener(step, () => {
      isByHistory = false
    })
}

/** Whether the user came to the present address by Back or Forward (or by the first load). */
export function cameByHistory(): boolean {
  return isByHistory
}
