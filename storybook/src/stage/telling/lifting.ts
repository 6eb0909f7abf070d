import { LIVING } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { withEach } from './retold.ts'
import { bondsWithout } from './without.ts'

const FLIERS: ReadonlySet<Subject['kind']> = new Set<Subject['kind']>([
  'bird',
  'insect',
  'aircraft',
  'creature',
  'toy',
])

/** They have no wings, or none to speak of: what they lift is on top of them. */
const ON_FOOT =
  /\b(ant|spider|beetle|caterpillar|snail|scorpion|cricket|grasshopper|cockroach|monster|troll|giant|golem|ogre|yeti|bigfoot|robot|dinosaur|t-rex|cyclops|werewolf)$/u

const lifts = ({ verb, target }: Action): boolean =>
  /^(lift|carry|lift-up|pull)$/u.test(verb) && target !== null

/** Butterflies that lift a girl hover above her, and she rises with them. */
function hoverAbove(shot: Shot): Shot {
  const flier = shot.subjects.find(
    ({ kind, noun, actions }) =>
      FLIERS.has(kind) && !ON_FOOT.test(noun) && actions.some(({ verb }) => verb === 'lift'),
  )
  const load = shot.subjects.find(({ id }) => id === flier?.actions.find(lifts)?.target)
  // Balloons that carry somebody are in the hand.
  const held = load?.kind === 'person' && /\bballoon$/u.test(flier?.noun ?? '')
  if (!flier || !load || held) return shot
  if (flier.noun === 'balloon') return tiedTo(load, flier, shot)
  const others = shot.relations.filter(
    ({ from, to }) =>
      !(from === flier.id && to === load.id) && !(from === load.id && to === flier.id),
  )
  return {
    ...withEach(shot, (each) => {
      if (each.id === flier.id) return { ...each, actions: [doing('hover')] }
      return each.id === load.id ? { ...each, actions: [doing('rise')] } : each
    }),
    relations: [...others, { from: flier.id, relation: 'above', to: load.id }],
    place: shot.place ?? 'meadow',
  }
}

/** Balloons that lift a house or a bear are one bunch that is tied to its top. */
function tiedTo(load: Subject, balloons: Subject, shot: Shot): Shot {
  const { count, colour } = balloons
  const picture = `prop:balloon${count > 12 ? '-cloud' : count > 4 ? '-bunch' : 's'}`
  const told = (each: Subject): Subject => {
    if (each.id === balloons.id)
      return {
        ...each,
        picture,
        count: 1,
        colour: colour === 'rainbow' ? null : colour,
        actions: [],
      }
    if (each.id !== load.id) return each
    return { ...each, actions: [doing(shot.place === null ? 'rise' : 'float')] }
  }
  return {
    ...withEach(shot, told),
    relations: [
      ...bondsWithout(shot, balloons),
      { from: balloons.id, relation: 'on', to: load.id },
    ],
    place: shot.place ?? 'meadow',
  }
}

const CARRIES = /^(lift|lift-up|carry|hold|bear|raise)$/u
const HUGE = new Set<Subject['kind']>(['vehicle', 'building', 'boat', 'aircraft'])
const HEAVY =
  /\b(elephant|piano|boulder|cow|horse|pony|donkey|camel|pig|sheep|gorilla|lion|tiger|hippo|rhino|whale|(?<!teddy )bear|bull|tree trunk|log|anvil|fridge|refrigerator|sofa|couch|wardrobe|barrel|rock)$/u

const RAISES = /^(lift|lift-up|raise)$/u

/** Whether it is off the ground and larger than whoever has it. */
function isOverload({ kind, noun, size }: Subject, bearer: Subject, { verb }: Action): boolean {
  if (/^(large|giant)$/u.test(size)) return true
  // What has wheels may be pushed or driven; only lifting says that it is off the ground.
  if (!RAISES.test(verb)) return false
  const small = size === 'tiny' || size === 'small'
  return bearer.kind === 'insect' || (!small && (HUGE.has(kind) || HEAVY.test(noun)))
}

const STRONG =
  /\b(?:strong ?m[ae]n|strong ?woman|wrestler|weight ?lifter|bodybuilder|super ?hero|hercules|acrobat|dancer|skater|cheerleader)$/u

/** Wrestlers and dancers lift whole people; others lift children, who are then in their arms. */
function isFeat({ kind, person }: Subject, bearer: Subject, { verb }: Action): boolean {
  const grown = kind === 'person' && person?.age !== 'baby' && person?.age !== 'child'
  return RAISES.test(verb) && grown && STRONG.test(bearer.noun)
}

function bearsAlone({ kind, noun, count, size, actions: [deed] }: Subject): boolean {
  const flies = FLIERS.has(kind) && !ON_FOOT.test(noun)
  if (count > 1 || (size === 'giant' && kind !== 'person') || flies) return false
  return deed !== undefined && CARRIES.test(deed.verb) && deed.target !== null
}

