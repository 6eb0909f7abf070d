import { ROLE_WORDS } from '../../../cast/people/roles/role-words.ts'
import { PERFORMERS } from '../../../cast/people/roles/performers.ts'
import { ROLES } from '../../../cast/people/roles/roles.ts'
import { SPORTS } from '../../../cast/people/roles/sports.ts'
import { lookUp } from '../../../lexicon/look-up.ts'
import { personTraits } from '../../../lexicon/people-words.ts'
import { ANIMALS, CRAFT } from '../../../plan/kinds.ts'
import { type Action, Person, type Shot, type Subject } from '../../../plan/plan.ts'
import { callingDeed } from './callings.ts'
import { namedDeed } from './named-deeds.ts'
import { doing } from '../doing.ts'
import { does } from './people-told.ts'
import { TRADES } from './trade-deeds.ts'
import { withoutOwnThings } from './own-things.ts'
import { withSubject, withEach } from '../retold.ts'
import { withoutAll } from '../without.ts'
import { tuneUp } from './tune-up.ts'
import { examine, examineThing } from './doctors.ts'

/** Who has a trade does what its verb means there: a golfer who swings has no swing. */
export function workAtTrade(shot: Shot): Shot {
  const subjects = shot.subjects
    .map(inOwnDress)
    .map((each) => asThere(each, shot))
    .map((each) =>
      each.kind === 'person'
        ? {
            ...each,
            actions: each.actions.map((act) =>
              isCatch(act, shot) ? act : onBoard(inTrade(act, each), each, shot),
            ),
          }
        : each,
    )
  return atRightPlace(
    onBeam(
      fromTheGround(
        withoutOwnThings(examineThing(examine(tuneUp(doNamed(called({ ...shot, subjects })))))),
      ),
    ),
  )
}

/** A musketeer is no soldier of today: the costume of the very word, where there is one. */
function inOwnDress(subject: Subject): Subject {
  const { person, noun } = subject
  if (divesIn(subject)) return { ...subject, person: { ...Person.parse(person), role: 'swimmer' } }
  const own = costumeOf(noun) ?? costumeOf(callingOf(noun)) ?? costumeOf(warriorOf(subject))
  // A girl in a spacesuit is an astronaut by her clothes, and stays one.
  const traits = personTraits(noun)
  const calling = traits === null || traits.role !== undefined
  return person?.role && own && own !== person.role && calling
    ? { ...subject, person: { ...person, role: own } }
    : subject
}

/** Off a board or a cliff one dives in a swimsuit, and without a tank. */
const divesIn = (subject: Subject): boolean =>
  subject.person?.role === 'diver' && does(subject, /^(?:board-dive|dive-in)$/u)

/** A warrior of a people wears what they wear: a Maori, a Viking and a Zulu are no soldiers of today. */
const WARRIORS = /^(.+) (?:warrior|fighter|raider|chief|chieftain|soldier|hunter)$/u

const warriorOf = ({ noun, words }: Subject): string =>
  [noun, words.toLowerCase()].map((name) => WARRIORS.exec(name)?.[1] ?? '').find(Boolean) ?? ''

/** "Woman warrior", "male nurse": the calling is the last word. */
const callingOf = (noun: string): string =>
  noun.replace(/^(?:woman|man|female|male|girl|boy|lady) /u, '')

const costumeOf = (name: string): string | undefined =>
  lookUp(ROLES, name) ? name : lookUp(ROLE_WORDS, name)

/** A conductor on a platform leads no orchestra, and nobody builds in an office. */
const AMONG: readonly (readonly [noun: string, around: RegExp, role: string])[] = [
  [
    'conductor',
    /\b(?:platform|station|train|railway|subway|tram|bus|carriage)\b/u,
    'train conductor',
  ],
  [
    'worker',
    /\b(?:office|bank|cubicle|meeting room|boardroom|call cent(?:er|re))\b/u,
    'businessman',
  ],
]

function asThere(subject: Subject, { place, subjects }: Shot): Subject {
  const { person, noun } = subject
  const words = [place ?? '', ...subjects.map((each) => each.noun)]
  const role = AMONG.find(
    ([who, around]) => who === noun && words.some((word) => around.test(word)),
  )?.[2]
  return person && role !== undefined ? { ...subject, person: { ...person, role } } : subject
}

/** Athletes are told by their names even when the verb says nothing. */
const ALWAYS: readonly (readonly [RegExp, string])[] = [
  [/javelin thrower/u, 'javelin'],
  [/discus thrower/u, 'throw-discus'],
  [/hammer thrower/u, 'hammer-throw'],
  [/shot putter/u, 'shot-put'],
  [/long jumper/u, 'long-jump'],
  [/hurdler/u, 'hurdle'],
  [/pole ?vaulter/u, 'pole-vault'],
  [/high jumper/u, 'high-jump'],
]

function called(shot: Shot): Shot {
  return withEach(shot, (each) => {
    const verb = ALWAYS.find(([who]) => who.test(each.noun))?.[1]
    return verb && each.actions.length === 0 ? { ...each, actions: [doing(verb)] } : each
  })
}

