// The parts of a bank's text that are not the merchant: type words, dates, card tails, references,
// towns, legal forms. Each step is small and may be refused: what would leave no letter behind is
// left alone.
import { towns } from './towns.ts'

/**
 * One thing that banks add to a name: what it looks like, what stays in its place and, where there
 * is such a sign, one that a text must hold for it. Looking for a sign is ten times as quick.
 */
type Step = readonly [RegExp, string, string?]

const month = '(?:JAN|FEB|MAR|APR|MAY|JUN|JUL|AUG|SEP|SEPT|OCT|NOV|DEC)'
const monthWord =
  '(?:JAN(?:UARY)?|FEB(?:RUARY)?|MAR(?:CH)?|APR(?:IL)?|MAY|JUNE?|JULY?|AUG(?:UST)?|SEPT?(?:EMBER)?|OCT(?:OBER)?|NOV(?:EMBER)?|DEC(?:EMBER)?)'
const town = `(?:${towns.join('|').replaceAll(' ', ' +')})`

const leading: readonly Step[] = [
  // "GOOGLE *ADS6153018264": the service, then the account
  [/^GOOGLE ?\*\s*([A-Z]{2,})[\d_]\S*/i, 'GOOGLE $1', '*'],
  [/^\W*\)\)\)\s*/, '', ')))'], // HSBC prints contactless as three brackets
  [/^FASTER PAYMENTS? RECEIPT\b.*? FROM /i, ''],
  [/^(?:BILL PAYMENT|STANDING ORDER|DIRECT DEBIT)(?: PAYMENT)?(?: VIA FASTER PAYMENTS?)? TO /i, ''],
  [
    /^(?:CARD|CONTACTLESS|CARDLESS|DEBIT CARD|VISA|MASTERCARD|MOBILE|ONLINE|INTERNET|RECURRING)(?: CARD)? (?:PAYMENT|PURCHASE|TRANSACTION)(?: (?:TO|AT|FROM))? /i,
    '',
  ],
  [
    /^(?:FASTER PAYMENTS?|BANK GIRO|DIRECT|BANK|BACS|STANDING|BILL|COUNTER|CHAPS)(?: (?:PAYMENT|CREDIT|DEBIT|ORDER|TRANSFER|OUT|IN))+(?: (?:TO|FROM|REF))?[:. ] */i,
    '',
  ],
  [/^(?:PAYMENTS?|CREDIT|TRANSFER|PURCHASE)(?: RECEIVED)? (?:TO|FROM|AT) /i, ''],
  [
    /^(?:VIS|VISA|POS|DEB|DD|D\/D|DDR|DIRECT DEBIT|STO|S\/O|STANDING ORDER|BGC|BAC|BACS|FPI|FPO|FPS|FP|BBP|TFR|TRF|CHQ|CPM|CLP|BCC|DPC|CR|DR|CONTACTLESS)(?:[ :]+|$)/i,
    '',
  ],
  [/^(?:TO|FROM) (?=\S+ \S)/i, ''],
  [/^INT'?L \d{6,} /i, ''],
  // NatWest: card tail, date, then the shop
  [/^(?:\*{2,}|X{4,})?\d{4} \d{1,2}[A-Z]{3}\d{2}\s*(?:C|CD|D)?\s*,\s*/i, ''],
  [/^CARD (?:ENDING )?(?:\*+|X+)?\d{4} /i, ''],
  // The word in front and the card's last digits behind; shops that sell cards keep theirs.
  [
    /^CARD (?!(?:FACTORY|SHOP|COMPANY|GALLERY|WORLD|ZONE)\b)(?=\p{L}.* [*X]*\d{4}(?: ON\b.*)?$)/iu,
    '',
  ],
]

