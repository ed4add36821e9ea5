// Whether a report's figures lead anywhere: in a shared snapshot they don't, because it must open
// nothing else.
import { createContext, useContext } from 'react'

/** True where figures are links to their parts. */
export const ReportLinks = createContext(true)

/** Whether figures are links here. */
export function useReportLinks(): boolean {
  return useContext(ReportLinks)
}
