// What "should" asks where it is no advice: what is expected, what is late, which month is tight.
import type { Turn } from '../phrasing/turn.ts'

/** Such questions, each in plain words. */
export const adviceTurns: readonly Turn[] = [
  [
    /^(?:which|what) month (?:ahead |coming up )?(?:should|do) (?:we|i) (?:(?:need to )?(?:be )?(?:most |really )?(?:scared of|worried about|nervous about|worry about|watch(?: out for)?|look out for)|fear)(?: for cash)?$/i,
    'which month to come is the tightest',
  ],
  [/^which month should be our best$/i, 'which month to come has the most coming in'],
  [/^(?:what|which) tax(?:es| bills) should (?:we|i) be ready for$/i, 'which taxes are due next'],
  [
    /^(?:(?:is there )?anything (?:we|i) should (?:be worried about|query|look at|check) in the payments|which (?:transactions|payments) should (?:we|i) (?:query|check|look at|question))(?= |$)/i,
    'were there any unusual payments',
  ],
  [
    /^starting with the oldest, which (?:unpaid )?invoice should (?:we|i) chase$/i,
    'oldest unpaid invoice',
  ],
  [
    /^starting with the (?:big money|biggest|largest), which (?:unpaid )?invoice should (?:we|i) chase$/i,
    'largest unpaid invoice',
  ],
  [/^how (?:much|far) should (?:we|i) trust the forecast$/i, 'how accurate has the forecast been'],
  [/^(?:which|what) bills should (?:we|i) have paid by now$/i, 'which bills are overdue'],
  [/^(?:which|what) bills should (?:we|i) (?:pay|settle) (?=\S)/i, 'which bills are due '],
  [
    /^what project income should (?:we|i) (?:have|get|see) (?=\S)/i,
    'how much is due from projects ',
  ],
  [/^should (?:we|i) be getting (?:anything|any money) from (?=\S)/i, 'how much is due from '],
  [
    /^(?:what|how much) should (?:we|i) (?:receive|get)(?: altogether| in total| in all)? (?=\S)/i,
    'how much will come in ',
  ],
  [
    /^(?:what|how much) should (?:we|i) have in the bank (?:as (?:we close|\S+ closes)|at the end of)(?: in)? (?=\S)/i,
    'what will our balance be at the end of ',
  ],
  [
    /^how much should (?:we|i) say (\S.*?) costs? a month, going by the average$/i,
    'how much do we spend on $1 a month on average',
  ],
  [/^shall (?:we|i) be able to (?:meet|pay|cover) (?=\S)/i, 'will there be enough to pay '],
  [/^who drags their feet over paying(?: us)?$/i, 'which customers pay late'],
  [/^writing up the contract for (\S[^,]*), what's it worth$/i, 'how much is $1 worth'],
  [
    /^when (?:is the tax on the company's profits? payable|does the company pay tax on its profits?)$|^how much tax on our profits is due and when$|^when's the limited company's tax bill due(?:, corporation)?$/i,
    'when is our corporation tax due and how much is it',
  ],
  [
    /^how much profit did we (?:pay out|take out|take) as dividends(?= |$)/i,
    'how much did we take in dividends',
  ],
  [/^what did hmrc (?:take from|charge) us for vat(?= |$)/i, 'how much VAT did we pay'],
  [
    /^how much vat (?:was (?:the \w+|we) charged|were we charged) by hmrc(?= |$)/i,
    'how much VAT did we pay',
  ],
  [
    /^what went to paying back debts?(?= |$)|^how much debt did we pay (?:back|off)(?= |$)/i,
    'how much did we pay back on loans',
  ],
]
