// Months in which nothing was paid: by a customer, to a supplier, to the owners.
import type { PhrasePattern } from './pattern.ts'

const months =
  '(which months|what months|in which months|in what months|which month|in which month|how many months|in how many months|for which months|were there any months|was there any month|was there a month|were there months|are there any months|is there any month|is there a month|any months|any month|list the months|show the months|the months|months|number of months|how many of the months)'
const joint = '[(when|where|in which|that|with|for which|that had|had|did we have|have)]'
const any = '[(anything|a thing|any money|any|at all|a penny|something|anything at all|a bean)]'
const no =
  '(no|zero|without|without any|without a|with no|with zero|not any|no sign of|nothing from)'
const kinds =
  '[({occasions}|{occasion}|income|money|spend|spending|receipts|sales|bill|bills|cost)]'
const owners =
  '[(any|the|our|my)] [(drawings|dividends|money|cash|a wage|wages|anything)] [(out|at all|from the business|out of the business|for myself|for ourselves)]'

export const emptyMonthPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `${months} (did|has|have|had|was|were|does|do) ({name} not|not {name}) (pay|paid|send|sent|settle|settled|get paid|got paid|been paid|be paid|charge|charged|bill|billed|invoice|invoiced|buy|buy from|order|order from|come in|came in|go out|come through|give) [{us}] ${any}`,
      `${months} ${joint} {name} (did not|has not|have not|had not|was not|were not|does not) (pay|paid|send|sent|settle|settled|get paid|got paid|been paid|charge|charged|bill|billed|invoice|invoiced|buy|buy from|order|order from|come in|came in|go out|come through|give) [{us}] ${any}`,
      `${months} ${joint} {name} (was|were|went) (unpaid|not paid|missing|absent|missed|skipped|without pay|without payment)`,
      `${months} ${joint} {name} (missed|skipped|failed to pay|paid {us} nothing|paid nothing|sent {us} nothing|sent nothing|charged {us} nothing|did nothing) [{us}]`,
      `${months} (did|has|have) {name} (miss|missed|skip|skipped|pay {us} nothing|pay nothing|send {us} nothing|fail to pay) [{us}]`,
      `${months} (did|have|had|has) ({we} not|not {we}) (pay|paid|use|used|buy|buy from|bought from|order from|spend|spent|get|got|receive|received|have|had) ${any} [{toward}] {name} ${any}`,
      `${months} ${joint} {we} (did not|have not|had not|never) (pay|paid|use|used|buy|buy from|bought from|order from|spend|spent|get|got|receive|received|have|had) ${any} [{toward}] {name} ${any}`,
      `${months} ${joint} {we} (paid|spent|got|received|had) nothing {toward} {name}`,
      `${months} ${joint} ${no} {name} ${kinds}`,
      `${months} ${joint} ${no} ({occasions}|{occasion}|money|income|spend|spending) {toward} {name}`,
      `${months} ${joint} (nothing|no money) (came in|come in|came|went out|went|was paid|was spent|was received) {toward} {name}`,
      `${months} (did|has|was) (nothing|no money) (come in|come|came|go out|go|paid|spent|received) {toward} {name}`,
      '(did|has|have) {name} [ever] (miss|missed|skip|skipped) (a|any) (month|months|payment) [(paying|of paying|of payment)] [{us}]',
      '{name} (missed|skipped|missing) months',
    ],
    means: 'months with none of {name} payments',
  },
  {
    says: [
      `${months} ${joint} {we} (did not|have not|had not|never) (draw|drawn|take|taken|pay myself|pay ourselves|paid myself|paid ourselves|took|drew) ${any} ${owners}`,
      `${months} (did|have|had|has) ({we} not|not {we}) (draw|drawn|take|taken|pay myself|pay ourselves|paid myself|paid ourselves) ${any} ${owners}`,
      `${months} (did|have|had|has) {we} (draw|take|pay myself|pay ourselves|took|drew) nothing ${owners}`,
    ],
    means: 'months with none of drawings payments',
  },
]
