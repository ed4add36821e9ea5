// A pipeline from a CRM: the file, which column is what, and the plan row by row before anything is
// added.
import { type PipelinePlan, pipelineField } from '@plimsoll/contract/sales-changes'
import { useState } from 'react'
import { money } from '../../../format/amount.ts'
import { Button } from '../../../ui/Button.tsx'
import { Chip, type ChipTone } from '../../../ui/Chip.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { FileDrop } from '../../../ui/form/FileDrop.tsx'
import { FormRefusal } from '../../../ui/form/FormRefusal.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { dayAndYear, inProjects } from '../project-words.ts'
import { type Mapping, useImportPipeline, usePreviewPipeline } from './queries.ts'
import './import.css'

type Row = PipelinePlan['rows'][number]

const fieldWords: Readonly<Record<string, string>> = {
  name: 'Name',
  client: 'Client',
  value: 'Value',
  stage: 'Stage',
  probability: 'Probability',
  close_date: 'Close date',
  notes: 'Notes',
}
const actions: Readonly<Record<Row['action'], { word: string; tone: ChipTone }>> = {
  create: { word: 'New', tone: 'good' },
  update: { word: 'Update', tone: 'forecast' },
  same: { word: 'No change', tone: 'neutral' },
  problem: { word: 'Left out', tone: 'bad' },
}
const bytesMax = 2_000_000

/** Closes itself when the plan has been carried out. */
export default function ImportDialog({ onClose }: { onClose: () => void }) {
  const [file, setFile] = useState<File | null>(null)
  const [text, setText] = useState('')
  const [mapping, setMapping] = useState<Mapping | null>(null)
  const [skip, setSkip] = useState<ReadonlySet<number>>(new Set())
  const [refusal, setRefusal] = useState<string | null>(null)
  const preview = usePreviewPipeline()
  const importing = useImportPipeline()
  const plan = preview.data
  const read = async (chosen: File | null) => {
    setFile(chosen)
    setMapping(null)
    setSkip(new Set())
    setRefusal(null)
    preview.reset()
    importing.reset()
    if (!chosen) return setText('')
    if (chosen.size > bytesMax) return setRefusal('This file is larger than 2 MB.')
    const content = await chosen.text()
    setText(content)
    preview.mutate({ text: content, mapping: null })
  }
  const map = (header: string, field: Mapping[string]) => {
    const next = { ...mappingIn(plan), ...mapping, [header]: field }
    setMapping(next)
    preview.mutate({ text, mapping: next })
  }
  const included =
    plan?.rows.filter(({ action, line }) => isImported(action) && !skip.has(line)).length ?? 0
  return (
    <Dialog
      title="Import your pipeline"
      description="A CSV file from your CRM with the name, client, value, stage, probability and close date of each deal. You’ll see what it does before anything is added."
      width="wide"
      onClose={onClose}
    >
      <div className="form">
        <FileDrop
          label="Choose a CSV file or drop it here"
          hint="Up to 2 MB"
          accept=".csv,text/csv"
          file={file}
          onFile={(chosen) => void read(chosen)}
        />
        <FormRefusal text={refusal ?? preview.error?.message ?? importing.error?.message ?? null} />
        {preview.isPending && !plan && <Skeleton height="180px" />}
        {plan && (
          <>
            <Columns plan={plan} onMap={map} />
            <p role="status">
              <b>
                {plan.rows.length > 0
                  ? countWords(plan.counts)
                  : 'Choose which column holds the name and which the value of each deal.'}
              </b>
            </p>
            <Rows
              rows={plan.rows}
              skip={skip}
              onSkip={(line) => {
                const next = new Set(skip)
                if (!next.delete(line)) next.add(line)
                setSkip(next)
              }}
            />
          </>
        )}
        <div className="form-actions">
          <Button
            weight="ink"
            disabled={!plan || included === 0}
            busy={importing.isPending || preview.isPending}
            onClick={() =>
              plan &&
              importing.mutate(
                { text, mapping, plan: plan.plan, skip: [...skip] },
                { onSuccess: onClose },
              )
            }
          >
            {included > 0 ? `Import ${inProjects(included)}` : 'Import'}
          </Button>
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  )
}

function Columns(props: {
  plan: PipelinePlan
  onMap: (header: string, field: Mapping[string]) => void
}) {
  return (
    <fieldset className="sl-columns-map">
      <legend>What each column holds</legend>
      {props.plan.columns.map(({ header, field, sample }) => (
        <label key={header}>
          <span>
            <b>{header}</b>
            <small>{sample.join(', ')}</small>
          </span>
          <span className="input-box">
            <select
              className="input select"
              value={field ?? ''}
              onChange={(event) => props.onMap(header, event.target.value as Mapping[string])}
            >
              <option value="">Leave out</option>
              {pipelineField.options.map((value) => (
                <option key={value} value={value}>
                  {fieldWords[value]}
                </option>
              ))}
            </select>
          </span>
        </label>
      ))}
    </fieldset>
  )
}

const rowsFirst = 50

function Rows(props: {
  rows: readonly Row[]
  skip: ReadonlySet<number>
  onSkip: (line: number) => void
}) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? props.rows : props.rows.slice(0, rowsFirst)
  return (
    <>
      <ul className="sl-plan" aria-label="What the import does">
        {shown.map((row) => (
          <li key={row.line} data-problem={row.action === 'problem' || undefined}>
            <input
              type="checkbox"
              aria-label={`Import ${row.name || `line ${row.line}`}`}
              disabled={!isImported(row.action)}
              checked={isImported(row.action) && !props.skip.has(row.line)}
              onChange={() => props.onSkip(row.line)}
            />
            <span>
              <b>{row.name || `Line ${row.line}`}</b>
              <small>{[row.client, row.words].filter(Boolean).join(' · ')}</small>
            </span>
            <span className="sl-plan-facts">
              {row.value !== null && <b>{money(row.value)}</b>}
              <small>
                {[
                  row.status,
                  row.probability === null ? null : `${row.probability}%`,
                  row.close_date && dayAndYear(row.close_date),
                ]
                  .filter(Boolean)
                  .join(', ')}
              </small>
            </span>
            <Chip tone={actions[row.action].tone}>{actions[row.action].word}</Chip>
          </li>
        ))}
      </ul>
      {shown.length < props.rows.length && (
        <Button weight="quiet" onClick={() => setWhole(true)}>
          Show all {props.rows.length} rows
        </Button>
      )}
    </>
  )
}

function isImported(action: Row['action']): boolean {
  return action === 'create' || action === 'update'
}

function mappingIn(plan: PipelinePlan | undefined): Mapping {
  return Object.fromEntries((plan?.columns ?? []).map(({ header, field }) => [header, field ?? '']))
}

function countWords({ create, update, same, problem }: PipelinePlan['counts']): string {
  return [
    `${inProjects(create)} to add`,
    `${update} to update`,
    ...(same > 0 ? [`${same} unchanged`] : []),
    ...(problem > 0 ? [`${problem} left out`] : []),
  ].join(', ')
}
