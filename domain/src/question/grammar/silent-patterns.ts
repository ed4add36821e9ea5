// Who has not paid, or not been paid, since some day: the days are part of each sentence, because
// without them the question is about what is late.
import type { PhrasePattern } from './pattern.ts'

const customers =
  '(customer|customers|client|clients|of our customers|of my customers|of our clients|of my clients|payers|account customers|regulars|of our regulars)'
const suppliers = '(supplier|suppliers|vendors|of our suppliers|of my suppliers)'
const any = '[(anything|a penny|any money|at all|a thing|anything at all|any|a bean)]'
const notPaid =
  '(have not|has not|did not|had not|have yet to|has yet to) [(yet|actually)] (paid|pay|bought|bought from|buy from|ordered|ordered from|sent|sent money to|spent with|given|used|been in touch with|settled up with|paid in) [{us}]'

export const silentPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `[(list|show)] (which|what|any|the|all|all the|are there any|have any|do any|list) ${customers} [(that|who|which)] ${notPaid} ${any} {period}`,
      `[(list|show)] (who|everyone who|anyone who|anybody who|is there anyone who) ${notPaid} ${any} {period}`,
      `(who|which ${customers}|what ${customers}) (have|has) ((we|i) not|not (we|i)) (heard from|been paid by|had money from|had a payment from|had any money from|had anything from|had a penny from|sold to|sold anything to|had an order from|received anything from) {period}`,
      `(which|what) ${customers} (have|has) (gone quiet|been silent|been quiet|gone silent|stopped paying|paid nothing|paid {us} nothing|gone cold|not paid) {period}`,
      `(who|which ${customers}) (have|has) (paid {us} nothing|paid nothing|sent nothing|sent {us} nothing) {period}`,
    ],
    means: 'customers silent {period}',
  },
  {
    says: [
      `(who|which ${customers}|what ${customers}) [(has|have|that has|that have)] (stopped|quit|given up|ceased) (buying|ordering|using|trading|dealing|paying) [(from|with)] [{us}] {period}`,
      `(which|what|any|the|our) (lost|lapsed|former) ${customers} {period}`,
      `[(which|what|how many)] ${customers} (have|did) (we|i) [(have|has)] (lost|lose) {period}`,
      `(have|did) (we|i) (lost|lose) [(any|a)] ${customers} {period}`,
      `(lost|lapsed) ${customers} {period}`,
    ],
    means: 'customers silent {period}',
  },
  {
    says: [
      `(who|which ${customers}|what ${customers}) [(has|have|that has|that have)] (stopped|quit|given up|ceased) (buying|ordering|using|trading|dealing|paying) [(from|with)] [{us}]`,
      `(which|what|any|the|our) (lost|lapsed|former) ${customers}`,
      `(which|what) ${customers} (have|did) (we|i) (lost|lose)`,
      `(have|did) (we|i) (lost|lose) (any|a) ${customers}`,
      `(lost|lapsed) ${customers}`,
    ],
    means: 'customers silent',
  },
  {
    says: [
      `(which|what) ${suppliers} (have|has|did) ((we|i) not|not (we|i)) (used|paid|bought from|ordered from|use|pay|buy from|order from|bought anything from) ${any} {period}`,
      `[(list|show)] ${suppliers} [(that|who|which)] (we|i) (have not|did not|had not) (used|paid|bought from|ordered from|use|pay|bought anything from) {period}`,
    ],
    means: 'suppliers silent {period}',
  },
  {
    says: [
      `(who|which ${suppliers}|what ${suppliers}) (did|have) (we|i) (stop|stopped|quit) (paying|using|buying from|ordering from)`,
      `(who|which ${suppliers}|what ${suppliers}) (do|are) (we|i) (no longer|not) (pay|paying|use|using|buy from|buying from) [(any more|anymore)]`,
    ],
    means: 'suppliers silent',
  },
]
