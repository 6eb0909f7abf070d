import type { Shot } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { people } from './people-told.ts'

const SMALL =
  /^(?:paper|toy|origami|model|newspaper|leaf|walnut|folded) (?:boat|ship|sailboat|ferry)$/u
const LETS_IT_GO = /^(?:release|put|place|set|launch|float|sail|drop|let|push|lay|stand|set-down)$/u

const WATERS = /^(?:river|canal|stream|creek|brook)$/u

/** Who sets a paper boat on the water kneels beside it: nobody sails in one. */
export function floatToyBoat(shot: Shot): Shot {
  const boat = shot.subjects.find(({ noun }) => SMALL.test(noun))
  const who = people(shot).find(({ actions: [first] }) => LETS_IT_GO.test(first?.verb ?? ''))
  if (!boat || !who || boat.count > 1 || who.actions.length > 1) return shot
  const deed = doing('float-toy-boat', { prop: boat.noun })
  const subjects = shot.subjects.map((each) => (each === who ? { ...who, actions: [deed] } : each))
  // Nobody kneels in the stream itself.
  const place = WATERS.test(shot.place ?? '') ? 'riverbank' : (shot.place ?? 'street')
  return without({ ...shot, place, subjects }, boat)
}
