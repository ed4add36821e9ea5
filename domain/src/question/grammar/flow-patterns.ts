// Questions about money in and out: totals, rankings, shapes and lists, by their subjects.
import { averagePatterns } from './average-patterns.ts'
import { bookkeepingPatterns } from './bookkeeping-patterns.ts'
import { comparePatterns } from './compare-patterns.ts'
import { countPatterns } from './count-patterns.ts'
import { emptyMonthPatterns } from './empty-month-patterns.ts'
import { everydayPastPatterns } from './everyday-past-patterns.ts'
import { joinedSidePatterns } from './joined-side-patterns.ts'
import { listPatterns } from './list-patterns.ts'
import { pastPatterns } from './past-patterns.ts'
import type { PhrasePattern } from './pattern.ts'
import { rankPatterns } from './rank-patterns.ts'
import { seriesPatterns } from './series-patterns.ts'
import { shareMarkPatterns } from './share-mark-patterns.ts'
import { sharePatterns } from './share-patterns.ts'
import { totalPatterns } from './total-patterns.ts'
import { weekdayPatterns } from './weekday-patterns.ts'
import { whenPatterns } from './when-patterns.ts'
import { whyPatterns } from './why-patterns.ts'

export const flowPatterns: readonly PhrasePattern[] = [
  ...everydayPastPatterns,
  ...shareMarkPatterns,
  ...joinedSidePatterns,
  ...weekdayPatterns,
  ...bookkeepingPatterns,
  ...emptyMonthPatterns,
  ...pastPatterns,
  ...listPatterns,
  ...countPatterns,
  ...whenPatterns,
  ...whyPatterns,
  ...averagePatterns,
  ...rankPatterns,
  ...seriesPatterns,
  ...sharePatterns,
  ...comparePatterns,
  ...totalPatterns,
]
