// Tells which tax a payment to or from HMRC was for, by the words and by the shape of the
// reference. One payee name covers them all, and each tax has its own rhythm, so each becomes a
// merchant of its own.

/** Whether the text names HM Revenue and Customs. */
export function isHmrc(text: string): boolean {
  return /\bHMRC\b|\bH\.? ?M\.? ?REVENUE\b|\bHM REV\b|\bH M R C\b|\bHMCUSTOMS\b|\bHM CUSTOMS\b/i.test(
    text,
  )
}

// Words are asked first, for a name may state the tax and carry another tax's reference by mistake
// of the payer.
const byWords: readonly (readonly [RegExp, string])[] = [
  [/\bJRS\b|\bJOB RETENTION\b|\bFURLOUGH\b/i, 'HMRC Job Retention Scheme'],
  [/\bR ?& ?D\b/i, 'HMRC R&D Credit'],
  [/\bE? ?VAT\b|\bVTR\b|\bMTDVAT\b/i, 'HMRC VAT'],
  [/\bCIS\b/i, 'HMRC CIS'],
  [/\bPAYE\b|\bP A Y E\b|\bNIC\b/i, 'HMRC PAYE'],
  [/\bCORP(?:ORATION)?\.? TAX\b|\bCOTAX\b|\bCT\b/i, 'HMRC Corporation Tax'],
  [/\bSELF[ -]?ASS(?:ESS(?:MENT)?)?\b|\bSA\b/i, 'HMRC Self Assessment'],
  [/\bDUTY\b|\bDEFERMENT\b|\bCDS\b|\bCUSTOMS (?:DUTY|DECLARATION)/i, 'HMRC Customs Duty'],
]

// Shapes from gov.uk's pages on paying each tax. The order matters: the longer shapes hold the
// shorter ones.
const byShape: readonly (readonly [RegExp, string])[] = [
  // accounts office reference, 13 characters, with or without its year and month
  [/\b\d{3} ?P ?[A-Z] ?\d{7}[\dX](?:\d{4})?\b/i, 'HMRC PAYE'],
  [/\b\d{10}A001\d\dA\b/i, 'HMRC Corporation Tax'], // payment slip reference, 17 characters
  [/\b\d{10}K\b/i, 'HMRC Self Assessment'], // unique taxpayer reference and K
  // registration number, 9 digits
  [/(?<![\dA-Z])(?:GB ?)?\d{3} ?\d{4} ?\d{2}(?![\dA-Z])/i, 'HMRC VAT'],
]

/**
 * The merchant's name for HMRC money, one per tax; plain "HMRC" when neither words nor reference
 * tell.
 */
export function hmrcNameOf(text: string): string {
  for (const [pattern, name] of byWords) if (pattern.test(text)) return name
  for (const [pattern, name] of byShape) if (pattern.test(text)) return name
  return 'HMRC'
}
