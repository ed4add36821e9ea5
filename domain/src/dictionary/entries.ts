// The whole dictionary: the lines of every subject in one list. Subjects have a file each so that
// they stay readable.
import type { Entry } from './entry.ts'
import { financeEntries } from './finance.ts'
import { incomeEntries } from './income.ts'
import { marketingEntries } from './marketing.ts'
import { officeEntries } from './office.ts'
import { peopleEntries } from './people.ts'
import { premisesEntries } from './premises.ts'
import { softwareEntries } from './software.ts'
import { suppliesEntries } from './supplies.ts'
import { taxEntries } from './tax.ts'
import { travelEntries } from './travel.ts'
import { vehicleEntries } from './vehicles.ts'
import { wordEntries } from './words.ts'

/** Every line of the dictionary. The order does not matter: the most particular pattern wins. */
export const entries: readonly Entry[] = [
  ...taxEntries,
  ...incomeEntries,
  ...financeEntries,
  ...peopleEntries,
  ...premisesEntries,
  ...officeEntries,
  ...softwareEntries,
  ...marketingEntries,
  ...suppliesEntries,
  ...vehicleEntries,
  ...travelEntries,
  ...wordEntries,
]
