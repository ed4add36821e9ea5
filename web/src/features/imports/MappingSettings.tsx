// The settings of a file besides its columns: the sheet, the header, the order of dates and which
// way money went.
import { Select } from '../../ui/form/Select.tsx'
import type { Answers, Look } from './queries.ts'

type Choice = { value: string; label: string }

/** Without an answer, the setting is detected from the file. */
export function MappingSettings(props: {
  look: Look
  answers: Answers
  onChange: (answers: Answers) => void
}) {
  const { look, answers } = props
  const setAnswer = (name: keyof Answers, value: Answers[keyof Answers] | undefined) =>
    props.onChange(withAnswer(answers, name, value))
  const header = answers.headerLine
  return (
    <div className="mapping-settings">
      {look.sheets.length > 1 && (
        <Select
          label="Sheet"
          name="sheet"
          value={look.sheet ?? ''}
          options={look.sheets.map((name) => ({ value: name, label: name }))}
          onChange={(event) => props.onChange(withSheet(answers, event.target.value))}
        />
      )}
      {look.sheet !== null && (
        <Select
          label="Header row"
          name="header"
          value={header === undefined ? '' : header === null ? 'none' : String(header)}
          options={headerChoices(look)}
          onChange={(event) => setAnswer('headerLine', headerOf(event.target.value))}
        />
      )}
      <Select
        label="Dates"
        name="dates"
        value={answers.dateOrder ?? ''}
        options={dateChoices}
        onChange={(event) => setAnswer('dateOrder', (event.target.value || undefined) as DateOrder)}
      />
      <Select
        label="Amounts without a minus sign"
        name="sign"
        value={answers.amountSign ?? ''}
        options={signChoices}
        onChange={(event) => setAnswer('amountSign', (event.target.value || undefined) as Sign)}
      />
      <Select
        label="Currency"
        name="currency"
        value={answers.currency ?? ''}
        options={currencyChoices}
        onChange={(event) => setAnswer('currency', event.target.value || undefined)}
      />
    </div>
  )
}

type DateOrder = Answers['dateOrder']
type Sign = Answers['amountSign']

const dateChoices: Choice[] = [
  { value: '', label: 'Detect automatically' },
  { value: 'DMY', label: 'Day, month, year' },
  { value: 'MDY', label: 'Month, day, year' },
  { value: 'YMD', label: 'Year, month, day' },
]

const signChoices: Choice[] = [
  { value: '', label: 'Detect automatically' },
  { value: 'as_written', label: 'Money in' },
  { value: 'inverted', label: 'Money out' },
]

const currencyChoices: Choice[] = [
  { value: '', label: 'Detect automatically' },
  { value: 'GBP', label: 'Pounds (GBP)' },
  { value: 'EUR', label: 'Euros (EUR)' },
  { value: 'USD', label: 'US dollars (USD)' },
  ...['AUD', 'CAD', 'CHF', 'DKK', 'HKD', 'JPY', 'NOK', 'NZD', 'PLN', 'SEK', 'SGD', 'ZAR'].map(
    (code) => ({ value: code, label: code }),
  ),
]

const wordsMax = 48

function headerChoices({ lines, header_line }: Look): Choice[] {
  const found = header_line === null ? 'none found' : `row ${header_line}`
  return [
    { value: '', label: `Detect automatically (${found})` },
    { value: 'none', label: 'No header row' },
    ...lines.map(({ line, cells }) => ({
      value: String(line),
      label: `Row ${line}: ${cells.filter(Boolean).join(', ').slice(0, wordsMax)}`,
    })),
  ]
}

function headerOf(value: string): number | null | undefined {
  if (value === '') return undefined
  return value === 'none' ? null : Number(value)
}

function withAnswer(
  answers: Answers,
  name: keyof Answers,
  value: Answers[keyof Answers] | undefined,
): Answers {
  const { [name]: _, ...rest } = answers
  return value === undefined ? rest : { ...rest, [name]: value }
}

// One sheet's columns are no guide to another's.
function withSheet({ columns: _, headerLine: __, ...answers }: Answers, sheet: string): Answers {
  return { ...answers, sheet }
}
