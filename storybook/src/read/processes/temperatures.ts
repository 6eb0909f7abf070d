import { changeAt, type Change } from '../../lexicon/substances/at-degrees.ts'
import { DEGREES_TOLD, degreesIn } from './degrees.ts'
import {
  START,
  stuffIn,
  VESSEL,
  vesselPicture,
  type Process,
  type Rule,
  type Said,
} from './process.ts'

const DEGREES = `(?<degrees>${DEGREES_TOLD}) ?(?:°|º|degrees?|deg)? ?(?<unit>c|f|k|celsius|centigrade|fahrenheit|kelvin)?\\b`
const LY = '(?:[a-z]+ly )*'
const TURNS =
  '(?:drops|falls|decreases|sinks|plunges|rises|increases|climbs|goes|is|reaches|hits|is raised|is lowered|gets|stays|remains|dropping|falling|rising|climbing)'
/** "As the temperature slowly drops below 0 °C", "as it is exposed to a temperature of 120 °C", "at 40 °C". */
const HEAT = `,? (?:(?:as|when|while|until|after|once|because) )?(?:(?:its |the )?(?:[a-z]+ )?temperature ${LY}${TURNS} ?${LY}|(?:(?:it|they) (?:is|are|gets?) )?(?:being )?(?:exposed|subjected|heated|cooled|chilled|warmed|brought|frozen)(?: up| down)?(?: in [a-z ]{1,20})? ?)?(?:(?:up|down) )?(?<past>to|below|under|above|over|past|at|beyond)? ?(?:an? )?(?:temperatures? )?(?:of |below |above )?${DEGREES}`
const THING = '(?<what>(?:[a-z-]+ ){0,6}?[a-z-]+)'
const WITHIN = `(?: (?:in|inside|within|on) (?:an? |the )?(?<vessel>(?:[a-z-]+ ){0,3}?${VESSEL}))?`
const TOLD =
  '(?:(?:captures?|shows?|showing|documents?|records?|depicts?|of) )?(?:the )?(?:(?:gradual|slow|rapid|complete|full|striking|sudden) )*(?:transformation|change|changes|behaviou?r|reaction|process|transition)'

/** What a stuff does at a told temperature. */
export const TEMPERATURE_RULES: readonly Rule[] = [
  {
    guards: 'transformation change behavior behaviour transition reaction process',
    pattern: new RegExp(`\\b${TOLD} (?:of|in|for) ${THING}${WITHIN}${HEAT}`, 'u'),
    tell: atDegrees,
  },
  {
    guards: '° degrees temperature celsius',
    pattern: new RegExp(
      `${START}${THING}${WITHIN}(?: (?:that )?(?:is |are )?(?:[a-z]+ly )?(?:melts?|melting|freez(?:es|ing)|boils?|boiling|hardens?|solidif(?:ies|ying)|evaporat(?:es|ing)|sublim(?:es|ing)|softens?|changes?|behaves?|transforms?|heated|cooled|warmed|chilled))?${HEAT}`,
      'u',
    ),
    tell: atDegrees,
  },
]

/** Open water: it is there before its ice. */
const LANDS =
  /\b(?:river|stream|brook|creek|canal|lake|pond|lagoon|reservoir|ocean|sea|bay|harbou?r|waterfall)$/u

function celsius(said: Said): number {
  const asked = degreesIn(said('degrees'))
  const unit = said('unit')[0] ?? 'c'
  const degrees = unit === 'f' ? ((asked - 32) * 5) / 9 : unit === 'k' ? asked - 273 : asked
  const past = said('past')
  const over = /above|over|past|beyond/u.test(past) ? 5 : /below|under/u.test(past) ? -5 : 0
  return degrees + over
}

/** What it does when it is no solid on a plate but a liquid in a vessel. */
const VERBS: Readonly<Record<Change, string>> = {
  freeze: 'bench-freeze',
  melt: 'bench-melt',
  soften: 'bench-soften',
  boil: 'bench-boil',
  steam: 'bench-steam',
  sublime: 'bench-sublime',
  stay: 'bench-stay',
}

const FILLED = new RegExp(`\\b(${VESSEL}) of `, 'u')

function atDegrees(said: Said): Process | null {
  const what = said('what')
  const degrees = celsius(said)
  if (LANDS.test(what)) return degrees > 0 ? null : freezingOver(what)
  const found = stuffIn(what)
  if (found === null) return null
  // "A glass of water at 80 °C": it is in a glass.
  const [, filled = ''] = FILLED.exec(what) ?? []
  return changed({ ...found, vessel: said('vessel') || filled }, changeAt(found.stuff, degrees))
}

function freezingOver(what: string): Process {
  const water = what.replace(/\b(?:ocean|bay)$/u, 'sea')
  return { noun: water, picture: null, verb: 'stand', plainly: `${water} freezing over` }
}

interface Found {
  readonly name: string
  readonly stuff: NonNullable<ReturnType<typeof stuffIn>>['stuff']
  readonly vessel: string
}

/** A stuff in its vessel, or on a plate, with what becomes of it. */
export function changed({ name, stuff, vessel }: Found, change: Change): Process {
  const liquid = stuff.state === 'liquid'
  const usual = change === 'freeze' || change === 'stay' ? 'clear-bottle' : 'clear-beaker'
  const picture = liquid ? vesselPicture(vessel, usual) : 'clear-beaker'
  if (picture === 'clear-thermometer')
    return {
      noun: `thermometer of ${name}`,
      picture: 'prop:clear-beaker',
      verb: 'bench-gauge',
      prop: change,
    }
  const verb = liquid && change === 'stay' ? 'bench-rest' : VERBS[change]
  const holder = vessel.split(' ').at(-1) || 'bottle'
  const noun = liquid ? `${holder} of ${name}` : name
  return { noun, picture: `prop:${picture}`, verb, prop: name }
}
