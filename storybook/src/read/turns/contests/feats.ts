import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

const THEIR = '(?:his|her|its|their)'
const BLADES = '(?:swords?|blades?|katanas?|sab(?:er|re)s?|daggers?|rapiers?|cutlass(?:es)?)'
const CLIFF =
  '(?:cliffs?|rock face|rock wall|mountain(?:side)?|summit|climbers?|mountaineers?|alpinists?|canyon|gorge)'
const VESSEL =
  '(longship|pirate ship|sailing ship|ship|rowing boat|rowboat|boat|galley|galleon|schooner|yacht|canoe|raft)'

/** Where a word of the cue stands before it or after it, sentences aside. */
const beside = (cue: string): string => `(?:(?<=\\b${cue}\\b.*)|(?=.*\\b${cue}\\b))`

/** What is done or turned in the air, named as a thing. */
const LEAPS: Rows = [
  ['(?:front|back)?-?somersaults?|rolls?', 'somersault'],
  ['(?:back|front)?-?(?:hand)?flips?', 'backflip'],
  ['cartwheels?', 'cartwheel'],
]

/** Feats named in the manner of a report: with the blade drawn, on the rope, in the air. */
export const FEAT_TURNS: readonly Turn[] = [
  [
    'somersault flip cartwheel roll',
    new RegExp(
      `(,? )\\b(?:do|perform|turn|execute|complete|make)(es|s)? (?:(?:an?|two|three|several) )?(?:(?:perfect|double|triple|single|quick|slow|graceful|elegant) )*(${anyOf(LEAPS)})\\b(?! of)`,
      'g',
    ),
    (_, ...[pause = '', third = '', leap = '']) =>
      `${pause === ', ' ? ' and ' : pause}${saidFor(LEAPS, leap)}${third.replace('es', 's')}`,
  ],
  [
    'ring',
    new RegExp(
      `${beside('(?:box(?:ers?|ing)|prizefighters?)')}\\bdanc(es|ing|e) (?:around|about|in|across) (?:a|the) (?:boxing )?ring\\b`,
      'g',
    ),
    'box$1 in a boxing ring',
  ],
  [
    'ring',
    new RegExp(
      `${beside('(?:box(?:ers?|ing)|wrestl(?:ers?|ing)|(?:cage |prize)?fighters?)')}\\b(?:in|inside|around|across|into|onto) (?:a|the) (?:boxing |wrestling )?ring\\b`,
      'g',
    ),
    'in a boxing ring',
  ],
  // A sword is drawn from its sheath, not on paper.
  [
    'draw unsheath',
    new RegExp(
      `\\b(?:dr[ae]w(?:s|ing)?|unsheath(?:es?|ing)|pull(?:s|ing)? out) (?:(?:${THEIR}|an?|the) )((?:[a-z]+ )?${BLADES})\\b(?! (?:on|in) (?:an? )?(?:paper|canvas|sketch))`,
      'g',
    ),
    (_, blade = '') =>
      blade.endsWith('s') && !blade.endsWith('cutlass')
        ? `raise their ${blade}`
        : `draws a ${blade}`,
  ],
  // Who hangs on a rope there is on the wall; the rope is no coil beside them.
  [
    'rope',
    new RegExp(
      `${beside(CLIFF)}\\b(?:hang|dangl|swing|abseil|rappel|descend)(?:s|es|ing)? (?:down )?(?:from|on|by|with) (?:${THEIR}|an?|the) (?:[a-z]+ )?rope\\b`,
      'g',
    ),
    'abseiling',
  ],
  [
    'himself herself themselves',
    new RegExp(
      `${beside(CLIFF)}\\b(?:pull|haul|drag|heav)(?:s|es|e|ing)? (him|her|them)sel(?:f|ves) up(?: (?:the|her|his) rope)?(?: onto (?:the|a) ledge)?(?! (?:an?|the) )`,
      'g',
    ),
    (_, whom) => (whom === 'them' ? 'climb the cliff' : 'climbs the cliff'),
  ],
  [
    'bow prow stern',
    new RegExp(
      `(?<=\\b${VESSEL}s?\\b.*)\\b(?:at|on|in) the (?:very )?(?:bow|prow|stern)\\b(?! of)`,
      'g',
    ),
    'on the $1',
  ],
  [
    'motorcyclist biker',
    /\b((?:motorcyclist|biker)\b[^.;]*?) (?:rides|speeds|races|roars|cruises)(?= (?:along|down|through|across|over|past|on)\b)/g,
    '$1 rides a motorcycle',
  ],
  // Two on one motorcycle, and nobody sits on the road behind it.
  [
    'behind',
    new RegExp(
      `(?<=\\b(motorcycle|motorbike|scooter|moped|bike|horse)\\b.*)\\b(?:sits|is sitting|rides) behind (?:him|her|the (?:rider|driver))(?: on (?:it|the [a-z]+))?(?:,? (?:and |with )?(?:hug|hold|wrapp?|clutch|cling|grip)[a-z]*(?: (?:on|onto|to|tight|tightly|her|his|arms|around|him|waist|jacket))+)?`,
      'g',
    ),
    'rides the $1',
  ],
  // Out of a plane one jumps with a parachute, and opens it later.
  [
    'plane airplane aircraft helicopter balloon',
    /\b(?:jump|leap|div)(?:s|es|e|ing)? (?:out of|from|off) ((?:an?|the|his|her|their) (?:[a-z]+ )?(?:plane|airplane|aircraft|helicopter|hot[- ]air balloon))\b/g,
    'skydiving from $1',
  ],
  [
    'parachute',
    new RegExp(
      `${beside('(?:skydiving|skydivers?|parachutists?|paratroopers?)')},? ?(?:(?:and )?(?:falls?|falling|plummets?|drops?|tumbles?|plunges?|floats?|glides?) (?:down )?(?:through the (?:[a-z]+ )?(?:clouds|sky|air)|freely) ?,? ?)?(?:(?:and|then|and then) )?(?:open|pull|deploy|releas)(?:s|es|e|ing)? (?:an?|the|his|her|their) ((?:[a-z]+ ){0,3})parachutes?\\b`,
      'g',
    ),
    (_, looks = '') =>
      looks === '' ? '' : ` holding a ${looks.replace('rainbow', 'colorful')}parachute`,
  ],
  // Whom dogs or horses pull rides there.
  [
    'pulled drawn',
    /\b((?:an?|the) [^.,;]*?) (?:leads|leading|drives|driving|steers|steering|rides|riding|races|racing)(?: (?:in|on))? (an? (?:[a-z]+ )?(?:sled|sledge|sleigh|chariot|carriage|cart|wagon|stagecoach|coach)) (?:that is )?(?:pulled|drawn) by ((?:a team of )?(?:[a-z]+ ){0,3}(?:dogs|huskies|reindeer|malamutes|wolves|horses|ponies|oxen|donkeys|mules|stallions|lions|swans))\b/g,
    '$3 pull $2 with $1',
  ],
  // Badges and flowers are pinned on; a vest is no thing to stand on.
  [
    'star badge medal medals emblem cross crest logo patch',
    /\bwith ((?:an? |the )?(?:[a-z]+ )?(?:star|badge|medals?|emblem|cross|crest|logo|patch)) (?:pinned )?on (?:his|her|its|their) ((?:[a-z]+ )?(?:vest|coat|chest|jacket|uniform|shirt|tunic|armor|armour|lapel|cape|breast))\b/g,
    (_, _badge, garment = '') => (/(?:chest|lapel|breast)$/.test(garment) ? '' : `in a ${garment}`),
  ],
  // Cars race on a track and gymnasts turn under a roof, not on a football field.
  [
    'stands stadium',
    new RegExp(
      `${beside('(?:race|racing|formula one|rally) cars?')}\\b(?:in|on|at) the (?:stadium|(?:grand)?stands?)\\b`,
      'g',
    ),
    'at the race track',
  ],
  [
    'arena',
    new RegExp(`${beside('(?:gymnasts?|high bar|balance beam)')}\\barena\\b`, 'g'),
    'gymnasium',
  ],
]
