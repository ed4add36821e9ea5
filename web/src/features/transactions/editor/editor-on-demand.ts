// The editor's code comes apart from the lists whose rows it opens.
import { codeAhead } from '../../../ui/code-ahead.ts'

/** Fetches the editor's code. */
export const loadEditor = () => import('./EditorHost.tsx')

/** For a list of transactions: pointing at it fetches the editor ahead. */
export const editorAhead = codeAhead(loadEditor)
