import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'
import { GATHERING_TURNS } from '../people/parties.ts'

const SMALL = 'an?|the|under|by|near|of|in|on|with|beside|and|behind|to|at|between'
const PLAIN = `(?!(?:${SMALL})\\b)[a-z]+`
const STEAMY =
  'train|locomotive|engine|cup|mug|oven|soup|chimney|bowl|pot|kettle|coffee|tea|bread|ramen|noodles|volcano|ship|steamboat|cabin|house'
const ARTICLE = "an?|the|his|her|its|their|some|two|three|four|five|[a-z]+'s"

/** How something is, said behind it or in one word with a dash: "in bloom", "horse-drawn", "on wheels". */
export const STATE_TURNS: readonly Turn[] = [
  ...GATHERING_TURNS,
  // What is parked has come already, and does not roll.
  [
    'against',
    /\b(?:(?:that|which) )?(?:is |are |was |were )?(?:parked|standing|left|stands?|propped(?: up)?|placed|put|stood|resting|rests?)(?: up)? against (?=(?:an?|the|his|her) )/g,
    'that leans against ',
  ],
  [
    'against',
    /\b((?:bike|bicycle|motorbike|motorcycle|scooter|moped)s?\b[^,.;]{0,20} against (?:an?|the)) ((?:old |white |grey |long )*)wall\b/g,
    '$1 $2brick wall',
  ],
  [
    'parked abandoned left',
    /\b(car|van|truck|bus|bicycle|bike|scooter|motorcycle|motorbike|taxi|tractor|caravan|vehicle|jeep|suv|plane)(s?) (?:that )?(?:is |are |was |were |sits |stands )?(?:parked|left|abandoned)(?: (?:alone|neatly))? (?=(?:in|on|at|by|near|beside|next|under|outside|before|behind|between|along|among)\b)/g,
    '$1$2 standing ',
  ],
  [
    'in bloom in full in blossom in flower',
    new RegExp(
      `\\b((?:${ARTICLE}|many|rows? of|blooming) )?((?:${PLAIN} ){0,2}${PLAIN}) in (?:full |early |late |spring )?(?:bloom|blossom|flower)\\b`,
      'g',
    ),
    '$1blooming $2',
  ],
  // The animal goes, the cart behind it rolls of itself.
  [
    '-drawn -pulled',
    /\b(an?|the) ((?:[a-z]+ )?)([a-z]+)-(?:drawn|pulled) ((?:[a-z]+ )?(?:carriage|cart|sleigh|sled|wagon|coach|plough|plow|buggy|rickshaw|tram))(?: (?:rolls|drives|moves|travels|passes|rattles|clatters|goes|races|glides|slides|trundles))?\b/g,
    '$1 $3 pulling a $2$4',
  ],
  // Bricks build nothing.
  ['building buildings', /\b(brick|stone|wooden|mud) building(s?)\b/g, '$1 house$2'],
  [
    'horse horses donkey ox oxen pony reindeer camel',
    /\b(an?|the|two|four) ((?:[a-z]+ )?(?:horses?|donkey|ox|oxen|pony|ponies|reindeer|camel)) and (?:an? )?(carriage|cart|buggy|wagon|coach|sleigh|trap)\b(?: (?:is |are )?(?:roll|driv|mov|travel|pass|rattl|clatter|go|rac|glid|slid|trundl|rid)(?:es|s|e|ing)\b)?/g,
    '$1 $2 pulling a $3',
  ],
  [
    '-breathing',
    /\b(an?|the|two|three) ((?:[a-z]+ )*)fire-breathing ((?:(?:red|green|black|blue|gold|golden|white|purple|silver|grey|orange|giant|huge|enormous|massive|big|little|tiny|baby|ancient|old|fierce|angry|mighty) )*[a-z]+)\b/g,
    '$1 $2$3 breathing fire',
  ],
  ['candle', /\b(an?|the|her|his) candle-?lit window\b/g, '$1 window by candlelight'],
  [
    'candle',
    /\b(?:an? |the )?(?:romantic )?candle-?lit (?:dinner|supper|meal)(?: for (?:two|a couple))?\b(?! (?:table|for|party))/g,
    'a man and a woman eating dinner at a table with a candle by candlelight',
  ],
  [
    'dinner for two picnic for two',
    /\b(?:an? |the )?(?:romantic )?(dinner|picnic|lunch|breakfast) for two\b/g,
    'a man and a woman having $1',
  ],
  [
    'snail',
    /\b((?:[a-z]+ )?)snails? (?:with|carrying|that carries|wearing) an? (?:[a-z]+ ){0,2}(?:house|cottage|hut|home|castle)(?: (?:on|for) (?:its|his|her|their) backs?| as an? shell| instead of an? shell| for an? shell)?(?! shell)\b/g,
    '$1house snail',
  ],
  // A snail's house is its shell.
  [
    'snail hermit',
    /\b((?:snail|hermit crab)s?) (?:with|carrying) (?:an?|its|his|her|their) (?:[a-z]+ )?(?:house|home|shell)s? (?:on (?:its|his|her|their) backs?|as a shell)\b/g,
    '$1',
  ],
  [
    'city town village forest island',
    /\b(?:an? |the )?(?:[a-z]+ )?(city|town|village) (?:growing |built |standing )?on (?:its|his|her|the) (?:shell|back)\b/g,
    'a house cluster on its back',
  ],
  // What steams, smokes of itself.
  [
    'steam smoke',
    new RegExp(
      `(?<=\\b(?:${STEAMY})s?\\b[^.]*)(?:,|;| with| and|, with)? (?:thick |white |hot |black |grey )?(?:steam|smoke) (?:gently |slowly |softly )?(?:is )?(?:ris(?:es|ing)|billow(?:s|ing)|curl(?:s|ing)|drift(?:s|ing)|pour(?:s|ing)|puff(?:s|ing))(?: up| out| upwards?| into the air| gently| slowly)?(?=\\s*(?:[,.;]|$| in the\\b| at\\b))`,
      'g',
    ),
    '',
  ],
  [
    'stained',
    /\b(?:an? |the )?(?:(?!church|cathedral|chapel)[a-z]+ )?stained[- ]glass (?:window|panel|art|picture)s? (?:showing|depicting|of|with) /g,
    'in stained glass style, ',
  ],
]

