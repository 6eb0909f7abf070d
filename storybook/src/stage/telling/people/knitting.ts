import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { does } from './people-told.ts'

const KNITTED =
  /\b(scarf|sweater|jumper|pullover|cardigan|socks?|hat|mittens?|gloves?|blanket|shawl|yarn|wool)$/u

/** Who knits a long blue scarf has it in hand, long and blue; pets that play with the wool are at their feet. */
export function knitInColour(shot: Shot): Shot {
  const who = shot.subjects.find((each) => does(each, /^knit$/u))
  if (!who) return shot
  const made = shot.subjects.filter(({ noun }) => KNITTED.test(noun))
  const look = made.find(({ colour }) => colour !== null) ?? made[0]
  const pet = shot.subjects.find(
    ({ actions: [deed] }) => deed?.verb === 'play' && /\b(yarn|wool)$/u.test(deed.prop ?? ''),
  )
  const subjects = shot.subjects.map((each) =>
    look && (each.id === who.id || each.id === pet?.id)
      ? { ...each, actions: each.actions.map(inLook(look)) }
      : each,
  )
  if (!pet) return { ...shot, subjects }
  const relations = shot.relations.filter(({ from }) => from !== pet.id)
  return {
    ...shot,
    subjects,
    relations: [...relations, { from: pet.id, relation: 'next-to', to: who.id }],
  }
}

const inLook =
  ({ words, colour, noun }: Subject) =>
  (action: Action): Action => {
    if (action.verb === 'play')
      return { ...action, prop: `${colour ?? ''} ${action.prop ?? 'yarn'}`.trim() }
    const long = /\blong\b/u.test(words) ? 'long ' : ''
    const pair = / and /u.test(words) ? words.replace(noun, '').trim() : colour
    const striped = /\bstrip(?:ed|y)\b/u.test(words) ? 'striped ' : ''
    const prop = `${long}${striped}${pair ?? ''} ${action.prop ?? noun}`.trim().slice(0, 60)
    return action.verb === 'knit' ? { ...action, prop, target: null } : action
  }
