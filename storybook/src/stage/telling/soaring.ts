import { CRAFT, LIVING } from '../../plan/kinds.ts'
import type { Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { floatInBubble } from './in-bubbles.ts'
import { withEach } from './retold.ts'
import { unseen } from './without.ts'

const TOWN = /^(?:small |old |little )?(?:town|street|neighbou?rhood)$/u

/** Who is in the clouds is in the sky, whatever it is. */
function soar(shot: Shot): Shot {
  const among = shot.relations.find(
    ({ relation, to }) =>
      relation === 'inside' && shot.subjects.some(({ id, noun }) => id === to && noun === 'cloud'),
  )
  const [lead] = shot.subjects
  // No sea has clouds: a fish that is named with them is among them.
  const strayed = lead?.kind === 'fish' && lead.actions.length === 0 && shot.relations.length === 0
  const cloud = shot.subjects.find(
    ({ id, noun }) => id === among?.to || (strayed && noun === 'cloud'),
  )
  const flier = among?.from ?? lead?.id
  if (!cloud || (shot.place !== null && shot.place !== 'sky')) return shot
  const told = unseen({ ...shot, place: 'sky' }, cloud)
  return withEach(told, (each) =>
    each.id === flier && each.actions.length === 0 ? { ...each, actions: [doing('fly')] } : each,
  )
}

const STARS = /^(?:stars?|constellations?|galaxy|galaxies|planets?)$/u

/** A boat among the stars is in the night sky, and nobody has to wait for a tide. */
function driftAmongStars(shot: Shot): Shot {
  const among = shot.relations.find(
    ({ relation, to }) =>
      /^(?:between|inside)$/u.test(relation) &&
      shot.subjects.some(({ id, noun }) => id === to && STARS.test(noun)),
  )
  const stars = shot.subjects.find(({ id }) => id === among?.to)
  if (!among || !stars || shot.place !== null) return shot
  const inIt = shot.relations.find(
    ({ from, relation }) => from === among.from && relation === 'inside',
  )
  const borne = inIt && inIt.to !== stars.id ? inIt.to : among.from
  const place = /^(?:planet|galax)/u.test(stars.noun) ? 'space' : 'sky'
  const told = unseen({ ...shot, place, time: shot.time ?? 'night' }, stars)
  return withEach(told, (each) => {
    if (each.id === borne) return { ...each, kind: adrift(each.kind), actions: [doing('fly')] }
    // Who is in it does nothing but be there.
    const idle = each.id === among.from && each.actions.every(({ verb }) => DRIFTS.test(verb))
    return idle ? { ...each, actions: [] } : each
  })
}

const DRIFTS = /^(?:float|fly|drift|glide|swim|sail|row|go|travel)$/u

/** What is no bird and has no wings of its own is carried as a balloon is. */
function adrift(kind: Subject['kind']): Subject['kind'] {
  return /^(?:boat|furniture|vehicle|thing)$/u.test(kind) ? 'aircraft' : kind
}

/** A fish that flies, and is no pilot. */
function isAloft({ kind, actions }: Subject, { subjects }: Shot): boolean {
  const craft = (id: string | null): boolean =>
    subjects.some((each) => each.id === id && CRAFT.has(each.kind))
  return kind === 'fish' && actions.some(({ verb, target }) => verb === 'fly' && !craft(target))
}

/** A whale that flies has the sky about it and the roofs of the town below. */
function flyOverRoofs(shot: Shot): Shot {
  if (!shot.subjects.some((each) => isAloft(each, shot))) return highOverTown(shot)
  const cloud = shot.subjects.find(
    ({ noun, actions }) => /^clouds?$/u.test(noun) && actions.length === 0,
  )
  const place = TOWN.test(shot.place ?? '') ? 'over the rooftops' : (shot.place ?? 'sky')
  const subjects = shot.subjects.map((each) =>
    isAloft(each, shot) ? { ...each, actions: [doing('fly')] } : each,
  )
  const told = { ...shot, place, subjects }
  return cloud ? unseen(told, cloud) : told
}

/** Whoever is said to fly over a town is above its roofs, and not in its street. */
function highOverTown(shot: Shot): Shot {
  const above = shot.scenery?.includes('far below') === true && TOWN.test(shot.place ?? '')
  const flies = shot.subjects.some(
    ({ kind, actions }) => !CRAFT.has(kind) && actions.some(({ verb }) => verb === 'fly'),
  )
  return above && flies ? { ...shot, place: 'over the rooftops' } : shot
}

/** "A hot air balloon festival, dozens of balloons rising": they are all of one kind; one that is told by itself stays so. */
function gatherBalloons(shot: Shot): Shot {
  const great = shot.subjects.find(({ picture }) => picture === 'prop:hot-air-balloon')
  const toys = shot.subjects.find(({ noun, count }) => noun === 'balloon' && count > 2)
  if (!great || !toys) return shot
  const { noun, kind, picture } = great
  const alone = great.actions.length > 0 || great.colour !== null || great.shape !== undefined
  const fleet: Subject = alone
    ? { ...toys, noun, kind, picture }
    : { ...great, count: toys.count, actions: [doing('float')] }
  const told = alone ? shot : unseen(shot, toys)
  return withEach(told, (each) => (each.id === fleet.id ? fleet : each))
}

/** More than so many are a flock, and nobody knows how many there are. */
const COUNTED = 9

/** "One ship sails in, and six gulls circle above": six, of which none is before another. */
function wheelInSight(shot: Shot): Shot {
  const [one, other] = shot.subjects
  const two = shot.subjects.length === 2 && shot.relations.length === 0
  if (!one || !other || !two || one.count + other.count < COUNTED / 2) return shot
  return withEach(shot, (each) => {
    const [first] = each.actions
    const wheels = first?.verb === 'orbit' && first.target === null
    const counted = each.count > 1 && each.count <= COUNTED && LIVING.has(each.kind)
    return wheels && counted ? { ...each, actions: [{ ...first, verb: 'wheel' }] } : each
  })
}

const NEAR = /^(?:fall|swing|hang|hover|rise|float|bounce|drop|land|dance|spin|roll)$/u

/** "One star hangs from a tree", "one star falls, and a flower catches it": that one is near, and no light of the sky. */
function bringStarNear(shot: Shot): Shot {
  const star = shot.subjects.find(
    ({ noun, kind, count }) => kind === 'sky' && count <= COUNTED && /\bstar$/u.test(noun),
  )
  const [deed] = star?.actions ?? []
  const catcher = shot.subjects.find(({ actions }) =>
    actions.some(({ verb, target }) => target === star?.id && /^(?:catch|hold)$/u.test(verb)),
  )
  if (!star || shot.subjects.length < 2 || !deed || !NEAR.test(deed.verb)) return shot
  const lands = catcher && !LIVING.has(catcher.kind) && deed.verb === 'fall'
  return withEach(shot, (each) => {
    if (each === star) {
      const falls = lands ? [doing('fall', { target: catcher.id, way: 'onto' })] : each.actions
      return { ...each, kind: 'toy', picture: 'noto:star', size: 'small', actions: falls }
    }
    return lands && each === catcher ? { ...each, actions: [] } : each
  })
}

/** Those who are in the sky though nobody expects them there. */
export const SOARING_TALES: readonly ((shot: Shot) => Shot)[] = [
  floatInBubble,
  bringStarNear,
  gatherBalloons,
  wheelInSight,
  soar,
  driftAmongStars,
  flyOverRoofs,
]
