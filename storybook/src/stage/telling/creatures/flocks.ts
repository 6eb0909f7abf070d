import { findPicture } from '../../../lexicon/find-picture.ts'
import { REMOTE } from '../../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { thingOf } from '../thing-of.ts'
import { withEach } from '../retold.ts'

const SMALL_FLYERS =
  /\b(bat|bird|butterfly|bee|crow|raven|pigeon|dove|swallow|firefly|moth|gull|seagull|sparrow|starling|dragonfly|wasp)$/u
const ALOFT = /^(fly|hover|circle|flutter|glide|soar|swarm)$/u

function flocks({ noun, count, actions }: Subject): boolean {
  return SMALL_FLYERS.test(noun) && count > 1 && actions.every(({ verb }) => ALOFT.test(verb))
}

/** Crows before a wheel would be as large as its cars: they are about it. */
function aboutWhatStands({ subjects, relations }: Shot): Relation[] {
  const [first, ...others] = subjects
  const stands = first?.kind === 'building' && first.count === 1 && others.every(flocks)
  if (!stands || relations.length > 0) return []
  return others.map(({ id }): Relation => ({ from: id, relation: 'around', to: first.id }))
}

/** Bats about a tower: the tower is what the film is about, large and whole, and they are small and high around it. */
export function aboutTheTower(shot: Shot): Shot {
  const about = aboutWhatStands(shot)
  if (about.length > 0) return { ...shot, relations: about }
  if (shot.place === null || shot.subjects.length === 0 || !shot.subjects.every(flocks)) return shot
  const found = findPicture(shot.place)
  if (found?.kind !== 'building' || shot.camera.framing === 'aerial') return shot
  const tower = thingOf(shot.place, { kind: found.kind, picture: found.picture })
  const around = shot.subjects.map(({ id }): Relation => ({
    from: id,
    relation: 'around',
    to: tower.id,
  }))
  return { ...shot, place: null, subjects: [tower, ...shot.subjects], relations: around }
}

/** Birds for whom a person plays or sings come to the feet: small as they are, no frame cuts them in half as a public. */
export function playForBirds(shot: Shot): Shot {
  const isFlock = ({ kind, count, actions }: Subject): boolean =>
    kind === 'bird' && count > 1 && actions.length === 0
  const player = shot.subjects.find(({ kind, actions }) =>
    actions.some(({ verb }) => kind === 'person' && /^(play-.*|sing|dance)$/u.test(verb)),
  )
  const heard = player?.actions.find(({ target }) =>
    shot.subjects.some((each) => each.id === target && isFlock(each)),
  )
  if (!player || !heard || heard.target === null) return shot
  const plays = { ...player, actions: player.actions.map((each) => ({ ...each, target: null })) }
  return {
    ...shot,
    subjects: shot.subjects.map((each) => (each === player ? plays : each)),
    relations: [...shot.relations, { from: heard.target, relation: 'around', to: player.id }],
  }
}

const AIRY =
  /\b(?:gull|seagull|swallow|bat|crow|raven|butterfly|bee|firefly|dragonfly|moth|hummingbird|fairy|drone)$/u

/** Gulls and butterflies that are about somebody are so in the air, when nothing else is said of them. */
function staysAloft({ noun, actions }: Subject): boolean {
  return actions.length === 0 && AIRY.test(noun)
}

const COMES = /^(gather|stand|sit|wait|walk|look|hop|eat|peck|land)$/u

/** About people they hover, and do not stand on the ground with their wings spread. */
function aboutInTheAir(shot: Shot): Shot {
  const people = new Set(shot.subjects.flatMap(({ id, kind }) => (kind === 'person' ? [id] : [])))
  const aloft = new Set(
    shot.relations.flatMap(({ from, relation, to }) =>
      relation === 'around' && people.has(to) ? [from] : [],
    ),
  )
  const flying = shot.subjects.filter((each) => aloft.has(each.id) && staysAloft(each))
  const subjects = shot.subjects.map((each) =>
    flying.includes(each) ? { ...each, actions: [doing('hover')] } : each,
  )
  // Over the head: before the face they would hide whom the film is about.
  const relations = shot.relations.map((each): Relation =>
    each.relation === 'around' && flying.some(({ id }) => id === each.from)
      ? { ...each, relation: 'above' }
      : each,
  )
  return { ...shot, subjects, relations }
}

