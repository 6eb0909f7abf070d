import { DEGREES_TOLD, degreesIn } from './degrees.ts'
import { START, type Process, type Rule, type Said } from './process.ts'

const DAMP =
  '(?:steam|(?:water )?vapou?r|mist|fog|moisture|humidity|(?:humid|moist|damp) air|warm breath|breath)'
const COLD = '(?:(?:cold|cool|chilled|icy|freezing|frozen|frosty|smooth|clean) )*'
const SURFACE = '(?<surface>(?:[a-z]+ ){0,3}?[a-z]+)'
const AT = `(?: at (?:a temperature of )?(?<degrees>${DEGREES_TOLD}) ?(?:°|º|degrees?)? ?(?:c|celsius)?)?`

/** Steam that meets something cold, and frost. */
export const SURFACE_RULES: readonly Rule[] = [
  {
    guards: 'steam vapor vapour mist fog moist humid breath',
    pattern: new RegExp(
      `${START}(?:(?:the|hot|warm|thick|rising) )*${DAMP}(?<from>[^.;]{0,60}?) (?:comes? (?:in)?to contact with|meets?|touches|hits|condenses on(?:to)?|settles on|reaches|contacts|freezes on(?:to)?) (?:an? |the )?(?:surface of (?:an? |the )?)?${COLD}${SURFACE}${AT}(?=[.,;]|$)`,
      'u',
    ),
    tell: damp,
  },
  {
    guards: 'frost condensation dew crystals',
    pattern: new RegExp(
      `\\b(?<wet>(?:ice )?frost|frost patterns|ice crystals|condensation|dew drops|dew|water droplets)(?<from>) (?:[a-z]+ly )*(?:forms?|grows?|creeps?|spreads?|forming|growing|creeping|spreading|builds? up|collects?|condenses?) (?:[a-z]+ly )*(?:on|over|across|along) (?:the )?(?:outside of |surface of |edges of )?(?:an? |the )?${COLD}(?<surface>(?:[a-z]+ ){0,2}?(?:mirror|windshield|plate|sheet|surface|door|wall|leaf|bottle|can|tile|tiles))${AT}(?=[.,;]|$)`,
      'u',
    ),
    tell: damp,
  },
]

const ROOMS: readonly (readonly [words: RegExp, where: string])[] = [
  [/\bkitchen\b|\bpot\b|\bkettle\b|\bstove\b/u, 'in a kitchen'],
  [/\bshower\b|\bbath\w*\b/u, 'in a bathroom'],
  [/\brain ?forest\b|\bjungle\b/u, 'in a rainforest'],
  [/\bmountain\w*\b/u, 'in the mountains'],
  [/\bforest\b|\bwoods\b/u, 'in a forest'],
]

function damp(said: Said): Process {
  const [from, surface] = [said('from'), said('surface')]
  const degrees = degreesIn(said('degrees'))
  const frosty = degrees <= 0 || /frost|crystal/u.test(said('wet'))
  const source = /\b(coffee cup|cup of (?:tea|coffee)|pot|kettle|mug|teapot|iron)\b/u.exec(
    from,
  )?.[1]
  const where = ROOMS.find(([words]) => words.test(from))?.[1]
  return {
    noun: surface,
    picture: 'prop:clear-tank',
    verb: frosty ? 'bench-frost' : 'bench-dew',
    prop: (source === undefined ? surface : `${surface} from ${source}`).slice(0, 60),
    ...(where !== undefined && { where }),
  }
}