const trailing: readonly Step[] = [
  // Foreign money: everything from the first amount or rate on.
  [/[ ,]+AMOUNT IN [A-Z]{3}\b.*$/i, ''],
  [/[ ,]+(?:\d[\d.,]* ?)?[A-Z]{3} ?\d[\d.,]* ?@ ?.*$/i, '', '@'],
  [/[ ,]+(?:VISA ?XR|FX RATE|EXCHANGE RATE|NON-?(?:STERLING|GBP) (?:TRANS|PURCHASE|FEE)).*$/i, ''],
  [/,? ?\d[\d.,]* ?(?:GBP|EUR|USD)\b.*$/i, ''],
  [/[ ,]+(?:GBP|EUR|USD) ?\d[\d.,]*$/i, ''],
  // How, when and with which card.
  [/[ ,]+VIA (?:APPLE|GOOGLE|SAMSUNG) PAY\b.*$/i, ''],
  [/[ ,]+VIA (?:MOBILE|ONLINE|FASTER)\b.*$/i, ''],
  [/[ ,]+(?:APPLE|GOOGLE) ?PAY$/i, ''],
  [/[ ,]+CD \d{4}\b.*$/i, ''],
  // With the day behind it, as far as the bank wrote it.
  [/[ ,]+CARD (?:NO\.? ?|ENDING (?:IN )?)?[*X]*\d{4}(?: ON\b.*)?$/i, ''],
  [/[ ,]+[*X]{2,}\d{4}$/i, ''],
  [/[ ,]+FP \d\d\/\d\d\/\d\d\b.*$/i, '', '/'],
  [/[ ,]+(?:BCC|BBP|DDR|STO|BGC|CPM|CLP|FT)$/i, ''],
  [
    new RegExp(
      `[ ,]+(?:ON )?\\d{1,2}(?:ST|ND|RD|TH)?[ -]?${month}[A-Z]*[ -]?(?:\\d{4}|\\d{2})?(?= |,|$)`,
      'i',
    ),
    '',
  ],
  [/[ ,]+(?:ON )?\d{4}-\d\d-\d\d(?:T?[\d:]*)?(?= |,|$)/i, ''],
  [/[ ,]+(?:ON )?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?(?= |,|$)/i, ''],
  [/[ ,]+(?:AT )?\d{1,2}:\d\d(?::\d\d)?(?= |,|$)/i, '', ':'],
  [new RegExp(`[ ,]+${monthWord}[ '-]?(?:20)?\\d\\d$`, 'i'), ''],
  // A bare month is only a date after a word of pay: June Smith and Theresa May are people.
  [
    new RegExp(
      `( (?:WAGES?|SALARY|PAY|PAYROLL|RENT|RETAINER|INVOICE|FEES?|DIVIDEND|EXPENSES))[ -]+${monthWord}$`,
      'i',
    ),
    '$1',
  ],
  // References.
  [/[ ,]+(?:REF(?:ERENCE)?|MANDATE(?: NO)?)(?:[.: ]|$).*$/i, ''],
  [
    /[ ,]+(?:INV(?:OICE)?|ORDER|ORD|A\/C|ACC(?:OUN)?T?|CUST(?:OMER)?|POLICY|MEMBERSHIP|TXN|ID)(?: ?(?:NO|NUMBER))?[.:# -]*(?=[\w/-]*\d)[\w/-]+$/i,
    '',
  ],
  [
    /[ ,]+(?=[A-Z0-9-]*\d[A-Z0-9-]*\d[A-Z0-9-]*\d[A-Z0-9-]*\d)(?=[A-Z0-9-]*[A-Z])[A-Z0-9-]{6,}$/i,
    '',
  ],
  [/[ ,]+\+?\(?\d[\d -]{5,}\d(?=[ ,A-Z]|$)/i, ''],
  [/[ ,]+[#(]?(?:STORE |BRANCH |NO\.? ?)?\d{3,}\)?$/i, ''],
  [/[ ,]+(?:STORE|BRANCH|#) ?\d+$/i, ''],
  [/[ ,]+(?:INV|INVOICE|REF|ORDER NO|A\/C)[.:]?$/i, ''],
  // Where: a town only when two spaces or a country part it from the name, for York and Bath are
  // names too.
  [new RegExp(`(?:\\s{2,}|\\s*,\\s*)${town}(?:[ ,]+(?:GB|GBR|UK|UNITED KINGDOM))?$`, 'i'), ''],
  [new RegExp(`[ ,]+${town}[ ,]+(?:GB|GBR)$`, 'i'), ''],
  [/(?:\s{2,}|,\s*|\s)(?:GBR?|IRL|USA|LUX|NLD)$/, ''],
  // What kind of company: part of the register's name, not of the sign over the door. Banks cut it
  // short.
  [/[ ,]+(?:LTD|LIMITED|LIMI|LIMIT|LIMITE|PLC|LLP|L\.L\.P|INC|LLC|GMBH|CIC|CO LTD)\.?$/i, ''],
  [/[ ,]+(?:LTD|LIMITED|PLC|LLP)\.?(?= \()/i, '', ' ('],
]

const anywhere: readonly Step[] = [
  [/\bHTTPS?:\/\//i, '', '://'],
  [/\bWWW\.(?=\w)/i, '', '.'],
  [
    /(?<=[\p{L}\d])\.(?:CO\.UK|ORG\.UK|COM|NET|CO|ORG|IO|APP|AI|UK|EU|SHOP|STORE)(?:\/\S*)?(?=[ ,*]|$)/iu,
    '',
    '.',
  ],
  [/(?<=\p{L}) ?\*+ ?(?=\S*\d)\S+/iu, '', '*'], // "FACEBK *X6H3KD9": a star and a code
  [/(?<=\p{L}) ?\*+ ?(?=\p{L})/iu, ' ', '*'],
  [/\s*[,;:|*#_–-]+$/, ''],
  [/^[\s,;:|*#_.–-]+/, ''],
]

const steps: readonly Step[] = [...leading, ...trailing, ...anywhere]

/**
 * Takes one round of noise off a text. Never takes the last letter or digit; call it until nothing
 * changes.
 */
export function stripNoise(text: string): string {
  let left = text
  for (const [pattern, replacement, sign] of steps) {
    if ((sign !== undefined && !left.includes(sign)) || !pattern.test(left)) continue
    const next = left.replace(pattern, replacement)
    if (hasName(next)) left = next.trim()
  }
  return left
}

function hasName(text: string): boolean {
  return /\p{L}.*[\p{L}\d&]/u.test(text)
}
