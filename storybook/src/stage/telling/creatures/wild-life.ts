import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { SEVERAL } from '../../actions/animals/pouncing.ts'
import { findPicture } from '../../../lexicon/find-picture.ts'
import { doing } from '../doing.ts'
import { thingOf } from '../thing-of.ts'
import { withEach, withSubject } from '../retold.ts'
import { unseen } from '../without.ts'
import { isBeast } from './told.ts'

const HUNTERS =
  /\b(?:cheetah|lion|lioness|tiger|tigress|leopard|jaguar|panther|puma|cougar|lynx|wolf|fox|hyena|coyote|dingo|caracal|bear|wild dog|t-rex|tyrannosaurus|raptor|velociraptor)$/u
const PREY =
  /\b(?:gazelle|antelope|impala|springbok|zebra|wildebeest|gnu|deer|stag|doe|fawn|elk|moose|reindeer|caribou|buffalo|bison|boar|warthog|goat|ibex|sheep|hare|rabbit|bunny|kudu|oryx|triceratops)$/u
const STALKS = /^(?:hunt|lurk|walk|crawl|crouch|sneak)$/u
const SEIZES = /^(?:catch|attack|grab|bite|kill|tackle|snatch|pounce)$/u

/** A cheetah that catches its gazelle runs it down before our eyes, and neither of them is gone at the end. */
function runDown(shot: Shot): Shot {
  const hunter = shot.subjects.find(
    (each) => isBeast(each) && each.count === 1 && HUNTERS.test(each.noun),
  )
  const seizes = hunter?.actions.find(({ verb, target }) => SEIZES.test(verb) && target !== null)
  const held = shot.relations.find(
    ({ from, relation }) => from === hunter?.id && relation === 'holding',
  )?.to
  const prey = shot.subjects.find(({ id }) => id === (seizes?.target ?? held))
  if (!hunter || !prey || prey.count !== 1 || !PREY.test(prey.noun)) return shot
  const stalks = hunter.actions.some(({ verb }) => STALKS.test(verb))
  const runs = doing(stalks ? 'stalk-down' : 'bring-down', { prop: prey.noun })
  return unseen(withSubject(shot, hunter, { actions: [runs] }), prey)
}

const FLYERS = /\b(?:bat|bird|swallow|swift|bee|crow|raven|butterfly|moth|pigeon|owl|wasp)$/u
const ALOFT = /^(?:fly|flutter|leave|swarm|take-off|glide|flee|go|walk|run)$/u

/** Many bats at a cave pour out of its mouth, and do not hang over it in a heap. */
function pourOut(shot: Shot): Shot {
  const [flock, ...others] = shot.subjects
  const place = shot.place ?? ''
  if (!flock || others.length > 0 || flock.count < 4 || !FLYERS.test(flock.noun)) return shot
  if (!/\bcave$/u.test(place) || flock.actions.length === 0) return shot
  if (!flock.actions.every(({ verb }) => ALOFT.test(verb))) return shot
  const found = findPicture('cave')
  if (!found) return shot
  const cave: Subject = {
    ...thingOf('cave', { kind: 'nature', picture: found.picture }),
    actions: [doing('pour-out', { prop: [flock.colour, flock.noun].filter(Boolean).join(' ') })],
  }
  return { ...shot, place: 'forest', subjects: [cave] }
}

const DRAGGED =
  /\b(?:branch|twig|stick|log|bough|leaf|bone|fish|salmon|seal|carcass|root|trunk|prey)$/u

/** A beaver drags a branch in its teeth: no cart comes with it. */
export function dragInJaws(shot: Shot): Shot {
  const loads = new Map(shot.subjects.map((each) => [each.id, each]))
  const isDragged = ({ verb, target }: Action): boolean => {
    const load = loads.get(target ?? '')
    return (
      verb === 'pull' &&
      load !== undefined &&
      load.count === 1 &&
      (DRAGGED.test(load.noun) || isBeast(load))
    )
  }
  const who = shot.subjects.find(
    (each) => isBeast(each) && each.kind === 'animal' && each.actions.some(isDragged),
  )
  const pull = who?.actions.find(isDragged)
  const load = loads.get(pull?.target ?? '')
  if (!who || !load) return shot
  // A branch on its own has no tree about it.
  const noun = /\b(?:branch|bough|twig)$/u.test(load.noun) ? 'stick' : load.noun
  const drags = doing('pull', { prop: [load.colour, noun].filter(Boolean).join(' ') })
  return unseen(withSubject(shot, who, { actions: [drags] }), load)
}

