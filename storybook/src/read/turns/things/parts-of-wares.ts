import type { Turn } from '../turn.ts'

const COLOUR =
  'white|black|gr[ae]y|red|orange|yellow|green|blue|purple|pink|brown|beige|gold|golden|silver|copper'
const STUFF = 'plastic|metal|wooden|rubber|glass|leather|steel|ceramic|chrome|brass|cork|screw'

/** What belongs to a thing is on it, and stands nowhere beside it. */
export const PART_OF_WARE_TURNS: readonly Turn[] = [
  [
    'hardcover cover title spine',
    /\b(book|novel|notebook|diary|journal|bible|dictionary|album)(?: that)? (?:with|has) (?:(?:an?|its) )?(?:[a-z]+ ){0,2}?(?:hard ?cover|hardback|cover|spine|title)(?:,? (?:and|with) (?:an? )?(?:[a-z]+ ){0,2}(?:title|lettering|pages|spine|cover|edges))*(?: on (?:the|its) (?:front|cover|spine))?(?= *(?:[.,;¦]|$)| (?:on|in|lies|lying|is|sits)\b)/g,
    '$1',
  ],
  [
    'keys keyboard typewriter',
    /\b((?:keyboard|laptop|typewriter|calculator)s?) (?:with|has|featuring) (?:[a-z]+ ){0,3}(?:letters|lettering|legends|symbols|characters|numbers|print|keys)(?: (?:printed )?on (?:the|its|each|every) keys?)?\b/g,
    '$1',
  ],
  [
    STUFF.replaceAll('|', ' '),
    new RegExp(`\\b(with|and) an? (${COLOUR}) (?:${STUFF}) (top|lid|cap|roof|base|hull)\\b`, 'g'),
    '$1 a $2 $3',
  ],
  [
    'patch',
    /\bon (?:an?|the) (?:[a-z]+ ){0,2}patch of (?:[a-z]+ )?(grass|snow|sand|moss|ice|dirt|mud)\b/g,
    'on the $1',
  ],
  [
    'seat saddle handlebars',
    /\b(motorcycle|motorbike|scooter|bicycle|bike|moped)\b([^.;]*?),? with (an? (?:[a-z0-9]+ ){0,3}?[a-z]+)(?: [0-9]+)? (?:resting |lying |sitting |placed |left |perched |balanced )?on (?:the|its) (?:seat|saddle|handlebars)\b/g,
    '$1$2, $3 on the $1',
  ],
  [
    'hands',
    /\b(clock|watch)(?:es)? (?:with no|without(?: any)?|that has no|which has no|missing its|lacking) hands\b/g,
    'handless clock',
  ],
  [
    'wheels tires tyres',
    /\b((?:(?!an?\b|the\b|one\b)[a-z]+ )?(?:car|truck|van|bus|bicycle|bike|motorcycle|scooter|tractor|train|wagon|cart))s? (?:without|with no|missing|that has no|lacking)(?: any| its| their| all its| all of its)? (?:wheels|tires|tyres)\b/g,
    'wheelless $1',
  ],
  [
    'ropes',
    /,? (?:and )?(?:is )?(?:leaning |pinned |pushed |backed )?(?:up )?against the ropes\b/g,
    '',
  ],
  [
    'twirl spin',
    /(?:,| and|, and) (?:twirl|spin)(?:ning|ing|s) ((?:an?|her|his|their|its) )((?:[a-z]+ ){0,2}?(?:umbrella|parasol))\b/g,
    ' with $1$2',
  ],
  [
    'hair',
    /\b(?:with )?(his|her|their) ((?:[a-z]+ ){0,2})hair (?:is |are )?(?:blow|fly|whip|stream|flow|wav|flutter|danc)(?:p?ing|s)(?: wildly| gently)?(?: in the (?:strong )?(?:wind|breeze|air))?/g,
    'with $2hair in the wind',
  ],
  [
    'hair',
    /(?:,? (?:with|and)) (?:whipping|wind-?(?:blown|swept)|blowing|billowing|flying|tousled) hair\b/g,
    ' . a woman with long hair stands in the wind',
  ],
  [
    'scarves scarfs',
    /(?:,? (?:with|and)) (?:fluttering|flapping|whipping|blowing|billowing|flying) scar(?:ves|fs)\b/g,
    ' . two women in scarves stand there',
  ],
]
