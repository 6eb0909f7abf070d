import type { Turn } from '../turn.ts'

const ROOM =
  '(?:(?:living|dining|bed|hotel|sitting|class|guest|kids) ?)?(?:room|bedroom|kitchen|apartment|house|attic|library|office|hall|barn|church|studio|corridor|hallway|loft)'
const SHELL = '(?:mansion|house|building|villa|manor|cottage|hotel|home)'
/** What has a place of its own when it is indoors. */
const PLACES =
  'garden|gardens|pool|market|stadium|court|arena|farm|rink|hall|gym|track|mall|slope|playground|park|field|parking|theater|theatre|range|courtyard|library|skating|sports?|volleyball|soccer|football|basketball|tennis|climbing|wall|cycling|party|concert|space|area|venue|scene|shot|setting|tent'

/** What captions say of rooms: their design, their light, and what is indoors that one knows from outside. */
export const INDOOR_TURNS: readonly Turn[] = [
  ['interior', /\b([a-z]+) interior (?:design|decor|decoration)\b/g, '$1 interior'],
  [
    'sun',
    new RegExp(
      `\\b(?:the )?(?:sun ?light|sunshine|sun ?rays|light rays) (?:(?:is )?(?:shining|falling|coming|streaming|entering|pouring|shines|falls|comes|streams) )?(?:through (?:an? |the )?windows? )?(?:inside|in|into|of) (?=(?:an? |the |my |his |her )?(?:[a-z]+ ){0,2}${ROOM}\\b)`,
      'g',
    ),
    'sunbeams in ',
  ],
  // Where there is a mess the room is messy, and is swept.
  [
    'mess',
    new RegExp(
      `\\bclean(s|ing|) (?:up )?(?:an? |the |his |her |their |some )?mess(?: (?:in|on) (?:an? |the |his |her |their )?((?:[a-z]+ )?(?:room|kitchen|bedroom|bathroom|office|garage|attic))\\b)?`,
      'g',
    ),
    (_, ending = '', room = '') =>
      `sweep${ending} the floor in a messy ${room === '' ? 'room' : room}`,
  ],
  // Painted walls of a house that nobody lives in, and no style of painting.
  [
    'graffiti',
    new RegExp(
      `\\b(?:graffiti|street)(?: (?:art|drawings?|paintings?|writings?|tags))? (?:on|over|covering|across) (?:the )?(?:interior |inner |inside )?walls? (?:of|in|inside) (?:an?|the) ((?:[a-z]+ )*?)(${SHELL})(?: interior)?\\b(?=(?: ?[.,;]|$))`,
      'g',
    ),
    (_, looks = '') =>
      `inside ${/abandoned|derelict|ruined|empty|old/.test(looks) ? 'an abandoned' : 'a'} room with graffiti on the walls`,
  ],
  [
    'wall climbing rock',
    /^((?:.*[a-z] )?)(?:an? |the )?indoors? (?:(?:rock|wall) )?climbing(?: (?:activity|activities|session|sport|training|class))?\b(?! (?:gym|wall|hall|cent))/g,
    (_, before = '') =>
      `${/^(?:an? |the )?$/.test(before) ? 'a man ' : before}climbing in a climbing gym`,
  ],
  [
    'wall',
    /\b(climb(?:s|ing)?|scal(?:es|ing)) (?:up )?(?:an? |the )?indoor (?:(?:rock|climbing|bouldering) )*wall\b/g,
    '$1 in a climbing gym',
  ],
  // A plant, a tent or a fire pit that is indoors is in a room.
  [
    'indoor',
    new RegExp(
      `\\bindoor ((?:(?!(?:${PLACES})\\b)[a-z]+ ){0,2}(?!(?:${PLACES})\\b|[a-z]+ing\\b|climb\\b)[a-z]+)(?= *(?:[.,;]|$)| while )`,
      'g',
    ),
    '$1 indoors',
  ],
  // Nobody lifts a barbell on a mat or in a bedroom who just exercises there.
  [
    'exercis work',
    /\b(?:do(?:es|ing)? (?:some |an? |her |his |their )?(?:[a-z]+ )?(?:exercises?|workouts?)|exercis(?:es?|ing)|work(?:s|ing)? out) (?=(?:at home )?(?:on|over) (?:an? |the |her |his |their )?(?:[a-z]+ )?mats?\b)/g,
    'doing sit-ups ',
  ],
  [
    'exercis work',
    /\b(?:do(?:es|ing)? (?:some |an? |her |his |their )?(?:[a-z]+ )?(?:exercises?|workouts?)|exercis(?:es?|ing)|work(?:s|ing)? out) (?=(?:at|in) (?:an? |the |her |his |their )?(?:home|living room|bedroom|apartment|room|kitchen)\b)/g,
    'doing jumping jacks ',
  ],
  // Feasts are seen by what is worn and held at them.
  [
    'halloween',
    /\bcelebrat(ing|es?) halloween\b/g,
    (_, ending = '') => `in halloween costumes celebrat${ending} next to a jack-o-lantern`,
  ],
  [
    'year',
    /\bcelebrat(ing|es?) (?:the )?(?:new year'?s?(?: eve| day)?)\b(?! party)/g,
    (_, ending = '') =>
      `wearing party hats ${ending === 'ing' ? 'toasting' : ending === 'es' ? 'toasts' : 'toast'} with champagne`,
  ],
]
