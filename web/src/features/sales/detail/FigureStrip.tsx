// What a project comes to: value, received, outstanding, margin, and the most the firm has to fund.
import type { Project } from '@plimsoll/contract/sales-project'
import { money, rough } from '../../../format/amount.ts'
import { dayAndYear, marginWords, planWords } from '../project-words.ts'

type Figures = Pick<Project, 'margin' | 'margin_amount' | 'peak_funding'>

/** `figures` are those of the unsaved changes where there are some. */
export function FigureStrip({ project, figures }: { project: Project; figures: Figures }) {
  const { next_receipt: next, peak_funding: saved } = project
  const peak = figures.peak_funding
  return (
    <dl className="sl-cards">
      <div>
        <dt>Value</dt>
        <dd>
          <b className="sl-figure">{rough(project.value)}</b>
          <small>
            {project.gross === project.value ? 'No VAT on top' : `${money(project.gross)} with VAT`}
          </small>
        </dd>
      </div>
      <div>
        <dt>Received</dt>
        <dd>
          <b className="sl-figure">{rough(project.received)}</b>
          <small>{planWords(project)}</small>
        </dd>
      </div>
      <div>
        <dt>Outstanding</dt>
        <dd>
          <b className="sl-figure sl-figure-forecast">{rough(project.outstanding)}</b>
          <small>
            {next ? `Next ${money(next.amount)}, ${dayAndYear(next.day)}` : 'Nothing is expected'}
          </small>
        </dd>
      </div>
      <div>
        <dt>Margin</dt>
        <dd>
          <b className="sl-figure">{marginWords(figures.margin)}</b>
          <small>{money(figures.margin_amount)} before VAT</small>
        </dd>
      </div>
      <div>
        <dt>Peak funding need</dt>
        <dd>
          <b className={`sl-figure ${peak ? 'sl-figure-bad' : ''}`}>
            {peak ? rough(peak.amount) : '£0'}
          </b>
          <small>
            {peak
              ? `${dayAndYear(peak.day)}${saved && saved.amount !== peak.amount ? `, was ${rough(saved.amount)}` : ''}`
              : 'Receipts come before costs'}
          </small>
        </dd>
      </div>
    </dl>
  )
}
