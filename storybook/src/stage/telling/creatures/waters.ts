import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { flingStuff, rollInDust, takeBath } from './bathing.ts'
import { onTheFloe } from './floes.ts'
import { fromTheBank } from './garden-fish.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { withSubject } from '../retold.ts'
import { bondsWithout, unseen, withoutAll } from '../without.ts'

const WATERFOWL =
  /\b(swan|duck|duckling|goose|pelican|cygnet|mallard|drake|loon|crocodile|alligator|caiman|otter|beaver|hippo|hippopotamus|turtle|manatee|seal|capybara|platypus|anaconda|water snake)$/u
export const WATERS = /lake|pond|river|sea|ocean|water|stream|harbou?r|pool|bay|lagoon|canal/u

const SHORES = /\b(?:pier|dock|jetty|beach|quay|shore|port)$/u

const AT_HOME_AFLOAT = /\b(swan|duck|duckling|goose|pelican|cygnet|mallard|drake|loon)$/u
const OPEN_WATER = /\b(lake|pond|river|stream|lagoon|canal)$/u

/** Ducks on a lake, of whom nothing more is told, are on the water and not on its shore. */
function swimAtHome(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => AT_HOME_AFLOAT.test(noun))
  const bound = shot.relations.some(({ from, to }) => from === bird?.id || to === bird?.id)
  const iced =
    shot.season === 'winter' || shot.scenery?.some((words) => /frozen|ice|icy/u.test(words))
  if (!bird || bound || iced === true || bird.actions.length > 0) return shot
  return OPEN_WATER.test(shot.place ?? '') ? withDeed(shot, bird, doing('swim')) : shot
}

/** Swans and crocodiles glide over a lake as swimmers do, not as kites do. */
function onTheWater(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => WATERFOWL.test(noun))
  const [first] = bird?.actions ?? []
  const floats = first ? /^(glide|float|drift|paddle|sail|go)$/u.test(first.verb) : false
  if (
    !bird ||
    !first ||
    !floats ||
    (shot.place !== null && !WATERS.test(shot.place) && !/\bbridge$/u.test(shot.place))
  )
    return shot
  return { ...withDeed(shot, bird, { ...first, verb: 'swim' }), place: shot.place ?? 'lake' }
}

const SWAMPS = /swamp|marsh|bayou|bog|wetland|everglades|mangrove/u
const LURKERS = /\b(crocodile|alligator|caiman|croc|gator|hippo|hippopotamus|anaconda)$/u

/** Who lies low is in the water up to the eyes; so is a crocodile that lurks there for nobody that is named. */
function upToTheEyes(shot: Shot): Shot {
  const wet = WATERS.test(shot.place ?? 'lake') || SWAMPS.test(shot.place ?? '')
  const sunk = ({ kind, noun, actions }: Subject): boolean =>
    ANIMALS.has(kind) &&
    actions.some(
      ({ verb, target, prop }) =>
        verb === 'lie-low' ||
        (wet && verb === 'lurk' && LURKERS.test(noun) && target === null && prop === null),
    )
  if (!shot.subjects.some(sunk)) return shot
  const subjects = shot.subjects.map((each) =>
    sunk(each) ? { ...each, actions: [doing('lie-low')] } : each,
  )
  return { ...shot, subjects, place: wet ? (shot.place ?? 'swamp') : shot.place }
}

const GOES =
  /^(?:walk|run|trot|waddle|crawl|hop|slide|jump|wander|march|skate|cross|sit|stand|lie)$/u

/** Ice that is walked on is a place and no cube. */
function onTheIce(shot: Shot): Shot {
  const ice = shot.subjects.find(
    ({ noun, kind }) => kind !== 'boat' && /^(ice|ice floe|snow|frozen lake)$/u.test(noun),
  )
  const onto = ({ verb, target }: Action): boolean => target === ice?.id && GOES.test(verb)
  const stood =
    shot.relations.some(({ relation, to }) => relation === 'on' && to === ice?.id) ||
    shot.subjects.some(({ actions }) => actions.some(onto))
  if (!ice || !stood) return shot
  const adrift = /\b(?:drift|float|broken|melt|crack)/u.test(ice.words)
  return { ...unseen(shot, ice), place: shot.place ?? (adrift ? 'pack ice' : 'arctic') }
}

