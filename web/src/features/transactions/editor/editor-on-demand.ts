// The editor's code comes apart from the lists whose rows it opens, once one points at them.
import { onDemand } from '../../../ui/on-demand.ts'

export const EditorHost = onDemand(() => import('./EditorHost.tsx'))
