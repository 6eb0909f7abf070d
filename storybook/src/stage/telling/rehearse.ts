import { CRAFT, LIVING } from '../../plan/kinds.ts'
import { doing } from './doing.ts'
import type { Action, Relation, RelationName, Shot, Subject } from '../../plan/plan.ts'
import { drawnForIt } from './drawn-for-it.ts'
import { callingDeed, fieldDeed } from './people/callings.ts'
import { retell } from './retelling.ts'
import { isThirstyOutdoors } from './shores.ts'
import { storyOf, tripOf } from './small-stories.ts'
import { wordTable, wordSet } from '../../lexicon/word-set.ts'

/** Deeds between two that put them in a relation, whether or not the prompt's reader said so. */
const IMPLIES = wordTable<RelationName>([
  ['chasing', 'chase'],
  ['riding', 'ride'],
  ['holding', 'hold|carry'],
  ['wearing', 'wear'],
  ['facing', 'face'],
  ['next-to', 'adore'],
  ['around', 'orbit|circle'],
  ['above', 'hover'],
  ['on', 'land|perch|sit|stand|lie|sleep'],
])

/** Things that never stand still, whatever is beside them. */
const THINGS_THAT_GO: readonly (readonly [words: RegExp, verb: string])[] = [
  [/\b(hourglass|sand timer|egg timer|sandglass)$/u, 'run-out'],
]

const FIRES = /\b(fireplace|hearth|campfire|bonfire|fire)$/u

/** A fire burns, crackles and glows by itself: its picture does. */
function selfLit(subject: Subject): Subject {
  const actions = subject.actions.filter(
    ({ verb }) => !/^(glow|flicker|burn|shine|rock|work)$/u.test(verb),
  )
  return FIRES.test(subject.noun) ? { ...subject, actions } : subject
}

const GOES = wordSet('race go run walk glide slide turn fall work practice')
const ON_A_RIDE =
  /^(ski|snowboard|ice-skate|skateboard|surf|ride-bike|swim|roller-skate|sled|row|kayak)$/u

/** "A pianist performs", "a skier races down": the calling says how. */
function isVague({ verb, target, prop }: Action, calling: string): boolean {
  if (target !== null || prop !== null) return false
  if (verb === 'play-guitar')
    return calling.startsWith('play-') || /^(sing|dance|ballet|magic|juggle)$/u.test(calling)
  return GOES.has(verb) && ON_A_RIDE.test(calling)
}

/** Nothing burns at the fire station: its people are just there. */
function isOffDuty(calling: string, { place }: Shot): boolean {
  return calling === 'hose' && /\bfire ?(station|house)\b/u.test(place ?? '')
}

/** Who has the board under the arm does not stand on it. */
function bearsBoard({ id }: Subject, { relations, subjects }: Shot): boolean {
  const boards = subjects.filter(({ noun }) => /\b(?:\w*board|skis?|skates?|bike)$/u.test(noun))
  return relations.some(
    ({ from, relation, to }) =>
      from === id && relation === 'holding' && boards.some((each) => each.id === to),
  )
}

function takesUp(subject: Subject, calling: string, shot: Shot): boolean {
  const [first] = subject.actions
  return first !== undefined && isVague(first, calling) && !bearsBoard(subject, shot)
}

const BESIDE = /^(?:left-of|right-of|next-to|between|facing|behind|in-front-of|around)$/u
/** Whoever stands where, a violinist without a violin is nobody. */
const MAKES_MUSIC = /^(?:play-|sing|conduct)/u

/** Whether one has to do with others; for who makes music only being on, in or under them counts, and what else is in the hands. */
function isBound({ id }: Subject, { relations, subjects }: Shot, calling: string | null): boolean {
  const plays = MAKES_MUSIC.test(calling ?? '')
  const isPlayed = (what: string): boolean =>
    subjects.some(
      (each) => each.id === what && each.kind === 'instrument' && !each.noun.endsWith('record'),
    )
  return relations.some(
    ({ from, relation, to }) =>
      (from === id || to === id) &&
      !(
        plays &&
        (BESIDE.test(relation) || (from === id && relation === 'holding' && isPlayed(to)))
      ),
  )
}

function occupied(subject: Subject, shot: Shot): Subject {
  const calling = callingDeed(subject) ?? fieldDeed(subject, shot.place)
  const [first] = subject.actions
  if (first) {
    const verb = calling !== null && takesUp(subject, calling, shot) ? calling : null
    return verb === null ? subject : { ...subject, actions: [{ ...first, verb }] }
  }
  const bound = isBound(subject, shot, calling)
  if (calling !== null && !bound && !isOffDuty(calling, shot))
    return { ...subject, actions: [doing(calling)] }
  const own = THINGS_THAT_GO.find(([words]) => words.test(subject.noun))
  if (own) return { ...subject, actions: [doing(own[1])] }
  const verb = tripOf(subject, shot) ?? storyOf(subject, shot)
  return verb === null ? subject : { ...subject, actions: [doing(verb)] }
}

