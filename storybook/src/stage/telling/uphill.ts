import { wordTable } from '../../lexicon/word-set.ts'
import type { Direction, Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

/** Which way is up where: streets and mountain roads rise to the right, the grassy slope to the left. */
const WAYS = wordTable<Direction>([
  ['right', 'uphill street|uphill bay street|uphill forest trail|uphill mountain road'],
  ['left', 'downhill street|downhill bay street|uphill slope|downhill forest trail'],
  ['right', 'uphill mountain trail|downhill slope'],
  ['left', 'downhill mountain road|downhill mountain trail'],
])

const RUNNERS = /\b(?:sled|sledge|sleigh|toboggan|bobsled|bobsleigh|snowboard|skis|puck)$/u

/** A sled that glides down a hill slides on it: things that glide by themselves would fly. */
function slideDown(shot: Shot): Shot {
  const subjects = shot.subjects.map((each): Subject =>
    each.kind === 'toy' && RUNNERS.test(each.noun)
      ? {
          ...each,
          actions: each.actions.map((action) =>
            action.verb === 'glide' ? { ...action, verb: 'slide' } : action,
          ),
        }
      : each,
  )
  return { ...shot, subjects, place: isSnowSport(shot) ? null : shot.place }
}

/** "Sledding down a hill": nobody does so on grass, and the deed has a slope of its own. */
function isSnowSport({ place, subjects }: Shot): boolean {
  const open = /^(?:downhill )?(?:hill|hills|hillside|slope)$/u.test(place ?? '')
  return open && subjects.some(({ actions }) => actions.some(({ verb }) => ON_SNOW.test(verb)))
}

const ON_SNOW = /^(?:sled|ski|snowboard|ski-jump|snowshoe)$/u

/** Who climbs a steep street or a hill goes the way it rises. */
export function goUphill(asked: Shot): Shot {
  const shot = slideDown(asked)
  const way = WAYS[shot.place ?? '']
  if (way === undefined) return shot
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((action) => ({ ...action, direction: way, target: null })),
  }))
}
