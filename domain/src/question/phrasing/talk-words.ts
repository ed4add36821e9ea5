// Words of talk beside a question: what somebody thinks, feels or forgets, and who wants to know.
// They say nothing of the money themselves, and they mark the words around them as an aside.

const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/))

/** What people think, feel, know, say and want when they explain why they ask. */
export const talkSigns = words(
  `think thinking thinks thought reckon reckons reckoned feel feeling feelings feels felt guess guessing guessed wonder wonders wondering wondered
  know knows knew knowing ask asks asking asked tell tells telling say says saying hope hopes hoping hoped worry worries worried worrying
  remember remembers forget forgets forgot forgotten recall swear swears bet believe believes suspect suspects convinced certain sure positive
  doubt doubts mind bother bothered bothering care cares hate hates confused confusing puzzled baffled stumped lost nag nags nagging moan moans
  moaning moaned whinge whinging whingeing shout shouting shouted chase chasing chased hassle hassling hassled pester pestering talk talking
  talked speak speaking chat chatting explain explaining argue argues argued arguing argument bicker bickering row rows panic panicking panicked
  stress stressed stressing dread dreading curious nosy interested needs need needed want wants wanted wanting understand understands
  skint broke brassic tired knackered busy swamped rushed hungover drunk daft thick mad crazy stupid cheeky silly random weird honest
  honestly useless hopeless panicky stuck desperate gutted chuffed fuming livid sorry soz apologies bored shattered frazzled clueless rusty
  q question query questions favour hunch headache nightmare joke laugh idea clue inkling memory suspicion nagger earache tip brainache
  ugh argh oh ooh hmm hm er erm um blimey crikey jeez god christ gosh wow lol haha yikes cor flippin flipping strewth crumbs cripes eek
  seems seem sounds sound looks look looking fingers touchwood touch wood please ta cheers thanks pls plz hi hello hiya hey morning alright
  right anyway anyhow ok okay listen basically actually literally genuinely seriously quickly trying wanna gotta gonna dunno lemme gimme
  mate pal love luv lovely darling darlin petal sweetheart treacle sweetie squire chum duck hun babe bruv bro buddy fella gov guv`,
)

/** Who wants to know: no aside by themselves, because wages and drawings may be theirs. */
export const talkPeople = words(
  `boss missus wife husband hubby partner mum dad mother father brother sister son daughter accountant accountants accountant's bookkeeper bookkeepers auditor auditors landlady manager
  gaffer kids everyone somebody someone people they he she i me my we us you it`,
)

/** What somebody is doing while they ask: "doing the books w a cuppa", "sat here with a brew". */
export const ofDailyLife =
  /^(?:(?:hi|hiya|hello|morning|evening|ok|right|so|still|now|currently|only me) )*(?:(?:i['’]?m|im|i am|we['’]?re|am) )?(?:just )?(?:doing(?: (?:my|the|our) (?:books|accounts|vat|figures|sums|paperwork|admin|numbers|return))?|sat|sitting|stood|standing|having|drinking|eating|watching|driving|waiting|working (?:on|through)|going (?:through|over)|looking (?:over|through)|looking at (?:my|the|our) (?:books|accounts|figures|numbers|screen|app)|catching up|trying|sorting|prepping|preparing|planning|filling|finishing|tidying|checking|writing|reading|hoping|struggling|panicking|(?:nipping|popping|heading|dashing|rushing|running|off|going) (?:out|off|over|down|back|home)(?: to (?:a|the|my) \p{L}+)?|up (?:early|late)|back from|in from|off to|about to)\b/iu

