import { needsHands } from '../../cast/human-deeds.ts'
import { comesAlive, livesByItself } from '../../cast/mascots/enlivened.ts'
import { isFelt } from '../../lexicon/feelings.ts'
import { HOUSEHOLD, LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { BEARING_TALES } from './creatures/saddles.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'

/** What hangs in every sky, and may come down from there. */
const ALOFT =
  /\b(?:sun|moon|star|cloud|planet|comet|sun with an? face|storm ?cloud|rain ?cloud|snowflake|raindrop|lightning bolt)$/u

/** What it does with a body; a sun that smiles, sleeps or cries does so where it is. */
const BODILY =
  /^(?:fish|eat|drink|dance|bathe|yoga|hug|kiss|kick|ride|climb|ski|surf|skate|swing|jump|sit|box|adore)$/u
/** What a face alone can do: the sun and the moon have one in their sky already. */
const FACIAL = /^(?:yawn|laugh|smile|cry|sleep|sneeze|wake-up|snore|sing|talk|whisper)$/u

function isBodily(action: Action): boolean {
  return BODILY.test(action.verb) || needsHands(action)
}

/** A moon that goes fishing sits by the lake, with a face: it is nobody's lamp any more. */
function comeDown(shot: Shot): Shot {
  const dressed = new Set(
    shot.relations.filter(({ relation }) => relation === 'wearing').map(({ from }) => from),
  )
  const comes = ({ id, kind, noun, words, count, actions, emotion }: Subject): boolean => {
    if (kind !== 'sky' || count > 3 || !ALOFT.test(noun)) return false
    const cloud = /(?:cloud|flake|drop|bolt)$/u.test(noun)
    const acts = actions.some((each) => isBodily(each) || (cloud && FACIAL.test(each.verb)))
    return acts || dressed.has(id) || (cloud && isFelt(emotion, words))
  }
  const down = shot.subjects.filter(comes)
  if (down.length === 0) return shot
  const ids = new Set(down.map(({ id }) => id))
  const lamps = down.flatMap(({ noun }) => /\b(?:sun|moon)\b/u.exec(noun)?.[0] ?? [])
  return {
    ...withEach(shot, (each): Subject => (ids.has(each.id) ? embodied(each) : each)),
    place: shot.place ?? 'meadow',
    without: [...shot.without, ...lamps].slice(0, 6),
  }
}

/** A thing on the ground, whose face is not drawn twice. */
function embodied(subject: Subject): Subject {
  const noun = subject.noun.replace(/ with an? face$/u, '')
  const picture = noun === 'sun' ? 'noto:sun' : subject.picture
  const idle = doing(isFelt(subject.emotion, subject.words) ? 'hover' : 'smile')
  const actions = subject.actions.length > 0 ? subject.actions : [idle]
  const size = subject.size === 'normal' && /flake|drop$/u.test(noun) ? 'large' : subject.size
  return { ...subject, kind: 'thing', noun: `living ${noun}`, picture, actions, size }
}

/** Whom a thing adores is fond of it, too, unless that one has something else to do. */
function answerLove(shot: Shot): Shot {
  const adored = new Map(
    shot.subjects.flatMap(({ id, actions }) =>
      actions.flatMap(({ verb, target }) => (verb === 'adore' && target ? [[target, id]] : [])),
    ),
  )
  if (adored.size === 0) return shot
  return withEach(shot, (each): Subject => {
    const by = adored.get(each.id)
    const answers = by !== undefined && each.actions.length === 0 && !LIVING.has(each.kind)
    return answers ? { ...each, actions: [doing('adore', { target: by })] } : each
  })
}

/** A dolphin that drives a car is on the road with it, and a whale in a plane in the air. */
function leaveWater(shot: Shot): Shot {
  const craft = (id: string | null): Subject | undefined =>
    shot.subjects.find((each) => each.id === id && /^(?:vehicle|aircraft)$/u.test(each.kind))
  const steered = ({ kind, actions }: Subject): Subject | undefined =>
    kind === 'fish'
      ? actions.map(({ target }) => craft(target)).find((each) => each !== undefined)
      : undefined
  const ride = shot.subjects.map(steered).find((each) => each !== undefined)
  if (!ride) return shot
  const place = shot.place ?? (ride.kind === 'aircraft' ? 'sky' : 'street')
  return {
    ...withEach(shot, (each): Subject => (steered(each) ? { ...each, kind: 'creature' } : each)),
    place,
  }
}

/** What has come alive among things that have not is the one to be seen. */
function standOut(shot: Shot): Shot {
  const [lead, ...others] = shot.subjects
  if (!lead || lead.size !== 'normal' || lead.kind === 'person' || !livesByItself(lead)) return shot
  const alone =
    others.length > 0 && others.every((each) => !LIVING.has(each.kind) && !comesAlive(each))
  if (!alone) return shot
  const relations = shot.relations.filter(
    ({ from, relation }) => from !== lead.id || relation !== 'around',
  )
  return {
    ...withEach(shot, (each): Subject => (each === lead ? { ...each, size: 'large' } : each)),
    relations,
  }
}

/** What takes two, and what couples do in each other's arms. */
const TOGETHER =
  /^(?:play-.+|talk|argue|tea-party|dance|sing|tango|waltz|box|kiss|race|arm-wrestle|laugh)$/u
const COUPLED = /^(?:tango|waltz|salsa|slow-dance)$/u

/** "A lamp plays chess with a book": the book is alive, too; a broom and a bucket waltz each by itself, and beside each other. */
function joinIn(shot: Shot): Shot {
  const leader = shot.subjects.find(
    (each) =>
      each.kind !== 'person' && livesByItself(each) && TOGETHER.test(each.actions[0]?.verb ?? ''),
  )
  if (!leader) return shot
  const partners = new Set(partnersOf(shot, leader))
  const alive = (id: string): boolean =>
    partners.has(id) || shot.subjects.some((each) => each.id === id && comesAlive(each))
  const told = withEach(shot, (each): Subject => {
    const actions = partners.has(each.id)
      ? leader.actions.map((deed) => ({ ...deed, target: leader.id }))
      : each.actions
    return alive(each.id) ? asThing({ ...each, actions: actions.map(uncoupled) }) : each
  })
  const between = told.relations.filter(
    ({ from, relation, to }) =>
      !(relation === 'around' && alive(from)) &&
      !(relation === 'next-to' && alive(from) && alive(to)),
  )
  return { ...told, relations: between }
}

const uncoupled = (deed: Action): Action =>
  COUPLED.test(deed.verb) ? { ...deed, verb: 'dance' } : deed

/** A flame that sings burns nothing beside it. */
const asThing = (each: Subject): Subject =>
  each.kind === 'nature'
    ? { ...each, kind: 'thing', noun: `living ${each.noun}`, size: smaller(each) }
    : each

/** A campfire is as tall as a child. */
const smaller = ({ size, noun }: Subject): Subject['size'] =>
  size === 'normal' && /^(?:flame|fire)$/u.test(noun) ? 'small' : size

const PARTNERS: ReadonlySet<Subject['kind']> = new Set([...HOUSEHOLD, 'vehicle'])

/** Things that stand beside it with nothing else to do. */
function partnersOf({ subjects, relations }: Shot, { id, actions }: Subject): readonly string[] {
  const meant = (other: string): boolean =>
    actions.some(({ target }) => target === other) ||
    relations.some(
      ({ from, relation, to }) => relation === 'next-to' && from === id && to === other,
    )
  return subjects
    .filter((each) => PARTNERS.has(each.kind) && each.actions.length === 0 && meant(each.id))
    .map((each) => each.id)
}

/** Things of the sky that do as people do come down to the ground; love between things is answered, and games for two have two. */
export const LIVING_TALES: readonly ((shot: Shot) => Shot)[] = [
  comeDown,
  joinIn,
  standOut,
  answerLove,
  leaveWater,
  ...BEARING_TALES,
]
