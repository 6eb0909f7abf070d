import { anyOf, saidFor, type Rows, type Turn } from '../turn.ts'

/** What is trained or practised, in the verb of it. */
const TRAINED =
  'swimming|running|boxing|rowing|ice skating|figure skating|skating|skiing|surfing|cycling|fencing|diving|climbing|wrestling|sprinting|skateboarding|weightlifting|archery'

const FIELDS = 'karate|judo|taekwondo|kung fu|martial arts|aikido'
const LIMBS: Rows = [
  ['legs?|thighs?|lower body|glutes?', 'squats'],
  ['arms?|biceps?|upper body', 'bicep curls'],
  ['abs?|abdominal|stomach|core|belly', 'sit-ups'],
  ['chest', 'push-ups'],
  ['back|stretching|warm-?up|flexibility', 'stretching'],
]
const WITHIN: Rows = [
  ['subway|metro', 'subway car'],
  ['train', 'train car'],
  ['bus', 'bus interior'],
]
const PLAYERS = 'band|orchestra|choir|group|musicians?|singer|pianist|violinist|dancers?|quartet'
const SPORTS = 'tennis|football|soccer|basketball|baseball|golf|hockey|cricket|volleyball|badminton'
const DOME =
  'dome glass|glass dome|dome of glass|bell jar|glass bell|glass cloche|cloche|glass cover'

