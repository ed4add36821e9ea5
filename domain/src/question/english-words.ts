// Common English words. What is one of them is no typing error: "page" is not a slip for PAYE, nor "debt" one for a debit. A
// question that holds a word of this list which nothing else explains is not answered with a figure.
const words = `
  abandoned ability able about above abuse academic academy accept acceptable accepted access accident accompanied according
  account accounts accurate accurately accused achieve achieved acquired across acting action actions active activist
  activities activity actor actors actress acts actual actually adapted added adding addition additional additionally
  additions address addressed adjacent admin administration administrative administrator admins admitted adopted adult advance
  advanced advantage adverse advertising advice afded affairs affected africa african after afterwards again against aged
  agency agent agree agreed agreement agricultural agriculture ahead ahmad aircraft aired airport album albums alexander align
  alleged alliance allow allowed allowing allows almost alone along alongside already also alternative although always amateur
  ambassador america american americans among amount analysis analyst analyze analyzed ancient anderson andrew angeles animal
  animals anniversary announced annual another answer anyone anything anyway apart apparently appeal appealed appear
  appearance appearances appeared appearing appears application applications applied apply appointed approach appropriate
  approved approximate approximately april architect architecture archive archived archives area areas aren arena argued
  argument arguments armed arms army around arranged arrested arrival arrive arrived arrives arte arthur article articles
  artillery artist artistic artists arts asia asian aside asked asking aspects assembly asserts assessed assessment assigned
  assistance assistant associate associated association assume assumed atlantic attached attack attacked attacks attempt
  attempted attempts attend attended attention attorney attributed audience audio august augusta australia australian author
  authorities authority authors automatically available avenue average avoid award awarded awards aware away baby bachelor
  back backed background backing balanced ball balls band bands bank banker banks banned bans base baseball based basic
  basically basis basketball bass battalion battle beach bean bear beat beating beautiful became because become becomes
  becoming been before began begin beginning begins begun behavior behind being beliefs believe believed bell bells belong
  below benefit berlin besides best beta better between beyond bgcolor bias biggest bill billion billy bind binding biography
  bios bird birds birth bishop bitter black blanked block blocked blocking blocks blog blogspot blood blown blue board boat
  bodies body boeing bones book books boots border boring born borough boston both bottom bought boxer boys brad brain branch
  branches brand branding brazil bread break bridge brief briefly brigade bring bringing britain british broad broadcast
  broadcasting broke broken bronze brooks brother brothers brought brown budget build building buildings built bullets bulls
  buried business businesses businessman businessmen butter bytes cabinet calculated california call called calling calls
  cambridge came cameo camera camp campaign campus canada canadian cancer candidate candidates cannot capable capacity cape
  capital captain capture captured card care career carolina carried carrier carriers carry carrying cars cartridge case cases
  cast casting castle categories categorized category catholic caught cause caused causes causing cease cell cells cemetery
  census center central centre centuries century ceremony certain certainly cfded chain chair chairman challenge chamber
  champion champions championship championships chance chances chang change changed changing channel channels chapel chapter
  character characters charge charged charges charging charles charm chart charted charter charts chat check chef chemical
  chester chicago chief child childhood children china chinese choice choose chose chosen chris christian christmas church
  churches cinema circle circuit circumstances citation citations cite cited cities citizens city civil claim claimed claiming
  claims clarify clarity clash class classes classic classical classified clause clean cleaned clear clearer clearing clearly
  clerk climate close closed closely closer closing clothing club clubs coach coached coal coast coastal code codes coding
  cold collaboration collect collected collection collections college colonel colonial color colour colspan columbia column
  combat combination combine combined combines come comedy comes comic coming command commander comment commentary commented
  comments commercial commissioned commissioner commissions committed committee committees common commonly commons
  communication communications communist communities community companies companions company compared compete competed competes
  competing competition competitions compilation compiling complete completed completely complex compose composed composer
  composing composition computer computing concept concern concerned concerning concerns concert concise concluded condition
  conditions conduct conducted confederate conference confined confirmed conflict conform confused congress connect connected
  connection consecutive consensus consent conservation conservative consider considerable considered considering consisted
  consisting consists constant constituency constitution constructed construction consult contact contain contained containing
  contains contemporary content contest contested context continue continued continues continuing contract contracts contrast
  contribute contributed contribution contributions control controlled controversial controversy convention converted copies
  copy copying copyright core corner corners corporate corporation corps correct corrected corrupt cost costa costs could
  couldn council counsel count counted counter counties countries country county couple coupled courses court courtesy courts
  cove cover coverage covered covering covers crash create created creating creation creative creator credit credited credits
  creek crew cricket crime criminal criteria critic critical criticism criticized critics cross crossing crown crushed
  cultural culture current currently curse custody custom customary cycle daily dairy daisy damage damaged dance daniel danish
  dark data database date dated dates dating daughter daughters david davis days dead deal dealer dealt dean death deaths
  debate debated debates debt debts debut debuted decade decades deceased december decide decided decision declared decline
  declined dedicated deep default defeat defeated defence defend defendant defense defined definite definitely definition
  degree degrees delete deleted deleting deletion deliver delivered delivering delivers demand democratic denoted density
  department depending depicted deposed depth deputy derived describe described describes description design designated
  designed designer designs desired despite destroyed detail detailed details determine determined develop developed
  developing development device devices devised devoted dictionary didn died difference differences different differently
  differing difficult digital direct directed direction directly director directors disagree disc discovered discovery discuss
  discussed discussion discussions disease disguised dispersed display displayed dispute distance distant distinct
  distinguished distributed distribution district districts disturbed divided dividing diving division divisions doctor
  document documentary documents dodge does doing domain domestic done door dose double doubled doubt down downtown draft
  drama draw drawing drawn dream drew drilling drinking drive driver driving drop dropped drowned drug drums duke during dutch
  duties duty dying each earlier earliest early earned earth easier easily east eastern easy economic economics economy edge
  edit edited editing edition editor editorial editors edits educated education educational edward effect effective
  effectively effects effort efforts eight eighteenth eighth either elected election elections electric electrical electron
  electronic element elementary elements elizabeth else elsewhere emergency emperor empire employed employees employer
  employers encyclopedia encyclopedic ended ending ends enemies enemy energy engaged engine engineer engineering engines
  england english enough ensure enter entered entertainment entire entirely entities entitled entrance entries entry
  environment environmental episode episodes equal equipment equivalent erected error escape especially essay essentially
  establish established establishment estate estimated ethnic europe european even evening events eventually ever every
  everyone everything evidence exact exactly example examples excellent except exception excessive exchange excluded executed
  executive exhibition exist existed existence existing exists expand expanded expansion expect expected expelled experience
  experienced expert explain explained explanation exploit explosive exported express expressed expresses expression extended
  extending extends extension extensive extent external extra extreme extremely eyes face faced faces facilities facility fact
  faction factions factor factors factory facts faculty fail failed failing fails failure failures fair fairly faith fall
  falls false fame familiar families family famous fans farm farming farms fashion fast father favor feature featured features
  featuring february federal federation feeding feel feeling feet fefefe fell fellow felt female females festival fever
  fiction fictional field fields fifteenth fifth fight fighter fighting fights figure figures file filed files filled filling
  film filmed filming films final finally finals finance financial financially financing find finding findings finds fine
  finish finished finishing finnish fire fired fires firm first fish five fixed fixes fixtures flag flash flat fleet flood
  floor florida flour flow flowers flown flows flying focus focused fold folk follow followed following follows fond food
  foods fool foot football footballer force forced forces ford foreign foremost forest forested forests form formal formally
  format formation formed former formerly forms fort forum forward fought found foundation founded founder founding four
  fourth frame france franchise francis francisco frank free freedom french frequent frequently friction friend friends from
  front fuel fulfill full fully function functions fund funding funds further furthermore future gain gained gallery game
  games garden gave gender gene general generally generals generate generates generation generator genre genus george georgia
  german germany gets getting giant giants girl girls give given gives giving glass global goal goals goes going gold golden
  gone good goods google government governor grade graduate graduated grand grande grant granted grape grave gray grazing
  great greater greatest greatly greek green grew grey grossed ground grounded grounds group grouping groups grow growing
  growth guard guess guest guide guideline guidelines guitar guitarist guns hadn hair half hall hand handled hands hanged
  happen happened happens happy hard harry hastings have haven having head headed header headline headlines headquarters heads
  healing health hear heard hearing heart heat heated heath heavily heavy height held help helped helpful helping helps hence
  henry here heritage herself hiding high higher highest highly highway hiking hill hills himself hired histoire historia
  historian historic historical history hits hlist hockey hold holding holdings holds holy home homes hong honor honorary hook
  hope horse hospital host hostage hosted hostile hosts hour hours house household households houses housing however html
  https huge human humans hundred hundreds husband idea ideas identified identify identity ifeq ignored illegal illinois image
  images imaging immediately impact imperial imply importance important impossible improve improved improvement incident
  include includes including inclusion income incorporated increase increased increasing increasingly incumbent indeed
  independence independent index india indian indicate indicated indicates indigenous individual individuals industrial
  industry infantry influence influenced influential info infobox information inhabitants initial initially injured injury
  input inside inspired installed instance instances instead institute institution institutions instruments integral
  intelligence intended interest interested interesting interests interior internal internally international internet
  interpret interpretation interred interval intervals interview into intro introduced introduction investigation investment
  invited invites involve involved involvement involves involving iran ireland irish iron island islands israel israeli issue
  issued issues italian italy item items itself jack jackson james january japan japanese jazz jersey jesus jewish jews john
  johnson join joined joining joint jones joseph journal journalist journey judge july junction june junior just justice keep
  keeping kept kids kill killed killing kind king kingdom kings kitt knew know knowledge known knows kong korea korean label
  labor labour lack lacking lady laid lake land landing lands lane lanes language languages large largely larger largest last
  lasting late later latin latter launch launched launches laws lawyer layer layers lead leader leaders leadership leading
  leads league lean learn learned learning leased least leave leaves leaving left legal legend legislation lemmon length less
  letter letters letting level levels lewis liberal library licensed licenses lies lieutenant life light like liked likely
  limit limited line linear lined liner lines link linked linking links list listclass listed listing lists literary
  literature little live lived lives living load loading loads loan local located location locations locks logan logging logo
  london long longer longest look looked looking looks loops lord losing loss losses lost lots louis love lover lower lyrics
  machine madame made magazine magic main maine mainly mainstream maintain maintained maintenance major majority make maker
  makes making male males managed management manager manner manning manor manufacturing many maps marc march marching marco
  maria marine marines mark marked market marketing marking marriage married marsh martin mary mass massive master match
  matches matching materials maternal mathematics matter matters maximum maybe mayor mdash mean meaning means meant meanwhile
  measure measures meat medal medals media median medical medicine medieval meet meeting meets member members membership
  memorial memory mental mention mentioned mentions merely merge merged merging message metal metals meters method methods
  metres mexican mexico michael michigan middle middot might mighty mike mile miles milestone military mill miller million
  mind minds mine mines minimal minimum mining minister ministry minor minute minutes miss missed missile missing mission
  missions mixed mobile mode model models modern modified modify modules moist moment money monitored monitoring monkey monte
  month monument moon moore more morning moscow most mostly moth mother motion motives mount mountain mountains mounting mouth
  moved movement movie movies moving much multiple municipal municipality murder museum music musical musician musicians
  muslim must myself name named names narrow nation national nations native natural nature naval navbox navy nbsp near nearby
  nearly necessary need needed needs negative negatively neighborhood neither netherlands network neutral never newer newly
  news newspaper newspapers next nice night nine nominated nomination nominations nominator none normal normally norman north
  northeast northern northwest norwegian notability notable notably note noted notes nothing notice noticed novel novels
  november nuclear number numbered numbers numerous object objects observed obtained obvious obviously occasionally occupied
  occur occurred occurs ocean october offensive offer offered offering offers office officer officers offices official
  officially officials often ohio older oldest olympic once ones ongoing online only onto open opened opening opera operate
  operated operates operating operation operations opinion opinions opportunity oppose opposed opposite opposition option
  orange orchestra order ordered orders organisation organization organizations organized origin original originally other
  others otherwise outdoor outline outlined output outside outstanding over overall overhaul overlap overlaps overseas oversee
  owned owner owners ownership oxford pace pacific padding page pagename pages paid paint painted painter painting paintings
  pair pakistan palace pale paper papers paragraph parallel parent parents paris parish park parliament part participants
  participate participated participation particular particularly parties partner partnership parts party pass passage passed
  passenger passengers passes passing passion past patents path patient patients patrol pattern patterson paul payne peace
  peak peaking pennsylvania people percent perfect perform performance performances performed performer performers performing
  perhaps period perkins permanent permission persian person personal personally personnel persons perspective peter petition
  phase philadelphia philosophy phone photo photography photos phrase physical physics piano pick picking picture pictures
  piece pieces pilot pitch place placed places plain plan plane planes planet planned planning plans plant planted plants
  platform play played player players playing plays please pleased plot plus poem poems poet poetry point pointed points poker
  poland police policies policy polish political politician politics pond ponds pool poor popular popularity population port
  portal portion portrait portrayed portuguese pose position positioned positions positive positively possibility possible
  possibly post posted posting posts potential pottery powder power powerful powers practice practices praised prayer prayers
  preceding precious premier premiered premise prepared presence present presented presenter presently preserved president
  presidential press pressure pretend pretty prevent prevents previous previously price pride priest primarily primary prime
  prince princes princess principal principle principles print printed prior priory prison private prize prizes probably
  probation problem problems process processes proded produce produced producer producing product production productions
  products professional professor profile program programme programming programs progress project projects prominent promise
  promised promises promote promoted promoting promotion promotional promotions prone proof proper properly properties
  property proportional proposal propose proposed proposition prose prosecution prospect protect protected protection protects
  protein protest protested prove proved provide provided provides providing province provincial public publication
  publications published publisher publishing punch punches purchase purchased purpose purposes putting qualified qualify
  quality quarter quartet queen question questioned questions quick quickly quietly quite quote race raced races racing radio
  rail railroad railway raise raised raising rally random range ranged ranging rank ranked ranking rare rate rated rather
  rating ratio rationale rats reach reached reaches reaching reaction read readable reader readers readily reading readings
  ready real realise reality realizes really rear reason reasonable reasons receive received receiver receiving recent
  recently recipes recognition recognized recommended record recorded recorder recording recordings records recruited redirect
  redirects reduce reduced reduces refer reference referenced references referred referring refers reflect reform reforms refs
  refuge refused refuses regained regarded regarding regardless regards regent regiment region regional regions register
  registered regular regularly regulate regulation regulations reign reilly rejected rejects related relation relations
  relationship relative relatively relay release released releases releasing relegation relevant reliable reliably relieved
  religion religious relocation remain remainder remained remaining remains remedies remember remembered removal remove
  removed removing rename renamed repeated replace replaced replacement replacing replies reply report reported reporting
  reports represent representative representatives represented representing represents republic republican reputation request
  requested requests require required requirements requires requiring rescue rescued research reserve reserved residence
  residential residents resides resigned resistance resolution resolves resorts resources respect respected respective
  respectively response responsibility responsible rest restaurant resting restored result resulted resulting results resumed
  retailers retained retired retirement return returned returning returns revealed revealing reveals revelation revenge
  reverse revert reverted reverting reverts review reviewed reviewer reviews revived revolution rich richard rides riding
  right rights ring rise risk risks rites river rivers road roads robert rock role roles rolling roman rome roof room rooms
  root rose rotation rouge roughly round route routes rowspan royal rugby rule ruled rules running runs rural rushing russia
  russian safe safety said saint sale salem sales same sample sand santa saturday save saved saying says scale scales scene
  scenes schedule scheduled scheme scholar scholars school schools science sciences scientific scientists scope score scored
  scores scoring scotland scott scottish scouting scratch screen script search seas season seasons seat seating seats second
  secondary seconds secret secretary section sections sector security seeing seek seem seems seen seize selected selection
  self sell selling senate senator send sending sends senior sense sent sentence sentences separate september sequence series
  serious seriously serve served serves service services serving session sets setting settings settled settlement settling
  seven seventh several severe sexual shade shaft shake shall shame shane shape share shared shark sharp shelter shift
  shifting shining ship shipped ships shire shirt shit shock shocked shooting shop shopping shore short shortly shot should
  shouldn show showed showing shown shows shrine side sides sign signal signed significance significant significantly signing
  silver similar similarly simon simple simply since sing singer singing single singles sinking sister site sites situated
  situation sixth size sized skill skilled skills skin slate slave slide slightly slow small smaller smalltext smart smith
  soccer social society sock socorro software sold soldier soldiers solid solo solution solving some someone something
  sometimes somewhat somewhere song songs sons soon sorry sort sought soul sound sounds source sourced sources sourcing south
  southeast southern southwest soviet space spacewatch spain span spanish spark sparked speak speaker speaking special species
  specific specifically speech speed speeds speedy spelled spelling spent spinning spirit split splitting spoken sport
  sporting sports spot spread spreading spring squad squadron square stack stadium staff stage staged stages staging stained
  stake stale stan stand standard standards standing standings stands star starred starring stars start started starter
  starting starts state stated statement statements states stating station stationed stations statistics stats statue status
  stay staying steel step stephen stepped stepping steve steven stick still stint stock stone stood stop stopped stopping
  storage store stores stories storm story straight strand stranger strategy street streets strength stretched strike string
  strings stripped strong strongly struck structure structures stuart stub stuck student students studied studies studio
  studios study studying stuff style subject subjects submarine submission submitted subsequent subsequently substantial
  succeeded success successful successfully successor such suffered sufficient sufficiently suggest suggested suggestion
  suggestions suggests suitable summarized summary summer summers sunday sunrise super supplied supplies supply support
  supporting supports supposed supreme sure surface surname surprisingly surrounding survey survival survived survivor suspect
  suspected suspicion sweden swedish swift switch sydney system systems table tagged tags take taken takes taking tales talk
  talking tall tank tanks tapes target targeted task taught taylor teach teacher teachers teaching team teams technical
  technique techniques technology television tell tells temperature template templates temple tempo temporary tend tends
  tennis tension tensions term terms territory test testing tests texas text than thank thanks that theater theatre their them
  theme themselves then theory there therefore these they thick thing things think thinking third this thomas thorough those
  though thought thousand thousands threat three threw through throughout thrust thus tied ties tiles till time times title
  titled titles today together told tone tony took tool tools topic topics toronto total totally tough tour tournament toward
  towards tower town towns township track tracking tracks trade trading tradition traditional traffic trail trails trained
  training trains traits trans transfer transferred transform transformed transition translated translation translations
  transport transportation travel traveling travels treated treatment tree trees trial tried tries trip troops tropical
  trouble true trust trusted truth trying turkey turkish turn turned turner turns twelve twenty twice type types typical
  typically ultimately unable uncle uncredited undated under underground understand understanding unexpectedly unfortunately
  union unique unit united units universe universities university unknown unless unlike unlikely unsourced until unusual
  update updated uploaded upon upper urban usage used useful user username users uses using usual usually utilize vague vale
  valid valley value valued values valve vampire vandalism variable variables variant variants variety various vehicles venue
  verses version versions very vice victims victoria victory video videos view views village villages violation violence
  virginia visible vision visit visited visiting visitors visual vocal vocals voice volume volumes vote voted votes voting
  wade wait waited waiting wake wales walk walking wall walls walter want wanted wanting wants ward warming warning warring
  wars washed washington wasn watch water waterfall waters wave waves ways weak weakness weapons weather webster week weekly
  weight welcome well went were weren west western whale what whatever whatsoever wheat when whenever where whereas wherever
  whether which while whilst white whitelisted whoever whole whom whose wide widely width wife wiki wikipedia wikiproject
  wikis wild will william williams willing wilson wind window windows wing winner winners winning wins winter wish wishing
  witch with within without woman women wood word words wore work worked worker workers working works world worldwide worth
  would wouldn wound wounded write writer writers writing written wrong wrote yard yards year years yellow york young younger
  your yourself youth youtube zealand zero zone`

/** Common English words of four letters and more. */
export const englishWords: ReadonlySet<string> = new Set(words.trim().split(/\s+/))
