import { CRAFT } from '../../../plan/kinds.ts'
import type { Relation, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { findPlace } from '../../places/finding/find-place.ts'
import { people } from './people-told.ts'
import { withEach } from '../retold.ts'

const VENDOR =
  /\b(street vendor|street seller|hawker|food vendor|hot dog vendor|ice cream vendor|(?<!market )vendor)$/u
const SELLS = /^(sell|stand|wait|work|give|shout|call|offer|serve|serve-food|wave)$/u
const JAM = /\b(traffic jam|rush hour|heavy traffic|gridlock)\b/u

/** Who sells in the street has a cart before them, where no market has stalls already. */
export function mindCarts(shot: Shot): Shot {
  const market = shot.place !== null && findPlace(shot.place)?.id === 'market'
  const bound = new Set(shot.relations.flatMap(({ from, to }: Relation) => [from, to]))
  const sellers = people(shot).filter(
    ({ id, noun, actions }) =>
      VENDOR.test(noun) &&
      !bound.has(id) &&
      actions.every(({ verb, target }) => SELLS.test(verb) && target === null),
  )
  if (market || sellers.length === 0) return shot
  return {
    ...withEach(shot, (each) =>
      sellers.includes(each) ? { ...each, actions: [doing('mind-cart')] } : each,
    ),
    place: shot.place === null || JAM.test(shot.place) ? 'street' : shot.place,
  }
}

/** In a jam all head the same way and hardly move. */
export function standInJam(shot: Shot): Shot {
  if (!JAM.test([shot.place ?? '', ...(shot.scenery ?? [])].join(' '))) return shot
  const stuck = ({ kind, actions }: Subject): boolean =>
    CRAFT.has(kind) && actions.every(({ verb }) => /^(stop|wait|drive|park|stand)$/u.test(verb))
  const crawl = doing('drive', { direction: 'right', pace: 'slow' })
  return withEach(shot, (each) => (stuck(each) ? { ...each, actions: [crawl] } : each))
}
