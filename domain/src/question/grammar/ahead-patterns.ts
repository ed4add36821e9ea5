// Questions about days to come: the balance expected, its lowest point, and how sure that is.
import type { PhrasePattern } from './pattern.ts'

export const aheadPatterns: readonly PhrasePattern[] = [
  // Whether it will be so much.
  {
    says: [
      '(will|would|should|are|do|can|is) {we} [going to|likely to] [still] [expect to|going to|likely to] (have|hold|be left with|be sitting on|have got|end up with) [at least|over|more than|above|as much as|around|about|still] {amount} [or more] [left] [{bank}] [left] [{edge}]',
      '(will|would|should|is|are|am) {cash} [going to|likely to|expected to] (hit|reach|pass|top|get to|make|break|climb to) {amount} [or more] [{bank}] {edge}',
      '(will|would|should|is|are|am) {cash} [still] [going to|likely to] [still] (be|stand|sit|hold) (at|over|above|more than|at least|north of|up to|as much as) [least] {amount} [or more] [{edge}]',
      '(will|would|should|is) there [still] [going to] be [at least|over|more than|above|still] {amount} [or more] [left] [{bank}] [left] [{edge}]',
      '(do|does) (you|the forecast) (think|expect|reckon|say|show|have) [that] [us|we] (will have|having|will still have|still having|with) [at least|over|more than] {amount} [left] [{bank}] [{edge}]',
    ],
    means: 'will the balance be {amount} {edge}',
  },
  // "How's cash going to be in March?" is of that month, not of now.
  {
    says: [
      'how (is|are|will) {cash} (going to be|going to look|going to do|going to fare|going to shape up|be|look|do|fare|shape up|be looking|be doing|be placed|be fixed|going to be placed|going to be fixed) [for cash|for money|cash wise|cashwise|money wise] [by|in|for|over|at|on|come] [{edge}] [of] {period}',
    ],
    means: 'what will the balance be at the end of {period}',
  },
  {
    says: [
      'what will {cash} [balance] [be|stand at|be at|look like] {year_end}',
      '(how much|what) [cash|money] will {we} have [left] [{bank}] {year_end}',
      'where will {cash} (be|stand|end up) {year_end}',
      'what (is|will) (our|the|my) [financial] year end (balance|cash position|bank balance|cash balance|cash) (be|going to be|likely to be|looking like|expected to be)',
      '(expected|predicted|projected|forecast) (balance|cash|bank balance|position) {year_end}',
    ],
    means: 'what will the balance be at the end of this financial year',
  },
  {
    says: [
      'what (are|am|is) {we} (predicted|projected|forecast|expected|forecasted|supposed|due|reckoned|thought|estimated|on course|on track|likely) to (have|hold|be at|be left with|be sitting on|end up with|get to) [left] [{bank}] (on|at|by|for|in|come|{edge})',
      '(how much|what) (are|am|is) {we} (predicted|projected|forecast|expected|forecasted|reckoned|estimated|likely) to have [left] [{bank}] [on|at|by|for|in|come|{edge}]',
    ],
    means: 'what will the balance be {edge}',
  },
  // The balance expected; the day follows.
  {
    says: [
      'what (will|would|should|might|is) {cash} [balance] [going to|likely to|expected to|set to] (look like|be|be like|be looking like|stand at|be at|sit at|come to|get to|be worth|have in it) [{bank}] [{edge}]',
      'where (will|would|should|might|are|is) {cash} [going to|likely to|expected to|set to] (be|stand|end up|be at|land|be sitting|get to|be standing) [with cash|cash wise|cashwise|money wise|moneywise|at|for cash|with the cash] [{edge}]',
      '(how much|what) [cash|money] (will|would|should|might|are|am) {we} [going to|likely to|expected to|expecting to|set to] (have|hold|be left with|be sitting on|end up with|have left|have got|be on) [left] [{bank}] [{edge}]',
      '(how much|what) [cash|money] (will|would|should|might|is) [there] [going to|likely to|expected to] (be|be left|be sitting|remain|be there) [left] [{bank}] [{edge}]',
      '(predicted|expected|projected|forecast|forecasted|estimated|predict|project|estimate|anticipated|future) [bank|cash|account|closing|our|the] (balance|position|cash|bank balance|cash balance|cash position|bank) (at|on|for|by|come|in|{edge})',
      '(cash|bank|the bank|the cash) [balance|position|forecast|projection] (forecast|prediction|projection|estimate|expected|predicted) [at|on|for|by|{edge}]',
      '(how much|what) (cash|money|do you think we will have|do you think i will have) (will be|do you think we will have|do you reckon we will have|do you expect us to have) [left] [{bank}] [{edge}]',
      '(where|what) does the (forecast|prediction|projection) (put us|put me|leave us|leave me|say|show|give|have us at) [with] [for|at|by|on|{edge}]',
      'what (are|am) (we|i) (looking at|going to be looking at|on course for|on track for|heading for) {bank} [{edge}]',
    ],
    means: 'what will the balance be {edge}',
  },
  {
    says: [
      'what (will|would|should|is) {cash} [balance] [going to] (look like|be|be like|stand at|be at) [{bank}] {mid}',
      'where (will|would|should) {cash} (be|stand|end up|be at) [cash wise|cashwise|money wise] {mid}',
      '(how much|what) [cash|money] (will|would|should) {we} (have|be left with|end up with|have left) [left] [{bank}] {mid}',
      '[predicted|expected|projected|forecast] [bank|cash|the bank] (balance|position|cash balance|cash position|bank balance) {mid}',
    ],
    means: 'what will the balance be on {mid}',
  },
  // The lowest point.
  {
    says: [
      'when (do|does|will|is|are) {cash} [going to] (hit|reach|get to|arrive at|be at|at) [the|our|its|my|rock|their] (low point|lowest point|low|lowest|bottom|lowest ebb|worst point|trough|tightest|tightest point|lowest level)',
      'when (do|does|will|is|are) {cash} [going to] (get|be|look|run|become|go) [at] [its|the|really|very|most|a bit|so] (low|lowest|tight|tightest|short|shortest|thin|scarce|squeezed|stretched|leanest|worst)',
      'when (is|are|will) {cash} (tightest|lowest|shortest|leanest|thinnest|most stretched|at its lowest|at its tightest|at their lowest|at our lowest)',
      'when (is|are|will) (it|things|cash|money) (going to be|be) (tight|tightest|tough|toughest|hardest|worst|lean|leanest)',
      '[what is] [the] (lowest|worst|least|minimum|tightest) [point|balance|amount|level|figure] [that] [in] [{cash}] (will|is going to|are going to|gets|get|goes|go|will be|could|is expected to|is forecast to|looks like it will|looks like|reaches|hits|should) [get|go|be|fall|drop|reach|hit|have|dip] [to|down to|{bank}] [at]',
      'how (low|bad|tight|dicey|thin|lean|short) (do|does|will|is|are|could|might|would) {cash} [going to|likely to|expected to] (get|go|be|look|drop|fall|become|run) [down to|to]',
      '[what is|when is] [the|our|my] (low point|lowest point|low spot|pinch point|pinch points|tight spots|tight spot|crunch point|crunch|worst point|squeeze|cash low|cash crunch|low) [for cash|for our cash|for the cash|in cash|in the bank|for the bank|for us] [ahead|coming up|coming|to come|of the forecast|in the forecast|on the forecast]',
      '(are there|is there|will there be|any|have we got|do we have|do you see|can you see) [any|a] (tight|lean|dodgy|rough|difficult|thin|tricky|sticky|low|bad|worrying) (spot|spots|patch|patches|point|points|month|months|week|weeks|time|times|moment|moments|period|periods|bit|bits) [ahead|coming up|coming|to come|for cash|on the horizon|for us|to worry about|to watch|to watch out for|i should know about|we should know about]',
      '{which} (month|week|day|period) (looks|is|will be|looks like|is going to be|looks to be|is looking|is looking like|do we expect to be|should we worry about) [like] [being|be] [our|the] (tightest|worst|hardest|leanest|toughest|lowest|thinnest|most difficult|tight|shortest|trickiest|weakest|skintest) [month|week|day] [{cash_wise}] [ahead|coming up|to come]',
      '(our|the|my) (tightest|worst|hardest|leanest|toughest|lowest|thinnest|trickiest|weakest) (month|week|day|point|spot|time) [{cash_wise}] (ahead|coming up|to come|coming|on the horizon|going forward)',
      'what is (our|the|my) (tightest|worst|hardest|leanest|toughest|lowest|thinnest|trickiest|weakest) (month|week|day|point|spot|time) [{cash_wise}] (ahead|coming up|to come|coming|on the horizon|going forward)',
      'how (close|near) (do|does|will|would|are|is) {cash} [going to] (get|come|go|be) to {our_buffer}',
      '(will|are|am|is|do|would) {cash} [going to|likely to] (be|get|look|run|go) [a bit|really|very|too] (short|tight|ok for cash|okay for cash|alright for cash|all right for cash|ok for money|okay for money|fine for cash|fine for money|ok cash wise|short of cash|short of money|tight on cash|tight for cash|tight for money|short on cash|low on cash|low on money|stuck for cash|strapped for cash|strapped|hard up|pushed for cash|stretched) [{edge}]',
      '(is|are) {cash} [a bit|really|very|looking|going to be|likely to be] (tight|short|low|lean|stretched|thin|tighter|scarce|squeezed)',
      'when (are|will|is|do) {cash} [next|be|get|run] [next] (short|low|tight|skint|stretched) [of cash|of money|on cash|for cash]',
      '[the|our|my|what is the|what is our] (tightest|leanest|thinnest|skintest) (month|week|day|point|spot|time) [{cash_wise}]',
      'when (should|do) (we|i) [need to|have to] (worry|be worried|be careful|watch out|tighten our belts|tighten our belt|be most careful|start worrying) [about cash|about money]',
    ],
    means: 'when will cash be lowest',
  },
  {
    says: [
      'how (is|are|will) {period} (looking|shaping up|going to look|looking like|look|be looking) [for cash|for money|cash wise|cashwise|money wise|moneywise|for us]',
      'how (is|are) (it|things|cash|money|we) (looking|shaping up) for {period}',
      'what (is|does) {period} (looking like|look like|going to look like) [for cash|for money|cash wise|cashwise|money wise|for us]',
    ],
    means: 'the forecast for {period}',
  },
  {
    says: [
      'how (low|bad|tight|thin|lean|short|tough|dicey|rough) (does|will|is|could|might) {period} (get|look|going to get|going to be|be|going to look) [{cash_wise}]',
      'why (does|will|is) {cash} (drop|dip|fall|go down|get low|get tight|so low|low|tight|lower|dropping|falling|dipping|sink|going down) [so much] in {period}',
      'what (drives|causes|is behind|is driving|is causing|explains|makes|is) the (low|dip|drop|squeeze|low point|fall|crunch|trough|tightness) in {period} [about|down to|due to|because of]',
      'what (happens|is happening|is going to happen|is going on|will happen) [to] [{cash}] in {period}',
    ],
    means: 'why will cash be low in {period}',
  },
  {
    says: [
      '(will|would|are|am|is) {cash} [going to|likely to] [still] (be|stay|keep) [still] (ok|okay|alright|all right|fine|solvent|afloat|in the black) [cash wise|cashwise|for cash|for money] (in|during|for) {period}',
    ],
    means: 'when will cash be lowest in {period}',
  },
  {
    says: [
      '(will|would|are|am|is) {cash} [going to|likely to] [still] (be|stay|keep) [still] (ok|okay|alright|all right|fine|solvent|afloat|in the black) [cash wise|cashwise|for cash|for money] (through|until|till|up to|right through) [to] [the end of] {period}',
      '(will|would|can|do) {cash} (get|make it) through [to] {period} [ok|okay|alright|all right]',
    ],
    means: 'when will cash be lowest until {period}',
  },
  // How likely, how long.
  {
    says: [
      '{odds} [of|that|is it|are] [{cash}] [being|to] [will|that] [{cash}] [will|are|is] {fall} [to] [{bank}] {under} {our_buffer} [{edge}]',
      '{odds} [of|that|is it] [{cash}] [to|will] (breach|breaching|miss|missing|bust|busting|hit|hitting|eat into|eating into|break|breaking|touch|touching|dip into|dipping into|go into|going into) {our_buffer} [{edge}]',
      '(will|are|is|am|do|does|could|might|would) {cash} [going to|likely to|at risk of|in danger of|ever|still] {fall} {under} {our_buffer} [{edge}]',
      '(will|are|is|am|do|does|could|might) {cash} [going to|likely to] (breach|miss|bust|hit|eat into|dip into|go into|break) {our_buffer} [{edge}]',
      'how likely (are|is) {cash} to {fall} {under} {our_buffer} [{edge}]',
    ],
    means: 'what is the chance of going below the buffer {edge}',
  },
  {
    says: [
      '{odds} [of|that|is it|are] [{cash}] [being|to] [will|that] [{cash}] [will|are|is] {fall} [to] [{bank}] {under} {amount} [{edge}]',
      'how likely (are|is) {cash} to {fall} {under} {amount} [{edge}]',
    ],
    means: 'what is the chance of going under {amount} {edge}',
  },
  {
    says: [
      '{odds} [of|that|is it|are] [{cash}] [to|will|are|is] (run out|running out|run out of money|running out of money|run out of cash|running out of cash|go overdrawn|going overdrawn|be overdrawn|being overdrawn|go into the red|going into the red|go into overdraft|going into overdraft|go under|going under|go bust|going bust|run dry|running dry|hit zero|hitting zero|going negative|go negative)',
    ],
    means: 'what is the chance of running out of money',
  },
  // How long cash would last by itself is a number of days.
  {
    says: [
      'how many (months|weeks|days) (of|worth of|of our|of spending in) (cash|money|cash in the bank|money in the bank|funds) (have we got|do we have|have i got|do i have|is there|are there|is left|are left|have we got left|do we have left|left|remaining|remain)',
      '[what are|what is|how many] [(our|the|my)] (days cash on hand|days of cash on hand|days cash in hand|cash days)',
      '(what is|how long is|how is) (our|the|my) [cash] runway [looking|like|now|currently|in months|in days]',
      '[our|the|my|cash] runway [in months|in days|length|left|now]',
    ],
    means: 'how long would we last with no income',
  },
  {
    says: [
      'how (many|much) [months|weeks|days] [of|worth of] (runway|cash runway) (have we got|do we have|have i got|do i have|is there|are there|is left|are left|have we got left|do we have left|left|remaining|remain)',
      'how many (months|weeks) (will|can|could|does) (our|the|my) (money|cash|funds|bank balance|balance) last [us]',
      'how long (have we got|do we have|have i got|do i have) [left] [(before|until|till) (the money|the cash|our money|our cash|it|money|cash|we|i) (runs out|run out|is gone|dries up)] [of (money|cash)]',
    ],
    means: 'when will we run out of money',
  },
  {
    says: [
      'how (long|many months|many weeks|many days) (would|will|could|can|do|does) {cash} [be able to] (last|survive|keep going|hold out|carry on|manage|go on|stretch|keep afloat|stay afloat|cope) [us|for] {if_nothing}',
      '{if_nothing} how (long|many months|many weeks|many days) (would|will|could|can|do|does) {cash} [be able to] (last|survive|keep going|hold out|carry on|manage|go on|stretch|keep afloat|stay afloat|have|cope) [us|for]',
    ],
    means: 'how long would cash last with no income',
  },
  {
    says: [
      '(will|are|is|am|do|does|could|might) {cash} [going to|likely to|ever|at all] (be|go|get|end up|stay|keep|become|turn|dip|slip) [ever|at all] (overdrawn|into overdraft|in overdraft|into the overdraft|into our overdraft|in the red|into the red|negative|below zero|under zero|below nothing|out of cash|out of money)',
    ],
    means: 'will we run out of money',
  },
  {
    says: [
      '(will|are|is|am|do|does|should|can) {cash} [going to|likely to|still|always|comfortably] [be|stay|remain|keep|sit|hold] [always|comfortably|still] (above|over|clear of|north of) {our_buffer} [(at all times|throughout|the whole time|the entire time)]',
    ],
    means: 'what is the chance of going below the buffer',
  },
  {
    says: [
      '(will|does|do|is|are|should) [the|our|my] (money in|money coming in|income|sales|takings|receipts|what comes in|cash in|what is coming in) [going to|likely to|be enough to] (cover|exceed|outweigh|beat|match|pay for|be more than|be above|outstrip) [the|our|my|all the|all our] (money out|money going out|costs|outgoings|spending|what goes out|bills|cash out|expenses|what is going out)',
    ],
    means: 'what will the net cash flow be',
  },
  // How sure.
  {
    says: [
      '(have|has|were|was) (your|the|our|plimsoll) (forecasts|forecast|predictions|projections|prediction|projection) [been] [any] (good|right|accurate|close|reliable|decent|much good|any use|out|wrong|off) [so far|up to now|to date|in the past]',
      'how (good|right|accurate|close|reliable|bad|wrong) (have|has|were|was) (your|the|our) (forecasts|forecast|predictions|projections|prediction|projection) [been] [so far|in the past|actually|really]',
      'how (often|many times) (have|were|are|has|is) (you|the forecast|your forecasts|the forecasts|your predictions) [been] (right|wrong|out|off|accurate|close|spot on)',
      '[what is] (your|the) (track record|track records|hit rate|forecasting record|forecast record|forecasting records|forecast records)',
      'how (reliable|accurate|good|sure|certain|trustworthy|solid|dependable|confident|close|right|wrong|far off|far out) (is|are|has|was|have) (this|the|your|our|my|these) (forecast|forecasts|prediction|predictions|projection|projections|estimate|estimates|forecasting) [been|so far|in the past|usually|normally|really]',
      'how (sure|certain|confident) (are you|can i be|can we be|should i be|should we be) (about|of|in|with) (this|the|your|these|that|those|our|my) (forecast|forecasts|prediction|predictions|projection|projections|figures|figure|numbers|number|estimate|estimates)',
      '(can|should|could) (i|we) (trust|rely on|believe|count on|bank on|depend on) (this|the|your|these|that|those|our|my) (forecast|forecasts|prediction|predictions|projection|projections|figures|numbers)',
      'how (often|frequently) (is|are|was|were|has|have) (the|your|this|our|my) (forecast|forecasts|prediction|predictions) [been] (right|wrong|off|out|correct|accurate|spot on)',
      '(how much|how far) (is|are|was) (the|your|this|our|my) (forecast|forecasts|prediction|predictions) [usually|normally|typically|been] (out|off|wrong)',
      '(is|are|was) (the|this|your|our|my|these|that) (forecast|forecasts|prediction|predictions) (any good|reliable|accurate|trustworthy|right|usually right|usually accurate|normally right|correct|dependable|to be trusted|often wrong|often right|usually wrong)',
      '(forecast|prediction) (accuracy|reliability|confidence|track record)',
      'how (good|accurate|reliable|close) (have|were|are) (your|our|the|my) forecasts [actually|really] [been] [so far|up to now|to date]',
      '(what is|how good is) (the|your|our|my) (forecast accuracy|accuracy of the forecast|accuracy|track record|forecasting record)',
    ],
    means: 'forecastheldup',
  },
  {
    says: [
      'how (sure|certain|confident) (are you|can i be|can we be) (about|of|in|with) {period}',
      'what is the (range|spread|margin of error|best and worst case) for {period}',
    ],
    means: 'what will the balance be at the end of {period}',
  },
  // Money expected over a month, in all or of somebody.
  {
    says: [
      '(how much|what) (should|will|might|would|do you expect|do you think|are) [our|the|my] (takings|sales|turnover|revenue|income) [to|will|going to|likely to] (be|come to|look like|be like|total|amount to) [in total]',
      '(expected|forecast|predicted|projected|forecasted|estimated|likely) (takings|sales|turnover|revenue)',
      '(how much|what) (takings|sales|turnover|revenue) (do we expect|are we expecting|are expected|should we expect|can we expect|will we do|will we make|should we make|will we take)',
      'how much (will|should|are) (we|i) [going to|likely to] (take|turn over|sell|take in sales|make in sales)',
    ],
    means: 'how much will come in as sales',
  },
  {
    says: [
      '(how much|what) (do|does) (we|i|you) (think|reckon|expect|suppose|guess|believe) [that] {name} (will|is going to|are going to|might|should|would|is likely to|could) (cost|be|come to|set us back|set me back|charge|take|run to|amount to) [us|me]',
      '(how much|what) (do|does) (we|i|you) (think|reckon|expect|suppose|guess|believe) [that] (we|i) (will|are going to|might|should|would|are likely to) (pay|spend|pay out|be paying|be spending) (on|to|for|with|at) {name}',
      '(how much|what) (do|does) (we|i|you) (think|reckon|expect|suppose|guess|believe) [that] (we|i) (will|are going to|might|should|would|are likely to) pay {name}',
    ],
    means: 'how much will go out on {name}',
  },
  {
    says: [
      '(how much|what) (will {we}|should {we}|would {we}|might {we}|are {we} going to|am {we} going to|are {we} likely to|can {we} expect to|do {we} expect to|do {we} think we will|are {we} expecting to|will {we} have to) (spend|pay|pay out) (on|at|with|to|for) {name}',
      '(how much|what) (will {we}|should {we}|would {we}|might {we}|are {we} going to|am {we} going to|are {we} likely to|can {we} expect to|do {we} expect to|do {we} think we will|are {we} expecting to|will {we} have to) (pay) {name}',
      '(how much|what) (do you think|do you reckon|will|would|is|do you expect) {name} [will|is going to|to|going to|likely to] (cost|set us back|come to|be|cost us|cost me|take|charge us|charge)',
      '(expected|forecast|predicted|projected|estimated|likely|forecasted) (spend|spending|cost|costs|outgoings|payments) (on|at|with|to|for|of|from) {name}',
      '(expected|forecast|predicted|projected|estimated|likely|forecasted) {name} (spend|spending|cost|costs|bill|payments)',
    ],
    means: 'how much will go out on {name}',
  },
]
