// The editor's code comes apart from the lists whose rows it opens.
import { codeAhead } from '../../../ui/code-ahead.ts'
import { onDemand } from '../../../ui/on-demand.ts'

export const EditorHost = onDemand(() => import('./EditorHost.tsx'))

/** For a list of transactions: pointing at it fetches the editor ahead. */
export const editorAhead = codeAhead(EditorHost.bring)
