// Why a file was not taken: the reason, what is known more precisely below it, and the questions
// whose answers would help.
import { useState } from 'react'
import { Button } from '../../ui/Button.tsx'
import { BadRows } from './BadRows.tsx'
import type { Answers, UploadState } from './queries.ts'

type Question = NonNullable<UploadState['questions']>[number]

/** Offers the questions, or another file. */
export function UploadFailed(props: {
  reason: string
  detail: string | null
  state: UploadState | null
  onAgain: () => void
  onMap: () => void
  onAnswer: (answers: Answers) => void
}) {
  const questions = (props.state?.questions ?? []).filter(({ code }) => code in answerNames)
  const [chosen, setChosen] = useState<Record<string, string>>({})
  const isAnswered = questions.length > 0 && questions.every(({ code }) => chosen[code])
  const submit = () =>
    props.onAnswer(
      Object.fromEntries(
        questions.map(({ code }) => [answerNames[code as keyof typeof answerNames], chosen[code]]),
      ) as Answers,
    )
  return (
    <div className="upload-flow">
      <div role="alert">
        <p className="emphasis">{props.reason}</p>
        {props.detail && <p className="muted">{props.detail}</p>}
      </div>
      {questions.map((question) => (
        <QuestionChoice
          key={question.code}
          question={question}
          value={chosen[question.code]}
          onChange={(value) => setChosen({ ...chosen, [question.code]: value })}
        />
      ))}
      <BadRows rows={props.state?.report?.bad_rows ?? []} />
      <div className="upload-flow-actions">
        <Button onClick={props.onAgain}>Choose another file</Button>
        {mappable.has(props.state?.error_code ?? '') && (
          <Button onClick={props.onMap}>Choose columns</Button>
        )}
        {questions.length > 0 && (
          <Button weight="ink" disabled={!isAnswered} onClick={submit}>
            Use these settings
          </Button>
        )}
      </div>
    </div>
  )
}

// Refusals that saying what the columns hold may cure.
const mappable = new Set([
  'ambiguous_dates',
  'ambiguous_sign',
  'choose_sheet',
  'no_transactions',
  'no_valid_rows',
])

const answerNames = {
  date_order: 'dateOrder',
  amount_sign: 'amountSign',
  sheet: 'sheet',
} as const

function QuestionChoice(props: {
  question: Question
  value: string | undefined
  onChange: (value: string) => void
}) {
  return (
    <fieldset className="upload-question">
      <legend>{props.question.message}</legend>
      {props.question.options.map(({ value, label, example }) => (
        <label key={value}>
          <input
            type="radio"
            name={props.question.code}
            checked={props.value === value}
            onChange={() => props.onChange(value)}
          />
          <span>
            {label}
            {example && <small>{example}</small>}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