/** Who lifts or carries something larger than itself is under it. */
function bearUp(shot: Shot): Shot {
  const bearer = shot.subjects.find(bearsAlone)
  const [deed] = bearer?.actions ?? []
  const load = shot.subjects.find(({ id, count }) => id === deed?.target && count === 1)
  if (!bearer || !deed || !load) return shot
  if (!isOverload(load, bearer, deed) && !isFeat(load, bearer, deed)) return shot
  const apart = shot.relations.filter(
    ({ from, to }) => !(from === bearer.id && to === load.id) && from !== load.id,
  )
  const person = bearer.kind === 'person'
  const does = person ? doing('bear-overhead', { target: load.id }) : doing('walk')
  return {
    ...withEach(shot, (each) =>
      each.id === bearer.id ? { ...each, actions: [does, ...each.actions.slice(1)] } : each,
    ),
    place: shot.place ?? (isAboard(bearer, shot) ? 'lake' : placeUnder(bearer)),
    relations: person ? apart : [...apart, { from: load.id, relation: 'on', to: bearer.id }],
  }
}

/** Who pulls up a huge fish in a rowing boat is on the water, and not in a park. */
function isAboard({ id }: Subject, { relations, subjects }: Shot): boolean {
  const vessel = (to: string): boolean =>
    subjects.some((each) => each.id === to && each.kind === 'boat')
  return relations.some(({ from, to }) => from === id && vessel(to))
}

/** No room has space for it. */
function placeUnder({ noun, kind }: Subject): string | null {
  if (/strong ?man|strong ?woman/u.test(noun)) return 'circus'
  return kind === 'person' ? 'park' : null
}

const SAUCERS = /\b(?:ufo|saucer|alien ship|alien spaceship|mothership)$/u

/** A saucer has no hands: what it lifts comes up in its light. */
function takingUp(saucer: Subject): Subject {
  const lift = saucer.actions.find(lifts)
  return lift ? { ...saucer, actions: [{ ...lift, verb: 'abduct' }] } : saucer
}

/** Who is taken up by a beam of light was on the ground before, and aliens have their ship for it. */
function fromTheGround(asked: Shot): Shot {
  const shot = withEach(asked, (each) => (SAUCERS.test(each.noun) ? takingUp(each) : each))
  const takes = ({ verb, target }: Action): boolean => verb === 'abduct' && target !== null
  const taker = shot.subjects.find(({ actions }) => actions.some(takes))
  if (!taker) return shot
  const place = shot.place === null || shot.place === 'sky' ? 'meadow' : shot.place
  // Ground, beam and ship are seen at once.
  const camera = { ...shot.camera, framing: shot.camera.framing ?? ('wide' as const) }
  return { ...withEach(shot, (each) => (each === taker ? aboard(each) : each)), place, camera }
}

function aboard(taker: Subject): Subject {
  if (!/\b(alien|martian|extraterrestrial)$/u.test(taker.noun)) return taker
  return { ...taker, noun: 'ufo', kind: 'thing', picture: 'prop:ufo', person: null, count: 1 }
}

/** Children and pets that are lifted are in somebody's arms: weights are for gyms. */
function takeUp(shot: Shot): Shot {
  const isPet = (id: string | null): boolean =>
    shot.subjects.some((each) => each.id === id && LIVING.has(each.kind))
  const taken = (action: Action): Action =>
    RAISES.test(action.verb) && action.direction === null && isPet(action.target)
      ? { ...action, verb: 'carry' }
      : action
  return withEach(shot, (each) =>
    each.kind === 'person' ? { ...each, actions: each.actions.map(taken) } : each,
  )
}

/** What a crane lifts hangs from its hook. */
function hookOn(shot: Shot): Shot {
  const crane = shot.subjects.find(({ picture }) => picture === 'prop:tower-crane')
  const load = crane?.actions.find(({ verb }) =>
    /^(?:lift|lift-up|carry|hold|pull|move)$/u.test(verb),
  )
  if (!crane || !load?.target) return shot
  const { target } = load
  const freed = shot.relations.filter(({ from, to }) => from !== target && to !== target)
  return {
    ...withEach(shot, (each) => (each === crane ? { ...each, actions: [doing('stand')] } : each)),
    relations: [...freed, { from: target, relation: 'hanging-from', to: crane.id }],
    place: shot.place ?? 'construction site',
  }
}

const HELICOPTERS = /\bhelicopter$/u

/** Whom a helicopter takes up comes up on its ladder; whom a boat takes up is in it. */
function takeAboard(shot: Shot): Shot {
  const craft = shot.subjects.find(
    ({ kind, noun }) => kind === 'boat' || (kind === 'aircraft' && HELICOPTERS.test(noun)),
  )
  const target = craft?.actions.find(lifts)?.target
  const saved = shot.subjects.find(({ id, kind }) => id === target && LIVING.has(kind))
  if (!craft || !saved) return shot
  const others = bondsWithout(shot, saved)
  if (craft.kind === 'aircraft')
    return {
      ...told(shot, craft, doing('hoist', { target: saved.id })),
      relations: others,
      place: shot.place ?? 'meadow',
    }
  const inside = { from: saved.id, relation: 'inside', to: craft.id } as const
  return { ...told(shot, craft, doing('sail')), relations: [...others, inside] }
}

function told(shot: Shot, { id }: Subject, deed: Action): Shot {
  return withEach(shot, (each) => (each.id === id ? { ...each, actions: [deed] } : each))
}

/** What is lifted hangs below who flies or has a hook, and is above who stands. */
export function liftUp(shot: Shot): Shot {
  return takeUp(bearUp(hoverAbove(fromTheGround(takeAboard(hookOn(shot))))))
}
