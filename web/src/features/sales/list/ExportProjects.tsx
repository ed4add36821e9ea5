// Saves the projects that the filters match as a file.
import { Download } from 'lucide-react'
import { fileItems } from '../../../ui/file-items.ts'
import { Menu } from '../../../ui/Menu.tsx'
import { useExportProjects } from '../use-export.ts'
import type { ListFilter } from './filter.ts'

/** Stands among the actions of the list. */
export default function ExportProjects({ filter }: { filter: ListFilter }) {
  const saving = useExportProjects(filter)
  return (
    <Menu
      busy={saving.isBusy}
      placement="below-right"
      items={fileItems((format) => void saving.save(format))}
    >
      <Download size={16} aria-hidden /> Export
    </Menu>
  )
}