const STEERED = new Set(['drive', 'steer', 'sail', 'row', 'kayak', 'pilot', 'fly', 'race'])

/** Who steers a vehicle rides in it; a ship that sails to another one does not. */
function impliedBy(
  verb: string,
  by: Subject,
  target: Subject | undefined,
): RelationName | undefined {
  const steers = target && STEERED.has(verb) && CRAFT.has(target.kind)
  // Dolphins race a boat, they are not in it.
  const races = verb === 'race' && by.kind === 'fish'
  if (steers) return CRAFT.has(by.kind) || races ? undefined : 'riding'
  return IMPLIES[verb]
}

/** Who toasts something over a candle is not over it: what is toasted is. */
function isCookedOver({ from, relation, to }: Relation, { subjects }: Shot): boolean {
  const cook = subjects.find(({ id }) => id === from)
  const heats = ({ verb, target }: Action): boolean =>
    target === to &&
    /^(?:roast-.+|roast|cook|cook-.+|toast|grill|boil|warm-hands|sprinkle|season)$/u.test(verb)
  return relation === 'above' && cook?.actions.some(heats) === true
}

/** The shot with everything said that its words imply: who chases is chasing somebody, and who is chased runs. */
export function rehearse(asked: Shot): Shot {
  const shot = retell(asked)
  const ids = new Set(shot.subjects.map(({ id }) => id))
  const relations = shot.relations.filter((each) => !isCookedOver(each, shot))
  for (const subject of shot.subjects) {
    const { id, actions } = subject
    for (const { verb, target } of actions) {
      const relation = impliedBy(
        verb,
        subject,
        shot.subjects.find((each) => each.id === target),
      )
      if (!relation || target === null || !ids.has(target) || target === id) continue
      if (!relations.some(({ from, to }) => from === id && to === target)) {
        relations.push({ from: id, relation, to: target })
      }
    }
  }
  const fed = new Set(
    shot.subjects.flatMap(({ actions }) =>
      actions.filter(({ verb }) => verb === 'feed').map(({ target }) => target),
    ),
  )
  const prepared = shot.subjects
    .map((each) => withTheCamera(selfLit(each), shot))
    .map((each) => {
      const free = thirsty(mounted(inStep(freeHanded(wheeled(each)), shot), shot), shot)
      const eager = stirred(fed.has(each.id) ? pecking(free) : free, relations)
      return drawnForIt(occupied(eager, { ...shot, relations }), { ...shot, relations })
    })
  return { ...shot, relations, subjects: prepared }
}

/** A pan goes along with those who walk, unless the prompt says where they go. */
function withTheCamera(subject: Subject, { camera }: Shot): Subject {
  const way = /^(?:pan|track)-(left|right)$/u.exec(camera.move ?? '')?.[1]
  if (way !== 'left' && way !== 'right') return subject
  const actions = subject.actions.map((action) => ({
    ...action,
    direction: action.direction ?? way,
  }))
  return { ...subject, actions }
}

const ON_THE_MOVE = /^(ride-bike|ride-motorcycle|ski|surf|skateboard|snowboard|ice-skate|swim)$/u

/** A cyclist who goes somewhere rides there. */
function wheeled(subject: Subject): Subject {
  const calling = callingDeed(subject)
  // A surfer who carries the board is on foot.
  const bears = subject.actions.some(({ verb }) => verb === 'carry')
  if (calling === null || bears || !ON_THE_MOVE.test(calling)) return subject
  const actions = subject.actions.map((action) =>
    /^(walk|run|drive|ride|race|speed|glide)$/u.test(action.verb)
      ? { ...action, verb: calling }
      : action,
  )
  return { ...subject, actions }
}

const WINGED = new Set<Subject['kind']>(['bird', 'insect'])

/** Who chases, is chased, is ridden or is above another moves, even when the prompt leaves it at that. */
function stirred(subject: Subject, relations: readonly Relation[]): Subject {
  if (subject.actions.length > 0) return subject
  const as = (side: 'from' | 'to', relation: RelationName): boolean =>
    relations.some((each) => each.relation === relation && each[side] === subject.id)
  if (as('from', 'chasing')) return { ...subject, actions: [doing('chase')] }
  // A skier flees on skis.
  const calling = callingDeed(subject) ?? ''
  const flight = ON_THE_MOVE.test(calling) ? calling : 'flee'
  if (as('to', 'chasing')) return { ...subject, actions: [doing(flight)] }
  if (as('from', 'above') && WINGED.has(subject.kind))
    return { ...subject, actions: [doing('hover')] }
  if (as('from', 'on') && subject.kind === 'bird') return { ...subject, actions: [doing('perch')] }
  if (as('to', 'riding')) return { ...subject, actions: [doing(bearsBy(subject))] }
  return subject
}

const SWIMMERS = /\b(?:turtle|seal|walrus|crocodile|alligator|sea ?horse|swan|duck)$/u

