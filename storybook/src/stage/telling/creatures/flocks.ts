import { findPicture } from '../../../lexicon/find-picture.ts'
import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { thingOf } from '../people/gatherings.ts'

const SMALL_FLYERS =
  /\b(bat|bird|butterfly|bee|crow|raven|pigeon|dove|swallow|firefly|moth|gull|seagull|sparrow|starling|dragonfly|wasp)$/u
const ALOFT = /^(fly|hover|circle|flutter|glide|soar|swarm)$/u

/** Bats about a tower: the tower is what the film is about, large and whole, and they are small and high around it. */
export function aboutTheTower(shot: Shot): Shot {
  const flocks = ({ noun, count, actions }: Subject): boolean =>
    SMALL_FLYERS.test(noun) && count > 1 && actions.every(({ verb }) => ALOFT.test(verb))
  if (shot.place === null || shot.subjects.length === 0 || !shot.subjects.every(flocks)) return shot
  const found = findPicture(shot.place)
  if (found?.kind !== 'building' || shot.camera.framing === 'aerial') return shot
  const tower: Subject = { ...thingOf(shot.place), kind: found.kind, picture: found.picture }
  const around = shot.subjects.map(({ id }): Relation => ({
    from: id,
    relation: 'around',
    to: tower.id,
  }))
  return { ...shot, place: null, subjects: [tower, ...shot.subjects], relations: around }
}
