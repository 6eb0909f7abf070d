import { BLOWS } from '../../lexicon/deeds/blows.ts'
import { CRAFT } from '../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../plan/plan.ts'
import { withEach, withSubject } from './retold.ts'
import { unseen } from './without.ts'

const isBlow = ({ verb }: Action): boolean => verb in BLOWS && verb !== 'undergo'
const undergoes = ({ verb }: Action): boolean => verb === 'undergo'

/** "A cat leaps onto a desk, making a cup tip over": it happens to the cup when the cat lands, and there. */
export function befall(shot: Shot): Shot {
  const who = shot.subjects.find(({ actions }) => actions.some(isBlow))
  const deed = who?.actions.find(isBlow)
  if (!who || !deed) return alone(shot)
  const still = struckStill(shot, deed)
  const place = shot.place ?? placeFor(still, deed)
  const other = shot.subjects.find(({ id, actions }) => id !== who.id && actions.some(undergoes))
  if (!other) return { ...withSubject(still, who, { actions: [readable(deed, still)] }), place }
  const upshot = other.actions.find(undergoes)?.upshot
  const touched = still.subjects.some(({ id }) => id === deed.target)
  const told = { ...deed, ...(upshot === undefined ? {} : { upshot }) }
  if (!touched) {
    const bare = withSubject(still, other, { actions: [] })
    return { ...withSubject(bare, who, { actions: [{ ...told, target: other.id }] }), place }
  }
  const actions = [{ ...told, prop: namedOf(other) }]
  return { ...withSubject(unseen(still, other), who, { actions }), place }
}

/** What befalls a thing in the wind is all that it does. */
function alone(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const fate = each.actions.find(undergoes)
    return fate ? { ...each, actions: [fate] } : each
  })
}

/** What is struck does nothing of its own: it would have a place of its own for that. */
function struckStill(shot: Shot, { target, upshot }: Action): Shot {
  const struck = shot.subjects.find(({ id }) => id === target)
  // Of what is scattered there are as many as are knocked about.
  const count = upshot === 'scatter' ? 1 : (struck?.count ?? 1)
  return struck ? withSubject(shot, struck, { actions: [], count }) : shot
}

const namedOf = ({ colour, noun }: Subject): string =>
  colour === null ? noun : `${colour} ${noun}`

/** What can be read is not shown in a mirror: who comes to it comes from the left. */
const READ = /\b(?:sign|billboard|poster|clock|book|newspaper|letters?|banner|jersey)$/u

function readable(deed: Action, { subjects }: Shot): Action {
  const thing = subjects.find(({ id }) => id === deed.target)
  return thing && READ.test(thing.noun) ? { ...deed, direction: 'right' } : deed
}

const AT: readonly (readonly [thing: RegExp, place: string])[] = [
  [/\b(?:snowball|snowman)$/u, 'snow'],
  [/\b(?:bowling (?:ball|pin))$/u, 'bowling alley'],
  [
    /\b(?:door|window|wall|shelf|bookshelf|tower of blocks|block|toy|stack of block|pillow|curtain|rug|carpet|cupboard)$/u,
    'living room',
  ],
]

/** Where such things are, when nobody says. */
function placeFor({ subjects }: Shot, { target }: Action): string | null {
  // No truck drives through a living room, and a robot that cleans it does.
  if (subjects.some(({ kind, noun }) => CRAFT.has(kind) && !/\b(?:vacuum|toy)/u.test(noun)))
    return null
  const nouns = subjects.map(({ noun }) => noun)
  const thing = subjects.find(({ id }) => id === target)?.noun ?? ''
  const indoors = AT.find(([words]) => words.test(thing) || nouns.some((each) => words.test(each)))
  return indoors?.[1] ?? null
}
