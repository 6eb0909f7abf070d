import { described, headOf } from './describe.ts'

const GLOWS =
  /^(?:lamps?|lights?|bulbs?|lightbulbs?|lanterns?|torch(?:es)?|flashlights?|candles?|streetlights?|stars?|screens?|monitors?|televisions?|tvs?|headlights?|chandeliers?|spotlights?)$/
const OUTDOORS = /^(?:streetlights?|stars?)$|street ?l(?:amp|ight)s?$/
const ON = /\b(?:on|lit|bright|glowing|illuminated|shining)$/
const OFF = /\b(?:off|unlit|out|dark)$/
const DIM = /\b(?:dim|dimly|faint|weak|flickering)$/

/** A lamp as it shines or does not, in the light that it gives; null for what is no light, or in a state that has to do with none. */
export function asLit(who: string, state: string): string | null {
  const head = headOf(who)
  if (!GLOWS.test(head) || /\btraffic light/.test(who)) return null
  const where = (room: string): string => (/ (?:in|on) (?:an?|the) /.test(who) ? '' : room)
  const outside = OUTDOORS.test(head) || OUTDOORS.test(who)
  const out = head.startsWith('star') ? ' at night' : ' on a street at dusk'
  const [dark, light] = outside ? [out, out] : [' in a dark room', ' in a room']
  if (OFF.test(state)) return described(who, 'unlit') + where(dark)
  if (DIM.test(state)) return described(who, outside ? 'unlit' : '') + where(dark)
  // A torch that is lit would be a fire.
  const shining = head.startsWith('torch') ? '' : 'lit'
  return ON.test(state) ? described(who, shining) + where(light) : null
}
