// A link out of the report; plain text in a shared snapshot.
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { useReportLinks } from './report-links.ts'

/** `isExtra`: a link that says nothing by itself and is left out of a snapshot. */
export function ReportLink(props: { to: string; isExtra?: boolean; children: ReactNode }) {
  const isLinked = useReportLinks()
  if (isLinked)
    return (
      <Link className="text-link" to={props.to}>
        {props.children}
      </Link>
    )
  return props.isExtra ? null : props.children
}
