// The names of the months in the languages whose statements reach a British business, folded as
// `fold` leaves them.

const names: readonly (readonly string[])[] = [
  ['jan', 'january', 'januar', 'janvier', 'janv', 'enero', 'ene', 'gennaio', 'gen', 'januari'],
  ['feb', 'february', 'februar', 'fevrier', 'fevr', 'fev', 'febrero', 'febbraio', 'februari'],
  ['mar', 'march', 'marz', 'maerz', 'mrz', 'mars', 'marzo', 'maart', 'mrt', 'marts', 'marco'],
  ['apr', 'april', 'avril', 'avr', 'abril', 'abr', 'aprile', 'kwi', 'kwiecien', 'kwietnia'],
  ['may', 'mai', 'mayo', 'maggio', 'mag', 'mei', 'maj', 'maio', 'maja'],
  ['jun', 'june', 'juni', 'juin', 'junio', 'giugno', 'giu', 'junho', 'cze', 'czerwca'],
  ['jul', 'july', 'juli', 'juillet', 'juil', 'julio', 'luglio', 'lug', 'julho', 'lip', 'lipca'],
  ['aug', 'august', 'aout', 'agosto', 'ago', 'augustus', 'augusti', 'sie', 'sierpnia'],
  ['sep', 'sept', 'september', 'septembre', 'septiembre', 'settembre', 'set', 'setembro', 'wrz'],
  ['oct', 'october', 'okt', 'oktober', 'octobre', 'octubre', 'ottobre', 'ott', 'outubro', 'out'],
  ['nov', 'november', 'novembre', 'noviembre', 'novembro', 'lis', 'listopada'],
  [
    'dec',
    'december',
    'dez',
    'dezember',
    'decembre',
    'diciembre',
    'dic',
    'dicembre',
    'des',
    'dezembro',
  ],
]

const numbers = new Map(names.flatMap((row, at) => row.map((name) => [name, at + 1] as const)))

/**
 * The month (1-12) that a folded name means, whole or short, in English, German, French, Spanish,
 * Italian, Dutch, Nordic, Polish or Portuguese; `null` if none.
 */
export function monthNamed(folded: string): number | null {
  return numbers.get(folded) ?? null
}