const FISHES = /^(?:fish|catch-fish|catch)$/u

/** The salmon that leaps where a bear fishes is the one that it catches, and leaps in the water. */
function leapIntoJaws(shot: Shot): Shot {
  const fisher = shot.subjects.find(
    (each) => isBeast(each) && each.kind === 'animal' && FISHES.test(each.actions[0]?.verb ?? ''),
  )
  const fish = shot.subjects.find(
    ({ kind, count, actions: [first] }) =>
      kind === 'fish' && count === 1 && /^(?:jump|leap|hop|swim|flip)$/u.test(first?.verb ?? ''),
  )
  const aim = fisher?.actions[0]?.target ?? fish?.id
  if (!fisher || !fish || aim !== fish.id || /fall|rapids/u.test(shot.place ?? '')) return shot
  const prop = [fish.colour, fish.noun].filter(Boolean).join(' ')
  return unseen(withSubject(shot, fisher, { actions: [doing('catch-fish', { prop })] }), fish)
}

const CHANGERS = /\b(?:octopus|cuttlefish|squid|chameleon|flounder)$/u
const BACKGROUNDS: readonly (readonly [what: RegExp, colour: string])[] = [
  [/rock|stone|boulder/u, 'grey'],
  [/sand|seabed/u, 'beige'],
  [/leaf|leaves|grass|moss|seaweed|branch|tree/u, 'green'],
  [/coral/u, 'orange'],
]

/** An octopus that hides among rocks takes their colour, and is not a lantern. */
function takeTheirColour(shot: Shot): Shot {
  const about = shot.subjects.find(({ noun }) => BACKGROUNDS.some(([what]) => what.test(noun)))
  const colour = BACKGROUNDS.find(([what]) => what.test(about?.noun ?? ''))?.[1]
  if (colour === undefined) return shot
  return withEach(shot, (each) =>
    CHANGERS.test(each.noun)
      ? {
          ...each,
          actions: each.actions.map((deed) =>
            deed.verb === 'camouflage' && deed.prop === null ? { ...deed, prop: colour } : deed,
          ),
        }
      : each,
  )
}

/** A flytrap has its fly come to it: no fly sits at its foot. */
function snapShut(shot: Shot): Shot {
  const trap = shot.subjects.find(({ noun }) => /\b(?:fly ?trap|carnivorous plant)$/u.test(noun))
  const fly = shot.subjects.find(
    ({ noun, kind }) => kind === 'insect' || /\b(?:fly|bug)$/u.test(noun),
  )
  const eats = trap?.actions.find(({ verb }) => /^(?:eat|catch|close|hunt|trap)$/u.test(verb))
  if (!trap || !(fly ?? eats)) return shot
  const prop = fly?.noun ?? eats?.prop ?? 'fly'
  return unseen(withSubject(shot, trap, { actions: [doing('trap-fly', { prop })] }), fly)
}

const LURKERS = /\b(?:crocodile|alligator|caiman)$/u
const GOES = /^(?:walk|run|swim|cross|gallop|dive-in|jump|trot|wade)$/u
const WET = /\b(?:river|lake|waterhole|pond|swamp|stream)$/u

/** Where a herd crosses a river, the crocodiles in it lie in wait: a few are enough, and the herd is what we see. */
function lieInWait(shot: Shot): Shot {
  const herd = shot.subjects.find(
    ({ kind, noun, actions }) =>
      kind === 'animal' && PREY.test(noun) && actions.some(({ verb }) => GOES.test(verb)),
  )
  const wet = WET.test(shot.place ?? '') || herd?.actions.some(({ verb }) => verb === 'dive-in')
  if (!herd || wet !== true) return shot
  return withEach(shot, (each) =>
    LURKERS.test(each.noun) && each.actions.every(({ target }) => target === null)
      ? { ...each, count: Math.min(each.count, 2), actions: [doing('lie-low')] }
      : each,
  )
}

/** Fish below a ray swim somewhere below it, and do not hold it up as far as the top of the frame. */
function swimApart(shot: Shot): Shot {
  if (!/water|reef|sea|ocean/u.test(shot.place ?? '')) return shot
  const swims = new Set(shot.subjects.filter(({ kind }) => ANIMALS.has(kind)).map(({ id }) => id))
  const relations = shot.relations.filter(
    ({ from, relation, to }) =>
      !(/^(?:above|under)$/u.test(relation) && swims.has(from) && swims.has(to)),
  )
  return relations.length === shot.relations.length ? shot : { ...shot, relations }
}

