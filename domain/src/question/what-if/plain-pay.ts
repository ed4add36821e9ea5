// What owners and new staff are paid, in the words that the reader of what-ifs knows.

// "Three days a week" says nothing about how often pay comes.
const hours =
  /,? ?\b(?:for |doing |on |working )?(?:\d{1,2}|half an?|an?|one|two|three|four|five|six) ?(?:full |half )?(?:days?|hours?|hrs|shifts?|mornings?|afternoons?|evenings?|nights?) (?:an?|per|each|every) week\b/gi
const hourly =
  /£?(\d{1,3}(?:\.\d{1,2})?) ?(?:quid |pounds )?(?:an|per|each|\/) ?(?:hour|hr)(?:,? (?:for|doing|at|x|and|working))? (\d{1,2}) ?(?:hours?|hrs) (?:an?|per|each|every) week\b/gi
const onCosts =
  /,? ?\(?\b(?:plus|and|including|incl|inc|with|before|without|excluding|not counting)\.? (?:all )?(?:the |any |their |employers?'?s? |our )*(?:on[- ]?costs|ni|nic|nics|national insurance|pension|pensions|employment costs|tax and ni|overheads on top|taxes)(?: (?:and|&|n) (?:the )?(?:on[- ]?costs|ni|nic|national insurance|pensions?|tax))*(?: on top)?\)?\??/gi

const describing =
  '(?:second |third |new |extra |further |more |additional |full[- ]?time |part[- ]?time |junior |senior |trainee |qualified |experienced |temporary |permanent |seasonal |young |part[- ]?timer )*'
/** Words for somebody who is paid. */
export const people =
  'somebody|someone|anyone|anybody|person|people|members? of staff|staff member|employee|apprentice|part timer|assistant|starter|new starter|temp|trainee|nurse|vet|vet nurse|receptionist|driver|chef|cook|waiter|waitress|barista|bartender|barman|labourer|fitter|engineer|mechanic|technician|tech|designer|architect|technologist|manager|supervisor|foreman|bookkeeper|administrator|admin|secretary|salesperson|sales person|salesman|rep|sales rep|developer|teacher|tutor|therapist|physio|hygienist|dentist|stylist|hairdresser|barber|gardener|carpenter|joiner|plumber|electrician|painter|plasterer|roofer|bricklayer|brickie|baker|butcher|packer|picker|operative|worker|lad|lass|kid|girl|boy|student|intern|graduate|grad|pair of hands|helper|porter|server|machinist|welder|groom|groomer|florist|framer|printer operator|shop assistant|van driver|hgv driver|team member|junior|senior'

const take =
  '(?:got|get|getting|gets|had|have|having|has|need|needed|bring|brought|bringing|start|started|add|added|find|found|take|took|taking|hire|hired|recruit|employ|employed|put on|set on)'
const starting = new RegExp(
  `\\b${take}(?: (?:in|on|up))?(?: with)? ((?:an?|another|one more|some|our) )?(${describing})(${people})\\b(?: (?:in|on|new|else|extra))*(?=.*(?:£|\\d|grand))(?!.*\\b(?:pay|pays|paying) us\\b)`,
  'gi',
)

// "All three salaried staff get 4% from January" is that much on the wages.
const share = '(\\d{1,2}(?:\\.\\d{1,2})? ?(?:%|percent|per cent))'
const ofAllStaff = new RegExp(
  `\\b(?:we |i )?(?:(?:give|gave|pay|paid) )?(?:all (?:of )?(?:the |our |my )?(?:(?:two|three|four|five|six|seven|eight|nine|ten|\\d{1,2}) (?:of (?:the|our) )?)?|the whole |every member of )(?:salaried |permanent |office |full[- ]time )*(?:staff|employees|team|workers|workforce|lads)(?: (?:all )?(?:get|gets|got|had|have|has|receive|received|were given|are given|was given|is given|want|wanted))? (?:an? )?${share}(?: (?:more|extra|each|(?:pay |wage |salary )?(?:rise|increase|raise)))*(?! (?:bonus|of|less|cut))`,
  'gi',
)

// "Pay myself nothing", "go without wages": what the owners are paid stops.
const unpaid: readonly RegExp[] = [
  /\b(?:we |i |(?:the |us )?(?:directors?|owners?|partners?)(?: all| both)? )(?:take|took|taking|draw|drew|drawing) (?:nothing|nowt|no (?:wages?|salary|pay|money)|not a penny|zero)(?: (?:out|home))?(?: of the (?:business|company))?(?= |[,?.!]|$)(?! (?:to|for|on) )/gi,
  /\b(?:we |i |(?:the |us )?(?:directors?|owners?|partners?)(?: all| both)? )?(?:pay|paid|paying|give|gave) (?:ourselves|myself|themselves) (?:nothing|nowt|no (?:wages?|salary|pay|money)|not a penny|zero)/gi,
  /\b(?:we|i) (?:don't|do not|dont|didn't|did not|didnt|won't|never|stop|stopped|stops|skip|skipped|hold off|held off) (?:pay|paying|paid) (?:myself|ourselves|me|us)\b(?: (?:a wage|wages|a salary|anything|at all|any money))*/gi,
  /\b(?:we|i|(?:the )?(?:directors?|owners?|partners?)(?: all| both)?) (?:don't|do not|dont|didn't|did not|didnt|won't|never) (?:take|draw) (?:an? |any |my |our )?(?:wages?|salary|pay|money|anything)(?: out)?(?: of the (?:business|company))?/gi,
  /\b(?:we|i|(?:the )?(?:directors?|owners?|partners?)(?: all| both)?) (?:go|goes|went|do|did|are|were|work|worked) (?:without|unpaid|for free|for nothing)\b(?: (?:any|our|my|a|their))?(?: (?:pay|wages?|salary|salaries|money))?/gi,
  /\b(?:we|i) (?:skip|skipped|miss|missed|forgo|forwent|waive|waived)(?: (?:my|our|a|the))? (?:wages?|salary|pay|pay packet)(?! (?:bill|run))/gi,
]

/** The question with its pay in plain words. */
export function withPlainPay(question: string): string {
  const plain = question
    .replace(hourly, (_, pay: string, some: string) => {
      return `£${(Number(pay) * Number(some)).toFixed(2)} a week`
    })
    .replace(hours, '')
    .replace(onCosts, '')
    .replace(ofAllStaff, 'we gave everyone a $1 rise')
    .replace(/\b(?:maternity|sick|paternity) cover\b/gi, 'assistant')
    .replace(
      starting,
      (_, article: string | undefined, described: string, person: string) =>
        `took on ${article ?? 'a '}${described}${person}`,
    )
  return unpaid.reduce((text, turn) => text.replace(turn, ' goeswithout ownerspay '), plain)
}
