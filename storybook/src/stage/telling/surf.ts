import type { Shot, Subject } from '../../plan/plan.ts'
import { without, withoutAll } from './without.ts'

const AT_SEA =
  /^(?:(?:foggy|rocky|stormy|open|dark|wild|rough) )?(?:sea|ocean|coast|coastline|rocks?|reef|waters?|waves?)$/u
const SURF = /\b(waves?|breakers?|surf|swell|spray|foam)$/u
const ROCKS = /\b(rock|cliff|boulder|reef)s?$/u
const MOST = 6

/** A lighthouse by the sea stands on its rocks, and the waves break on them: nobody puts it up in the water. */
export function standOnRocks(shot: Shot): Shot {
  const tower = shot.subjects.find(isPlainTower)
  const waves = shot.subjects.filter(({ noun }) => SURF.test(noun))
  const alone = shot.subjects.every(
    (each) => each === tower || waves.includes(each) || ROCKS.test(each.noun),
  )
  const bySea = shot.place === null ? waves.length > 0 : AT_SEA.test(shot.place)
  if (!tower || !alone || !bySea) return shot
  const wild = waves.length > 0 ? ['wild sea'] : []
  const beams = tower.actions.some(({ verb }) => verb === 'shine')
  return {
    ...shot,
    place: 'lighthouse',
    // By day nobody sees its beam.
    time: shot.time ?? (beams ? 'night' : null),
    scenery: [...wild, ...(shot.scenery ?? [])].slice(0, MOST),
    subjects: [],
    relations: [],
  }
}

/** Waves that break on rocks do it under a cliff, and on rocks of that colour. */
export function breakOnRocks(shot: Shot): Shot {
  const rocks = shot.subjects.find(({ noun }) => /^(rock|cliff|boulder)s?$/u.test(noun))
  const [first] = shot.subjects
  if (!rocks || !isOnShore(shot) || !/\bwaves?$/u.test(first?.noun ?? '')) return shot
  const scenery = [rocks.words, ...(shot.scenery ?? [])].slice(0, MOST)
  return without({ ...shot, place: 'cliff', scenery }, rocks)
}

/** "A wave crashes onto a rock on the shore": that is where cliffs are. */
function isOnShore({ place, subjects: [first] }: Shot): boolean {
  const breaks = first?.actions.some(({ verb }) => BREAKS.test(verb)) === true
  return place === null || (breaks && /\b(?:shore|beach|sea|ocean|seaside)\b/u.test(place))
}

const BREAKS =
  /^(crash|break|hit|strike|pound|roll|splash|lash|beat|smash|explode|wave|flow|move)$/u

const SHORES =
  /\b(?:cliffs?|rocky (?:coast|shore)|rocks|coastal (?:road|highway)|coast|coastline)$/u

/** Waves that break under a cliff are the sea's own: a picture of one would go to pieces. */
export function breakUnderCliff(shot: Shot): Shot {
  const waves = shot.subjects.filter(
    ({ noun, actions }) => SURF.test(noun) && actions.some(({ verb }) => BREAKS.test(verb)),
  )
  if (waves.length === 0 || !SHORES.test(shot.place ?? '')) return shot
  const scenery = ['wild sea', ...(shot.scenery ?? [])].slice(0, MOST)
  return withoutAll({ ...shot, scenery }, (each) => waves.includes(each))
}

function isPlainTower({ noun, count, colour, size }: Subject): boolean {
  return /\blighthouse$/u.test(noun) && count === 1 && colour === null && size === 'normal'
}
