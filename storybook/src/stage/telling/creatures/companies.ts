import { Person, type Action, type Relation, type Shot, type Subject } from '../../../plan/plan.ts'
import { bandDeeds, inParts } from '../bands.ts'
import { ANIMALS } from '../../../plan/kinds.ts'
import { doing } from '../doing.ts'
import { withDeed } from './told.ts'
import { alongside, asOpponent, asSomebody, OF_TWO } from './opponents.ts'
import { withSubject, withEach } from '../retold.ts'
import { unseen } from '../without.ts'

const SWIRLS = /^(spin|dance|orbit|circle|rotate|gather|fly)$/u
/** Who dances in a ring on the ground, however many they are. */
const FLIGHTLESS =
  /\b(?:penguin|ostrich|emu|chicken|hen|rooster|chick|duckling|turkey|kiwi|dodo|peacock|flamingo)$/u
const CLOUD = /\bmurmuration\b/u

/** A flock that swirls is a cloud of birds, told by one whom all others follow. */
function inACloud(shot: Shot): Shot {
  const flock = shot.subjects.find(({ kind, count, words, noun, order, actions }) => {
    const verb = actions[0]?.verb ?? 'fly'
    const aloft = order === undefined && !FLIGHTLESS.test(noun)
    const many = aloft && count >= 6 && SWIRLS.test(verb) && verb !== 'fly'
    return kind === 'bird' && (many || CLOUD.test(words))
  })
  if (!flock) return shot
  return withSubject(shot, flock, { count: 1, actions: [doing('murmur')] })
}

const TRAVELLERS = /\b(goose|geese|crane|duck|swan|pelican|stork|ibis|flamingo|cormorant)$/u

/** Great birds that fly together do so in a wedge. */
function inAWedge(shot: Shot): Shot {
  const flock = shot.subjects.find(({ noun, count, actions, order }) => {
    const flies = /^(fly|migrate|soar)$/u.test(actions[0]?.verb ?? '')
    return flies && (order === 'wedge' || (count >= 4 && TRAVELLERS.test(noun)))
  })
  if (!flock) return shot
  return withSubject(shot, flock, {
    count: 1,
    actions: [doing('fly-wedge', { prop: String(Math.min(9, flock.count)) })],
  })
}

const BANDS = /^(musician|orchestra|band|conductor)s?$/u

/** Who plays along with one of the sea. */
const SEA_BAND: readonly Pick<Subject, 'noun' | 'words' | 'kind' | 'picture'>[] = [
  { noun: 'crab', words: 'crab', kind: 'animal', picture: 'noto:crab' },
  { noun: 'seahorse', words: 'seahorse', kind: 'fish', picture: 'prop:seahorse' },
]
/** How many people play along with one who is named. */
const BANDMATES = 2

/** Penguins in an orchestra are its musicians, each with an instrument; a panda at the drums of a band has people with it. */
function inTheOrchestra(shot: Shot): Shot {
  const band = shot.subjects.find(({ noun, kind }) => kind === 'person' && BANDS.test(noun))
  const joins = shot.relations.find(({ to }) => to === band?.id)
  const players = shot.subjects.find(({ id }) => id === joins?.from)
  if (!band || !players) return shot
  const [deed] = players.actions
  const named = deed && /^(play-|sing$)/u.test(deed.verb) && players.count === 1 ? deed.verb : null
  if (named !== null && players.kind !== 'fish')
    return withBandmates(shot, { band, players, named })
  if (!ANIMALS.has(players.kind)) return shot
  const told = unseen(shot, band)
  const place = told.place ?? (players.kind === 'fish' ? 'underwater' : null)
  if (named !== null) return withSeaBand({ ...told, place }, players, named)
  const many = Math.min(Math.max(players.count, 2), 5)
  return inParts({ ...told, place }, players, bandDeeds(band.words, many))
}

interface Bandmates {
  readonly band: Subject
  readonly players: Subject
  readonly named: string
}

/** The one who is named in the middle of the others, who stand with it on the stage. */
function withBandmates(shot: Shot, { band, players, named }: Bandmates): Shot {
  const free = ({ from, to }: Relation): boolean =>
    !(from === players.id && to === band.id) && !(from === band.id && to === players.id)
  const marches = /march|parade/iu.test(band.words)
  const told = {
    ...withEach(shot, (each) => {
      if (each === band && marches) return inRole(each, 'marching musician')
      return each === players ? starring(each) : each
    }),
    place: shot.place ?? (marches ? 'street' : 'stage'),
    relations: shot.relations.filter(free),
  }
  return inParts(told, band, bandDeeds(band.words, BANDMATES, named))
}

