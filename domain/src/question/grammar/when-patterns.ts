// The first, the latest and the latest but one payment, and how long ago it was.
import type { PhrasePattern } from './pattern.ts'

const wait =
  '(how long|how many days|how many weeks|how many months|days|weeks|number of days|what is the time|how much time)'
const passed =
  '[(is it|has it been|have passed|have gone by|has passed|ago|been|it is|was it|has gone by)]'
const paid =
  '(paid|bought from|ordered from|used|heard from|went to|shopped at|filled up at|had a bill from|got a bill from|spent anything at|spent anything with|spent anything on|spent at|spent with|spent on|bought anything from|got anything from)'

export const whenPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `${wait} ${passed} since {payee} [last] (paid|sent|gave) {us} [(anything|any money|a penny|something)]`,
    ],
    means: 'when did {payee} last pay us',
  },
  {
    says: [
      `${wait} ${passed} since {we} [last|have last] ${paid} {name}`,
      `${wait} ${passed} since {name} [last] (charged|billed|invoiced) [{us}] [(anything|any money|a bill|a penny|something)]`,
      `${wait} ${passed} since {name} [last] paid [(anything|any money|a penny|something)]`,
      `${wait} ${passed} since [(the|our|my)] (last|latest|most recent) {name} [({occasion}|one)]`,
      `${wait} ${passed} since [(the|our|my)] (last|latest|most recent) ({occasion}|one) {toward} {name}`,
      `when (did|was it that) {we} last (use|used|order from|buy from|fill up at|shop at|go to|visit|get a bill from|get anything from|buy anything from|spend anything at|spend anything with|spend anything on|spend at|spend on|spend with|settle with|settle up with) {name}`,
      `when (was|were) [(the|our|my)] (last|latest|most recent) {name} {occasion}`,
      `(when was|what was|date of|what date was|what day was) [(the|our|my)] last time {we} ${paid} {name}`,
      `(what was the|the|what is the) date of [(the|our|my)] (last|latest|most recent) ({name} {occasion}|{occasion} {toward} {name})`,
      `[(the|our|my)] (last|latest|most recent) {name} {occasion} (when was it|when was that|and when|when and how much|how much and when|date and amount|amount and date|when)`,
      `{name} [when was the] (last|latest|most recent) {occasion} [(when was it|date|when)]`,
      `when (were|was) {we} last paid by {name}`,
      `when (did|has) {name} last (take|took|taken|draw|drew|drawn|have|had) [(money|cash|drawings|anything|any money)] out [of the business]`,
      `when (did|has) {name} last (draw|drew|drawn) [(money|cash|drawings|anything|any money)]`,
      `{name} last (paid|charged|billed) [{us}] [when]`,
    ],
    means: 'when was the latest {name} payment',
  },
  {
    says: [
      `(what|when) (was|is) [(the|our|my)] (last|latest|most recent) (thing|item|purchase|payment|transaction|spend|charge) [(that was|that we|we|that)] [(bought|made|paid|put|paid for|charged)] (on|from|with|out of|to) [(the|our|my)] {account}`,
      `(what|when) did {we} last (buy|pay for|pay|spend|charge|put) [(anything|something|on it)] (on|from|with|out of) [(the|our|my)] {account}`,
    ],
    means: 'list the latest payment from {account}',
  },
  {
    says: [
      `when (did|was it that) {we} (first|start|start to|begin to) (use|used|pay|paid|using|paying|order from|ordering from|buy from|buying from|shop at|shopping at|spend on|spend at|spend with) {name}`,
      `(when was|what was|date of|what date was|what day was) [(the|our|my)] (first|very first|earliest|first ever) (time {we} ${paid} {name}|{name} {occasion}|{occasion} {toward} {name})`,
      `[(the|our|my)] (first|very first|earliest|first ever) ({name} {occasion}|{occasion} {toward} {name}) [(when was it|when was that|and when|when and how much|when)]`,
      `when did {name} (first|start|start to|begin to) (pay|charge|bill|invoice|paying|charging|billing|invoicing) {us}`,
      `how long (have|has) {we} been (using|paying|buying from|ordering from|shopping at|with|a customer of|dealing with) {name}`,
    ],
    means: 'when was the first {name} payment',
  },
  {
    says: [
      `[(when was|what was|how much was|show|list|what is|when and how much was)] [(the|our|my)] {penultimate} ({name} ({occasion}|one)|({occasion}|one) {toward} {name}|{name})`,
      `[(when was|what was|how much was|show|list)] [(the|our|my)] ({name} ({occasion}|one)|({occasion}|one) {toward} {name}) (before last|before the last|before the last one|before the latest|before the latest one|before that one)`,
      `when did {we} last but one pay {name}`,
      `(when was|what was) [(the|our)] time before last [that] {we} ${paid} {name}`,
    ],
    means: 'when was the penultimate {name} payment',
  },
  {
    says: [
      `(when was|what was|when were|when is) [(the|our)] (last|latest) ({name} {occasion}|{occasion} {toward} {name}|time [that] {we} ${paid} {name}) and the (one|time) before [(that|it)]`,
      `[(the|our)] (last|latest) (two|2|couple of) ({name} {occasions}|{occasions} {toward} {name})`,
      `when (did|were|was) [{we}] [the] last (two|2) ({name} {occasions}|{occasions} {toward} {name}|times {we} ${paid} {name})`,
    ],
    means: 'list the last 2 {name} payments',
  },
]