/** Birds that gather about somebody pick on the ground beside them, or beside the bench they sit on. */
export function atTheirFeet(told: Shot): Shot {
  const shot = aboutInTheAir(told)
  const find = (id: string): Subject | undefined => shot.subjects.find((each) => each.id === id)
  const isFlock = (each: Subject | undefined): boolean =>
    each?.kind === 'bird' && each.count > 1 && each.actions.every(({ verb }) => COMES.test(verb))
  const about = shot.relations.filter(
    ({ from, relation, to }) =>
      relation === 'around' && isFlock(find(from)) && find(to)?.kind === 'person',
  )
  if (about.length === 0) return shot
  const flocks = new Set(about.map(({ from }) => from))
  const seatOf = (id: string): string =>
    shot.relations.find(({ from, relation }) => from === id && relation === 'on')?.to ?? id
  return {
    ...shot,
    subjects: shot.subjects.map((each) =>
      flocks.has(each.id) ? { ...each, actions: [doing('peck', { prop: 'grain' })] } : each,
    ),
    relations: shot.relations.map((each) =>
      about.includes(each) ? { ...each, to: seatOf(each.to) } : each,
    ),
  }
}

const SHOAL = 9

/** Fish about a diver or a reef are many and small: the film is about the one in their middle. */
export function shoalAbout(shot: Shot): Shot {
  const find = (id: string | null): Subject | undefined =>
    shot.subjects.find((each) => each.id === id)
  const about = shot.relations.find(
    ({ from, relation }) => relation === 'around' && find(from)?.kind === 'fish',
  )
  const fish = about
    ? find(about.from)
    : shot.subjects.find(({ kind, actions }) => kind === 'fish' && actions[0]?.verb === 'orbit')
  const middle = about ? find(about.to) : find(fish?.actions[0]?.target ?? null)
  if (!fish || fish.count < 3 || middle?.count !== 1) return shot
  const told = /\b(three|four|five|six|seven|\d+)\b/iu.test(fish.words)
  const shoal: Subject = {
    ...fish,
    count: told ? fish.count : Math.max(SHOAL, fish.count),
    actions: [doing('swim', { direction: 'around' })],
  }
  const others = shot.subjects.filter((each) => each !== fish && each !== middle)
  return {
    ...shot,
    subjects: [middle, shoal, ...others],
    relations: shot.relations.filter((each) => each !== about),
  }
}

const GULLS =
  /\b(?:sea ?gulls?|gulls?|crows?|ravens?|swallows?|birds?|geese|goose|vultures?|storks?|terns?)$/u
const PASSES = /^(?:fly|glide|soar|circle|orbit|hover|cry|call|scream|drift)$/u

/** So many that somebody may count them. */
const TOLD = /^(?:three|four|five|six|seven|eight|nine|[3-9])\b/u

/** "A lighthouse in a storm, gulls flying": they are in its sky, and do not hide it. */
export function passOverhead(shot: Shot): Shot {
  const [lead] = shot.subjects
  if (!lead || !/^(?:building|boat|vehicle|nature)$/u.test(lead.kind)) return shot
  const far = (each: Subject): boolean =>
    each !== lead &&
    each.count > 2 &&
    !TOLD.test(each.words) &&
    GULLS.test(each.noun) &&
    each.colour === null &&
    each.actions.every(({ verb, target }) => PASSES.test(verb) && target === null) &&
    !shot.relations.some(({ from, to }) => from === each.id || to === each.id)
  return withEach(shot, (each) =>
    far(each) ? { ...each, words: `${each.words} ${REMOTE}` } : each,
  )
}
