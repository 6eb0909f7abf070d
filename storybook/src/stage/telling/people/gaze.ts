import { Person, type Action, type Shot, type Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'

/** What the whole sky shows. */
const IN_THE_SKY =
  /\b(fireworks?|stars?|starry|shooting star|moon|sky|sunset|sunrise|rainbow|aurora|(?:northern|southern|polar) lights?|clouds?|comet|meteors?|eclipse|milky way|planets?|earth|constellations?|lightning)\b/iu
/** What flies over the stage. */
const OVERHEAD =
  /\b(birds?|geese|swans?|airplane|plane|jet|balloons?|kite|helicopter|drone|butterfl\w+|ufo|airship|rocket)\b/iu
/** What one looks out upon. */
const VISTA =
  /\b(sea|ocean|waves?|view|landscape|mountains?|valley|city|skyline|horizon|river|lake|waterfall|canyon|desert|fields?|forest|harbou?r|ships?|bay|beach|cliff|coast|island|volcano|concert|stage|show|parade|match|rain|snow|storm|street|garden|window|traffic|rooftop|balcony|pier)\b/iu

/** Rooms have a window in the far wall. */
const ROOMS = /^(room|living[ -]room|bedroom|kitchen|attic|cabin|home|apartment|train|office)$/u
const LOW_SUN = /^(sunset|dawn|golden)$/u
const FALLING = /^(rain|snow|storm|blizzard)$/u
const LOOKING = /^(look|look-out|point|stare|watch|admire)$/u
const SEATED = /^(sit|sit-together|rest|relax)$/u

/** Whoever looks is turned to what is looked at: seen from behind when it is the sky or the sea. */
export function turnToSights(shot: Shot): Shot {
  const subjects = shot.subjects.map((each) => {
    if (each.kind === 'person') return { ...each, actions: gazing(each, shot) }
    return WATCHERS.has(each.kind) ? besideThem(each, shot) : each
  })
  // Cats are at home in a living room, but not when they watch the sky.
  const outside = subjects.some(({ kind, actions: [deed] }) => {
    return WATCHERS.has(kind) && FROM_BEHIND.test(deed?.verb ?? '')
  })
  const place = shot.place ?? (outside ? 'hilltop' : null)
  return onTheGround({ ...shot, place, subjects })
}

const WATCHERS = new Set<Subject['kind']>(['animal', 'creature'])
const FROM_BEHIND = /^gaze-(?:up|out)$/u

/** A dog or a robot that watches the sunset has its back to us as its friend has. */
function besideThem(beast: Subject, shot: Shot): Subject {
  if (!watchesWithFriend(beast, shot)) return beast
  const actions = gazing(beast, shot)
  if (!FROM_BEHIND.test(actions[0]?.verb ?? '')) return beast
  const person = beast.person ?? Person.parse({ role: 'guest' })
  // On its hind legs a dog would be as tall as its friend.
  const size = beast.kind === 'animal' && beast.size === 'normal' ? 'small' : beast.size
  return { ...beast, actions, person, size }
}

/** A wolf that looks at the moon by itself, or a cat at a window, stays on its four legs. */
function watchesWithFriend({ id, actions, picture }: Subject, { subjects, view }: Shot): boolean {
  const looks = (deeds: readonly Action[]): boolean => deeds.some(({ verb }) => LOOKING.test(verb))
  if (view !== undefined || actions.length !== 1 || !looks(actions)) return false
  return picture === 'noto:robot' || subjects.some((each) => each.id !== id && looks(each.actions))
}

/** Who watches birds in the sky is not up there. */
function onTheGround(shot: Shot): Shot {
  const watches = shot.subjects.some(
    ({ kind, actions }) =>
      kind === 'person' && actions.some(({ verb }) => /^(gaze|look|binoc|spy)/u.test(verb)),
  )
  if (shot.place !== 'sky' || !watches) return shot
  const subjects = shot.subjects.map((each) =>
    FLIERS.has(each.kind) && each.actions.length === 0 ? { ...each, actions: [FLY] } : each,
  )
  return { ...shot, place: null, subjects }
}

const FLIERS = new Set<Subject['kind']>(['bird', 'insect', 'aircraft'])
const FLY = doing('fly')

const AT_TABLE = /^(?:drink|drink-.+|eat|eat-.+|write|type|play-(?:chess|cards))$/u

function gazing(person: Subject, shot: Shot): Action[] {
  const looks = person.actions.find(({ verb }) => LOOKING.test(verb))
  if (!looks) return person.actions
  if (looks.direction === 'towards') return facingUs(person.actions, looks)
  const verb = gazeFor(looks, sightOf(looks, person, shot))
  if (verb === null) return person.actions
  const others = person.actions.filter((each) => each !== looks)
  const sits = others.find((each) => SEATED.test(each.verb))
  // Nobody stands up on a bench to look at a dog.
  if (sits && verb === 'look-at') return [sits, { ...looks, verb }]
  // Over a cup of coffee one looks out and stays at the table.
  if (sits && sits.target !== null && others.some((each) => AT_TABLE.test(each.verb))) return others
  if (sits) return [{ ...sits, verb: 'sit-gaze', prop: seatIn(shot) }]
  const busy = others.find((each) => !SEATED.test(each.verb) && each.verb !== 'stand')
  return busy ? person.actions : [{ ...looks, verb }]
}

/** Into the camera: the face is seen, and no back, unless something else is done meanwhile. */
function facingUs(actions: readonly Action[], looks: Action): Action[] {
  const others = actions.filter((each) => each !== looks)
  const idle = others.every(({ verb }) => /^(stand|smile|wait|pose|appear)$/u.test(verb))
  return idle ? [doing('face-us')] : others
}

const WILD =
  /\b(cliff|hill|hilltop|mountain|summit|peak|ridge|desert|dune|forest|woods|jungle|canyon|valley|meadow|field|island|rocks|riverbank|camp|moon|mars)s?\b/u

/** Nobody has put a bench on a cliff. */
function seatIn({ place }: Shot): string | null {
  return WILD.test(place ?? '') ? 'log' : null
}

interface Sight {
  readonly noun: string
  /** It stands on the stage itself. */
  readonly here: boolean
}

/** What is looked at: what the deed names, else what the sky shows, else the place itself. */
function sightOf({ target, prop }: Action, person: Subject, shot: Shot): Sight | null {
  const named = shot.subjects.find(({ id }) => id === target)
  if (named) return { noun: named.noun, here: true }
  if (prop !== null) return { noun: prop, here: false }
  if (shot.view !== undefined) return { noun: 'window', here: false }
  const shown = shot.subjects.find(
    ({ id, kind, noun }) => id !== person.id && (kind === 'sky' || IN_THE_SKY.test(noun)),
  )
  if (shown) return { noun: shown.noun, here: false }
  return farSight(shot)
}

/** What the weather, the hour or the place itself has to look at. */
function farSight({ weather, time, place }: Shot): Sight | null {
  if (weather === 'rainbow') return { noun: 'rainbow', here: false }
  const lowSun = LOW_SUN.test(time ?? '')
  if (lowSun && place === null) return { noun: 'sunset', here: false }
  if (lowSun && !ROOMS.test(place ?? '')) return { noun: 'horizon', here: false }
  if (FALLING.test(weather) && place === null) return { noun: weather, here: false }
  return place === null ? null : { noun: place, here: false }
}

function gazeFor({ verb }: Action, sight: Sight | null): string | null {
  if (!sight) return null
  if (IN_THE_SKY.test(sight.noun)) return verb === 'point' ? 'look-up' : 'gaze-up'
  if (OVERHEAD.test(sight.noun)) return 'look-up'
  if (verb === 'point') return null
  if (/\b(painting|picture|portrait|poster|fresco|artwork)\b/u.test(sight.noun)) return 'view-art'
  if (VISTA.test(sight.noun) || (!sight.here && ROOMS.test(sight.noun))) return 'gaze-out'
  return sight.here ? 'look-at' : null
}
