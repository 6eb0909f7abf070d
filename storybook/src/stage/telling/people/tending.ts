import { findPicture } from '../../../lexicon/find-picture.ts'
import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Kind, Shot, Subject } from '../../../plan/plan.ts'
import { people } from './people-told.ts'
import { fittedIn } from './where-fitted.ts'
import { withEach } from '../retold.ts'

/** What a thing that is tended is, whether it is a subject or only named by the deed. */
interface Tended {
  readonly noun: string
  readonly kind: Kind
  readonly material?: string | null
  readonly colour?: string | null
}

/** Whose own deed shows it well enough. */
const CARS = /\b(car|cars|engine|hood|taxi|cab|tyres?|tires?|wheels?)$/u
/** A red car is mended itself: the one that the deed has is blue. */
const isPainted = ({ colour = null }: Tended): boolean => colour !== null
/** What is cleaned all over, and not a thing one stands at. */
const ROOMS =
  /\b(house|home|rooms?|kitchen|bathroom|floor|table|desk|counter|dishes|plates?|windows?|apartment|garage|street|beach|hands?|face|teeth|clothes|laundry|wall|toilet|shop|bar|pool|stove|fireplace|bed)$/u
const MOVERS = new Set<Kind>(['vehicle', 'boat', 'aircraft'])
const MACHINES =
  /\b(tv|television|radio|robot|android|computer|laptop|phone|watch|clock|camera|toaster|fridge|washing machine|drone|satellite|machine|typewriter|engine|motor)$/u

/** Beasts of metal are mended and polished as machines are. */
const isMachine = ({ noun, material }: Tended): boolean =>
  MACHINES.test(noun) || material === 'robot' || /^robot(?:ic)? /u.test(noun)

const PAINTED =
  /\b(fence|gate|door|shed|birdhouse|bench|chair|table|cabinet|dresser|robot|doll|toy|model|mailbox|hydrant|rocking horse|lighthouse)$/u
const ARTISTS = /\b(artist|(?<!house )painter|illustrator)\b/u

/** What is welded or drilled as a plain piece of it, which the deed has already. */
const BARS = /\b(metal|steel|iron|beams?|bars?|pipes?|plates?|rods?)$/u
const FLAT = /\b(holes?|walls?|boards?|planks?|wood|ground|road|street|ceiling)$/u

/** What stands in a room and is scrubbed there, from outside. */
const FITTINGS =
  /\b(?:bathtub|tub|fridge|refrigerator|oven|stove|aquarium|fish tank|grill|shower|fireplace|sofa|piano)$/u

type Rule = readonly [verbs: RegExp, suits: (thing: Tended, who: Subject) => boolean, deed: string]

const TENDING: readonly Rule[] = [
  [
    /^(hammer|fix-engine|change-tyre|fix|repair)$/u,
    (thing, { noun: who, person }) =>
      (!CARS.test(thing.noun) || isPainted(thing)) &&
      (isMachine(thing) ||
        MOVERS.has(thing.kind) ||
        /mechanic|technician/u.test(`${who} ${person?.role}`)),
    'mend-thing',
  ],
  // Nobody brings a lamp post to lean on a car.
  [/^lean$/u, ({ kind }) => kind === 'vehicle', 'mend-thing'],
  [/^(?:mop|clean|wash|wipe)$/u, ({ noun }) => FITTINGS.test(noun), 'wash-thing'],
  [/^(clean|wash)$/u, ({ noun, kind }) => isLarge(kind, noun) && !ROOMS.test(noun), 'wash-thing'],
  [/^(clean|wash)$/u, ({ noun }) => !ROOMS.test(noun), 'polish-thing'],
  [
    /^(paint|paint-wall)$/u,
    ({ noun, kind }, { noun: who }) =>
      (MOVERS.has(kind) || PAINTED.test(noun)) && !ARTISTS.test(who),
    'paint-thing',
  ],
  [/^weld$/u, ({ noun, kind }) => MOVERS.has(kind) || !BARS.test(noun), 'weld-thing'],
  [/^drill$/u, ({ noun }) => !FLAT.test(noun), 'drill-thing'],
  [/^inspect$/u, ({ kind }) => kind !== 'building' && kind !== 'nature', 'inspect-thing'],
]

