// What the parts of the shell share: the built pages, and the way to open the windows that belong
// to no page.
import { createContext, useContext } from 'react'
import type { Page } from './page-table.ts'

/** The shell's own windows. */
export type Overlay =
  | 'palette'
  | 'account'
  | 'sign-in'
  | 'alerts'
  | 'notifications'
  | 'shortcuts'
  | 'upload'

/** The button that opens the assistant, wherever it stands. */
export const askName = 'Ask about your cash'

/** The shell as its parts see it. */
export type ShellParts = {
  readonly pages: readonly Page[]
  readonly open: (overlay: Overlay) => void
  readonly toggleChat: () => void
  /** Opens the assistant with a question. */
  readonly ask: (question: string) => void
}

/** Filled by Shell. */
export const ShellContext = createContext<ShellParts | null>(null)

/** Only below Shell. */
export function useShell(): ShellParts {
  const shell = useContext(ShellContext)
  if (!shell) throw new Error('This stands outside the shell.')
  return shell
}
