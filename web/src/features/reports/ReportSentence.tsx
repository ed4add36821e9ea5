// A sentence of the report: its figures open their parts, or are plain text in a shared snapshot.
import { type Sentence, textOf } from '@plimsoll/domain/commentary/sentence'
import { FactSentence } from '../../ui/FactSentence.tsx'
import { useReportLinks } from './report-links.ts'

/** Inline: a paragraph or a list item stands around it. */
export function ReportSentence({ sentence }: { sentence: Sentence }) {
  return useReportLinks() ? <FactSentence sentence={sentence} /> : textOf(sentence)
}