function isLarge(kind: Kind, noun: string): boolean {
  return (
    MOVERS.has(kind) || kind === 'building' || /\b(statue|sculpture|robot|dinosaur)$/u.test(noun)
  )
}

/** Two who do the same to the same do it together, at one thing. */
function sharesWork(shot: Shot, { id, actions: [own] }: Subject): boolean {
  return people(shot).some(
    ({ id: other, actions: [deed] }) =>
      other !== id && deed?.verb === own?.verb && deed?.prop === own?.prop,
  )
}

/** Who mends, washes or paints something does it to that very thing: no car for a motorcycle, no easel for a boat. */
export function tendThing(shot: Shot): Shot {
  for (const who of people(shot)) {
    const [action, ...later] = who.actions
    const alone = who.count === 1 && !sharesWork(shot, who)
    const thing = action && alone ? tended(shot, action) : null
    if (!action || !thing) continue
    const verb = deedFor(action, thing, who)
    const actions = [{ ...action, verb }, ...later]
    const place = shot.place ?? placeFor(verb, thing)
    const subjects = shot.subjects.map((each) => (each.id === who.id ? { ...each, actions } : each))
    if (verb !== action.verb || place !== shot.place) return { ...shot, subjects, place }
  }
  return onlyLooking(shot)
}

/** What cannot be taken under the glass is only looked at: a person, a house, the sea. */
function onlyLooking(shot: Shot): Shot {
  const looks = (action: Action): Action =>
    action.verb === 'inspect' ? { ...action, verb: 'look' } : action
  return withEach(shot, (each) =>
    each.actions.some(({ verb }) => verb === 'inspect')
      ? { ...each, actions: each.actions.map(looks) }
      : each,
  )
}

function deedFor({ verb }: Action, thing: Tended, who: Subject): string {
  return TENDING.find(([verbs, suits]) => verbs.test(verb) && suits(thing, who))?.[2] ?? verb
}

function tended({ subjects }: Shot, { target, prop }: Action): Tended | null {
  const shown = subjects.find(({ id, noun }) => id === target || (target === null && noun === prop))
  if (shown) return LIVING.has(shown.kind) && !isMachine(shown) ? null : shown
  const found = prop === null ? null : findPicture(prop)
  return prop !== null && found ? { noun: prop, kind: found.kind } : null
}

const OUTSIDE = /\b(fence|hydrant|gate|treehouse|tree house|shed|birdhouse|doghouse)$/u

/** Where such a thing is tended: boats ashore, what drives before the house or in the garage. */
function placeFor(deed: string, { kind, noun }: Tended): string | null {
  if (!/^(hammer|.*-thing)$/u.test(deed) || /^(?:model|toy) /u.test(noun)) return null
  if (OUTSIDE.test(noun)) return 'garden'
  if (deed === 'hammer') return null
  if (kind === 'boat') return 'beach'
  if (kind === 'aircraft') return 'hangar'
  if (/\btractor$/u.test(noun)) return 'farmyard'
  if (kind === 'vehicle') return deed === 'mend-thing' ? 'garage' : 'driveway'
  return fittedIn(noun) ?? INDOORS[deed] ?? null
}

const INDOORS: Readonly<Record<string, string>> = {
  'mend-thing': 'workshop',
  'wash-thing': 'living room',
  'polish-thing': 'living room',
  'paint-thing': 'workshop',
  'sand-thing': 'workshop',
  'weld-thing': 'workshop',
  'carve-thing': 'workshop',
  'inspect-thing': 'workshop',
}

/** A hedge in the shape of something is what is trimmed, and no plain one beside it. */
export function clipTopiary(shot: Shot): Shot {
  if (!shot.subjects.some(({ shape }) => shape !== undefined && shape !== null)) return shot
  return withEach(shot, (each) => ({
    ...each,
    actions: each.actions.map((action) =>
      action.verb === 'trim-hedge' ? { ...action, verb: 'trim-topiary' } : action,
    ),
  }))
}