/** Captions of stock films name a doing or a place in passing: what is seen of it, and in which room. */
export const BARE_SCENE_TURNS: readonly Turn[] = [
  // Nobody sits on the roof of a car to hear its radio.
  [
    'on car truck van taxi',
    /(?<=\b(?:music|radio|driv|rid|travell?)(?:ing|es|s|e)? (?:together )?)on (?=(?:an? |the |their |his |her )?(?:car|van|taxi|cab|truck)\b(?! (?:roof|hood|bonnet)))|(?<=\b(?:talk|sing|laugh|chatt)ing )on (?=(?:car|van|taxi|cab)\b(?! (?:roof|hood|bonnet)))/g,
    'in ',
  ],
  [
    'building',
    /(?<=\b(?:talk|work|meet|walk|sitt?|writ|typ|discuss|chatt?|stand|wait|laugh)(?:s|es|e|ing)? (?:[a-z]+ ){0,4})(in|inside) (?:an? |the |their )?(?:[a-z]+ )?(office|school) building\b/g,
    '$1 an $2',
  ],
  [
    'performance concert show',
    new RegExp(
      `\\b(${PLAYERS}) (?:finish|end|conclud|complet)(?:es|s|ing) (?:an?|the|its|their|his|her) (?:[a-z]+ )?(?:performance|concert|show|song|piece|set|recital)\\b`,
      'g',
    ),
    '$1 plays , then bows',
  ],
  [
    'exercise workout training',
    new RegExp(
      `\\b(?:do|perform|practi[cs])(?:es|e|ing|s)? (?:an? |some |her |his |their )?(?:[a-z]+ )?(${anyOf(LIMBS)}) (?:exercises?|workouts?|training)\\b`,
      'g',
    ),
    (_, limb = '') => `doing ${saidFor(LIMBS, limb)}`,
  ],
  [
    'train practic practis',
    new RegExp(`\\b(?:train|practi[cs])(?:ing|es|s) (?:in|for) (${TRAINED})\\b`, 'g'),
    (_, sport = '') => (sport === 'swimming' ? 'swimming in a swimming pool' : sport),
  ],
  [
    'train practic practis',
    new RegExp(`\\b(?:train|practi[cs])(?:ing|es|s) (?:in|for) (${FIELDS})\\b`, 'g'),
    'doing $1',
  ],
  [
    'sportswear outfit clothes kit gear attire wear uniform',
    new RegExp(
      `\\b(girl|boy|woman|man|lady|kid|child|player) (?:in|wearing) (?:an? |his |her |the )?(?:full )?(${SPORTS}) (?:sportswear|outfit|clothes|kit|gear|attire|wear|uniform)\\b`,
      'g',
    ),
    '$1 playing $2',
  ],
  // Logs that burn lie in a fireplace, and outside in a campfire.
  [
    'burning',
    /\b(?:fire ?wood|logs|wood) burning (?=(?:in|inside) (?:an? |the )?(?:[a-z]+ )?(?:room|house|cabin|home|living room|bedroom)\b)/g,
    'a fire burning in a fireplace ',
  ],
  [
    'burning',
    /^(?:(?:fire ?wood|logs) burning|burning (?:fire ?wood|logs))(?= *(?:$|[.,;]|at night|outside|outdoors|in (?:the )?(?:forest|dark|night)))/g,
    'a campfire burning',
  ],
  [
    'other',
    /^((?:an? )?(?:sofas?|sofa beds?|beds?|chairs?|tables?|couch(?:es)?)(?:,? (?:and )?(?:sofas?|beds?|chairs?|tables?|lamps?))*),? and other furniture\b/g,
    '$1 and an armchair in a living room',
  ],
  ['indoor', /\b(?:on|at) indoors?(?= *(?:$|[.,;]))/g, 'indoors'],
  [
    'floor',
    /\b((?:sit|rest|ly|lie|lay|sleep|relax|crawl|play|stretch|meditat|danc)(?:t?ing|es|s|e)?) (?:together )?on (?:the|their|his|her|an?) (home|(?:living|dining|hotel) room|bedroom|kitchen|gym|office|bathroom|studio|classroom) floor\b/g,
    (_, deed = '', room = '') =>
      `${deed} on the floor ${room === 'home' ? 'at' : 'in the'} ${room}`,
  ],
  [
    'conference meeting board',
    /\b(sit(?:s|ting)?) (?:together )?(?=in (?:an? |the )?(?:[a-z]+ )?(?:conference|meeting|board) ?room\b)/g,
    '$1 around a table ',
  ],
  [
    'cover',
    new RegExp(
      `\\bcover(?:s|ing) ((?:an?|the|his|her) (?:[a-z]+ ){0,2}?[a-z]+) with (?:an? |the |his |her )?(?:${DOME})\\b`,
      'g',
    ),
    'looking at $1 inside a bell jar , the bell jar is on a table',
  ],
  [
    'glare flare',
    /^((?:(?! (?:in|on|at|by|near|under) ).)+?),? (?:with|in|against) (?:the |an? )?(?:sun ?|solar )(?:glare|flare)s?(?= *(?:$|[.,;]))/g,
    '$1 in a meadow at golden hour, backlit by the sun',
  ],
  [
    'suit gear clothing',
    /\b(?:in|wearing) (?:an? |the |his |her |full )*(?:protective|hazmat|ppe|biohazard) (?:suit|gear|clothing|overalls?)s?\b(?! and (?:an? )?(?:mask|goggles))/g,
    'wearing a yellow jumpsuit, a yellow hood and a face mask',
  ],
  [
    'office desk',
    /(?<=\b(?:sleep|napp?|doz|sitt?|lean|asleep|ly)(?:s|es|ing)? )(on|at) (?:the|an?|his|her|their) office desk\b/g,
    '$1 the desk in an office',
  ],
  // Who does something on the way is seen within.
  [
    'subway metro train tram bus',
    /\brid(?:ing|es) (?:on |in )?(?:an?|the) (subway|metro|train|tram|bus) (?:while|and) (?=[a-z]+(?:ing|s)\b)(.+)/g,
    (_, on = '', deed = '') => `${deed} in a ${saidFor(WITHIN, on)}`,
  ],
  [
    'record',
    /\b(?:put|plac|lay|sett)(?:t?ing|e?s) (?:an?|the|his|her) (?:vinyl )?(?:record|disc|vinyl|lp) on(?:to)? (?:an?|the|his|her) (?:[a-z]+ )?(?:vinyl player|record player|turntable|gramophone|player|phonograph)\b/g,
    'looking at a record player on a table in a living room',
  ],
  [
    'blowing',
    /\b(curtains?|drapes|clothes|laundry|grass|trees|branches|flowers|banners|flags|sheets|reeds|wheat) (?:is |are )?blowing\b(?! (?:up|out|away|bubbles)\b)/g,
    '$1 swaying',
  ],
  [
    'blowing',
    /\b(leaves|petals|papers|feathers|seeds|sand|dust) (?:is |are )?blowing\b(?! (?:up|out|away|bubbles)\b)/g,
    '$1 flying',
  ],
]