const OF_THE_SEA = /\b(?:shark|dolphin|orca|porpoise|whale)$/u

/** Sharks about a boat are at sea, and in the water. */
function aboutBoats(shot: Shot): Shot {
  const boat = shot.subjects.find(({ kind }) => kind === 'boat')
  const fish = shot.subjects.find(({ noun }) => OF_THE_SEA.test(noun))
  const [first] = fish?.actions ?? []
  if (!boat || !fish || shot.place !== null) return shot
  const circles = first && /^(?:orbit|circle)$/u.test(first.verb)
  const told = circles ? withDeed(shot, fish, doing('swim', { direction: 'around' })) : shot
  return { ...told, place: 'ocean' }
}

const LEAPERS = /\b(whale|dolphin|orca|porpoise|shark|flying fish|salmon|marlin)$/u

const WADERS = /\b(heron|egret|stork|ibis|crane|flamingo|kingfisher|curlew)$/u

/** A heron stands in the shallows and stabs. */
function inTheShallows(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => WADERS.test(noun))
  const [first] = bird?.actions ?? []
  const fishes = first && /^(fish|catch-fish|catch|hunt|eat)$/u.test(first.verb)
  if (!bird || !fishes) return shot
  const prey = shot.subjects.find(({ id }) => id === first.target)
  const stabs: Action = doing('stab-fish', { prop: prey?.noun ?? 'fish' })
  const told = withDeed(shot, bird, stabs)
  return { ...(prey ? unseen(told, prey) : told), place: shot.place ?? 'lake' }
}

/** The fish that bears catch come with the catch, one for each. */
function oneForEach(shot: Shot): Shot {
  const catcher = shot.subjects.find(
    ({ kind, actions }) => kind === 'animal' && /^catch(-fish)?$/u.test(actions[0]?.verb ?? ''),
  )
  const fish = shot.subjects.find(({ id }) => id === catcher?.actions[0]?.target)
  if (!catcher || fish?.kind !== 'fish') return shot
  if (catcher.count === 1 && fish.count === 1) return shot
  const catches: Action = doing('catch-fish', { prop: fish.noun })
  return unseen(withDeed(shot, catcher, catches), fish)
}

/** Who swims under the ice is in the water below it. */
function belowTheIce(shot: Shot): Shot {
  const ice = shot.subjects.find(({ noun }) => /^(ice|ice floe|iceberg|frozen lake)$/u.test(noun))
  const under = shot.relations.find(({ relation, to }) => relation === 'under' && to === ice?.id)
  const swimmer = shot.subjects.find(({ id }) => id === under?.from)
  if (!ice || !swimmer) return shot
  return { ...unseen(shot, ice), place: 'underwater' }
}

/** Who hides in an anemone is seen among its arms. */
function amongTheArms(shot: Shot): Shot {
  const arms = shot.subjects.find(({ noun }) => /\banemone$/u.test(noun))
  const host = shot.relations.find(({ to, relation }) => to === arms?.id && relation === 'inside')
  const fish = shot.subjects.find(({ id, kind }) => id === host?.from && kind === 'fish')
  if (!arms || !host || !fish) return shot
  const relations = shot.relations.map((each) =>
    each === host ? { ...each, relation: 'on' as const } : each,
  )
  return { ...withDeed(shot, fish, doing('float')), relations }
}

/** Salmon at a waterfall leap up in it. */
function upTheFalls(shot: Shot): Shot {
  const fish = shot.subjects.find(
    ({ kind, actions }) =>
      kind === 'fish' && /^(jump|leap|hop|swim|dive|climb)$/u.test(actions[0]?.verb ?? ''),
  )
  const falls = /waterfall|rapids/u.test(shot.place ?? '')
  return fish && falls ? withDeed(shot, fish, doing('leap-falls')) : shot
}

const LEAPS = /^(jump|hop|dive|breach|leap|flip)$/u

const LIVES_IN_WATER = /\b(?:turtle|hippo|hippopotamus|crocodile|alligator|otter|submarine)$/u