/** Whom the film is about is no dwarf among people, and plays to nobody of the band. */
function starring(player: Subject): Subject {
  const grown = ANIMALS.has(player.kind) && player.size === 'normal'
  const actions = player.actions.map((act) => ({ ...act, target: null }))
  return { ...player, actions, size: grown ? 'large' : player.size }
}

function inRole(subject: Subject, role: string): Subject {
  return subject.person ? { ...subject, person: { ...subject.person, role } } : subject
}

function withSeaBand(shot: Shot, players: Subject, named: string): Shot {
  const verbs = bandDeeds('orchestra', SEA_BAND.length, named)
  const guests = SEA_BAND.map((guest, index): Subject => ({
    ...players,
    ...guest,
    colour: null,
    size: 'large',
    id: `${players.id} ${index}`,
    actions: [doing(verbs[index] ?? 'sing')],
  }))
  const subjects = shot.subjects.flatMap((each) => (each === players ? [each, ...guests] : [each]))
  return { ...shot, subjects }
}

/** Deeds that make a guest of the other one. */
const SERVES = /^(give|serve|pour|offer|bandage|cut-hair|teach|dance|tango|toast|shake-hands)$/u

/** Whoever is served by a cat barista sits up as the cat does. */
function asGuests(shot: Shot): Shot {
  const host = shot.subjects.find(
    ({ picture, person }) => /^(?:noto|prop):/u.test(picture ?? '') && person?.role != null,
  )
  const [deed] = host?.actions ?? []
  const guest = shot.subjects.find(({ id }) => id === deed?.target)
  if (!host || !deed || !SERVES.test(deed.verb)) return shot
  if (!guest || !ANIMALS.has(guest.kind) || guest.person !== null) return shot
  const person = Person.parse({ role: 'guest' })
  return withSubject(shot, guest, { person })
}

/** Who runs at another animal is after it. */
function runsAfter(shot: Shot): Shot {
  const runner = shot.subjects.find(
    ({ kind, actions }) =>
      ANIMALS.has(kind) && /^(run|gallop|sprint)$/u.test(actions[0]?.verb ?? ''),
  )
  const [deed] = runner?.actions ?? []
  const prey = shot.subjects.find(({ id }) => id === deed?.target)
  if (!runner || !deed || !prey || !ANIMALS.has(prey.kind) || prey.id === runner.id) return shot
  const chase: Relation = { from: runner.id, relation: 'chasing', to: prey.id }
  const { way: _, ...runs } = deed
  const told = withDeed(shot, runner, { ...runs, verb: 'chase' })
  return { ...told, relations: [...shot.relations, chase] }
}

/** "A dog and a cat share an umbrella": with each other, and with no stranger. */
function asPartners(shot: Shot): Shot {
  const pair = shot.subjects.filter(
    ({ kind, actions }) => ANIMALS.has(kind) && OF_TWO.test(actions[0]?.verb ?? ''),
  )
  const [one, other] = pair
  const [deed] = one?.actions ?? []
  if (!one || !other || !deed || deed.target !== null) return shot
  const told = withDeed(shot, one, { ...deed, target: other.id })
  const person = Person.parse({ role: 'guest' })
  return withEach(told, (each) =>
    each.id === other.id ? { ...each, person: each.person ?? person, actions: [] } : each,
  )
}

/** A bear that fishes with a rod holds it as anglers do. */
function withTheRod(shot: Shot): Shot {
  const rod = shot.subjects.find(({ noun }) => /\b(rod|fishing pole)$/u.test(noun))
  const angler = shot.subjects.find(
    ({ kind, actions }) => ANIMALS.has(kind) && actions[0]?.verb === 'fish',
  )
  if (!rod || !angler) return shot
  return unseen(withDeed(shot, angler, doing('fish', { prop: 'fishing rod' })), rod)
}

