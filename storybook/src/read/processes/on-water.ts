import {
  stuffIn,
  START,
  VESSEL,
  vesselPicture,
  type Process,
  type Rule,
  type Said,
} from './process.ts'
import { thingOf } from './things.ts'

const LY = '(?:[a-z]+ly )*'
const THING = '(?<what>(?:[a-z-]+ ){0,6}?[a-z-]+)'
const SIDE = '(?<surface>(?:[a-z]+ ){0,4}?[a-z]+)'

/** What is put on water, and drops of it on other things. */
export const WATER_RULES: readonly Rule[] = [
  {
    guards: 'surface water milk liquid juice bowl',
    pattern: new RegExp(
      `${START}${THING} (?:is|are|being|gets?) ${LY}(?:placed|put|laid|set|lowered|dropped|rested|floated) ${LY}(?:on|onto|upon|into|in|to)(?: the)? (?:(?:surface|top) of )?(?:an? |the )?(?<vessel>(?:[a-z]+ ){0,3}?${VESSEL}|water|pond|lake|river|puddle|pool)(?: (?:of|filled with|full of|containing|with) (?:[a-z]+ ){0,2}?(?<liquid>[a-z]+))?(?=[.,;]|$)`,
      'u',
    ),
    tell: onWater,
  },
  {
    guards: 'drop',
    pattern: new RegExp(
      `\\b(?:an?|the|one|single) (?:[a-z]+ ){0,2}?(?:(?:water |rain)?drop(?:let)?|raindrop|bead)(?: of (?:water|rain|dew))? ${LY}(?<deed>(?:slides?|glides?|rolls?|runs?|trickles?|moves|clings?|hangs?|forms?|rests?|sits?)(?: off| down| along| across)?) ${LY}(?:to |on |of |over |off |from |at |down |along |across )*(?:(?:an?|the) )?(?:(?:smooth|inclined|polished|inner|outer|upper) )*(?:(?:surface|edge|side|rim|top) of )?(?:(?:an?|the) )?(?:(?:smooth|freshly|washed|clean|cold|polished|glossy|waxy) )*(?:sheet of )?${SIDE}(?=[.,;]|$)(?:,[^.;]*(?:spher|tension|round|shape|form)[^.;]*)?`,
      'u',
    ),
    tell: droplet,
  },
]

function onWater(said: Said): Process | null {
  const [what, vessel] = [thingOf(said('what')), said('vessel')]
  // Boats are at home on it.
  if (/\b(?:boat|ship|canoe|raft)$/u.test(what)) return null
  const liquid = stuffIn(said('liquid') || 'water')
  const watery = said('liquid') !== '' || /water|pond|lake|river|puddle|pool|aquarium/u.test(vessel)
  if (!watery || liquid === null || liquid.stuff.state !== 'liquid' || stuffIn(what) !== null)
    return null
  const holder = /water|river|puddle/u.test(vessel) ? 'pool' : vessel
  const noun = holder.split(' ').at(-1) ?? 'bowl'
  return {
    noun: `${noun} of ${liquid.name}`,
    picture: `prop:${vesselPicture(holder, 'clear-bowl')}`,
    verb: 'bench-float',
    prop: `${what} on ${liquid.name}`.slice(-60),
    ...(/pond|lake|river/u.test(vessel) && { shot: { place: 'park' } }),
  }
}

function droplet(said: Said): Process {
  const surface = said('surface').replace(/^(?:an?|the) /u, '')
  return {
    noun: 'drop of water',
    picture: 'prop:clear-tank',
    verb: 'bench-drop',
    prop: `${said('deed')} on ${surface}`.slice(0, 60),
  }
}
