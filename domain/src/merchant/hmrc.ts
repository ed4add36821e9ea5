// Tells which tax a payment to or from HMRC was for, by the words and by the shape of the
// reference. One payee name covers them all, and each tax has its own rhythm, so each becomes a
// merchant of its own.

/** Whether the text names HM Revenue and Customs. */
export function isHmrc(text: string): boolean {
  return whole.test(text) || cut.test(text)
}

const whole =
  /\bHMRC(?:\b|(?=VAT\b|PAYE\b|CT\b|NDDS\b))|\bH\.? ?M\.? ?REVENUE\b|\bHM REV\b|\bH[ .]{1,2}M[ .]{1,2}R[ .]{1,2}C\b|\bHM ?CUSTOMS\b/i
// Banks cut names, some at 18 characters: a beginning is enough where nothing follows it.
const cut = /\bH\.? ?M\.? ?REVEN(?:UE?)?$|\bREVENUE (?:&|AND) CUST(?:O(?:MS?)?)?\b/i

// Words come first: a name may state the tax and carry another tax's reference by mistake of the
// payer. They may be spaced out, abbreviated, or cut by the bank anywhere from their first letters.
const byWords: readonly (readonly [RegExp, string])[] = [
  [/\bJRS\b|\bJOB RETENTION\b|\bFURLOUGH\b/i, 'HMRC Job Retention Scheme'],
  [/\bR ?& ?D\b/i, 'HMRC R&D Credit'],
  [/\bE? ?VAT\b|\bHMRCVAT\b|\bV[ .]{1,2}A[ .]{1,2}T\b|\bVTR\b|\bMTDVAT\b|\bVALUE ADD/i, 'HMRC VAT'],
  [/\bCIS\b|\bC[ .]{1,2}I[ .]{1,2}S\b|\bCONSTRUCTION I/i, 'HMRC CIS'],
  [
    /\b(?:HMRC)?PAYE\b|\bP[ .]{1,2}A[ .]{1,2}Y[ .]{1,2}E\b|\bNICS?\b|\bNAT(?:IONAL)? INS/i,
    'HMRC PAYE',
  ],
  [
    /\bCORP(?:N|O[A-Z]*)?\b|\bCO ?TAX\b|\bC TAX\b|\b(?:HMRC)?CT\b|\bC\.T\b/i,
    'HMRC Corporation Tax',
  ],
  [/\bSELF(?:[ -]?A[A-Z]*)?\b|\bSA\b|\bS[ .]A\b/i, 'HMRC Self Assessment'],
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
