import { ANIMALS } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { withSubject } from '../retold.ts'
import { unseen } from '../without.ts'
import { isBeast } from './told.ts'

const AFTER = /^(?:chase|catch|hunt|jump|leap|pounce|snap|play|swat)$/u
/** These come with a tongue or with wings of their own. */
const OTHERWISE = /\b(?:frog|toad|chameleon|gecko|lizard|spider)$/u
/** Light things drift as flies do. */
const ADRIFT = /\b(?:bubble|feather|leaf|balloon|snowflake|laser dot)$/u

/** What has no wings is not leapt for. */
const CREEPS = /\b(?:snail|slug|worm|caterpillar|ant|spider|centipede|scorpion|woodlouse)$/u

/** A fly is an insect, and so is a dragonfly, whatever its picture. */
export const isBug = ({ kind, noun }: Subject): boolean =>
  kind === 'insect' || /(?:fly|moth|bee|wasp)$/u.test(noun)

/** A beast after one small thing in the air leaps for it and misses, in the open. */
export function pounceAtFlyer(shot: Shot): Shot {
  for (const hunter of shot.subjects) {
    const quarry = shot.subjects.find((each) => isAfter(hunter, each, shot))
    if (!quarry) continue
    const prop = [quarry.colour, quarry.noun].filter(Boolean).join(' ')
    const told = unseen(shot, quarry)
    const open = isBug(quarry) ? 'meadow' : null
    return {
      ...withSubject(told, hunter, { actions: [doing('pounce-at', { prop })] }),
      place: shot.place ?? open,
    }
  }
  return shot
}

function isAfter({ id, kind, noun, count, actions }: Subject, other: Subject, shot: Shot): boolean {
  if (kind !== 'animal' || count !== 1 || other.count !== 1 || OTHERWISE.test(noun)) return false
  const flits = isBug(other) && !CREEPS.test(other.noun)
  if (other.actions.length > 1 || !(flits || ADRIFT.test(other.noun))) return false
  const aims = ({ verb, target }: Action): boolean => target === other.id && AFTER.test(verb)
  const chases = shot.relations.some(
    ({ from, relation, to }) => from === id && to === other.id && relation === 'chasing',
  )
  return chases || actions.some(aims)
}

const TOYS = /^(?:thing|toy|nature|plant|clothing|food|tool)$/u

/** A kitten that stalks a ball of yarn plays with it, and no deer comes by. */
export function playWithThings(shot: Shot): Shot {
  const kindOf = (id: string | null): string =>
    shot.subjects.find((each) => each.id === id)?.kind ?? ''
  const toyOf = ({ verb, target, prop }: Action): string | undefined => {
    if (!/^(?:hunt|walk|pounce)$/u.test(verb)) return undefined
    if (target !== null) return TOYS.test(kindOf(target)) && verb !== 'walk' ? target : undefined
    return shot.subjects.find(({ noun, kind }) => noun === prop && TOYS.test(kind))?.id
  }
  const player = shot.subjects.find(
    (each) => isBeast(each) && each.actions.some((deed) => toyOf(deed)),
  )
  const target = player?.actions.map(toyOf).find((id) => id !== undefined)
  if (!player || target === undefined) return shot
  const others = player.actions.filter((deed) => toyOf(deed) === undefined)
  const relations = shot.relations.filter(({ from, to }) => from !== player.id || to !== target)
  const told = withSubject(shot, player, { actions: [doing('play', { target }), ...others] })
  return { ...told, relations }
}

/** Who is after another round a tree: both run round it, and nothing else is seen of the chase than that. */
export function chaseRound(shot: Shot): Shot {
  const chase = shot.relations.find(({ relation }) => relation === 'chasing')
  const ids = [chase?.from, chase?.to]
  const round = shot.relations.find(
    ({ from, relation }) => relation === 'around' && ids.includes(from),
  )
  const middle = shot.subjects.find(({ id }) => id === round?.to)
  if (!chase || !round || !middle || ANIMALS.has(middle.kind) || middle.kind === 'person')
    return shot
  const rest = shot.relations.filter((each) => each !== chase && each !== round)
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      ids.includes(each.id) ? { ...each, actions: [doing('run', { pace: 'fast' })] } : each,
    ),
    relations: [
      ...rest,
      { from: chase.to, relation: 'around', to: middle.id },
      { from: chase.from, relation: 'around', to: middle.id },
    ],
  }
}
