import { ANIMALS } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { unseen } from './without.ts'

const FIGHTS = /^(fight|sword-fight|box|attack|wrestle|battle|clash|duel|fence)$/u
/** What is fought on, and the place that it is to those who stand there. */
const GROUNDS: readonly (readonly [what: RegExp, place: string])[] = [
  [/\bbridge$/u, 'stone bridge'],
  [/\b(roof|rooftop|skyscraper)$/u, 'rooftop'],
  [/\b(ship|galleon|pirate ship|boat)$/u, 'ship deck'],
  [/\b(cliff|precipice|crag)$/u, 'cliff'],
  [/^(?:boxing |wrestling |fighting )?ring$/u, 'boxing ring'],
  [/\b(tower|castle wall|rampart|battlement)s?$/u, 'castle'],
]

/** Who fights on a bridge or a ship has it under both their feet: it is where they are, and not a toy that one of them stands on. */
export function fightOnGround(asked: Shot): Shot {
  const shot = handSwordOver(asked)
  const fighter = shot.subjects.find(({ actions }) => actions.some(({ verb }) => FIGHTS.test(verb)))
  if (!fighter || shot.place !== null) return shot
  const ids = [fighter.id, fighter.actions.find(({ verb }) => FIGHTS.test(verb))?.target]
  const under = shot.relations.find(
    ({ from, relation, to }) =>
      /^(?:on|inside)$/u.test(relation) && ids.includes(from) && !ids.includes(to),
  )
  const ground = shot.subjects.find(({ id }) => id === under?.to)
  const place = GROUNDS.find(([what]) => what.test(ground?.noun ?? ''))?.[1]
  return ground && place ? onGround(shot, ground, place) : shot
}

function onGround(shot: Shot, ground: Subject, place: string): Shot {
  const burns = ground.material === 'fire' || ground.actions.some(({ verb }) => verb === 'burn')
  const scenery = [...(burns ? ['burning'] : []), ...(shot.scenery ?? [])]
  return { ...unseen(shot, ground), place, ...(scenery.length > 0 ? { scenery } : {}) }
}

/** In a battle of a dragon and a knight the sword is the knight's: the dragon is one, and nobody in its costume. */
function handSwordOver(shot: Shot): Shot {
  const beast = shot.subjects.find(
    ({ kind, person, actions }) =>
      ANIMALS.has(kind) && person === null && actions[0]?.verb === 'sword-fight',
  )
  const [deed] = beast?.actions ?? []
  const knight = shot.subjects.find(({ id, kind }) => id === deed?.target && kind === 'person')
  if (!beast || !deed || !knight || knight.actions.length > 0) return shot
  const fights = { ...deed, target: beast.id }
  const told = shot.subjects.map((each): Subject => {
    if (each === knight) return { ...each, actions: [fights] }
    return each === beast ? { ...each, actions: [] } : each
  })
  // Who fights comes first, as if "a knight fights a dragon" were said.
  const isKnight = ({ id }: Subject): boolean => id === knight.id
  return { ...shot, subjects: [...told.filter(isKnight), ...told.filter((one) => !isKnight(one))] }
}