const FLYERS = /\b(?:dragon|wyvern|phoenix|griffin|gryphon|hippogriff|pegasus|bat)$/u
/** Birds and insects that nobody rides through the air. */
const ON_FOOT =
  /\b(?:ostrich|emu|chicken|hen|rooster|chick|penguin|turkey|peacock|kiwi|dodo|cassowary|ant|spider|snail|caterpillar|worm|scorpion|centipede|cricket|grasshopper)$/u

/** How one goes who carries a rider. */
function bearsBy({ kind, noun }: Subject): string {
  if (kind === 'fish' || SWIMMERS.test(noun)) return 'swim'
  if (FLYERS.test(noun) || (WINGED.has(kind) && !ON_FOOT.test(noun))) return 'fly'
  return LIVING.has(kind) ? 'trot' : 'drive'
}

/** Who stands idle beside a dancer dances too. */
function inStep(subject: Subject, shot: Shot): Subject {
  const { kind, actions: own, words } = subject
  const busy = own.length > 0 || MAKES_MUSIC.test(callingDeed(subject) ?? '')
  if (kind !== 'person' || busy || /\baudience\b/u.test(words)) return subject
  const dancer = shot.subjects.find(({ actions }) => actions.some(({ verb }) => verb === 'dance'))
  return dancer ? { ...subject, actions: [doing('dance')] } : subject
}

const RIDES: readonly (readonly [mount: RegExp, verb: string])[] = [
  [/motorcycle|motorbike/u, 'ride-motorcycle'],
  [/bicycle|bike/u, 'ride-bike'],
  [/scooter/u, 'ride-scooter'],
  [/\b(horse|pony|stallion|mare)\b/u, 'ride-horse'],
  [/broom/u, 'ride-broom'],
  [/skateboard/u, 'skateboard'],
  [/hoverboard/u, 'hoverboard'],
  [/surfboard/u, 'surf'],
  [/sled|sleigh/u, 'sled'],
]

/** Each mount is ridden in its own way; people dive head first where they do not dive with bottles. */
function mounted(subject: Subject, shot: Shot): Subject {
  const actions = subject.actions.map((action) => ({
    ...action,
    verb: mountedVerb(action, subject, shot),
  }))
  return { ...subject, actions }
}

function mountedVerb({ verb, target, prop }: Action, subject: Subject, shot: Shot): string {
  if (verb === 'fly' && isOnBroom(subject, shot)) return 'ride-broom'
  if (subject.kind === 'person' && isDive(verb, subject, shot)) return divingIn(shot)
  if (verb !== 'ride' && verb !== 'drive') return verb
  const mount = shot.subjects.find(({ id }) => id === target)?.noun ?? prop ?? ''
  return rideOn(mount, subject) ?? verb
}

function rideOn(mount: string, subject: Subject): string | undefined {
  if (/(?<!kick |push |electric )\bscooter$/u.test(mount) && !isYoung(subject)) return undefined
  return RIDES.find(([words]) => words.test(mount))?.[1]
}

/** Children stand on a scooter, whoever is grown up sits on one. */
const isYoung = ({ person }: Subject): boolean => /^(?:child|baby)$/u.test(person?.age ?? '')

/** Half a fish does not crawl at the surface, unless the place has nothing below it. */
function isDive(verb: string, { noun }: Subject, shot: Shot): boolean {
  const half = /\bmer(maid|man)$/u.test(noun) && divingIn(shot) === 'dive'
  return verb === 'dive' || (verb === 'swim' && half)
}

function divingIn({ place }: Shot): string {
  return place !== null && !/water|reef/u.test(place) ? 'dive-in' : 'dive'
}

/** A witch needs none to be named, unless she flies on or in something else. */
function isOnBroom({ id, noun, kind }: Subject, { relations, subjects }: Shot): boolean {
  const broom = subjects.find((each) => each.noun.startsWith('broom'))?.id
  if (relations.some(({ from, to }) => from === id && to === broom)) return true
  const borne = relations.some(
    ({ from, relation }) => from === id && /^(riding|on|inside)$/u.test(relation),
  )
  return kind === 'person' && /\bwitch$/u.test(noun) && !borne
}

const BEARING = new Set(['hold', 'carry', 'wear'])

/** What is held or worn is said by the relation; the deed is what is done besides. */
function freeHanded(subject: Subject): Subject {
  const bears = ({ verb, target, prop }: Action): boolean =>
    BEARING.has(verb) && (target !== null || prop === null)
  return { ...subject, actions: subject.actions.filter((action) => !bears(action)) }
}

/** Where no water is named, an animal drinks from its bowl. */
function thirsty(subject: Subject, { place }: Shot): Subject {
  if (subject.kind !== 'animal' || place !== null || isThirstyOutdoors(subject)) return subject
  const actions = subject.actions.map((action) =>
    action.verb === 'drink' && (action.prop === 'water' || action.prop === null)
      ? { ...action, prop: 'bowl' }
      : action,
  )
  return { ...subject, actions }
}

/** Birds that are fed pick from the ground, other animals eat. */
function pecking(subject: Subject): Subject {
  if (subject.actions.length > 0) return subject
  return { ...subject, actions: [doing(subject.kind === 'bird' ? 'peck' : 'eat')] }
}