const LEAPS =
  /^(?:trapeze|dunk|crowd-surf|spike-ball|shoot-basketball|high-jump|pole-vault|ramp-jump|ramp-flip)$/u

/** Whatever a gymnast does on the beam is done on the one that the deed brings. */
function onBeam(shot: Shot): Shot {
  const beam = shot.subjects.find(({ noun }) => /\b(?:balance )?beam$/u.test(noun))
  const bond = shot.relations.find(({ relation, to }) => relation === 'on' && to === beam?.id)
  const who = shot.subjects.find(({ id, kind }) => id === bond?.from && kind === 'person')
  if (!beam || !who || !does(who, /^(?:cartwheel|flip|somersault)$/u)) return shot
  return withSubject(
    withoutAll(shot, ({ id }) => id === beam.id),
    who,
    { actions: [doing('beam-flip')] },
  )
}

/** "Dunks over a defender": the leap is in the deed, and it begins on the ground; a trapeze hangs high enough by itself. */
function fromTheGround(shot: Shot): Shot {
  const leaps = (id: string): boolean =>
    shot.subjects.some((each) => each.id === id && does(each, LEAPS))
  const relations = shot.relations.filter((each) => each.relation !== 'above' || !leaps(each.from))
  return { ...shot, relations }
}

/** Bars that are not for drinking, and streets that are in the name of a calling. */
function atRightPlace(shot: Shot): Shot {
  const athletic = shot.subjects.some(({ actions }) =>
    actions.some(({ verb }) => /^(pole-vault|high-jump|uneven-bars|pull-up)$/u.test(verb)),
  )
  if (athletic && shot.place === 'bar') return { ...shot, place: null }
  // A halfpipe for boards without wheels is one of snow.
  const snowy = shot.subjects.some(({ person }) =>
    /^(?:snowboarder|skier)$/u.test(person?.role ?? ''),
  )
  if (snowy && /half.?pipe/u.test(shot.place ?? '')) return { ...shot, season: 'winter' }
  // Whatever a lifeguard watches from, it is no castle.
  const guards = shot.subjects.some((each) => does(each, /^guard-beach$/u))
  if (guards && (shot.place === null || /battlements|tower/u.test(shot.place)))
    return { ...shot, place: 'beach' }
  const outside = shot.subjects.some(({ noun }) =>
    /^street (musician|artist|performer)/u.test(noun),
  )
  return outside && shot.place === null ? { ...shot, place: 'street' } : shot
}

/** Nouns that are deeds: nobody puts up a wheel for a cartwheel. */
const DEED_NOUNS =
  /^(cartwheel|somersault|handstand|pirouette|backflip|push-up|pull-up|high five)$/u

/** "Does a cartwheel": the noun says what is done. */
function doNamed(shot: Shot): Shot {
  const deed = shot.subjects.find(({ kind, noun }) => kind !== 'person' && DEED_NOUNS.test(noun))
  const who = shot.subjects.find(({ kind, actions }) => kind === 'person' && actions.length === 0)
  if (!deed || !who) return shot
  const verb = deed.noun === 'backflip' ? 'flip' : deed.noun.replace(' ', '-')
  return withSubject(
    withoutAll(shot, ({ id }) => id === deed.id),
    who,
    { actions: [doing(verb)] },
  )
}

/** A rower who trains rows, an archer shoots: the weights are for those of no sport of their own. */
function trains({ verb }: Action, { noun, person }: Subject): boolean {
  return (
    /^(?:lift|play-guitar)$/u.test(verb) &&
    noun !== 'athlete' &&
    Object.hasOwn(ATHLETES, person?.role ?? '')
  )
}

const ATHLETES = { ...SPORTS, ...PERFORMERS }

/** A gondolier who is in a gondola brings no second one. */
function onBoard(action: Action, { id }: Subject, { relations }: Shot): Action {
  const aboard = relations.some(({ from, relation }) => from === id && relation === 'inside')
  return aboard && action.verb === 'row-gondola' ? { ...action, verb: 'scull' } : action
}

/** Goalkeepers who catch a chicken do not save a goal; a thief is arrested; a cowboy ropes no train. */
function isCatch({ verb, target }: Action, { subjects }: Shot): boolean {
  const other = subjects.find(({ id }) => id === target)
  if (!other) return false
  return verb === 'catch' ? ANIMALS.has(other.kind) : verb === 'chase' && CRAFT.has(other.kind)
}

function inTrade(action: Action, subject: Subject): Action {
  const { noun, person } = subject
  const free = action.prop === null && action.target === null
  const vague = /^(play|work|practice|perform|operate|train)$/u.test(action.verb)
  const calling = free && (vague || trains(action, subject)) ? callingDeed(subject) : null
  if (calling !== null) return { ...action, verb: calling }
  const named = namedDeed(action)
  const bikes = named === 'finish-race' && /cyclist|biker|bicyclist/u.test(noun)
  if (named !== null) return { ...action, verb: bikes ? 'finish-bike' : named }
  const row = TRADES.find(
    ([who, verb]) => (who.test(noun) || who.test(person?.role ?? '')) && verb.test(action.verb),
  )
  return row ? { ...action, verb: row[2] } : action
}