/** A whale that rises in front of a pier comes up out of the water as far as its fins, and not into the sky like a balloon. */
function upFromBelow(shot: Shot): Shot {
  const wet = WATERS.test(shot.place ?? 'sea') || SHORES.test(shot.place ?? '')
  const rises = ({ verb, target }: Action): boolean => verb === 'rise' && target === null
  const riser = shot.subjects.find(
    ({ kind, noun, actions }) =>
      (kind === 'fish' || LIVES_IN_WATER.test(noun) || (kind === 'animal' && isSea(shot))) &&
      actions.some(rises),
  )
  if (!riser || !wet) return shot
  const actions = riser.actions.map((each) => (rises(each) ? doing('surface') : each))
  return { ...withSubject(shot, riser, { actions }), place: shot.place ?? 'ocean' }
}

const HARBOURS = /\b(?:harbou?r|marina|port)$/u

/** Dolphins that play in a harbour do so in its water, not on the quay. */
function playInHarbour(shot: Shot): Shot {
  const who = shot.subjects.find(
    ({ noun, actions: [first] }) =>
      LEAPERS.test(noun) && (first === undefined || /^(?:play|jump|leap|swim)$/u.test(first.verb)),
  )
  return who && HARBOURS.test(shot.place ?? '') ? withDeed(shot, who, doing('surface')) : shot
}

const isSea = ({ place }: Shot): boolean => /\b(?:sea|ocean)$/u.test(place ?? '')

/** Who leaps out of the sea is seen from above it, and leaps out at sea, not at the back or the height of who sits on a rock. */
function outOfTheWater(shot: Shot): Shot {
  const leaper = shot.subjects.find(({ noun, actions }) =>
    actions.some(({ verb }) => verb === 'surface' || (LEAPERS.test(noun) && LEAPS.test(verb))),
  )
  if (!leaper) return shot
  const people = new Set(shot.subjects.filter(({ kind }) => kind === 'person').map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ from, relation, to }) =>
      from !== leaper.id || !/^(behind|in-front-of)$/u.test(relation) || !people.has(to),
  )
  if (shot.place !== null) return { ...shot, relations }
  return { ...withDeed({ ...shot, relations }, leaper, doing('jump')), place: 'ocean' }
}

const RAPTORS =
  /\b(eagle|hawk|falcon|osprey|kingfisher|pelican|seagull|gull|gannet|tern|booby|skua|albatross|kite|puffin|bird)$/u

const TAKES = /^(catch|snatch|grab|hunt|pick-up|seize)$/u

/** An owl that catches a mouse falls on it and climbs away with it, as others do with fish. */
function onItsPrey(shot: Shot): Shot {
  const bird = shot.subjects.find(
    ({ kind, noun }) => kind === 'bird' && (RAPTORS.test(noun) || /\bowl$/u.test(noun)),
  )
  const takes = bird?.actions.find(({ verb, target }) => target !== null && TAKES.test(verb))
  const prey = shot.subjects.find(({ id }) => id === takes?.target)
  const small = prey && /^(?:animal|bird|insect)$/u.test(prey.kind) && prey.count === 1
  if (!bird || !small) return shot
  return withDeed(shot, bird, doing('catch-prey', { target: prey.id }))
}

/** A bird that dives for a fish falls from the air and takes it out of the water. */
function fromTheAir(shot: Shot): Shot {
  const bird = shot.subjects.find(({ noun }) => RAPTORS.test(noun))
  const fish = shot.subjects.find(({ kind }) => kind === 'fish')
  const dive = bird?.actions.find(
    ({ verb, target }) =>
      /^(dive|dive-in|plunge|catch|fish|catch-fish|hunt)$/u.test(verb) ||
      (verb === 'swoop' && (fish !== undefined || WATERS.test(shot.place ?? ''))) ||
      (/^(rise|fly|take-off|carry|lift|grab|emerge)$/u.test(verb) &&
        target !== null &&
        target === fish?.id &&
        WATERS.test(shot.place ?? '')),
  )
  if (!bird || !dive || bird.kind !== 'bird') return shot
  // A hawk that dives at a mouse is not after fish.
  const other = dive.target !== null && dive.target !== fish?.id
  if (other) return dive.verb === 'dive' ? withDeed(shot, bird, { ...dive, verb: 'fly' }) : shot
  const stoops: Action = doing('catch-fish', { target: fish?.id ?? null })
  return { ...withDeed(shot, bird, stoops), place: shot.place ?? 'lake' }
}

const PADS = /\blily ?pads?$/u