const BUBBLES = /\b(?:bubble|soap bubble|snowflake|feather|leaf|petal)$/u
const LEAPS = /^(?:jump|leap|catch|pop|chase|snap|play|bite|run|hop|pounce)$/u

/** A puppy that leaps for bubbles leaps as high as they are: they are in the air, and several. */
function leapForBubbles(shot: Shot): Shot {
  const thing = (action: Action): string | null =>
    action.prop ?? shot.subjects.find(({ id }) => id === action.target)?.noun ?? null
  const after = (action: Action): boolean =>
    LEAPS.test(action.verb) && BUBBLES.test(thing(action) ?? '')
  const who = shot.subjects.find(
    (each) => isBeast(each) && each.count === 1 && each.actions.some(after),
  )
  const deed = who?.actions.find(after)
  if (!who || !deed) return shot
  const named = shot.subjects.find(({ id }) => id === deed.target)
  const prop = `${SEVERAL}${thing(deed) ?? 'bubble'}`
  return unseen(withSubject(shot, who, { actions: [doing('pounce-at', { prop })] }), named)
}

const DENS = /\b(?:burrow|den|hole|cave|lair|warren|hutch|kennel|lodge)$/u
const RUNS = /^(?:run|walk|go|hide|dive|dive-in|flee|crawl|hop|jump|disappear|gallop|trot)$/u

/** Several that run into one burrow are gone in the end, and do not stand on top of it. */
function goToGround(shot: Shot): Shot {
  const herd = shot.subjects.find(
    (each) =>
      isBeast(each) && each.count > 1 && each.count < 7 && RUNS.test(each.actions[0]?.verb ?? ''),
  )
  const den = shot.subjects.find(
    ({ id, noun }) => id === herd?.actions[0]?.target && DENS.test(noun),
  )
  if (!herd || !den) return shot
  const others = shot.subjects.filter(({ noun }) => noun === herd.noun)
  const count = others.reduce((sum, each) => sum + each.count, 0)
  const prop = `${count} ${[herd.colour, herd.noun].filter(Boolean).join(' ')}`
  const told = withSubject(shot, den, { actions: [doing('run-in', { prop })] })
  return others.reduce(unseen, told)
}

/** Salmon that leap at a waterfall do so in it, wherever else the river is. */
function atTheFalls(shot: Shot): Shot {
  const falls = shot.subjects.find(({ noun }) => /\b(?:waterfall|rapids)$/u.test(noun))
  const leaps = shot.subjects.some(
    ({ kind, actions }) => kind === 'fish' && /^(?:jump|leap|swim)$/u.test(actions[0]?.verb ?? ''),
  )
  if (!falls || !leaps || !WET.test(shot.place ?? 'river')) return shot
  return { ...unseen(shot, falls), place: 'waterfall' }
}

/** The young of penguins are grey and downy: nobody takes them for their parents. */
function inTheirDown(shot: Shot): Shot {
  return withEach(shot, (each) =>
    /^baby (?:[a-z]+ )?penguin$|\bpenguin chick$/u.test(each.noun) && each.colour === null
      ? { ...each, picture: 'prop:penguin-chick' }
      : each,
  )
}

/** Dolphins that swim and leap are seen leaping: that has both. */
function leapAsTheySwim(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const leaps = each.actions.find(({ verb }) => /^(?:jump|leap)$/u.test(verb))
    return each.kind === 'fish' && leaps && each.actions[0]?.verb === 'swim'
      ? { ...each, actions: [leaps] }
      : each
  })
}

const WOOLLY = /\b(?:mammoth|musk ox|woolly rhino(?:ceros)?)$/u

/** Mammoths had wool for their winters: no palms grew where they went. */
function onTheTundra(shot: Shot): Shot {
  const [lead] = shot.subjects
  return shot.place === null && WOOLLY.test(lead?.noun ?? '') ? { ...shot, place: 'tundra' } : shot
}

/** What is known of animals from films about them. */
export const WILD_LIFE_TALES: readonly ((shot: Shot) => Shot)[] = [
  runDown,
  pourOut,
  leapIntoJaws,
  takeTheirColour,
  snapShut,
  leapAsTheySwim,
  inTheirDown,
  goToGround,
  atTheFalls,
  lieInWait,
  swimApart,
  leapForBubbles,
  onTheTundra,
]
