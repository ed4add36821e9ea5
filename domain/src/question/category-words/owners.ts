// What owners call taking money out of the business, whether as salary, dividends or drawings.

/** Words that fit each of the ways in which owners are paid. */
export const ownersWords: readonly string[] = [
  'myself',
  'i taken out',
  'i take out',
  'i took out',
  'i taken out of the business',
  'i take out of the business',
  'taken out of the business',
  'take out of the business',
  'took out of the business',
  'taken out of the company',
  'take out of the company',
  'ourselves',
  ...['directors', 'owners', 'partners'].flatMap((who) =>
    ['take', 'took', 'taken', 'draw', 'drew', 'drawn', 'take out', 'took out', 'taken out'].map(
      (verb) => `${who} ${verb}`,
    ),
  ),
]
