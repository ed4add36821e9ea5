// The words that head the columns of statements, folded, and the role that each names. English
// first, then the languages whose exports reach a British business. How a header is looked up
// stands in `dictionary.ts`.
import type { ColumnRole } from './statement.ts'

/** Each line: the role, then whole headers in order of preference, the best first. */
export const wholeHeaders: readonly (readonly [ColumnRole | 'ignore', string])[] = [
  [
    'date',
    'date|date paid|paid date|paid on|paid on date|date received|received on|date banked|date cleared|payout date|arrival date utc|arrival date|charge date|charged on|collection date|deposit date|booking date|booked date|date booked|booked on|booked|data ksiegowania|data zaksiegowania|fecha contable|fecha ctble|data contabile|data registrazione|bokforingsdag|bokforingsdatum|bokforingsdato|bogforingsdato|kirjauspaiva|datum zauctovani|datum zauctovania|datum zuctovania|boekdatum|boekingsdatum|konyveles datuma|konyvelesi datum|date comptable|date de comptabilisation|date comptabilisation|datum knjizenja|bokf datum|bokfdag|buchungstag|buchungsdatum|received by us|date received by us|posting date|posted date|post date|date posted|posted|entry date|date completed utc|completed date|date completed|completed on|payment date|ledger date|date of posting|reskontradatum|data lancamento|data lanc|data mov|transaction date|trans date|txn date|tran date|processed date|date of transaction|activity date|buchung|datum|date operation|fecha|fecha operacion|data|data operazione|data operacji|data transakcji|datum transakce|fecha de operacion|dato|transaktionsdatum|created|created at|created date|date created|date time|timestamp|time|tranzakcio datuma|date op|dateop|date d operation|date de l operation|uitvoeringsdatum|transactiedatum|umsatzdatum|belegdatum|datum izvrsenja|data inregistrare|data inregistrarii|data tranzactiei|data tranzactie|kuupaev|datums|дата|дата операции|дата проводки|дата и время операции|ημερομηνια|ημ νια|tarih|islem tarihi|日付|取引日|交易时间|交易日期|記帳日|תאריך|التاريخ|tanggal|tanggal transaksi|dagsetning|when',
  ],
  [
    'description',
    'description|desc|item|transaction description|details|narrative|transaction details|memo|particulars|original description|originaldescription|payee memo|statement description|transaction|text|verwendungszweck|buchungstext|libelle|concepto|descripcion|descrizione|causale|omschrijving|mededelingen|opis|opis operacji|opis transakcji|tytul|popis|kozlemeny|beskrivning|tekst|selite|leiras|historico|descricao|concept|details of transaction|transaction narrative|narration|remarks|name description|naam omschrijving|merchant name|merchant|zprava pro prijemce|nombre|libelle operation|titre|title|naziv|svrha|opis placanja|namen|описание|назначение платежа|основание|περιγραφη|αιτιολογια|aciklama|摘要|תיאור|keterangan|selgitus|paaiskinimai|forklaring|tittel|rubrik|otsikko|viesti|skyring|vorgang verwendungszweck|buchungs details|avisierungstext|transaction remarks|descriere|descrierea tranzactiei|detalii tranzactie|popis transakcie|what|what for',
  ],
  [
    'counterparty',
    'counter party|counterparty|counterparty name|payee|payer|name|contact|to from|from to|beneficiary|beneficiary name|recipient|merchant|auftraggeber empfanger|beguenstigter zahlungspflichtiger|empfanger|begunstigter|name zahlungsbeteiligter|naam tegenpartij|beneficiario|kontrahent|nadawca odbiorca|partner|partner neve|payee name|payee payer|nazev protiuctu|other party|partnername|nimi|navn|namn|customer|customer name|client|supplier|supplier name|vendor|vendor name|received from|paid to|who|from|to|entity|contact name|customer supplier|supplier customer|payer payee|paid to received from|received from paid to|payee or payer|customer or supplier|saaja maksaja|saaja|gavejas|nome|контрагент|debtor|debtor name|creditor|creditor name|sender|sender name|recipient name|payer name|remitter|remitter name|originator|originator name|pupil|student|patient|tenant|member|donor',
  ],
  [
    'reference',
    'reference|payment reference|ref|reference number|customer reference|bank reference|your reference|transaction reference|referenz|kundenreferenz|referencia|riferimento|kenmerk|cheque number|check number|cheque no|variabilni symbol|variable symbol|notes and #tags|viite|viitenumber|referens|референция',
  ],
  [
    'type',
    'type|transaction type|entry type|trans type|tla code|tran type|transaction code|umsatzart|tipo|type of transaction|mutatiesoort|subcategory|payment type|rodzaj operacji|typ',
  ],
  [
    'amount',
    'converted amount|billing amount|billed amount|amount billed|posted amount|posting amount|amount in account currency|account amount|amount|payout|payout amount|net payout|deposit total|net settlement|net total|amount paid to you|you receive|you received|you get|total payout|transfer amount|payment amount|order total|banked|amount received|received amount|amount paid|paid amount|total amount|total amount incl vat|montant total ttc|transaction amount|value|betrag|umsatz|umsatz in eur|montant|importe|importo|bedrag|kwota|kwota operacji|kwota transakcji|osszeg|castka|objem|belopp|belob|belop|maara|valor|iznos|summa|suma|sum|paid|movement|amt|gross|gross amount|total|total price|cost|price|gross sales|takings|sale|net|net amount|debit credit amount|amount debit credit|credit debit amount|in out|buchungsbetrag|brutto|netto|nettobetrag|amount in eur|tranzakcio osszege|konyvelt osszeg|monto|quantia|montante|importancia|movimento|movimiento amount|сумма|сумма операции|сумма платежа|сума|ποσο|tutar|islem tutari|金额|金額|סכום|jumlah|nominal|upphaed|valor r|betrag in eur|umsatz eur|maara euroa|castka v mene uctu|kwota w walucie rachunku|ausgezahlt|auszahlungsbetrag|gesamt|gesamtbetrag|amt lcy|gross value|transaction value|payment value',
  ],
  [
    'money_in',
    'money in|paid in|total receipts|lodgements|lodgement|lodgments|lodged|paid to us|paid to you|coming in|credit|credit amount|credits|in|deposit|deposits|deposit amount|inflow|received|receipts|receipt|amount in|incoming|cash in|income|haben|gutschrift|entrate|entrata|accrediti|avere|haber|abono|abonos|ingresos|credit eur|bij|uznania|jovairas|bevetel|prijem|ma|insattning|indbetaling|credito|kredit|total credit|amount credit|credit value|payments in|value in|cr|cr amount|uplata|uplate|potrazuje|potrazno|dobro|кредит|приход|зачисление|πιστωση|alacak|inn pa konto|inn|crediti|creditos|credit euros|お預り金額|入金額|お預入れ|זכות|kreedit|kreditas|eingang|einnahmen|einzahlung|suma credit|haben betrag|abonos eur|total deposits|total received|rein',
  ],
  [
    'money_out',
    'money out|paid out|total payments|paid by us|paid by you|going out|expenditure|debit|debit amount|debits|out|withdrawal|withdrawals|withdrawal amount|outflow|spent|payments|payment|amount out|outgoing|cash out|expense|expenses|spend|soll|lastschrift|belastung|uscite|uscita|addebiti|dare|debe|cargo|cargos|gastos|debit eur|af|obciazenia|terheles|kiadas|vydej|wn|uttag|udbetaling|debito|debet|total debit|amount debit|debit value|payments out|value out|charges|dr|dr amount|isplata|isplate|duguje|dugovno|breme|дебит|расход|списание|χρεωση|borc|ut fra konto|ut|debiti|debitos|debit euros|お支払金額|出金額|お引出し|חובה|deebet|debetas|ausgang|ausgaben|auszahlung|suma debit|soll betrag|addebito|obciazenie|total withdrawals|withdrawn|amount withdrawn|money withdrawn|raus',
  ],
  [
    'sign',
    'dr cr|cr dr|debit credit indicator|credit debit indicator|debit credit flag|indicator|sign|direction|d c|c d|s h|soll haben|af bij|bij af|credit or debit|debit or credit|credit debit|cd|dc|transaction direction|cdtdbtind|money in out|k d|d k|+|deb cred|debe haber|t j|terheles jovairas|debit credit|creditdebet|debetcredit|debitcredit|deebet kreedit d c|deebet kreedit|debets kredits|kredit debet|debet kredit|smer uhrady|bevetel kiadas|收 支|debit credit flag d c',
  ],
  [
    'fee',
    'fee|fees|fee amount|commission|gebuhr|card fees|fees taxes|deducted fees|selling fees|transaction fees|processing fees',
  ],
  [
    'balance',
    'balance|running balance|running bal|running total|balance owed|amount owed|bal|account balance|ledger balance|closing balance|available balance|new balance|current balance|balance after|balance after transaction|saldo|kontostand|saldo nach buchung|saldo dopo|solde|saldo despues|saldo na operacji|saldo po operacji|saldo po transakcji|egyenleg|konyvelt egyenleg|zustatek|saldo final|saldo contabile|saldo contable|cumulative balance|end balance|balance amount|eindsaldo|stand|zustatek po transakci|stanje|салдо|остаток|баланс|υπολοιπο|bakiye|残高|差引残高|余额|餘額|יתרה|disponible|sold|sold contabil|sold final|zostatok|zostatek|kasutatav jaak|jaak|atlikums|likutis|resulting balance|guthaben|saldo contabilistico|bokfort saldo|saldo controlo|saldo kontoen|stada',
  ],
  [
    'currency',
    'converted currency|wallet currency|billing currency|billed currency|posted currency|posting currency|currency|payment currency|account currency|currency code|munt|wahrung|curr|ccy|waehrung|devise|divisa|moneda|valuta|waluta|mena|penznem|deviza|balance currency|transaction currency|valuutta|moeda|whg|whrg|devies|valuuta|para birimi|валюта|валюта операции|νομισμα|currency iso|transaktionswahrung',
  ],
  [
    'account',
    'account|account number|account no|account name|sort code|iban|account id|account iban|acc no|auftragskonto|konto|cuenta|conto|rekening|rachunek|szamlaszam|account identification|own account|card number|card no|card account|bank code',
  ],
  [
    'category',
    'category|spending category|category name|kategorie|categoria|kategoria|categorie|sub category',
  ],
  [
    'bank_id',
    'transaction id|id|transaction identifier|fitid|unique id|transaction number|bank transaction id|trn id|transaction uuid|txn id',
  ],
  ['status', 'status|state|transaction status|stav|statut|estado|stato'],
  ['notes', 'notes|note|comment|comments|additional information|extended details|uwagi|notiz'],
  [
    'ignore',
    'value date|valuta|valutadatum|valuta datum|wertstellung|date valeur|fecha valor|data valuta|data waluty|rentedatum|interest date|ertek nap|erteknap|due date|started date|date started utc|start date|local amount|local currency|original amount|orig amount|orig currency|original currency|foreign amount|exchange rate|rate|fx rate|vat|tax|vat amount|available on|available on utc|time zone|timezone|tax amount|number|emoji|address|receipt|fee currency|unit price|quantity|card state|mcc|available balance eur|counterparty account|beneficiary account number|to account|from account|gegenkonto|kontonummer iban|kontonummer|tegenrekening|as at|date of birth|fx amount|settlement date|statement date|instructed amount|glaubiger id|mandatsreferenz|year|month|day|fremdbetrag|originalbetrag|wechselkurs|lastschrift ursprungsbetrag|betrag fremdwahrung|original amount currency|oorspr bedrag|oorspr munt|puvodni castka|kwota blokady zwolnienie blokady|kwota platnosci w walucie|kwota w walucie|oryginalna kwota|montant devise|montant francs|montant ht|montant de tva total|cashback|startsaldo|beginsaldo|wert|value dt|val date|datum valute|datum valuty|data valor|data val|data de valor|fecha val|f valor|arvopaiva|datum od|datum von|datum bis|datum do|date from|date to|from date|to date|serial no|s no|sr no|radnr|radnummer|line number|volgnr|volgnummer|unexplained amount|unallocated amount|numer rachunku zrodlowy',
  ],
]

