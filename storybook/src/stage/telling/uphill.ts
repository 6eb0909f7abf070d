import type { Direction, Shot, Subject } from '../../plan/plan.ts'

/** Which way is up where: streets and mountain roads rise to the right, the grassy slope to the left. */
const WAYS: Readonly<Record<string, Direction>> = {
  'uphill street': 'right',
  'downhill street': 'left',
  'uphill bay street': 'right',
  'downhill bay street': 'left',
  'uphill slope': 'left',
  'uphill forest trail': 'right',
  'downhill forest trail': 'left',
  'uphill mountain road': 'right',
  'uphill mountain trail': 'right',
  'downhill mountain road': 'left',
  'downhill mountain trail': 'left',
}

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
  const subjects = shot.subjects.map((each): Subject => ({
    ...each,
    actions: each.actions.map((action) => ({ ...action, direction: way, target: null })),
  }))
  return { ...shot, subjects }
}
