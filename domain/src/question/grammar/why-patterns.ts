// Why a stretch of days went well or badly: what was left over, against the days before.
import type { PhrasePattern } from './pattern.ts'

const cash =
  '(cash|our cash|the cash|our bank balance|the bank balance|the balance|our balance|the money|money|our money|cash flow|our cash flow|net cash flow|our net cash flow|the cash position|our cash position|the account|our account|things|it|we|the business|the shop|the month)'
const bad =
  '(bad|low|poor|weak|tight|rough|awful|terrible|dreadful|dire|disappointing|tough|hard|negative|in the red|a bad month|a poor month|such a bad month|such a poor month|a rough month|a tough month|a tight month|a bad month for cash|worse than usual)'
const fell =
  '(fall|fell|drop|dropped|go down|gone down|went down|dip|dipped|shrink|shrunk|sink|sunk|plunge|plunged|tumble|tumbled|decline|declined|come down|fallen|lose money|lost money|down|lower|so low)'
const good =
  '(good|strong|great|healthy|fine|positive|brilliant|such a good month|a good month|a strong month|better than usual)'
const rose =
  '(rise|rose|risen|go up|gone up|went up|grow|grew|grown|climb|climbed|jump|jumped|improve|improved|pick up|picked up|up|higher|so high)'
const why = '(why|how come|what made|for what reason|what is the reason|what was the reason)'

export const whyPatterns: readonly PhrasePattern[] = [
  {
    says: [
      `${why} (was|were) [${cash}] [so|such|quite|rather|pretty|looking|looking so] ${bad} [for cash|for us|cash wise]`,
      `${why} (did|has|have|was|were) ${cash} [so much|so far|a lot|sharply] ${fell} [so much|so far|so sharply|a lot|by so much]`,
      `(how come|why) ${cash} ${fell} [so much|so far|so sharply|a lot|by so much]`,
      `${why} did we (lose|burn|get through|go through) so much (cash|money)`,
      `${why} (was|were) ${cash} (worse|weaker|poorer|lower|down)`,
      `(what|who) (went wrong|hurt us|hit us|hit our cash|pulled us down|dragged us down|ate our cash|ate the cash)`,
      `(what caused|what is behind|what was behind|what explains|what drove|explain) the (drop|fall|dip|decline) in ${cash}`,
    ],
    means: 'why was net down',
  },
  {
    says: [
      `${why} (was|were) {period} [so much|a lot|that much] (worse|weaker|poorer|lower|tighter) [for cash] than {period2}`,
    ],
    means: 'why was net down in {period} compared with {period2}',
  },
  {
    says: [
      `${why} (was|were) [${cash}] [so|such|quite|rather|pretty|looking|looking so] ${good} [for cash|for us|cash wise]`,
      `${why} (did|has|have|was|were) ${cash} [so much|so far|a lot|sharply] ${rose} [so much|so far|so sharply|a lot|by so much]`,
      `(how come|why) ${cash} ${rose} [so much|so far|so sharply|a lot|by so much]`,
      `(what caused|what is behind|what was behind|what explains|what drove|explain) the (rise|jump|increase|improvement) in ${cash}`,
      `(what|who) (went right|went well|helped us)`,
    ],
    means: 'why was net up',
  },
  {
    says: [
      `${why} (was|were) {period} [so much|a lot|that much] (better|stronger|higher|healthier) [for cash] than {period2}`,
    ],
    means: 'why was net up in {period} compared with {period2}',
  },
]