/**
 * Words inside a longer header, tried in this order when the whole is unknown. Stems without a
 * boundary also find compounds: Buchungsbetrag, transactiebedrag.
 */
export const wordsInside: readonly (readonly [RegExp, ColumnRole | 'ignore'])[] = [
  // Stock, time and points move in and out too, but are no money.
  // What may be spent or is planned has not been.
  [/\b(limit|allowance|budget|budgeted|target|forecast|estimate|estimated)\b/, 'ignore'],
  [/\b(qty|quantity|stock|hours?|points|units|miles|litres)\b/, 'ignore'],
  [/\b(base|home|reporting) (currency )?(total|amount|net|gross)\b/, 'ignore'],
  // What was given back later is no part of what was paid.
  [/\bamount refunded\b|\brefunded amount\b|\border refund amount\b/, 'ignore'],
  [/\b(discount|shipping|subtotal) amount\b/, 'ignore'],
  [/\b(transfer|payment|payout|settlement|order|transaction|booking) (status|state)\b/, 'status'],
  [
    /\b(tegenrekening|gegenkonto|counterparty|counter party|contrepartie|contraparte|beneficiary|payee|recipient|protiuctu)\b.*\b(account|iban|bic|konto|bban|number|code)\b/,
    'ignore',
  ],
  [
    /\b(value|valuta|valeur|valor|original|local|foreign|orig|vat|tax|exchange|due|start|started|available)\b/,
    'ignore',
  ],
  [
    /original|ursprung|oorspronkelijk|fremdwahrung|wechselkurs|foreign|puvodni|oryginaln|devizaarfolyam/,
    'ignore',
  ],
  [
    /\b(credit|kredit|creditor)\b.?\b(debit|debet|debtor)\b|\b(debit|debet|deebet)\b.?\b(credit|kredit|kreedit)\b/,
    'sign',
  ],
  [/\bbalance (impact|change|effect|movement)\b|\b(impact|effect) on balance\b/, 'amount'],
  // Romanian for a balance, English for what a thing was sold for.
  [/^sold\b(?! (for|by|to|on|at|price|date|via|items?)\b)/, 'balance'],
  [/\b(balance|solde|saldo)\b|saldo|kontostand|egyenleg|zustatek|zostatok/, 'balance'],
  [/\bfees? (amount|total|charged|paid)\b/, 'fee'],
  [/\bamount (due|payable) to (us|you)\b/, 'amount'],
  [/\b((paid|payable) to (us|you)|coming in)\b/, 'money_in'],
  [/\b(paid by (us|you)|going out)\b/, 'money_out'],
  // Cash books split each side into what was paid and its VAT.
  [/^(receipts?|payments?) (net|ex vat|excl vat)$|^(net|ex vat) (receipts?|payments?)$/, 'ignore'],
  [/^(receipts?) (gross|total|amount)$|^(gross|total) receipts?$/, 'money_in'],
  [/^(payments?) (gross|total)$|^gross payments?$/, 'money_out'],
  // A column for both ways holds amounts.
  [
    /\b(money|paid|amount|payments?) (in|out)\b.*\b(in|out)\b|\bwithdrawals?\b.*\bdeposits?\b|\bdeposits?\b.*\bwithdrawals?\b/,
    'amount',
  ],
  [
    /\b(money|paid|amount|payments?) in\b|\b(credits?|creditos?|deposits?|inflow|entrees?|abonos?)\b|gutschrift|accredit|uznani|jovairas/,
    'money_in',
  ],
  [
    /\b(money|paid|amount|payments?) out\b|\b(debits?|debitos?|withdrawals?|outflow|sorties?|cargos?)\b|lastschrift|belastung|addebit|obciazeni|terheles/,
    'money_out',
  ],
  [/\b(date|dato|data|fecha)\b|datum|datuma|paivamaara/, 'date'],
  [
    /\b(amount|importe|importo|montant|montante|summa|suma|summe)\b|betrag|bedrag|kwota|osszeg|castka|belopp|belob|belop/,
    'amount',
  ],
  [
    /\b(description|details|narrative|opis|omschrijving|libelle)\b|verwendungszweck|beschreibung/,
    'description',
  ],
  [
    /\b(net|total) (takings|revenue|pay|paid|payout|payable|sales|received|collected|earnings|proceeds)\b/,
    'amount',
  ],
  [/\b(rent|fees|money|amount) received\b|^(actual|total) in$/, 'money_in'],
  [/^(actual|total) out$/, 'money_out'],
  [/\b(currency|waluta|devise)\b|wahrung|waehrung/, 'currency'],
  [/\b(reference|ref)\b/, 'reference'],
  [/\b(account|iban|konto)\b/, 'account'],
  [
    /\b(payee|counterparty|counter party|other party|beneficiary|recipient|merchant|payer)\b|^(sent|paid|transferred) to\b|\breceived from\b/,
    'counterparty',
  ],
  [/\b(category|kategorie)\b/, 'category'],
  [/\bid$/, 'bank_id'],
]