/** Frogs leap from pad to pad, on the water. */
function overThePads(shot: Shot): Shot {
  const pads = shot.subjects.find(({ noun }) => PADS.test(noun))
  const frog = shot.subjects.find(({ noun }) => /\b(frog|toad)$/u.test(noun))
  const leaps = frog?.actions.some(({ verb }) => /^(jump|hop|leap)$/u.test(verb))
  if (pads && (!frog || !leaps)) return { ...shot, place: shot.place ?? 'pond' }
  if (!pads || !frog) return shot
  const hops: Action = doing('hop-pads', { prop: pads.noun })
  const open = withoutAll({ ...shot, relations: bondsWithout(shot, frog) }, ({ noun }) =>
    PADS.test(noun),
  )
  return { ...withDeed(open, frog, hops), place: shot.place ?? 'lake' }
}

const DRIFTERS = /\b(jellyfish|octopus|squid|seahorse|manta ray|stingray|starfish)$/u

/** Jellyfish float in the sea, not on it. */
function underTheSea(shot: Shot): Shot {
  const [lead] = shot.subjects
  const open = shot.place !== null && /^(ocean|sea|the sea)$/u.test(shot.place)
  // Ships are met on the water.
  const ship = shot.subjects.some(({ kind }) => kind === 'boat')
  if (!lead || !open || ship || !DRIFTERS.test(lead.noun)) return shot
  const [first] = lead.actions
  const drifts = /^(float|drift)$/u.test(first?.verb ?? '')
  const told = first && drifts ? withDeed(shot, lead, { ...first, verb: 'swim' }) : shot
  return { ...told, place: 'underwater' }
}

const SWIMS = /^(?:swim|glide|float|dive|paddle)$/u

/** A turtle that swims in the sea is seen below its waves, with flippers; in a pond it looks out of the water. */
function underTheWaves(shot: Shot): Shot {
  const [turtle, ...others] = shot.subjects
  const open = shot.place === null || isSea(shot)
  const swims = turtle?.noun.endsWith('turtle') && SWIMS.test(turtle.actions[0]?.verb ?? '')
  if (!turtle || !open || !swims || others.some(({ kind }) => kind !== 'fish')) return shot
  return {
    ...withSubject(shot, turtle, { picture: 'prop:sea-turtle', actions: [doing('swim')] }),
    place: 'coral reef',
  }
}

/** Who splashes somebody from a tub does that, and does not only sit in it; nobody has a tub on the savanna. */
function outOfTheTub(shot: Shot): Shot {
  const tub = shot.subjects.find(({ noun }) => /\b(tub|bathtub)$/u.test(noun))
  const bather = shot.subjects.find(
    ({ id, kind }) =>
      ANIMALS.has(kind) &&
      shot.relations.some(
        ({ from, relation, to }) => from === id && to === tub?.id && relation === 'inside',
      ),
  )
  if (!tub || !bather) return shot
  const place = shot.place ?? (bather.picture === 'noto:elephant' ? 'backyard' : 'bathroom')
  const sprays = bather.actions.find(({ verb, target }) => verb === 'spray' && target !== null)
  if (!sprays) return { ...shot, place }
  return { ...withSubject(shot, bather, { actions: [sprays] }), place }
}

/** Who fishes is where fish are. */
function atTheRiver(shot: Shot): Shot {
  const fishes = shot.subjects.some(
    ({ kind, actions }) =>
      ANIMALS.has(kind) && actions.some(({ verb }) => /^(fish|catch-fish)$/u.test(verb)),
  )
  return fishes && shot.place === null ? { ...shot, place: 'river' } : shot
}

/** Who lives on, in and above the water. */
export const WATER_TALES: readonly ((shot: Shot) => Shot)[] = [
  outOfTheTub,
  flingStuff,
  rollInDust,
  takeBath,
  swimAtHome,
  fromTheBank,
  onTheWater,
  upToTheEyes,
  aboutBoats,
  onTheFloe,
  onTheIce,
  inTheShallows,
  oneForEach,
  belowTheIce,
  amongTheArms,
  upTheFalls,
  playInHarbour,
  upFromBelow,
  outOfTheWater,
  onItsPrey,
  fromTheAir,
  overThePads,
  underTheSea,
  underTheWaves,
  atTheRiver,
]
