import { senseOf } from './sense.ts'
import { THING_SENSES } from './thing-senses.ts'
import { TRADE_SENSES } from './trade-senses.ts'
import type { Turn } from '../turn.ts'

const WHOM = '(?:an?|the|his|her|my) (?:[a-z]+ )??[a-z]+'
const MUSIC = 'punk|rock|pop|jazz|folk|country|blues|metal|love|reggae|rap|soul|disco|techno|opera'

/** Words of two senses that what stands right beside them tells apart. */
export const TWO_SENSE_TURNS: readonly Turn[] = [
  ...[...TRADE_SENSES, ...THING_SENSES].map(senseOf),
  ['pool', /\b(plays?|playing|game of) pool\b/g, '$1 billiards'],
  ['pool', /\b(pools?) of (water|blood|oil|mud|milk|ink|paint|coffee)\b/g, 'puddle of $2'],
  [
    'toast',
    /\b(raises? (?:his|her|their|an?|the) glass(?:es)?) (?:and|to) (?:make|give|propose)s? a toast\b/g,
    '$1',
  ],
  [
    'toast',
    /\b(?:mak|giv|propos|rais)(es?|ing) a toast\b/g,
    (_, form = '') => (form === 'ing' ? 'toasting' : form === 'es' ? 'toasts' : 'toast'),
  ],
  [
    'top',
    /\bspin(s|ning)? (?:an?|the|his|her) ((?:wooden|colou?rful|red|blue|toy|small|old) )?top\b/g,
    (_, form = '', kind = '') => `spin${form} a ${kind}spinning top`,
  ],
  // "Plays the violin well": how, and not where water comes from.
  [
    'well',
    /\b((?:play|sing|danc|paint|cook|swim|skat|danc)(?:e?s|e|ing)?)((?: (?:the|an?))? [a-z]+)?(?: (?:very|so|really|quite))? well(?= (?:and|while|as)\b| ?[.,;!]|$)/g,
    '$1$2',
  ],
  [
    'begin start',
    /\b(orchestra|band|choir|quartet) (?:begins|starts)(?= ?[.,;!]|$| (?:and|while|as)\b)/g,
    '$1 plays',
  ],
  [
    'cast',
    new RegExp(`\\bput(s|ting)? (?:an?|the) (?:white |plaster )?cast on `, 'g'),
    (_, form = '') => (form === 'ting' ? 'bandaging ' : 'bandages '),
  ],
  [
    'cast',
    /\b(?:with )?(?:an?|his|her) (?:broken )?(leg|arm) in (?:an? )?(?:white |plaster )?cast\b/g,
    'with a bandaged $1',
  ],
  [
    'cast',
    /\bwith (?:an?|the) (?:white |plaster )?cast on (?:his|her|its) (leg|arm)\b/g,
    'with a bandaged $1',
  ],
  [
    'fan',
    /\bcool(s|ing)? (herself|himself|themselves) with (?:an? |the |her |his |their )?((?:[a-z]+ )?fans?)\b/g,
    'fan$1 $2',
  ],
  ['fan', /\b(an?|the) fan (?=[a-z]+s (?:on|from|under) the ceiling)/g, '$1 ceiling fan '],
  [
    'iron',
    /\bpress(es|ing)? ((?:an?|the|his|her) (?:[a-z]+ )??[a-z]+) with (?:an?|the) (?:hot |steam )?iron\b/g,
    (_, form = '', what = '') => `iron${form === 'ing' ? 'ing' : 's'} ${what}`,
  ],
  // A tear of whom: that one cries.
  [
    'tear',
    new RegExp(
      `\\b(?:an?|the|one|single|silent| )*tears? (?:roll|run|fall|slide|stream|trickle)s? down (${WHOM}) ?'s (?:cheeks?|face)\\b`,
      'g',
    ),
    '$1 cries',
  ],
  [
    'tap faucet',
    /\bwater (drips|drops|runs|flows|pours) from (?:an?|the) (?:(?:leaky|leaking|old|dripping|rusty) )*(kitchen|bathroom) (?:tap|faucet)\b/g,
    'a faucet $1 in the $2',
  ],
  [
    'wind',
    /\bwind(s|ing)? up (?:an?|the|his|her) ((?:[a-z]+ )??[a-z]+)\b/g,
    'turn$1 the key of a $2',
  ],
  [
    'band',
    /\b(?:with )?(?:an? )?(?:rubber|elastic|hair) bands?(?: around (?:her|his) (?:hair|ponytail))?/g,
    'hair',
  ],
  [
    'song tune music ballad melod',
    new RegExp(`\\b(?:an? |the )?(?:[a-z]+ )?(?:${MUSIC}) (song|tune|ballad|melody)(s?)\\b`, 'g'),
    'a $1$2',
  ],
  [
    'wax',
    /\bpress(es|ing)? (?:his|her|an?|the) (?:[a-z]+ )?seal in(?:to)? (?:the )?(?:hot |red |melted )*wax(?: on (?:an?|the|his|her) (?:letter|envelope|scroll|document))?/g,
    (_, form = '') => `stamp${form === 'ing' ? 'ing' : 's'} a letter`,
  ],
  ['palm', new RegExp(`\\bread(s|ing)? the palms? of `, 'g'), 'inspect$1 the hand of '],
  ['palm', new RegExp(`\\bread(s|ing)? (${WHOM}) ?'s palms?\\b`, 'g'), 'inspect$1 the hand of $2'],
  ['thunder', /\b(?:an?|the) (?:roll|clap|crash|rumble|peal) of thunder\b/g, 'thunder'],
  [
    'current',
    new RegExp(
      `\\b(?:an?|the) (?:(?:strong|ocean|fast|sea|river) )*current (?:pulls|carries|sweeps|drags|takes) (${WHOM})\\b`,
      'g',
    ),
    '$1 drifts',
  ],
  ['sand', /\b(?:an? |the )(?:bar of sand|sand ?bar)\b/g, 'a beach'],
  [
    'bow stern prow hull',
    /\b((?:an?|the) (?:[a-z]+ )?(?:ship|boat|yacht|ferry|sailboat)) ?'s (?:bow|stern|prow|hull)(?= [a-z]+s\b)/g,
    '$1',
  ],
  ['file', /\b(an?|the) (?:single )?(?:long )?file of (?=[a-z]+s\b)/g, '$1 line of '],
  [
    'spell',
    /\b(cast(?:s|ing)? (?:an?|his|her|the) (?:[a-z]+ )?spell) (?:on|over|upon) /g,
    '$1 at ',
  ],
  [
    'heat warm',
    /\b(?:heat|warm)(s|ing)?(?: up)? ((?:the|an?|some|her|his) )?(soup|milk|water|food|dinner|stew|sauce|oil|pizza|leftovers)\b(?: up)?/g,
    'cook$1 $2$3',
  ],
  ['court', /\b((?:king|queen|emperor|sultan|pharaoh)s?) holds? court\b/g, '$1 sits on a throne'],
  [
    'tights',
    /\b(?<!\bin )(?:tights|pantyhose|stockings)\b|(?<=\bin (?:[a-z]+ )?)tights\b/g,
    'leggings',
  ],
  [
    'honk',
    /\b(drivers?)( (?:angrily|loudly|impatiently))? honk(s|ing)? (?:his|her|their|the) (?:car )?horns?\b/g,
    '$1 driving a car honk$3',
  ],
  // Who throws a punch and misses longs for nobody.
  [
    'misses',
    /(?<=\b(?:throws?|punch(?:es)?|swings?|shoots?|kicks?|aims?|fires?|pounces|snaps)\b[^.;]{0,40}),? (?:and|but) misses(?= ?[.,;!]|$)/g,
    '',
  ],
  // Aboard nobody gets up from a bed.
  [
    'wake',
    /(?<=\b(?:doz|sleep|asleep|napp|snor|nods? off|nodding off)[a-z]*\b[^.;]*\b(?:in|on) (?:the|an?|his|her) (?:[a-z]+ )?(?:bus|train|tram|taxi|subway|metro|car|plane|bench|hammock)\b[^;]*)\bwakes up\b/g,
    'yawns',
  ],
  ['mugs', /\bmugs (?=(?:an?|the|two|another) [a-z]+)/g, 'robs '],
  [
    'fork crook',
    /\bin the (?:fork|crook) of (an?|the) ((?:[a-z]+ )?(?:tree|branch))\b/g,
    'in $1 $2',
  ],
  ['forks', /\bthe (?:road|path|trail|track) forks\b/g, 'a crossroads'],
  // "A coach with four horses": they pull it.
  [
    'horses reindeer oxen horse',
    /\b((?:coach|carriage|cart|sleigh|wagon|stagecoach|chariot)) with ((?:two|three|four|six|eight|an?|white|black) (?:[a-z]+ )?(?:horses?|reindeer|oxen|donkeys?))\b/g,
    '$1 pulled by $2',
  ],
  ['heart', /\b(hearts?) beat(s|ing)?\b(?! faster)/g, '$1 pulse$2'],
  [
    'catch',
    /\b(?:only just |just |barely )?catches (the|an?|his|her|their) (train|bus|tram|ferry|taxi)\b/g,
    'runs to $1 $2',
  ],
  [
    'ring',
    /\b(rings?) with (?:an? )?(?:(?:big|large|small|tiny|huge|[a-z]+) )?(?:stone|diamond|gem|ruby|emerald|sapphire|pearl)\b/g,
    '$1',
  ],
  ['moon sun', /\bthe (moon|sun) ?'s (?:light|rays|beams)\b/g, '$1light'],
  [
    'moonlight sunlight',
    /\b(?:the )?(moonlight|sunlight) (?:falls|shines|glitters|sparkles|dances|glimmers) (?:on|over|across|upon) (an?|the) ((?:[a-z]+ )?(?:lake|sea|ocean|river|pond|snow|roofs?|village|town|field|water|forest))\b/g,
    '$2 $3 in the $1',
  ],
  [
    'lashes',
    /\bbat(s|ting)? (?:his|her|its) (?:long )?(?:eye)?lashes\b/g,
    (_, form = '') => (form === 'ting' ? 'winking' : 'winks'),
  ],
  ['star', /\bstar of (?:the|an?) (?:show|film|movie|concert|musical|play)\b/g, 'film star'],
]
