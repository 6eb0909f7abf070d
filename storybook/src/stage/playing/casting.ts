import type { Actor } from '../../cast/actor.ts'
import { asleep } from '../../cast/guises.ts'
import { isClad } from '../../cast/mascots/clad.ts'
import { comesAlive, isOnLimbs } from '../../cast/mascots/enlivened.ts'
import { castSubject } from '../../cast/cast.ts'
import { clothesOf } from '../../cast/clothes-of.ts'
import { isUndressed } from '../../cast/people/member.ts'
import { withSnow } from '../../cast/snow-on-top.ts'
import { withWords } from '../../cast/words-on.ts'
import { LIVING } from '../../plan/kinds.ts'
import { isPosture } from '../../plan/later-deeds.ts'
import type { Action, Person, Shot, Subject } from '../../plan/plan.ts'
import { findDeed } from '../actions/actions.ts'
import { mediumOf } from '../setting/media.ts'
import { findPlace } from '../places/finding/find-place.ts'
import { withBackground } from '../placing/background.ts'
import { partOf, type Bond, type Role } from '../placing/roles.ts'
import { bondsOf } from '../placing/who-is-bound.ts'
import type { Setting } from '../setting/setting.ts'
import { trueMetres } from '../placing/sizes.ts'
import { isPlayed } from '../setting/spectacles.ts'
import { visitOf, withVisitors } from './dealt-with.ts'
import { ladenTogether } from './laden.ts'
import { tryOut } from './try-out.ts'
import { asKin } from './kinship.ts'
import type { Casting, Company } from '../company.ts'
import { wordSet } from '../../lexicon/word-set.ts'

/** Who plays in a shot. Those whom another's deed brings along (a partner, a horse) are left to that deed. */
export function castShot(shot: Shot, seed: number, find: Company['find']): Company {
  const played = shot.subjects.filter((subject) => isPlayed(subject, shot))
  const all = ladenTogether(
    played.map((subject) => castOf(subject, shot, seed)),
    shot,
  )
  const found: Company['find'] = (name) => {
    const own = all.find(({ subject }) => subject.noun === name)?.actors[0]
    const fitted = fittedIn(shot, name)
    return own ?? (fitted === null ? null : find(fitted))
  }
  const brought = new Set<Actor>()
  const covered = new Set(all.flatMap((casting) => garmentsOn(casting, shot)))
  const tried: Casting[] = []
  for (const casting of all) {
    const actors = casting.actors.filter((actor) => !brought.has(actor))
    const left = actors.length < casting.actors.length
    // Of more children than have room before the one who reads no second reading is made, with the same reader.
    const served = left && casting.dance?.needs?.company !== undefined
    if (actors.length === 0 || served || covered.has(casting.subject.id)) continue
    const trial = tryOut({ ...casting, actors }, all, { shot, find: found })
    for (const actor of trial.brings) brought.add(actor)
    const some = new Map(trial.covers.map((id) => [id, someOf(all, casting, id)]))
    for (const actor of [...some.values()].flat()) brought.add(actor)
    for (const [id, brings] of some) if (brings.length === 0) covered.add(id)
    tried.push(trial.casting)
  }
  const seen = tried.filter(({ subject }) => !covered.has(subject.id))
  return { castings: seen.flatMap((casting) => unbrought(casting, brought)), find: found }
}

/** Who gives a carrot to three rabbits shows one of them: that one; the other two are to be seen as well. */
function someOf(
  all: readonly Casting[],
  { subject, actors }: Casting,
  id: string,
): readonly Actor[] {
  const other = all.find((each) => each.subject.id === id)
  const given = subject.actions[0]?.target === id && subject.actions[0].prop !== null
  if (!other || !given || !LIVING.has(other.subject.kind)) return []
  return other.actors.length > actors.length ? other.actors.slice(0, actors.length) : []
}

/** What such places have instead of the furniture that deeds bring; null: nothing. */
const FITTED: readonly (readonly [
  places: ReadonlySet<string>,
  fittings: Readonly<Record<string, string | null>>,
])[] = [
  [wordSet('airplane-cabin bus-interior subway-car train-car'), { armchair: 'passenger seat' }],
  [
    wordSet('staircase stairway'),
    { armchair: 'stair steps', stool: 'stair steps', table: null, plate: null },
  ],
]

/** Who reads on a tram does so in one of its seats, and on stairs on a step: nobody brings an armchair. */
function fittedIn({ place }: Shot, name: string): string | null {
  const id = place === null ? undefined : findPlace(place)?.id
  const fittings = FITTED.find(([places]) => id !== undefined && places.has(id))?.[1]
  const own = fittings?.[name]
  return own === undefined ? name : own
}

