// Menus among the actions of a page: their buttons have their place at once, and their code comes
// once the page has its figures.
import { type ComponentProps, lazy, type ReactNode } from 'react'
import { Later } from '../../ui/Later.tsx'

const ExportDue = lazy(() =>
  import('../../features/cashflow/management/ExportDue.tsx').then((file) => ({
    default: file.ExportDue,
  })),
)
const ExportMenu = lazy(() => import('../../features/cashflow/ExportMenu.tsx'))
const ExportProjects = lazy(() => import('../../features/sales/list/ExportProjects.tsx'))
const PackMenu = lazy(() => import('../../features/reports/PackMenu.tsx'))

/** Saves the cash-flow table. */
export function CashflowExport(props: ComponentProps<typeof ExportMenu>) {
  return (
    <HeadMenu words="Export">
      <ExportMenu {...props} />
    </HeadMenu>
  )
}

/** Saves what is due. */
export function DueExport(props: ComponentProps<typeof ExportDue>) {
  return (
    <HeadMenu words="Export">
      <ExportDue {...props} />
    </HeadMenu>
  )
}

/** Saves the list of projects. */
export function ProjectsExport(props: ComponentProps<typeof ExportProjects>) {
  return (
    <HeadMenu words="Export">
      <ExportProjects {...props} />
    </HeadMenu>
  )
}

/** The accountant's pack. */
export function AccountantsPack() {
  return (
    <HeadMenu words="Accountant’s pack">
      <PackMenu />
    </HeadMenu>
  )
}

function HeadMenu({ words, children }: { words: string; children: ReactNode }) {
  return <Later room={<span className="btn btn-outline">{words}</span>}>{children}</Later>
}
