import { namesLiving } from '../../../lexicon/find-picture.ts'
import { isPerson, ONE } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const THING = `(?:(?:${ONE}|some|two|three|fresh|hot) )?(?:[a-z-]+ ){0,3}?[a-z-]+`

/** Whether these words begin with somebody: "old lady on the bus". */
function beginsWithSomebody(words: string): boolean {
  const said = words.split(' ')
  return said.some((_, at) => namesLiving(said.slice(0, at + 1).join(' ')))
}

/** Small words for everyday doings that mean something else elsewhere. */
export const EVERYDAY_TURNS: readonly Turn[] = [
  // Who brings somebody something hands it over; a beast comes along with it.
  [
    'bring brings bringing',
    new RegExp(
      `\\b([a-z]+) (is )?bring(s|ing)? (${THING}) to (${ONE}) ((?:[a-z]+ ){0,2}[a-z]+)\\b`,
      'g',
    ),
    (said, ...[who = '', is = '', end = '', what = '', article = '', whom = '']) => {
      if (!beginsWithSomebody(whom)) return said
      const to = `${article} ${whom}`
      if (isPerson(who))
        return `${who} ${is}${end === 'ing' ? 'giving' : `give${end}`} ${what} to ${to}`
      return namesLiving(who) ? `${who} carries ${what} and walks to ${to}` : said
    },
  ],
  [
    'brings bringing',
    new RegExp(
      `\\bbrings (?=${ONE} (?:[a-z]+ )?(?:mother|father|wife|husband|grand[a-z]+|son|daughter|sister|brother|friend|queen|king|teacher|girlfriend|boyfriend|mom|dad) (?!to\\b|home\\b|in\\b|and\\b|with\\b)[a-z]+)`,
      'g',
    ),
    'gives ',
  ],
  ['to bed', /\b(?:goes|gets in|climbs in)(?:to| to) bed\b/g, 'sleeps in bed'],
  [
    'tent',
    /\b(?:pitch|set|put)(?:es|s|ting|ing)?(?: up)? (an?|the|his|her|their) ((?:[a-z]+ )?tent)(?: up)?\b/g,
    'building $1 $2',
  ],
  ['hula', /\bhula[- ]?hoops(?= (?:in|on|at|by|near|while|with)\b|[,.;]|$)/g, 'spins a hula hoop'],
  [
    'vaulter',
    /(?<=\bvaulter )(?:clears|jumps over|leaps over|flies over|goes over) (?:the|a) (?:high )?(?:bar|crossbar)\b/g,
    'pole vaults',
  ],
  [
    'bowl',
    /\b(?:an?|the) bowler(?= [^.;]{0,40}\b(?:strike|pins?|alley|lane|gutter)\b)/g,
    'a bowling player',
  ],
  ['huff', /\bhuff(?:s|ing)? and puff(?:s|ing)?\b/g, 'blows'],
  [
    'lamp',
    /\brub(?:s|bing) (?=(?:an?|the|his|her) (?:(?:old|golden|magic|brass|dusty|oil) )*lamp\b)/g,
    'polishes ',
  ],
  [
    'lamp',
    /(?<=\bpolishes (?:an?|the|his|her) (?:(?:old|golden|brass|dusty) )*)(?:magic |oil )?lamp\b/g,
    'magic lamp',
  ],
  [
    'rides jumps',
    /\brides ((?:an?|the|his|her) (?:[a-z]+ )?(?:horse|pony|unicorn|stallion)) over (?=(?:an?|the) (?:[a-z]+ )?(?:fence|hurdle|hedge|obstacle|wall|log|barrier)\b)/g,
    'on $1 jumps over ',
  ],
  [
    'traffic',
    /\b((?:man|woman|driver|boy|person|guy|lady)) (?:is stuck|stuck|sits|waits) in (?:a )?traffic(?: jam)?\b/g,
    '$1 sits in a car in traffic',
  ],
  ['honk', /,? (?:and )?honk(?:s|ing)(?: (?:the|his|her) horn)?(?= ?[.,;]|$)/g, ''],
  [
    'look',
    /\blooks? (?:for [^.,;]{3,30}? )?under (an?|the|his|her) (sofa|bed|couch|table|chair|car|rug|cupboard|wardrobe|armchair)\b/g,
    'kneels next to $1 $2',
  ],
  // What one is tired from is over.
  [
    'from',
    /\b(tired|exhausted|weary|sweaty|breathless|muddy|dirty|wet|soaked) from (?:[a-z]+ )?[a-z]+ing\b/g,
    '$1',
  ],
  [
    'the same',
    /\b(wear(?:s|ing)?|hold(?:s|ing)?|carry(?:ing)?|have|has|in|with) (?:exactly )?the same (?=(?:[a-z]+ )?[a-z]+)/g,
    '$1 a ',
  ],
  [
    'share shares sharing',
    /\b(?:share|sharing|shares) (?=(?:one|an?|the|the same) (?:[a-z]+ )?(?:boat|raft|canoe|rowboat|kayak|gondola|bathtub|tent|hot tub|cart)\b)/g,
    'sit in ',
  ],
  [
    'wave waves waving',
    /(^|[,;] |\band )waves (goodbye|good-bye|farewell|hello|to|at|back|his|her|its)\b/g,
    '$1is waving $2',
  ],
  [
    'generations',
    /\b(?:two|three|four|several) generations of (women|men|a family)\b/g,
    (_, who) =>
      who === 'men'
        ? 'a grandfather, a father and a son'
        : who === 'women'
          ? 'a grandmother, a mother and a daughter'
          : 'a grandmother, a mother and a child',
  ],
  [
    'couple',
    /\ban? (?:(?:young|old|elderly) )?couple, she (in [^,;.]+), (?:and )?he (in [^,;.]+), /g,
    'a woman $1 and a man $2 ',
  ],
  [
    'so big that',
    /\bso (?:big|large|huge|enormous|giant) that (an? (?:[a-z]+ )?[a-z]+) (?:stands|sits|is|grows|was built|lives|fits) (on (?:its|his|her) (?:back|head|shoulders?|shell)),? /g,
    'with $1 $2 ',
  ],
  [
    'the bigger',
    /\bthe more (the [a-z]+) (blow|pump|eat|drink)s?,? the (?:bigger|larger|rounder|fatter) (?:the ([a-z]+)|(?:he|she|it)) (?:gets|grows|becomes)\b/g,
    (_, ...[who = '', verb = '', what = '']) =>
      what ? `${who} ${verb}s a big ${what}` : `${who} ${verb}s and grows`,
  ],
  [
    'whose',
    /\b((?:an?|the) (?:[a-z]+ )?[a-z]+) whose ([a-z]+) (?:(?:was|is|gets|has been) )?(?:blown|blowing) (?:away|off)(?: (?:by|in) the wind)? (runs|chases|races|jumps) after it\b/g,
    '$1 chases a flying $2 in the wind',
  ],
  [
    'after',
    /\b(wakes up) after (?:an?|the) (?:long )?(?:winter|sleep|nap|night|hibernation)\b/g,
    '$1',
  ],
  [
    'pass passes passing',
    /\bpass(es|ing) (?=(?:an?|the|his|her) (?:[a-z]+ )?(?:note|letter|plate|salt|cup|ball|book|dish|bread|bowl|glass|pen|pencil) to (?:an?|the|his|her)\b)/g,
    (_, end) => (end === 'es' ? 'gives ' : 'giving '),
  ],
  [
    'wheel',
    /\b(?:wheels|wheeling|rushes|rushing) (an?|the) (?:[a-z]+ )?patient\b/g,
    'pushes a stretcher with $1 patient',
  ],
  ['spelling', /\b(?:the|an?) spelling bee\b/g, 'a spelling contest on a stage'],
  [
    'height',
    /\bmeasur(es|ing|e) (an?|the|his|her) ([a-z]+)'s height\b(?: against the wall)?/g,
    'measur$1 $2 $3',
  ],
  ['prom', /\bat (?:the|their|an?)(?: (?:school|senior|high school))? prom\b/g, 'in a ballroom'],
  ['fair', /\bat (?:the|an?) (?:school )?science fair\b/g, 'in a classroom'],
  // A present has its bow on anyway, and nobody else puts it on.
  [
    'bow ribbon',
    /(?<=\b(?:present|gift|package|parcel)s?) (?:with|tied with|wrapped with) (?:an?|the) (?:[a-z]+ ){0,2}?(?:bow|ribbon)\b/g,
    '',
  ],
  // Who calls somebody to the table does it without a telephone.
  [
    'calls',
    /\bcalls (him|her|them|(?:the|his|her) [a-z]+) (?:in |over )?(?:for|to) (?:dinner|lunch|breakfast|supper|bed|the table|come (?:in|home|inside|down))\b/g,
    'shouts at $1',
  ],
  // Surfers paddle out on their boards, with no paddle.
  ['paddles', /(?<=\bsurfers? )paddles? out\b/g, 'swims'],
  ['ice floe', /\bsit(s|ting)? on an? (?:[a-z]+ )?ice ?floe\b/g, 'sit$1 on floating ice'],
  // A town seen from above is all roofs.
  ['roofs rooftops', /\b(over|above) (?:the )?(?:[a-z]+ )?(?:roofs|rooftops) of (?=[a-z])/g, '$1 '],
  // Whose window it is says nothing of who waves from it.
  [
    'window',
    /\b(waves|waving|looks|looking|smiles|shouts) (from|at|out of) (?:the|an?) window of (?:his|her|their|its) (?:[a-z]+ )?(?:house|home|cottage|cabin|apartment)\b/g,
    '$1 $2 a window',
  ],
  [
    'back',
    /\b(put(?:s|ting)? (?:an?|the|his|her) (?:[a-z]+ )?[a-z]+) back (?=on|in|into|onto)\b/g,
    '$1 ',
  ],
  [
    'spreads spreading',
    /\b(spread(?:s|ing) (?:[a-z]+ ){0,2}?(?:butter|jam|honey|marmalade|jelly|cheese)) on (?:[a-z]+ ){0,3}?(?:bread|toast|roll|slice|bun|bagel|scone)\b(?: of (?:bread|toast))?/g,
    '$1',
  ],
  [
    'brushes brushing',
    /\bbrush(es|ing) (?:the )?(?:sand|dust|dirt|earth|soil) (?:off|from) (?=(?:an?|the) (?:[a-z]+ )?(?:skull|bones?|fossil|skeleton)\b)/g,
    'brush$1 ',
  ],
  [
    'light',
    /\b((?:turn|switch|flick)(?:es|s|ing) (?:off|on|out)) the lights?(?= ?[.,;]| (?:and|in)\b|$)/g,
    '$1 the lamp',
  ],
  [
    'steps',
    /(?<=^|[,;] |\band |\bthen )steps (?=(?:out|into|onto|off|forward|aside|through|away|inside|outside|back)\b)/g,
    'walks ',
  ],
  ['sends', /\bsends (?=an? (?:[a-z]+ )?paper (?:plane|airplane)\b)/g, 'throws '],
  [
    'rakes raking',
    /\b(rak(?:es|ing) (?:the |some )?(?:gravel|sand|pebbles)) into (?:[a-z]+ ){0,2}(?:waves|patterns|lines|circles|ripples|spirals|furrows)\b/g,
    '$1',
  ],
  [
    'shutters',
    /\b(clos|open)(es|e|ing|s) (?:the|their|his|her) (?:[a-z]+ )?shutters\b/g,
    '$1$2 the windows',
  ],
  // What is under somebody's arm is carried.
  [
    'under',
    /\bwith ((?:an?|his|her|the) (?:[a-z]+ ){0,2}?[a-z]+) (?:tucked )?under (?:his|her|one|an|their|each) arms?\b/g,
    'carrying $1',
  ],
  ['page', /(?<!\bhands? )\bturn(s|ing) (?:the|a) pages? of (?=an?|the|his|her)/g, 'read$1 '],
  [
    'into',
    /\b(?:breaks|breaking|broke) into (?=(?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:house|home|bank|museum|shop|store|car|villa|building|vault|apartment|palace|castle|safe)\b)/g,
    'sneaks into ',
  ],
  // Who has no fuel has a car, and it stands still.
  [
    'out of',
    /\b([a-z]+) (?:runs|ran|has run|is running|is) out of (?:gas|fuel|petrol|gasoline)\b/g,
    (_, ...[who = '']) => (isPerson(who) ? `${who} pushes a car` : `${who} breaks down`),
  ],
  // The tub belongs to who is washed, and comes with the deed.
  [
    'tub',
    /\b((?:wash|bath|scrub|shampoo)(?:es|s|ing) (?:an?|the|his|her|their) (?:[a-z]+ ){0,2}?(?:dog|puppy|cat|kitten|poodle|terrier|beagle|corgi)) in (?:an?|the) (?:[a-z]+ )?(?:tub|bathtub|bath)\b/g,
    '$1',
  ],
  [
    'shows off showing off',
    /\bshow(?:s|ing) off (?:his|her|their) ((?:[a-z]+ ){0,2}?)(?=(?:dress|coat|suit|hat|jacket|shirt|costume|boots|shoes|skirt|gown|outfit|uniform)\b)/g,
    'spins in a $1',
  ],
]
