import type { Shot, Subject } from '../../plan/plan.ts'

/** Trees with leaves, as drawn in summer. */
const LEAFY = /^prop:(tree|apple-tree|plum-tree|peach-tree|pear-tree)$/u
const WHITE = new Set<Shot['weather']>(['snow', 'blizzard'])

const SNOWMEN = /\bsnow(?:man|men|woman)$/u

/** Where a snowman stands snow lies; it goes in patches where he melts. */
export function lieSnow(shot: Shot): Shot {
  const { subjects, place, scenery = [] } = shot
  const told = subjects.find(
    ({ noun, actions }) =>
      SNOWMEN.test(noun) ||
      actions.some(({ verb }) => /^(build-snowman|throw-snowball)$/u.test(verb)),
  )
  const warm = shot.season !== null && shot.season !== 'winter'
  if (!told || place !== null || warm) return shot
  const thaws = told.actions.some(({ verb }) => verb === 'melt')
  return { ...shot, season: 'winter', scenery: thaws ? [...scenery.slice(0, 5), 'thaw'] : scenery }
}

/** Trees wear what the season wears: no green crown stands among falling leaves, none under snow. */
export function wearSeason(shot: Shot): Shot {
  const picture = seasonal(shot)
  if (picture === null) return shot
  const subjects = shot.subjects.map((each) =>
    LEAFY.test(each.picture ?? '') && each.colour === null && !isPicked(shot, each)
      ? { ...each, picture }
      : each,
  )
  return { ...shot, subjects }
}

const FLIES = /^(?:fall|rain|fly|float|spin|blow|land|lie)/u
/** Whose leaves they are, and how it is drawn. */
const WHOLE: readonly (readonly [leaves: RegExp, noun: string, picture: string])[] = [
  [/^fern (?:leaf|frond)$/u, 'fern', 'prop:fern'],
  [/^palm (?:leaf|frond|tree leaf)$/u, 'palm tree', 'noto:palm-tree'],
  [/^bamboo leaf$/u, 'bamboo', 'prop:bamboo'],
  [/^(?:tree|oak|maple|birch|willow) leaf$/u, 'tree', 'prop:tree'],
]

/** Leaves that sway are still on their plant: cut off, they would fly away. */
export function swayOnPlants(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    const plant = WHOLE.find(([leaves]) => leaves.test(each.noun))
    const sways = each.actions.length > 0 && !each.actions.some(({ verb }) => FLIES.test(verb))
    if (!plant || !sways) return each
    return { ...each, noun: plant[1], picture: plant[2], count: Math.min(each.count, 3) }
  })
  return { ...shot, subjects }
}

function seasonal({ season, weather, subjects }: Shot): string | null {
  if (season === 'winter' || WHITE.has(weather)) return 'prop:dead-tree'
  const leavesFall = subjects.some(
    ({ noun, actions }) =>
      /\b(leaf|leaves|foliage)$/u.test(noun) &&
      actions.some(({ verb }) => /^(fall|rain-down|spin|blow|drift|float)/u.test(verb)),
  )
  return season === 'autumn' || leavesFall ? 'prop:autumn-tree' : null
}

/** Fruit that hangs in a tree keeps its tree green. */
function isPicked({ relations }: Shot, tree: Subject): boolean {
  return relations.some(({ relation, to }) => relation === 'hanging-from' && to === tree.id)
}