/** Garments that are part of the puppet which wears them. */
function garmentsOn({ subject, actors }: Casting, shot: Shot): string[] {
  // A potato on legs has no wardrobe but shoes and gloves: its hat is a thing.
  const clothes = clothesOf(subject, shot)
  if (actors[0]?.kind !== 'puppet' && !actors[0]?.dressed) return []
  const onLegs = comesAlive(subject, clothes) && !isClad(subject, clothes)
  const own = onLegs ? clothes.filter(isOnLimbs) : clothes
  const worn = shot.relations.filter(
    ({ from, relation }) => from === subject.id && relation === 'wearing',
  )
  return worn
    .map(({ to }) => to)
    .filter((id) => own.some(({ garment }) => garment.endsWith(nounOf(id, shot))))
}

function nounOf(id: string, { subjects }: Shot): string {
  return subjects.find((each) => each.id === id)?.noun ?? id
}

/** One window is cleaned for all three; of five ducks that are fed, four are still to be seen. */
function unbrought(casting: Casting, brought: ReadonlySet<Actor>): Casting[] {
  const actors = casting.actors.filter((actor) => !brought.has(actor))
  const partly = actors.length < casting.actors.length
  if (actors.length === 0 || (partly && !LIVING.has(casting.subject.kind))) return []
  return [{ ...casting, actors }]
}

/** Under a coat that opens there are no bare legs. */
const WINTER_CLOTHES: readonly (readonly [garment: string, colour: string | null])[] = [
  ['coat', null],
  ['scarf', null],
  ['beanie', null],
  ['trousers', 'navy'],
  ['boots', null],
]

const BEACHES = /\b(?:beach|seashore|seaside|tropical island)$/u
const AT_LEISURE =
  /^(?:walk|stroll|stand|wave|sit|look|play|hold-hands|fly-kite|build-sandcastle|jump|dance)$/u
const BEACH_CLOTHES = {
  man: { garment: 'shorts', colour: 'beige' },
  woman: { garment: 'sundress', colour: null },
} as const

/** Nobody goes for a walk on a beach in long trousers; who marries there keeps the suit on. */
function beachwear({ person, actions }: Subject, shot: Shot): Person['wears'] {
  const warm = /^(?:clear|cloudy|wind|rainbow)$/u.test(shot.weather) && shot.season !== 'winter'
  const gender = person?.gender ?? null
  const leisure = actions.every(({ verb }) => AT_LEISURE.test(verb))
  if (gender === null || !warm || !leisure || !BEACHES.test(shot.place ?? '')) return []
  return [BEACH_CLOTHES[gender], { garment: 'sandals', colour: null }]
}

/** Nobody goes out into a snowstorm in a shirt, unless the prompt dresses them. */
function wraps(subject: Subject, shot: Shot): Person['wears'] {
  const { person, kind } = subject
  const { weather, place, view } = shot
  // It snows behind the window that they look out of.
  const cold = (weather === 'snow' || weather === 'blizzard') && view === undefined
  const dressed = person === null || person.role !== null || !isUndressed(person)
  if (kind !== 'person' || dressed || (place !== null && findPlace(place)?.indoors)) return []
  if (!cold) return beachwear(subject, shot)
  return WINTER_CLOTHES.map(([garment, colour]) => ({ garment, colour }))
}

const OUT_OF_DOORS = /^(?:building|plant|vehicle)$/u
const LEFT_OUT =
  /\b(?:bench|statue|fence|gate|mailbox|letterbox|lamp ?post|tent|well|signpost|gravestone|bicycle|swing|slide|birdhouse|boat)$/u

/** In winter snow lies on all that is left outdoors; not on what somebody holds or wears. */
function isSnowedOn({ id, kind, noun }: Subject, shot: Shot): boolean {
  const { season, weather, place, view, relations } = shot
  const winter = season === 'winter' || weather === 'snow' || weather === 'blizzard'
  if (!winter || view !== undefined || (place !== null && findPlace(place)?.indoors)) return false
  if (!OUT_OF_DOORS.test(kind) && !LEFT_OUT.test(noun)) return false
  return !relations.some(({ to, relation }) => to === id && /^(?:holding|wearing)$/u.test(relation))
}

const DYES = ['red', 'yellow', 'blue', 'green', 'orange', 'purple', 'pink', 'turquoise'] as const
const DYED = /^(?:thing|toy|furniture|clothing|vehicle|boat|aircraft|building|plant|food|tool)$/u
const COLOURFUL = /\b(?:colou?rful|colou?red|assorted)\b/u