/** What has another meaning when animals do it: they curl up, and hold paws on the water. */
function inTheirWay(shot: Shot): Shot {
  const curled = new Set<string>()
  const subjects = shot.subjects.map((each): Subject => {
    const beast = ANIMALS.has(each.kind) && !each.person?.role && !isUpright(each)
    const deed = beast ? ownDeed(each, shot) : null
    if (each.actions[0]?.verb === 'curling') curled.add(each.id)
    return deed ? { ...each, actions: [deed] } : each
  })
  const relations = shot.relations.map((each): Relation =>
    each.relation === 'around' && curled.has(each.from)
      ? { ...each, relation: 'in-front-of' }
      : each,
  )
  return { ...shot, subjects: subjects.filter((each) => !isFlung(each, subjects)), relations }
}

/** "Shakes itself", "shakes water from its fur": anything else that it shakes is in its mouth. */
function isWater(shaken: string | null): boolean {
  return shaken === null || /\b(?:drops?|droplets?|water)$/u.test(shaken)
}

/** The drops come with the deed. */
function isFlung({ noun }: Subject, all: readonly Subject[]): boolean {
  return isWater(noun) && all.some(({ actions }) => actions[0]?.verb === 'shake-off')
}

/** Who has got up on two legs does as people do. */
const isUpright = ({ actions }: Subject): boolean =>
  actions.some(({ verb }) => verb === 'take-part')

/** Deeds that mean something else for people, and how animals do them, given what they do next. */
const OWN_WAYS: Readonly<Record<string, (next: Action | undefined) => Action | null>> = {
  curling: (next) => doing(next?.verb === 'sleep' ? 'sleep' : 'lie'),
  'hold-hands': (next) => next ?? doing('stand'),
  // Rockets are launched, butterflies take off.
  launch: () => doing('take-off'),
  // What comes alive to fly away flies.
  dance: (next) => (next?.verb === 'fly' ? next : null),
}

/** How an animal does what means something else for people; null if it means the same. */
function ownDeed({ actions: [deed, next] }: Subject, { subjects }: Shot): Action | null {
  if (!deed) return null
  const own = OWN_WAYS[deed.verb]?.(next) ?? null
  const listener = subjects.find(({ id }) => id === deed.target)
  if (deed.verb === 'shake' && isWater(listener?.noun ?? deed.prop)) return doing('shake-off')
  const talks = deed.verb === 'talk' && listener?.kind === 'person'
  return talks ? doing('sing') : own
}

const VESSELS = /\b(bowl|jar|cage|tank|aquarium|basket|box|glass|bucket|bottle)$/u

interface Fishbowl {
  readonly watcher: Subject
  readonly fish: Subject
  readonly bowl: string
}

/** A fishbowl has its fish in it. */
function atTheFishbowl(shot: Shot, { watcher, fish, bowl }: Fishbowl): Shot {
  const [deed = doing('look')] = watcher.actions
  const told = unseen(withDeed(shot, watcher, { ...deed, target: bowl }), fish)
  return {
    ...withEach(told, (each) =>
      each.id === bowl
        ? { ...each, noun: 'fishbowl', picture: 'prop:fishbowl', kind: 'thing' as const }
        : each,
    ),
    relations: told.relations.filter(({ from, to }) => from !== watcher.id || to !== bowl),
  }
}

/** A cat that stares at a goldfish in a bowl stares at the bowl. */
function looksIn(shot: Shot): Shot {
  const watcher = shot.subjects.find(({ actions }) =>
    /^(look|watch)$/u.test(actions[0]?.verb ?? ''),
  )
  const fish = shot.subjects.find(({ id }) => id === watcher?.actions[0]?.target)
  if (!watcher || fish?.kind !== 'fish') return shot
  const inside = shot.relations.find(({ from, relation, to }) => {
    const vessel = shot.subjects.find(({ id }) => id === to)
    return from === fish.id && relation === 'inside' && VESSELS.test(vessel?.noun ?? '')
  })
  return inside ? atTheFishbowl(shot, { watcher, fish, bowl: inside.to }) : shot
}

/** What many animals are together. */
export const COMPANY_TALES: readonly ((shot: Shot) => Shot)[] = [
  inACloud,
  inAWedge,
  inTheOrchestra,
  asGuests,
  runsAfter,
  asPartners,
  asSomebody,
  asOpponent,
  alongside,
  inTheirWay,
  withTheRod,
  looksIn,
]
