import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'

const FIGHTS = /^(box|fight|punch|spar|battle|hit|play)$/u
const GLOVES = /\bboxing gloves?$/u
const GEAR = [
  { garment: 'boxing gloves', colour: 'blue' },
  { garment: 'boxing trunks', colour: 'blue' },
]

/** A kangaroo that boxes has gloves on and stands up to whom it boxes with, a man or one of its kind. */
export function putOnGloves(shot: Shot): Shot {
  const bout = boutOf(shot)
  if (!bout) return shot
  const [beast, other] = bout
  const box: Action = doing('box', { target: other?.id ?? null })
  const subjects = shot.subjects.flatMap((each): Subject[] => {
    if (GLOVES.test(each.noun)) return []
    if (each === beast || (each === other && ANIMALS.has(each.kind))) return [geared(each, box)]
    return [each === other ? { ...each, actions: [] } : each]
  })
  const left = new Set(subjects.map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ from, relation, to }) => left.has(from) && left.has(to) && relation !== 'next-to',
  )
  return { ...shot, place: shot.place ?? 'boxing ring', subjects, relations }
}

/** Who hits with a broom does not box. */
const isBare = ({ verb, prop }: Action): boolean => verb === 'box' && prop === null

/** The beast that boxes, and with whom. */
function boutOf(shot: Shot): readonly [Subject, Subject | undefined] | null {
  const gloved = shot.subjects.some(({ noun }) => GLOVES.test(noun))
  const boxer = shot.subjects.find(({ actions: [deed] }) =>
    deed ? isBare(deed) || (gloved && FIGHTS.test(deed.verb)) : false,
  )
  const target =
    shot.subjects.find(({ id }) => id === boxer?.actions[0]?.target) ??
    shot.subjects.find((each) => each !== boxer && each.actions[0]?.verb === 'box')
  if (!boxer || GLOVES.test(target?.noun ?? '')) return null
  if (ANIMALS.has(boxer.kind)) return [boxer, target]
  return target && ANIMALS.has(target.kind) ? [target, boxer] : null
}

function geared(beast: Subject, box: Action): Subject {
  const person = beast.person ?? Person.parse({})
  const own = beast.id === box.target ? doing('take-part') : box
  return { ...beast, actions: [own], person: { ...person, wears: [...person.wears, ...GEAR] } }
}
