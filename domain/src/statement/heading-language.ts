// The language of a table's headings, and the currency of the country that speaks it: what a file
// that names no currency is most likely in.
import { fold } from './fold.ts'

/** A currency that the language of headings suggests. */
export type Suggested = {
  readonly currency: string
  readonly money: string
  readonly language: string
}

type Language = Suggested & {
  /** Headings that no other of these languages has. */
  readonly own: RegExp
  /** Headings that it shares with others. */
  readonly shared: RegExp
}

// Spanish and Portuguese are left out where a heading is Latin America's as well.
const languages: readonly Language[] = [
  {
    language: 'German',
    currency: 'EUR',
    money: 'euros',
    own: /^(buchung(s(tag|datum|text))?|wertstellung|verwendungszweck|umsatz|betrag|kontostand|umsatze|gesamt(betrag)?|beschreibung|gebuhr(en)?|verkaufsgebuhren|auszahlungsdatum|ausgezahlt|beguenstigter.*|empfanger.*|auftraggeber.*)$/,
    shared: /^(datum|vorgang.*|soll|haben|s h|soll haben|saldo|text)$/,
  },
  {
    language: 'Dutch',
    currency: 'EUR',
    money: 'euros',
    own: /^(omschrijving|mededelingen|bedrag|boekdatum|rentedatum|tegenrekening|naam (tegenpartij|omschrijving)|mutatiesoort|af bij|uitvoeringsdatum)$/,
    shared: /^(datum|rekening|saldo|af|bij|code|naam)$/,
  },
  {
    language: 'French',
    currency: 'EUR',
    money: 'euros',
    own: /^(libelle( operation)?|montant|solde|date (de l |d )?operation|date comptable|date (de )?comptabilisation|date (de )?valeur)$/,
    shared: /^(date|debit|credit|categorie|reference)$/,
  },
  {
    language: 'Italian',
    currency: 'EUR',
    money: 'euros',
    own: /^(descrizione.*|causale|importo|data (contabile|operazione|registrazione)|entrate|uscite|dare|avere|accrediti|addebiti)$/,
    shared: /^(data|data valuta|saldo|valuta)$/,
  },
  {
    language: 'Finnish',
    currency: 'EUR',
    money: 'euros',
    own: /^(kirjauspaiva|arvopaiva|maksupaiva|maara|saaja( maksaja)?|viesti|selite|tapahtuma(laji)?|otsikko)$/,
    shared: /^(viite|tilinumero|nimi)$/,
  },
  {
    language: 'Polish',
    currency: 'PLN',
    money: 'Polish zloty',
    own: /^(data (operacji|ksiegowania|transakcji|waluty)|kwota.*|opis (operacji|transakcji)|tytul.*|nadawca.*|odbiorca.*|saldo po .*|uznania|obciazenia)$/,
    shared: /^(data|opis|saldo|kategoria|kontrahent)$/,
  },
  {
    language: 'Czech',
    currency: 'CZK',
    money: 'Czech koruna',
    own: /^(castka.*|datum zauctovani|datum transakce|zustatek.*|protiucet|zprava pro prijemce|variabilni symbol|nazev protiuctu)$/,
    shared: /^(datum|popis.*|objem|typ)$/,
  },
  {
    language: 'Swedish',
    currency: 'SEK',
    money: 'Swedish kronor',
    own: /^(belopp|bokforingsdag|bokforingsdatum|transaktionsdatum|reskontradatum|beskrivning|insattning|uttag|rubrik)$/,
    shared: /^(datum|text|saldo|namn|avsandare|mottagare)$/,
  },
  {
    language: 'Danish',
    currency: 'DKK',
    money: 'Danish kroner',
    own: /^(belob|bogforingsdato|indbetaling|udbetaling)$/,
    shared: /^(dato|tekst|saldo|navn|beskrivelse)$/,
  },
  {
    language: 'Norwegian',
    currency: 'NOK',
    money: 'Norwegian kroner',
    own: /^(belop|bokforingsdato|rentedato|forklaring|ut fra konto|inn pa konto)$/,
    shared: /^(dato|tekst|saldo|navn|beskrivelse)$/,
  },
  {
    language: 'Japanese',
    currency: 'JPY',
    money: 'Japanese yen',
    own: /^(日付|取引日|お支払金額|お預り金額|差引残高|入金額|お引出し|お預入れ|残高)$/,
    shared: /^(摘要)$/,
  },
  {
    language: 'Turkish',
    currency: 'TRY',
    money: 'Turkish lira',
    own: /^(islem tarihi|tarih|tutar|islem tutari|bakiye|aciklama|alacak|borc)$/,
    shared: /^(kanal|sube)$/,
  },
  {
    language: 'Hungarian',
    currency: 'HUF',
    money: 'Hungarian forints',
    own: /^(osszeg|konyveles datuma|konyvelesi datum|ertek ?nap|egyenleg|kozlemeny|terheles|jovairas|tranzakcio datuma)$/,
    shared: /^(leiras|tipus|partner( neve)?|datum)$/,
  },
]

/** The currency that the headings suggest: at least two of one language, one of them its alone. */
export function suggestedByHeadings(headers: readonly string[]): Suggested | null {
  const words = headers
    .map((header) => fold(header).replace(/^# ?/, ''))
    .filter((header) => header !== '')
  const matches = ({ own, shared }: Language) => {
    const alone = words.filter((word) => own.test(word)).length
    const both = alone + words.filter((word) => shared.test(word)).length
    return { alone, both }
  }
  const [best] = languages
    .map((language) => ({ language, ...matches(language) }))
    .filter(({ alone, both }) => alone > 0 && both > 1)
    .sort((a, b) => b.alone - a.alone || b.both - a.both)
  return best?.language ?? null
}
