// Which payment rail carried the money, read from the bank's type code and from the words at the
// edges of its text.

/**
 * How money moved: Direct Debit, standing order, Faster Payment, Bacs credit, card, cheque, CHAPS,
 * cash machine, own transfer, or the bank's own fee or interest.
 */
export type Rail =
  | 'DD'
  | 'SO'
  | 'FPS'
  | 'BACS'
  | 'CARD'
  | 'CHEQUE'
  | 'CHAPS'
  | 'ATM'
  | 'TRANSFER'
  | 'FEE'
  | 'INTEREST'

// Codes as UK banks print them in a type column (Lloyds, NatWest, HSBC, Barclays, Nationwide,
// Santander, Starling, Monzo, Tide).
const codes: Record<Rail, string> = {
  DD: 'DD,D/D,DDR,DIRECT DEBIT,DIRECT_DEBIT,BACS (DIRECT DEBIT),DIRECTDEBIT',
  SO: 'SO,S/O,STO,STANDING ORDER,STANDING_ORDER',
  FPS: 'FPI,FPO,FP,FPS,FASTER PAYMENT,FASTER PAYMENTS,FASTER_PAYMENT,FASTER_PAYMENTS_IN,FASTER_PAYMENTS_OUT,BP,BBP,BILL PAYMENT,DPC,DOMESTIC TRANSFER,DOMESTICTRANSFER,OTHER PAYMENT,EBP,MOBILE BANKING PAYMENT',
  BACS: 'BGC,BAC,BACS,CR,BANK GIRO CREDIT,BACS (DIRECT CREDIT),DIRECT CREDIT,BANK CREDIT,DIRECT_CREDIT',
  CARD: 'DEB,POS,VIS,VISA,CARD,CD,BCC,CLP,CPM,DEBIT CARD,CARD PAYMENT,CARD_PAYMENT,CARDTRANSACTION,CARD TRANSACTION,CONTACTLESS,CONTACTLESS PAYMENT,CHIP & PIN,ONLINE PAYMENT,APPLE PAY,GOOGLE PAY,MASTERCARD,VISA PURCHASE,PURCHASE,)))',
  CHEQUE: 'CHQ,CHEQUE,CHECK,COUNTER CREDIT',
  CHAPS: 'CHAPS,CHP',
  ATM: 'ATM,CPT,C/L,CASH,CASH MACHINE,CASHPOINT,ATM WITHDRAWAL,CASH WITHDRAWAL',
  TRANSFER:
    'TFR,TRF,FT,TRANSFER,INTERNAL TRANSFER,INTERNAL_TRANSFER,POT TRANSFER,POT_TRANSFER,IBP,ITL,EXCHANGE,TOPUP',
  FEE: 'CHG,FEE,FEES,CHARGE,CHARGES,COMMISSION,SERVICE CHARGE,BANK FEE',
  INTEREST: 'INT,INTEREST,INTEREST PAID,INTEREST_PAYMENT,CREDIT INTEREST,GROSS INTEREST',
}

const railByCode = new Map<string, Rail>(
  Object.entries(codes).flatMap(([rail, list]) =>
    list.split(',').map((code) => [code, rail as Rail] as const),
  ),
)

// Words in the running text, most telling first.
const words: readonly (readonly [Rail, RegExp])[] = [
  ['INTEREST', /^(?:(?:gross|net|credit|debit|overdraft|loan) )?interest\b(?! free)/i],
  [
    'FEE',
    /^(?:account|monthly|service|bank|transaction|overdraft|total|arrangement|unpaid|card|non-sterling|non-gbp)(?: \w+)? (?:fee|fees|charge|charges)\b/i,
  ],
  ['CHAPS', /\bchaps\b/i],
  ['DD', /^(?:dd|d\/d|ddr|direct debit)\b|\bDDR$|\bdirect debit payment\b/i],
  ['SO', /^(?:s\/o|sto|standing order)\b|\bSTO$/i],
  ['ATM', /^(?:atm|cash machine|cashpoint|cash withdrawal)\b|^(?:lnk|link) /i],
  ['CHEQUE', /^(?:chq|cheque)\b/i],
  ['TRANSFER', /^(?:tfr|trf|internal transfer|pot transfer|transfer (?:to|from|between))\b|\bFT$/i],
  ['BACS', /^(?:bgc|bacs|bank giro credit|direct credit|bank credit)\b|\bBGC$/i],
  [
    'FPS',
    /^(?:fpi|fpo|fps|faster payments?|bill payment|bbp|mobile payment)\b|\bBBP$|\b(?:via (?:mobile|online) - pymt|FP \d\d\/\d\d\/\d\d)/i,
  ],
  [
    'CARD',
    /^(?:card payment|card purchase|contactless|visa purchase|debit card|vis|pos|deb|\)\)\))(?![\w])|\b(?:BCC|CLP|CPM)$|\bvia apple pay\b|\bCD \d{4}\b/i,
  ],
]

/**
 * The rail of a transaction, or `null` when neither the bank's type nor its words say. The bank's
 * type wins.
 */
export function railOf(payment: { text: string; bankType?: string | null }): Rail | null {
  const code = (payment.bankType ?? '').trim().toUpperCase()
  const stated = railByCode.get(code) ?? railByCode.get(code.replaceAll('_', ' '))
  if (stated) return stated
  const text = payment.text.trim()
  for (const [rail, pattern] of words) if (pattern.test(text)) return rail
  return null
}