/** No two of these that meet on a road look alike. */
const ANY_COLOUR = /^(?:car|traffic|automobile|van|truck|motorcycle|scooter)$/u

/** "Hundreds of colourful umbrellas": each of another colour than its neighbours. */
function inOwnColour(subject: Subject, index: number): Subject {
  const { colour, count, kind, words, noun } = subject
  const dyed = colour === 'rainbow' && DYED.test(kind) && COLOURFUL.test(words)
  const mixed = count > 1 && (dyed || (colour === null && ANY_COLOUR.test(noun)))
  // By threes, so that no colour stands in a column of its own.
  return mixed ? { ...subject, colour: DYES[(index * 3) % DYES.length] ?? null } : subject
}

/** A beast that does nothing else in this film. */
function sleepsOn({ kind, actions, person }: Subject): boolean {
  return (
    kind === 'animal' && person === null && actions.length === 1 && actions[0]?.verb === 'sleep'
  )
}

/** A deed that this body cannot do holds up none of those that come after it. */
function withoutIdle(subject: Subject, actor: Actor): Subject {
  const { actions } = subject
  const able = (action: Action): boolean =>
    action.target !== null || isPosture(action) || findDeed(action, subject, actor) !== null
  const start = actions.findIndex(able)
  return start > 0 ? { ...subject, actions: actions.slice(start) } : subject
}

const FEELINGS: readonly (readonly [deed: RegExp, emotion: Subject['emotion']])[] = [
  [/^(?:laugh|smile)$/u, 'happy'],
  [/^cry$/u, 'sad'],
]

/** "A tailor measures a giant, who giggles": who is in another's deed still shows it in the face. */
function withFeeling(subject: Subject, { subjects }: Shot): Subject {
  const { id, emotion, actions } = subject
  const touched = subjects.some((each) => each.id !== id && each.actions[0]?.target === id)
  const felt = FEELINGS.find(([deed]) => actions.some(({ verb }) => deed.test(verb)))?.[1]
  return touched && felt && emotion === 'neutral' ? { ...subject, emotion: felt } : subject
}

function castOf(told: Subject, shot: Shot, seed: number): Casting {
  const asked = withFeeling(told, shot)
  const wears = [...clothesOf(asked, shot), ...wraps(asked, shot)]
  const snowy = isSnowedOn(asked, shot)
  const actors = Array.from({ length: asked.count }, (_, index) => {
    const actor = castSubject(asKin(inOwnColour(asked, index), shot, seed), {
      seed,
      index,
      wears,
    })
    const written = withWords(actor, asked, shot)
    const seen = snowy ? withSnow(written) : written
    return sleepsOn(asked) ? asleep(seen) : seen
  })
  const [actor] = actors
  if (!actor) throw new Error(`Nobody plays ${asked.noun}.`)
  const subject = withoutIdle(asked, actor)
  const action = subject.actions[0]
  return {
    subject,
    actors,
    metres: trueMetres(actor, subject),
    dance: action ? findDeed(action, subject, actor) : null,
    partners: [],
    reach: null,
    fellows: [],
    object: null,
    aim: null,
    recastings: [],
    laid: [],
    extent: { left: actor.aspect / 2, right: actor.aspect / 2, up: 1, down: 0 },
  }
}

/** "Children in front of the strings that he holds": what is in a hand has no place of its own, and they would have none either. */
function outOfHand(
  bonds: ReturnType<typeof bondsOf>,
  castings: readonly Casting[],
  { id, kind }: Subject,
): Bond | undefined {
  const bond = bonds.get(id)
  const held = bonds.get(bond?.to ?? '')
  if (!bond || held?.how !== 'holding' || !LIVING.has(kind)) return bond
  const holder = castings.find(({ subject }) => subject.id === held.to)
  if (holder?.actors[0]?.kind !== 'puppet') return bond
  return held.to === id ? undefined : { ...bond, to: held.to }
}

/** The parts of all who were cast, in a place. */
export function rolesOf(castings: readonly Casting[], shot: Shot, setting: Setting): Role[] {
  const metres = new Map(castings.map(({ subject, metres: tall }) => [subject.id, tall]))
  const bonds = bondsOf(shot, metres)
  const roles = castings.flatMap((casting): Role[] => {
    const { subject, actors } = casting
    const [first] = actors
    if (!first) return []
    const bond = outOfHand(bonds, castings, subject) ?? visitOf(casting, castings)
    const own = partOf(subject, shot, casting.metres)
    const part = bond && own !== 'audience' ? 'bound' : own
    return [{ ...casting, bond, part, medium: mediumOf(first, subject, setting) }]
  })
  return withBackground(withVisitors(roles), { shot, set: setting.set })
}
