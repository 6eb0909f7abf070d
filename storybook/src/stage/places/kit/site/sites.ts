import { CAMP_SITES } from './camp-sites.ts'
import { LEISURE_SITES } from './leisure-sites.ts'
import { toSite, type Site, type SiteRow } from './site.ts'
import { WORK_SITES } from './work-sites.ts'

/** The first that fits wins: a naval dock is a dock before it is a base. */
const SITES: readonly SiteRow[] = [...LEISURE_SITES, ...WORK_SITES, ...CAMP_SITES]

/** Whatever it is for: huts behind a fence, a mast, a store. */
const OUTPOST: SiteRow = [
  /./u,
  'dust hills iron',
  'barrack -0.6 3.6 arched-hall 0.3 4.4 mast -0.16 8.6 radome 0.76 4.2',
  '+flagpole 0.9 5 +crate -0.84 1.2 +barrel -0.72 1.2',
]

const HERDS: readonly (readonly [words: RegExp, animal: string, height: number])[] = [
  [/cattle|dairy|cow/u, 'cow', 1.7],
  [/horse|stud|pony/u, '+horse', 2],
  [/sheep|lamb/u, 'ewe', 1.3],
  [/pig|hog/u, 'pig', 1.2],
  [/goat/u, 'goat', 1.4],
  [/alpaca|llama/u, 'llama', 1.9],
  [/ostrich/u, '+ostrich', 2.2],
  [/chicken|poultry|egg/u, 'chicken', 0.9],
  [/duck|goose/u, 'duck', 0.9],
  [/camel/u, 'camel', 2.1],
  [/donkey/u, '+donkey', 1.7],
  [/elephant/u, 'elephant', 2.6],
  [/turkey/u, 'turkey', 1.2],
]

/** A farm for one kind of animal: a barn, a fence, and a herd of them. */
function herdOf(words: string): Site {
  const [, animal, height] = HERDS.find(([told]) => told.test(words)) ?? [/./u, 'cow', 1.7]
  const far = [-0.5, -0.3, 0.4, 0.62].map((at) => `${animal} ${at} ${height * 1.15}`)
  const near = [-0.7, -0.42, 0.46, 0.74].map((at) => `${animal} ${at} ${height}`)
  return toSite([
    /./u,
    'grass hills rail',
    `barn 0 7 +silo 0.24 8 ${far.join(' ')}`,
    near.join(' '),
  ])
}

/** Whatever stands there: in a desert the ground is dust, and no woods are behind. */
function inDesert(site: Site, words: string): Site {
  if (site.back === 'sea' || !/\b(?:desert|dunes|sahara)\b/u.test(words)) return site
  return { ...site, ground: 'dust', back: 'flat' }
}

export function siteOf(words: string): Site {
  const row = SITES.find(([told]) => told.test(words))
  if (row) return inDesert(toSite(row), words)
  return /\b(?:farm|ranch|station|sanctuary)\b/u.test(words) &&
    HERDS.some(([told]) => told.test(words))
    ? herdOf(words)
    : toSite(OUTPOST)
}
