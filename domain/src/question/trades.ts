// Payees by their trade: of a category that holds several trades ("gas, electricity and water"),
// the payees that a word for one of them means. A payee is in a trade by its own name ("South East
// Water") or because it is known for it ("Trainline").
import { nameWords, stemOf } from './name-words.ts'
import { payersIn, payerTradeAt } from './payer-trades.ts'
import type { BookNames, FoundName, Subject } from './subject.ts'

type Trade = {
  readonly words: readonly string[]
  readonly known: readonly string[]
  /** Words that a name in the trade holds besides its own. */
  readonly holding?: readonly string[]
}

const energy = `octopus|eon|e on|edf|scottishpower|scottish power|ovo|utilita|npower|bulb|shell energy|so energy|good energy|ecotricity|utility warehouse|engie|drax|haven power|smartestenergy|opus energy|total energies|sse|yu energy`
const tradesByCode: Record<string, readonly Trade[]> = {
  utilities: [
    {
      words: ['water'],
      known:
        `castle water|thames water|severn trent|united utilities|anglian|wessex|southern|pennon|everflow|business stream|wave|water plus|clear business`.split(
          '|',
        ),
    },
    { words: ['gas'], known: `british gas|${energy}|calor|flogas|cadent|crown gas`.split('|') },
    {
      words: ['electricity', 'electric', 'leccy', 'electrics'],
      known: `${energy}|british gas`.split('|'),
    },
  ],
  cleaning_waste: [
    {
      words: [
        'bin men',
        'binmen',
        'bin lorry',
        'bins',
        'bin',
        'waste',
        'rubbish',
        'refuse',
        'recycling',
      ],
      known: `biffa|veolia|grundon|suez|first mile|viridor|bywaters`.split('|'),
    },
    { words: ['skip', 'skips'], known: ['hippo'] },
    {
      words: ['cleaning', 'cleaner', 'cleaners'],
      known: 'initial|rentokil|merry maids|molly maid'.split('|'),
    },
    { words: ['laundry', 'linen'], known: 'johnsons|elis'.split('|') },
  ],
  travel: [
    {
      words: ['train', 'trains', 'rail', 'railway'],
      known:
        `trainline|trainpal|lner|gwr|great western|avanti|south western railway|northern rail|scotrail|southeastern|thameslink|greater anglia|crosscountry|transpennine|chiltern railways|merseyrail|eurostar|c2c`.split(
          '|',
        ),
    },
    {
      words: ['taxi', 'taxis', 'cab', 'cabs', 'minicab', 'minicabs'],
      known: 'uber|bolt|freenow|addison lee|gett|ola'.split('|'),
    },
    {
      words: ['flight', 'flights'],
      known:
        'easyjet|ryanair|british airways|jet2|wizz|loganair|klm|lufthansa|aer lingus|virgin atlantic'.split(
          '|',
        ),
    },
  ],
  stock_materials: [
    {
      words: ['coffee', 'coffees', 'coffee beans', 'beans'],
      known: [],
      holding: ['roaster', 'roasters', 'roastery'],
    },
    { words: ['milk', 'dairy'], known: [], holding: ['dairy', 'dairies'] },
    { words: ['flowers'], known: [], holding: ['florist', 'florists', 'blooms'] },
    { words: ['bread'], known: [], holding: ['bakery', 'bakers'] },
    { words: ['meat'], known: [], holding: ['butcher', 'butchers', 'meats'] },
    { words: ['fish'], known: [], holding: ['fishmonger', 'fishmongers', 'seafood'] },
    { words: ['beer'], known: [], holding: ['brewery', 'brewing', 'brewers'] },
    { words: ['timber', 'wood'], known: [], holding: ['timber', 'sawmill'] },
  ],
  subsistence: [
    {
      words: ['hotel', 'hotels', 'accommodation'],
      known:
        `premier inn|travelodge|holiday inn|hilton|marriott|ibis|novotel|mercure|radisson|best western|booking com|airbnb|expedia|hotels com|village hotel`.split(
          '|',
        ),
    },
    {
      words: ['coffee', 'coffees'],
      known: 'costa|starbucks|caffe nero|nero|pret|gail'.split('|'),
    },
  ],
  vehicle_running: [
    {
      words: ['parking', 'car park', 'car parking'],
      known:
        'ringgo|paybyphone|justpark|ncp|apcoa|q park|qpark|euro car parks|yourparkingspace|mipermit'.split(
          '|',
        ),
    },
    { words: ['road tax', 'vehicle tax', 'car tax', 'van tax'], known: ['dvla'] },
    {
      words: ['tyres', 'tyre'],
      known: 'kwik fit|ats euromaster|blackcircles|national tyres|halfords'.split('|'),
    },
  ],
  phone_internet: [
    {
      words: ['mobile', 'mobiles', 'mobile phone', 'mobile phones'],
      known: 'vodafone|ee|three|o2|giffgaff|tesco mobile|voxi|lebara|id mobile|smarty'.split('|'),
    },
    {
      words: ['broadband', 'landline', 'internet', 'wifi'],
      known:
        'bt|virgin media|sky|talktalk|plusnet|zen|hyperoptic|gigaclear|community fibre|daisy|gamma'.split(
          '|',
        ),
    },
  ],
}

/** Which payees of the books are in which trade. */
export class Trades {
  readonly #merchants: BookNames['merchants']

  constructor({ merchants }: BookNames) {
    this.#merchants = merchants
  }

  /**
   * The payees in the trade of a word, with payments in its category or in none; none where the
   * trade is unknown.
   */
  payees(word: string, code: string): Subject[] {
    const trade = tradesByCode[code]?.find(({ words }) => words.includes(word))
    if (!trade) return []
    const isOwn = (each: string) => each === code || each === 'uncategorised_out'
    return this.#merchants
      .filter(({ name, codes = [] }) => codes.some(isOwn) && isIn(trade, name))
      .map(({ id, name }) => ({ kind: 'merchant', ids: [id], name, names: [name] }))
  }

  /** Payers by their trade, where money from it is asked for; nobody where none is in it. */
  payersAt(words: readonly string[], start: number): FoundName | null {
    const found = payerTradeAt(words, start)
    if (!found) return null
    const payers = payersIn(found.trade, this.#merchants)
    return { start, end: found.end, subjects: payers ? [payers] : [], written: found.written }
  }
}

function isIn({ words, known, holding = [] }: Trade, name: string): boolean {
  const own = nameWords(name)
  const text = ` ${own.join(' ')} `
  return (
    [...words, ...holding].some((word) => own.some((each) => stemOf(each) === stemOf(word))) ||
    known.some((each) => text.startsWith(` ${each} `))
  )
}

/** The word of a trade that a phrase holds: "the water bill" is about water. */
export function tradeWordOf(phrase: string): string {
  return phrase
    .replace(/^(the|our|my) /, '')
    .replace(
      / (bills?|costs?|spend|spending|charges?|collections?|removal|hire|fares?|tickets?|fees|payments?|expenses)$/,
      '',
    )
}