/** Into the water. */
const PLUNGES: Rows = [
  ['jumps|leaps|plunges|dives|cannonballs|does an? (?:cannonball|belly ?flop|dive)', 'dives'],
  ['jumping|leaping|plunging|diving|doing an? (?:cannonball|dive)', 'diving'],
  ['jump|leap|plunge|dive|cannonball', 'dive'],
]

/** What people and beasts do in several words that one deed shows. */
export const DEED_TURNS: readonly Turn[] = [
  // Nobody falls through a sofa.
  [
    'sofa couch armchair',
    /\b(?:collaps|flop|drop|slump|sink|plop|fall)(?:p?(?:es|s)|(p?ing))(?: down)?(?: exhausted)? (?:on|onto|into) (?=(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}(?:sofa|couch|armchair)\b)/g,
    (_, going = '') => `${going === '' ? 'sits' : 'sitting'} on `,
  ],
  [
    'board',
    /\bboard(s|ing)? (?=(?:it|the|an?|their|his|her)\b(?: (?:[a-z]+ )?(?:bus|tram|coach|van|train|boat|ship|ferry|raft|plane|spaceship|rocket))?(?: together)? ?(?:[.,;!]|$|and\b|to\b|at\b))/g,
    'jump$1 into ',
  ],
  // "Hands him scissors": a thing, and no deed.
  [
    'hand give pass giving',
    /\b((?:hand|giv|pass)(?:es|s|e|ing)?) (him|her|them) (?!(?:an?|the|his|her|its|their|some|one|two|three|four|five|to|the|back|over|by|in|on|and|with|while)\b)(?=[a-z]+s\b)/g,
    '$1 $2 the ',
  ],
  [
    'flowers roses tulips lilies daisies',
    /\b((?:wo)?m[ae]n|boy|girl|guy|groom|husband|boyfriend|lover|suitor|gentleman|lady|courier) with (?:some |fresh )*((?:(?!the\b)[a-z]+ )?(?:flowers|roses|tulips|lilies|daisies))(?! (?:in|on|around|behind|everywhere|for|growing|painted|woven)\b)/g,
    '$1 holding a bouquet of $2',
  ],
  [
    'sail',
    /\b(?:rais|hoist|lower|haul|trim)(es?|s|ing|ming)? (?:up )?(?:the|their|its|his|her) (?:[a-z]+ )?sails?\b/g,
    (_, form = '') => `${form.endsWith('s') ? 'pulls' : 'pulling'} a rope on a ship deck`,
  ],
  // Where it snows outside, the fire is within.
  [
    'outside',
    /\b(by|near|beside|before|in front of) (?:an?|the) (?:(?:warm|roaring|crackling|cosy|cozy|open) )?fire\b(?=.*\b(?:snow|rain|storm|wind|blizzard)[a-z]*\b[^.,;]*\boutside\b)/g,
    '$1 the fireplace',
  ],
  // Whoever looks on from a porch, the others are before the house.
  [
    'porch',
    /((?:,|\band|\bwhile|\bas) (?:[a-z']+ ){2,8}?)from (?:an?|the|his|her|their) (?:front )?porch\b/g,
    '$1next to a house',
  ],
  [
    'bar',
    /\b((?:ballerina|ballet dancer|ballet student)s?\b[^.,;]{0,30} at the) bar\b/g,
    '$1 barre',
  ],
  // The counter comes with the deed.
  [
    'slid push shov',
    /\b(?:slid(?:es?|ing)|push(?:es|ing)?|shov(?:es?|ing)) ((?:an?|the|his|her|some|two|three)(?: [a-z]+){1,4}?) (?:along|across|down|over) (?:an?|the|his|her|their) (?:(?!of\b)[a-z]+ )?(?:(bar)(?<!\b(?:saloon|pub|tavern|inn|club|diner|in an? bar)\b[^.]*)|bar|counter|table|desk)(?: ?top)?\b(?: (?:to|towards?) (?:him|her|them))?/g,
    (_, thing, bar = '') => `slide-things ${thing}${bar === '' ? '' : ' in a bar'}`,
  ],
  // Nobody dives who jumps from the edge.
  [
    'pool',
    /\b(?:does an? (?:cannonball|belly ?flop)|doing an? (?:cannonball|belly ?flop)|(?:jump|leap|hop|plunge|cannonball)(?:s|ing)?) into (?=(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?pool\b)/g,
    'jumping into pool at ',
  ],
  // The water stays where it is, and is where it happens.
  [
    'into',
    new RegExp(
      `\\b(${anyOf(PLUNGES)}) (?:(?:off|from) (?:an?|the) (?:[a-z]+ )?(?:dock|pier|jetty|bridge|diving board) )?into (?=(?:an?|the) (?:[a-z]+ ){0,2}?(?:lake|river|pond|pool|swimming pool|sea|ocean|lagoon|bay)\\b)`,
      'g',
    ),
    (_, plunge) => `${saidFor(PLUNGES, plunge)} in at `,
  ],
  [
    'shelter refuge cover',
    /\b(?:shelter(?:s|ing)?|(?:tak(?:es?|ing)|seek(?:s|ing)?|find(?:s|ing)?) (?:shelter|cover|refuge)|hid(?:es?|ing))(?: from the (?:rain|storm|snow|sun|wind))? (?=(?:under|beneath|below) )/g,
    'sitting ',
  ],
  // Who bursts out of a grave is whole.
  [
    'burst',
    /\b(?:burst(?:s|ing)?|ris(?:es?|ing)|break(?:s|ing)?|dig(?:s|ging)?(?: (?:itself|himself|herself))?) (?:out of|from|out from) (?=(?:an?|the|his|her|its) (?:[a-z]+ )?(?:grave|coffin|cake|box|egg|hat|hole|tomb)\b)/g,
    'jumps out of ',
  ],
  [
    'care after tend',
    /\b(?:takes? (?:good )?care of|taking (?:good )?care of|car(?:es|ing) for|look(?:s|ing)? after|tend(?:s|ing)? to) (?=(?:(?:an?|the|his|her|its|their|some|two|three|four|five|six|ten|\d+) )?(?:[a-z]+ )?(?:trees?|plants?|flowers?|roses?|tulips|saplings?|seedlings?|orchids?|bonsai|cactus|vegetables|crops)\b(?! (?:on|in|inside|aboard|at) ))/g,
    'waters ',
  ],
  // Who tends a garden somewhere waters what grows there.
  [
    'tend',
    /\b(?:tend(?:s|ing)?|takes? care of|taking care of|car(?:es|ing) for|look(?:s|ing)? after) (?:to )?(?:(?:an?|the|his|her|its|their|some) )?(?:[a-z]+ )?(?:garden|plants?|flowers?|roses?|crops|vegetables|orchids?|seedlings?)(?= (?:on|in|inside|aboard|at) )/g,
    'waters plants',
  ],
  [
    'tend',
    /\b(?:tend(?:s|ing)?) (?:to )?(?:(?:an?|the|his|her|its|their|some) )?((?:[a-z]+ )?(?:garden))\b/g,
    'waters plants in a $1',
  ],
  [
    'tend',
    /\btend(?:s|ing)? (?:to )?(?=(?:an?|the|his|her|its|their) (?:[a-z]+ )?(?:plants?|flowers?|roses?|crops|(sheep|flock|goats|cattle|cows|herd)))/g,
    (_, flock = '') => (flock === '' ? 'waters ' : 'herds '),
  ],
  // "A snowman waves goodbye": whoever waves, a word more names nothing.
  [
    'goodbye hello farewell bye',
    /\b(wav(?:es?|ing)) (?:hello|goodbye|bye|good bye|farewell|hi)\b/g,
    '$1',
  ],
  [
    'asleep awake',
    /\b(an?|the|his|her) (?!others?\b)((?:(?!is\b|are\b|falls?\b)[a-z]+ )?(?!is\b|are\b|falls?\b|fast\b|sound\b|falling\b|fallen\b|half\b|lies\b|fell\b)[a-z]+) (?:fast |sound )?asleep\b/g,
    '$1 sleeping $2',
  ],
  // Who has them on goes by them: a bird would fly.
  [
    'skates rollerblades',
    /\b(?:wearing|with|in|on) (?:(?:pink|red|blue|yellow|white|black|green|sparkly|tiny|little) )?(?:roller[- ]?skates|rollerblades|inline[- ]?skates),? (?:is )?(?:glid|roll|slid|skat|zoom|cruis|whizz)(es|e|s|ing|ding|ling|ming) (?=across|along|down|over|through|around|past|on|in)/g,
    (_, ending) => (ending.endsWith('ing') ? 'roller-skating ' : 'roller-skates '),
  ],
  [
    'skates',
    /\b(?:(?:wearing|with|in) (?:roller|inline)[- ]?skates\b|on (?:roller[- ]?skates|rollerblades|inline[- ]skates)(?= (?:[a-z]+s|carry|serve|deliver|bring|hold|push|pull|wave|walk|dance|chase|race)\b))/g,
    'wearing rollerblades',
  ],
  [
    'keys',
    /\b(walk|step|jump|run|hop|tiptoe)(s|ing)? (?:on|over|across) (?:the )?(?:piano )?keys(?: of (?:an?|the) piano)?\b/g,
    '$1$2 on a piano',
  ],
  [
    'sheets laundry clothes washing shirts towels',
    /\bhang(?:s|ing) (?:up )?(?:the )?(?:[a-z]+ )?(?:sheets|laundry|clothes|washing|shirts|towels)(?: (?:up )?on (?:an?|the) (?:clothes ?|washing )?line| out to dry| to dry)?\b/g,
    'hanging laundry',
  ],
  [
    'hands of',
    /\b(?:the )?hands of (an?|the) ((?:[a-z]+ )?clock) (spin|turn|move|stop)\b/g,
    '$1 $2 $3s',
  ],
  [
    'balances balancing',
    /\b((?:elephant|bear|seal|dog|cat|poodle|monkey|lion|tiger|penguin|pig|mouse|hippo)s?) balanc(?:es|ing) on (?=an?\b|the\b)/g,
    '$1 standing on ',
  ],
  [
    ' has ',
    /\b(he|she|it) (?:has|carries) (?=an? (?:[a-z]+ )?(?:cane|hat|umbrella|bag|basket|walking stick|suitcase|balloon|book|lantern|sword|scarf|crown|backpack)\b)/g,
    '$1 with ',
  ],
  // "The boy wears a jacket, the girl a dress".
  [
    'wear',
    /\b(wears? [^.;,]{3,40}),? (?:and )?(the [a-z]+|he|she) (?=an? (?:[a-z]+ ){0,3}(?:dress|hat|jacket|coat|shirt|suit|scarf|skirt|sweater|cap|hoodie|uniform|raincoat|kimono|gown|tie|cape)\b)/g,
    '$1 , $2 wears ',
  ],
  // "He holds a cup and she a book": the deed is left unsaid.
  [
    ' and he and she',
    /\b((?:he|she) (wears|holds|carries|has|drinks|eats|reads) (?:an?|his|her|the) [^,.;]*?),? and (he|she) (?=an? )/g,
    '$1 , $3 $2 ',
  ],
  [' and he and she', /\band (he|she) (?=an? )/g, 'and $1 with '],
  [
    'wheel',
    /(?<=\b(?:potter|clay|pottery|vase|pot)\b[^.]{0,40}) on (?:an?|the|his|her) wheel\b/g,
    '',
  ],
  [
    'back top shoulder',
    /\b(rides?|riding) (?:on |upon )?(?:the )?(?:back|backs|top|shoulders) of /g,
    'riding ',
  ],
  [
    'silhouette',
    /\b(an?|the|two|three) ((?:[a-z]+ )?)silhouettes? (?=(?:is |are )?(?:walk|stand|sit|run|danc|appear|cross|climb|wait|look|move|approach|rid|mov)[a-z]*\b)/g,
    'silhouette style , $1 $2person ',
  ],
  [
    'cigar pipe',
    /\b(?:light|puff)(?:s|ing)?(?: up| on)? (an?|his|her|the) ((?:[a-z]+ )?(?:cigarette|cigar|pipe))\b/g,
    'smoking $1 $2',
  ],
  [
    // What is given, stolen or guarded is no colour.
    'gold silver',
    /\b((?:giv|hand|offer|bring|steal|tak|grab|find|discover|guard|protect|count|hoard|carr|hid|bur|show|sell|buy|collect|gather|drop|throw|toss|shar|trad|mine?|pan|dig|search|hunt|look)(?:y|ies|e?s|e|n?ing|ying)? (?:(?:up|over|back|away|for|him|her|them) )?(?:(?:all|some|the|its|his|her|their|stolen|of|more|much) ){0,3})(gold|silver)(?= ?(?:[,.;]|$)| (?:to|from|in|into|at|with|and|on|for|under|behind|while|before)\b)/g,
    (_, deed, metal) =>
      /^(?:guard|protect|hoard)/.test(deed)
        ? `${deed.replace(/ .*/, '')} a pile of ${metal} coins`
        : `${deed}${metal} coins`,
  ],
  [
    'guard protect',
    /(?<!\b(?:stand|stands|standing|on|body|life) )\b(?:guard|protect)(?:s|ing)? (?=(?:an?|the|his|her|its|their) (?!(?:[a-z]+ )?(?:castle|palace|city|temple|bridge|border|forest|village|kingdom|museum|bank|prison)\b))/g,
    'standing next to ',
  ],
  [
    'oven',
    /\b(?:put|slid|plac|shov|push|pull|tak|remov|load)(?:s|es|ing|e|ting)? ((?:an?|the|some|fresh|his|her|two|three)(?: [a-z]+){0,5}?|fresh bread) (?:into|in|out of|from|inside) (?:an?|the|his|her) ((?:[a-z-]+ ){0,2}?)oven\b/g,
    'baking $1 next to a $2oven',
  ],
  [
    'tears',
    /,(?: and)? tears (?:(?:well|stream|roll|run|flow|fall|shin|glisten)[a-z]* (?:up )?)?(?:in|down|on|from|over) (his|her|their|its|the) (?:eyes?|cheeks?|faces?)\b/g,
    ' with tears in $1 eyes',
  ],
  // "Her heart is a drum": neither can be seen.
  [
    'heart eyes voice soul love life silence time mind',
    /(^|[.;!?] ?)(?:(?:his|her|their|my|our|the|your) )?(?:heart|eyes|voice|soul|love|life|silence|time|mind|memor(?:y|ies)|hope|fear|world) (?:is|are|becomes?|feels?) (?:like )?(?:an? |the )?[^.;!?,]*(?:[.;!?,]|$)/g,
    '$1',
  ],
  [
    'colour color',
    /\b((?:(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|dozen|\d+|several|some|many) )?)((?:[a-z]+ )?[a-z]+s) (?:in|of) (?:(?:all|many|different|various|several|the|every) ?(?:of the )?)+(?:bright )?colou?rs?(?: of the rainbow)?\b/g,
    '$1colourful $2',
  ],
  [
    'painted',
    /\b((?:(?:two|three|four|five|six|several|some|\d+) )?)((?:[a-z]+ )?[a-z]+s) (?:all )?painted in ((?:[a-z]+ )*?(?:pastel )?)(?:colou?rs|shades|tones|hues)\b/g,
    (...[, many = '', things = '', how = '']) =>
      `${many}${how.includes('pastel') ? 'pastel' : 'colourful'} ${things}`,
  ],
]