/** Words that would say something of money elsewhere, in a phrase of talk. */
export const talkPhrases =
  /\b(?:(?:hopeless|useless|rubbish|terrible|no good|bad) with \w+|(?:brain|head|mind|memory)(?:['’]?s| is| has)?(?: just)? (?:gone blank|gone|fried|mush|spinning|a sieve|like a sieve|in bits)|breathing down (?:my|our) neck|on (?:my|our) (?:case|back)|on at (?:me|us)|before (?:i|we) (?:ring|call|phone|see|speak|talk|email|go|pop|head|nip|leave|sit|sign|send|decide|agree|commit|say|tell|ask|meet|reply|answer|chase|forget|start|do anything)|without (?:going|being|getting) (?:daft|mad|silly|stupid|crazy|overboard|broke|skint)|(?:i|we) (?:really |just )?(?:(?:do|would|did)(?:n['’]?t| not|nt)|hate|dread) (?:really |even )?(?:want|wanna|fancy|like|need) (?:to )?(?:be|get|go|end|look|find|come|run|risk)|my (?:lovely|lover|luvver|flower|dear|friend|babber|bird|hen|treasure|old)|only me|hands full|not (?:that |so |very |too )?(?:great|good|brilliant|clever|the best) (?:with|at) \w+|sorry if (?:this|that|it)(?:['’]?s| is| sounds)? (?:a )?(?:bit )?(?:daft|silly|stupid|obvious|dumb)(?: question| one)?|(?:arguing|rowing|bickering|debating|disagreeing) (?:over|about) (?:this|it|that)|before (?:the|my|our) (?:meeting|call|review|visit|appointment|chat)|my head straight|keep it (?:simple|short|brief|quick)|(?:don['’]?t|do not) (?:shout|laugh|judge|tell me off)(?: at me)?|(?:i['’]?ve|i have|i)(?: ?not|n['’]t) (?:looked|checked|been on|logged in)(?: at (?:it|this))?(?: (?:for|in) (?:a while|ages|weeks|days|months|yonks))?|fed up|mixed up|muddled up|messed up|catching up|bringing (?:it|this|that) up|hold(?:ing)? (?:it|me|us) up|winding (?:me|us) up|up the wall|up to my (?:eyes|neck|ears)|out of (?:my depth|ideas|touch|my mind)|losing (?:track|count|the plot|my mind)|lost (?:track|count|the plot)|no (?:idea|clue|joke|kidding|lie|offence)|not (?:sure|certain|being (?:funny|rude|nosy|daft)|a clue|the foggiest|my strong (?:point|suit)|gonna lie|going to lie|joking)|(?:ca(?=n)|can|could|do|did|does|would|is|was|are|am)(?: ?not|n['’]?t|['’]t) (?:really |quite |even |ever |honestly |genuinely |actually |seriously |for the life of me |seem to )*(?:remember|recall|find|see|know|think|understand|believe|care|mind|ask|trust|follow|judge|laugh|worry|say|sure|certain|bothered|imagine|get it|get my head round (?:it|this|that))|head round (?:it|this|that)|how (?:mad|daft|weird|stupid|sad) is (?:it|that)|in (?:a (?:bit of a )?|the )?(?:rush|hurry|panic|pickle|mess|meeting|state)|at (?:the )?(?:home|work|moment|minute)|on (?:the phone|my way|the way|holiday|the hop|my phone)|(?:had|having|in the middle of) (?:a|an) (?:row|argument|chat|word|debate|bet)|with (?:my|the|our) (?:partner|wife|husband|missus|hubby|boss|accountant|bookkeeper|mum|dad|brother|sister|mate)|(?:it|that|they)(?:['’]s| was| were| is| are| has been) (?:way |a lot |much |far |quite )?(?:more|less|higher|lower|too much|too high|a lot|loads|up|down|gone up|gone down)(?: than (?:that|it should be))?(?=[\s.!?]*$))/gi

/** What somebody can't remember, after the words that say so: "… if i did it". */
export const unremembered =
  /\blol +(?:if|whether) (?:i|we|they|it|he|she)(?:['’]ve)?(?: (?:did|have|has|had|was|done|do|does|is|are|paid|it|that|them|so|been|already|yet|or not))+\b/gi
