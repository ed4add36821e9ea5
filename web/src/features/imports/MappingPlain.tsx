// A bank data file (OFX, QIF, CAMT, MT940) has no columns to choose; a QIF file alone leaves open
// how its dates are written.
import { Banner } from '../../ui/Banner.tsx'
import { MappingSettings } from './MappingSettings.tsx'
import type { Answers, Look } from './queries.ts'

/** Offers only what the reading of this file depends on. */
export function MappingPlain(props: {
  look: Look
  answers: Answers
  onChange: (answers: Answers) => void
}) {
  if (!isOpen(props.look, props.answers))
    return <Banner>This file’s format is fixed. There are no columns to choose.</Banner>
  return (
    <>
      <MappingSettings {...props} />
      <p className="upload-flow-hint">This file has no columns to choose.</p>
    </>
  )
}

function isOpen({ trial }: Look, { dateOrder, amountSign }: Answers): boolean {
  if (dateOrder || amountSign) return true
  if (trial.kind === 'refused') return /^ambiguous_/.test(trial.code)
  return trial.assumptions.some(({ code }) => /^dates_/.test(code))
}
