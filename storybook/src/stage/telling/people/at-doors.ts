import { callingHomes } from './callings.ts'
import { LIVING } from '../../../plan/kinds.ts'
import type { Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { inParts } from '../bands.ts'
import { withEach } from '../retold.ts'
import { does, headsOf, people } from './people-told.ts'
import { withoutAll } from '../without.ts'

const AT_DOOR = /^(?:open|unlock|knock)-door$/u
const MOST = 5

const SHUT_OUT = /\b(?:door|gate|house|home|apartment|office|room|car|shed|garage|shop)s?$/u

/** What is unlocked and is no door has a lid. */
export function unlockLid(shot: Shot): Shot {
  const isLid = (noun: string | null | undefined): boolean => !!noun && !SHUT_OUT.test(noun)
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((deed) => {
      const named = shot.subjects.find(({ id }) => id === deed.target)?.noun ?? deed.prop
      return deed.verb === 'unlock-door' && isLid(named) ? { ...deed, verb: 'open-lid' } : deed
    }),
  }))
}

/** A door is that of a house; "three children knock on the door": one of them does, and the others wait behind. */
export function knockOnce(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, AT_DOOR))
  const [first] = who
  const heads = headsOf(who)
  if (!first) return shot
  const at = { ...shot, place: shot.place ?? 'house' }
  if (heads < 2 || heads > MOST) return at
  const ids = new Set(who.slice(1).map(({ id }) => id))
  const waits = (each: Subject): Subject =>
    ids.has(each.id) ? { ...each, actions: [doing('stand')] } : each
  const told = { ...at, subjects: shot.subjects.map(waits) }
  if (first.count === 1) return told
  const others = Array.from({ length: first.count - 1 }, () => 'stand')
  return inParts(told, first, [first.actions[0]?.verb ?? 'knock-door', ...others])
}

/** What stands in such a place anyway. */
const FITTINGS: readonly (readonly [place: RegExp, thing: RegExp])[] = [
  [/\b(?:stage|theat(?:er|re)|concert hall|opera)\b/u, /\bcurtains?$/u],
  [/\b(?:bakery|shop|store|library|pharmacy|supermarket)\b/u, /\b(?:shelf|shelves)$/u],
  [/\b(?:diner|restaurant|caf[eé]|bar|pub|bistro|coffee shop)\b/u, /\b(?:booth|banquette)s?$/u],
]

/** What stands there in numbers: one of them may be meant, several are the room's. */
const ROWS: readonly (readonly [place: RegExp, thing: RegExp])[] = [
  [/\b(?:library|book ?store|bookshop|study|archive)\b/u, /\b(?:shelf|bookshelf|bookcase)$/u],
  [
    /\b(?:church|cathedral|chapel|altar|nave)\b/u,
    /\b(?:pew|column|pillar|arch|stained glass window|stained glass)$/u,
  ],
  [/\b(?:hall|ballroom|palace|throne room|temple|museum|bath)\b/u, /\b(?:column|pillar|arch)$/u],
  [/\b(?:classroom|school)\b/u, /\bdesk$/u],
  [/\b(?:cellar|winery|brewery)\b/u, /\bbarrel$/u],
]

/** A stage has its curtains and a diner its booths: nobody stands behind more of them. */
export function keepFittings(shot: Shot): Shot {
  const booth = shot.subjects.some(({ noun }) => /^(?:diner )?booth$/u.test(noun))
  const [lead] = shot.subjects
  const [home = null] = shot.place === null && lead ? callingHomes(lead) : []
  const place = shot.place ?? (booth ? 'diner' : home)
  const within = (rows: typeof ROWS): RegExp | undefined =>
    rows.find(([where]) => where.test(place ?? ''))?.[1]
  const [things, several] = [within(FITTINGS), within(ROWS)]
  const idle = ({ noun, count, actions }: Subject): boolean =>
    actions.length === 0 &&
    (things?.test(noun) === true || (count > 1 && several?.test(noun) === true))
  const gone = new Set(shot.subjects.filter(idle).map(({ id }) => id))
  for (const { from, relation, to } of shot.relations)
    if (/^(?:inside|on)$/u.test(relation) && gone.has(to) && isThing(shot, from)) gone.add(from)
  if (gone.size === 0) return shot
  return {
    ...withoutAll(shot, gone),
    ...instead(shot, { place, fallen: shot.subjects.filter(({ id }) => gone.has(id)) }),
  }
}

interface Fallen {
  readonly place: string | null
  readonly fallen: readonly Subject[]
}

/** A hall of columns is seen to have them; shelves of shoes are those of a shoe shop. */
function instead({ scenery = [] }: Shot, { place, fallen }: Fallen): Partial<Shot> {
  const columns = fallen.filter(({ noun }) => /^(?:column|pillar)$/u.test(noun))
  const rows = columns.map(({ noun }) => `${noun}s`)
  const ware = fallen.find(({ noun }) => !/^(?:shelf|bookshelf)$/u.test(noun))
  const wine = fallen.some(({ noun }) => /\bbarrel$/u.test(noun)) && place === 'cellar'
  const shop = ware !== undefined && /^(?:shop|store)$/u.test(place ?? '')
  return {
    place: shop ? `${ware.noun} ${place}` : wine ? 'wine cellar' : place,
    ...(rows.length > 0 ? { scenery: [...scenery, ...rows].slice(0, 6) } : {}),
  }
}

function isThing({ subjects }: Shot, id: string): boolean {
  return subjects.some((each) => each.id === id && !LIVING.has(each.kind))
}
