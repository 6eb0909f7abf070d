import type { Shot, Subject } from '../../plan/plan.ts'
import { withEach } from './retold.ts'

/** Trees with leaves, as drawn in summer. */
const LEAFY = /^prop:(tree|apple-tree|plum-tree|peach-tree|pear-tree)$/u
/** Those that bloom do so in spring. */
const BLOOMING = /^prop:cherry-tree$/u
const WHITE = new Set<Shot['weather']>(['snow', 'blizzard'])

const OF_SNOW = /^(?:build-snowman|throw-snowball)$/u
const ON_SNOW = /^(?:ski|cross-country-ski|snowboard|sled)$/u
/** Lands that are green unless snow is told of them. */
const GREEN = /\b(?:forest|woods?|hills?|valley|village|field|meadow|trees|park)$/u
/** Nobody thinks of a snowman there but in winter. */
const WINTRY =
  /\b(?:forest|woods?|hills?|valley|village|field|meadow|park|garden|yard|backyard|front yard|playground|street|town|square|farm|mountains?)$/u
const SNOWMEN = /\bsnow(?:man|men|woman)$/u

/** A skier in a forest is there in winter, unless another season is told. */
function isSkied({ subjects, season, place }: Shot): boolean {
  const skis = subjects.some(
    ({ noun, actions }) =>
      /^(?:skier|snowboarder)$/u.test(noun) || actions.some(({ verb }) => ON_SNOW.test(verb)),
  )
  return skis && season === null && GREEN.test(place ?? '')
}

/** Where a snowman stands snow lies; it goes in patches where he melts. */
export function lieSnow(shot: Shot): Shot {
  const { subjects, place, scenery = [] } = shot
  if (isSkied(shot)) return { ...shot, season: 'winter' }
  const told = subjects.find(
    ({ noun, actions }) => SNOWMEN.test(noun) || actions.some(({ verb }) => OF_SNOW.test(verb)),
  )
  const warm = shot.season !== null && shot.season !== 'winter'
  // A snowman may stand on a beach; snow that is thrown lay there.
  const builds = told?.actions.some(({ verb }) => OF_SNOW.test(verb))
  const strange = place !== null && !WINTRY.test(place) && !builds
  if (!told || strange || warm) return shot
  const thaws = told.actions.some(({ verb }) => verb === 'melt')
  return { ...shot, season: 'winter', scenery: thaws ? [...scenery.slice(0, 5), 'thaw'] : scenery }
}

/** Trees wear what the season wears: no green crown stands among falling leaves, none under snow. */
export function wearSeason(shot: Shot): Shot {
  const picture = seasonal(shot)
  if (picture === null) return shot.season === 'spring' ? withEach(shot, inBlossom) : shot
  const treed = shot.subjects.some((each) => LEAFY.test(each.picture ?? ''))
  return withEach(shot, (each) => {
    // What falls from a tree is as red as the tree, and no larger than its leaves look.
    if (picture === 'prop:autumn-tree' && each.picture === 'prop:green-leaf')
      return { ...each, picture: 'noto:maple-leaf', size: treed ? 'tiny' : each.size }
    const leafy = LEAFY.test(each.picture ?? '') || isOverblown(each)
    const dressed = leafy && each.colour === null && !isPicked(shot, each)
    return dressed ? { ...each, picture } : each
  })
}

const FRUIT_TREES = /^prop:(?:apple|plum|peach|pear)-tree$/u

/** No fruit hangs on a tree in spring. */
function inBlossom(each: Subject): Subject {
  const bare = FRUIT_TREES.test(each.picture ?? '') && each.colour === null
  return bare ? { ...each, picture: 'prop:cherry-tree' } : each
}

const FLIES = /^(?:fall|rain|fly|float|spin|blow|land|lie)/u
/** Whose leaves they are, and how it is drawn. */
const WHOLE: readonly (readonly [leaves: RegExp, noun: string, picture: string])[] = [
  [/^fern (?:leaf|frond)$/u, 'fern', 'prop:fern'],
  [/^palm (?:leaf|frond|tree leaf)$/u, 'palm tree', 'noto:palm-tree'],
  [/^bamboo leaf$/u, 'bamboo', 'prop:bamboo'],
  [/^(?:tree|oak|maple|birch|willow) leaf$/u, 'tree', 'prop:tree'],
]

/** Plants of which nobody counts the stems, and where they grow. */
const GROVES: Readonly<Record<string, string>> = {
  bamboo: 'bamboo forest',
  kelp: 'kelp forest',
  seaweed: 'kelp forest',
  corn: 'cornfield',
}

/** "Bamboo swaying in the wind": all of it, and no single stalk in a garden. */
function growInGroves(shot: Shot): Shot {
  const [plant, ...others] = shot.subjects
  const grove = GROVES[plant?.noun ?? '']
  const many = plant && (plant.words === plant.noun || plant.count > 2) && plant.size === 'normal'
  const sways = plant?.actions.every(({ verb }) => /^(?:swing|sway|wave|bend|rustle)$/u.test(verb))
  if (!many || !sways || others.length > 0 || grove === undefined || shot.place !== null)
    return shot
  return { ...shot, place: grove, subjects: [] }
}

/** Leaves that sway are still on their plant: cut off, they would fly away. */
export function swayOnPlants(asked: Shot): Shot {
  const shot = growInGroves(asked)
  return withEach(shot, (each) => {
    const plant = WHOLE.find(([leaves]) => leaves.test(each.noun))
    const sways = each.actions.length > 0 && !each.actions.some(({ verb }) => FLIES.test(verb))
    if (!plant || !sways) return each
    return { ...each, noun: plant[1], picture: plant[2], count: Math.min(each.count, 3) }
  })
}

const isOverblown = ({ picture, words }: Subject): boolean =>
  BLOOMING.test(picture ?? '') && !/bloo?m|blossom/u.test(words)

function seasonal({ season, weather, subjects }: Shot): string | null {
  if (season === 'winter' || WHITE.has(weather)) return 'prop:dead-tree'
  const leavesFall = subjects.some(
    ({ noun, actions }) =>
      /\b(leaf|leaves|foliage)$/u.test(noun) &&
      actions.some(({ verb }) => /^(fall|rain-down|spin|blow|drift|float)/u.test(verb)),
  )
  if (season === 'autumn' || leavesFall) return 'prop:autumn-tree'
  return season === 'summer' && subjects.some(isOverblown) ? 'prop:tree' : null
}

/** Fruit that hangs in a tree keeps its tree green. */
function isPicked({ relations }: Shot, tree: Subject): boolean {
  return relations.some(({ relation, to }) => relation === 'hanging-from' && to === tree.id)
}
