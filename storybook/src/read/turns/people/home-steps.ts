import { isPerson } from '../somebody.ts'
import type { Turn } from '../turn.ts'

const KIN =
  '(?:child|boy|girl|baby|toddler|son|daughter|kid|grandson|granddaughter|grandchild|children|kids|twins)'
const HIS = '(?:his|her|the|a|their)'

/** "Carries it to her grandmother": it is given to her; to a table it is only carried. */
const handedOn = (...[all, thing = '', whom = '']: string[]): string =>
  isPerson(whom.split(' ').at(-1) ?? '') ? `gives ${thing} to ${whom}` : String(all)

/** Steps of a day at home and of careful hands, in words for what is seen of them. */
export const HOME_STEP_TURNS: readonly Turn[] = [
  // Who is read to is there from the beginning.
  [
    'until',
    new RegExp(
      `\\breads ((?:an?|the|her|his) (?:[a-z-]+ ){0,2}?(?:story|book|fairy tale|tale|storybook)) until (${HIS} (?:[a-z]+ )?(${KIN})) (?:falls? asleep|sleeps?|drifts? off(?: to sleep)?|is asleep)\\b`,
      'g',
    ),
    'reads $1 to $2 . then the $3 sleeps',
  ],
  // The lamp beside a bed is not in the living room.
  [
    'light lamp lights',
    /(?<=\b(?:bed|bedtime|pyjamas|pajamas|asleep|bedroom|tucks)\b[^¦]{0,240}) (?:turn|switch)(s|es|ing) (?:off|out) (?:the|his|her) (?:[a-z]+ )?(light|lamp)s?\b(?! in\b)/g,
    ' turn$1 off the $2 in the bedroom',
  ],
  [
    'floods streams pours',
    /\b(?:(?:warm|golden|soft|bright) )?(morning |evening )?(?:sun|sunlight|sunshine|light) (?:floods|streams|pours|falls|shines)(?: in| into| through)*(?: (?:the|an?|his|her) (?:[a-z]+ )?(?:room|bedroom|kitchen|window|windows|house|workshop|studio|hall))?(?= ?[.,;]| and\b|$)/g,
    '$1sunlight',
  ],
  ['pillow pillows', /\bfluff(s|ing)(?: up)? (?:the |her |his )?pillows?\b/g, 'make$1 the bed'],
  // A hand that runs along something does not run.
  [
    'hand hands fingers fingertips palm',
    /\brun(s|ning) (?:his|her|their|a|an) (?:[a-z]+ )?(?:hand|hands|fingers?|fingertips|palm) (?:gently |slowly )?(?:over|along|across|down) (?:the|it|his|her|an?)(?: [a-z]+){0,2}?(?= ?[.,;]| and\b| in\b|$)/g,
    'look$1 closely',
  ],
  ['dust shavings sawdust', /\bblows? (?:off|away) the (?:dust|shavings|sawdust)\b/g, 'sands it'],
  [
    'mask visor',
    /\b(?:lower|pull|flip)(?:s|ing) (?:down )?(his|her|their|the) (?:[a-z]+ )?(?:mask|visor)(?: down)?(?: and| then|,)+ (?=weld)/g,
    '',
  ],
  [
    'marble stone granite ice rock',
    /\b(?:chip|chisel|hammer|peck|knock|hack)(?:s|ing)(?: away)? at (?:an?|the) (?:[a-z]+ ){0,2}?(?:block of )?(?:[a-z]+ )?(?:marble|stone|granite|ice|rock)\b/g,
    'carves a statue',
  ],
  [
    'to',
    /\b(?:carries|brings|takes) (it|them|the (?:[a-z]+ )?[a-z]+) to ((?:his|her|their|an?|the) (?:[a-z]+ )?[a-z]+)(?= ?[.,;]| and\b| in\b|$)/g,
    handedOn,
  ],
  // What is poured after it was made belongs to the making.
  [
    'pours',
    /(?<=\b(?:makes|brews|prepares) (?:[a-z]+ )?(?:tea|coffee|cocoa|hot chocolate)),?(?: and)? pours (?:it|the tea|the coffee) (?:into|in) (?:an?|the|two|his|her) (?:[a-z]+ )?(?:cup|mug|teacup|glass)e?s?\b/g,
    '',
  ],
  [
    'basket',
    /(?<=\b(?:collects|gathers|picks)(?: up)? (?:the |some )?((?:[a-z]+ )?[a-z]+s)\b[^.;]{0,40})\b(?:carries|takes|brings|puts) them (?:home )?in(?:to)? (?:an?|the|his|her) basket\b/g,
    'holds a basket of $1',
  ],
  [
    'lights',
    /\b(?:the )?(?:whole |entire )?(street|square|town|city|village|house) (?:full )?of (christmas|fairy|coloured|colored|string) lights (?:glows|lights up|shines|comes on|twinkles)\b/g,
    '$2 lights glow in the $1',
  ],
]
