import { LIVING } from '../../../plan/kinds.ts'
import type { Action, Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { FORMATION_TALES } from './formations.ts'
import { does, headsOf, people, told } from './people-told.ts'
import { sitSideBySide } from './shared-seats.ts'
import { foldSheet, holdBanner, playInTwos, shareBlanket } from './shared-things.ts'
import {
  SNACKS,
  TABLES,
  sayGrace,
  dineTogether,
  conferTogether,
  toastTogether,
} from './shared-tables.ts'
import { withEach } from '../retold.ts'

/** Hand in hand, two walk; more than two dance in a row. */
function giveHands(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^hold-hands$/u))
  if (who.length === 0) return shot
  const many = headsOf(who) > 2 || who.some((each) => does(each, /dance/u))
  if (many) return told(shot, who, { verb: 'ring-dance' })
  const skate = who.some((each) => does(each, /^(ice-skate|skate)$/u))
  const still = who.some((each) => does(each, /^(look|look-up|gaze-up|stand|watch|wait|look-at)$/u))
  const verb = skate ? 'skate-together' : still ? 'stand-hand-in-hand' : 'hold-hands'
  return told(shot, who, { verb })
}

/** Two teams are more than two people. */
function mobilise(shot: Shot): Shot {
  return withEach(shot, (each) =>
    /\bteams\b/u.test(each.words) && each.count === 2 ? { ...each, count: 6 } : each,
  )
}

/** Cards and board games are played at one table, the prompt's. */
function playAtTable(shot: Shot): Shot {
  const who = people(shot).filter((each) =>
    does(each, /^play-(cards|chess|checkers|go|backgammon|board-game|mahjong|dominoes)$/u),
  )
  const [first] = who
  const deed = first?.actions[0]
  if (!first || !deed) return shot
  // Against oneself: nobody sits opposite.
  if (deed.target === first.id)
    return told(shot, [first], { verb: 'play-chess-alone', gone: TABLES })
  const seated = told(shot, who, { verb: deed.verb, gone: TABLES })
  const fire = shot.subjects.find(({ id, kind }) => id === deed.target && !LIVING.has(kind))
  if (fire && fire.kind !== 'toy') return seatedBy(seated, fire, who)
  return who.length === 1 && deed.target !== null ? opposite(seated, first, deed.target) : seated
}

/** "Play cards around a campfire": all at one table, and the fire beside it. */
function seatedBy(shot: Shot, fire: Subject, who: readonly Subject[]): Shot {
  const ids = new Set(who.map(({ id }) => id))
  const others = shot.relations.filter(({ from, to }) => !ids.has(from) || to !== fire.id)
  const [first] = who
  const beside = first && { from: fire.id, relation: 'next-to' as const, to: first.id }
  return { ...shot, relations: beside ? [...others, beside] : others }
}

/** "Plays chess against a robot": with that one, and with no stranger. */
function opposite(shot: Shot, { id }: Subject, target: string): Shot {
  const subjects = shot.subjects.map((each) =>
    each.id === id ? { ...each, actions: each.actions.map((deed) => ({ ...deed, target })) } : each,
  )
  const relations = shot.relations.filter(({ from, to }) => from !== id || to !== target)
  return { ...shot, subjects, relations }
}

const ON_KITCHEN_TABLES = /\b(?:table|counter|flour|dough|batter|ingredients?)$/u

function madeBy(cooks: readonly Subject[]): string {
  return cooks.map(({ actions: [deed] }) => deed?.prop).find(Boolean) ?? 'cookies'
}

/** What comes from dough, or out of the oven, whatever word says that it is made. */
const BAKED =
  /\b(?:cookies?|biscuits?|gingerbread|bread|loaf|loaves|cakes?|cupcakes?|muffins?|pies?|tarts?|pastry|pastries|pizzas?|dough|batter|croissants?|buns?|scones?|ingredients?|flour)$/u

/** Bakers are at a table with their dough, and cooks at the fire with pots and pans. */
function togetherAt(cooks: readonly Subject[]): string {
  const cooking = cooks.some(({ actions }) =>
    actions.some(({ verb, prop }) => verb === 'cook' && !BAKED.test(prop ?? '')),
  )
  return cooking ? 'cook-together' : 'bake-together'
}

/** Who bakes or cooks with others does so with them at one table or at one stove. */
function cookTogether(shot: Shot): Shot {
  const apart = new Set(
    shot.relations.flatMap(({ from, relation }) => (relation === 'behind' ? [from] : [])),
  )
  const cooks = people(shot).filter(
    (each) => does(each, /^(bake|cook|make-pizza)$/u) && !apart.has(each.id),
  )
  const others = people(shot).filter(
    ({ id, actions }) =>
      actions.length === 0 &&
      (cooks.some((cook) => cook.actions[0]?.target === id) ||
        shot.relations.some(
          ({ from, to, relation }) =>
            relation === 'next-to' && (from === id || to === id) && cooks.length > 0,
        )),
  )
  const who = [...cooks, ...others]
  return cooks.length > 0 && headsOf(who) > 1
    ? told(shot, who, {
        verb: togetherAt(cooks),
        gone: ON_KITCHEN_TABLES,
        prop: madeBy(cooks),
      })
    : shot
}

/** A cake is cut by both hands that married. */
function cutTogether(shot: Shot): Shot {
  const who = people(shot).filter(({ actions }) =>
    actions.some(({ verb, prop }) => /^(cut|eat-cake)$/u.test(verb) && /cake/u.test(prop ?? '')),
  )
  return headsOf(who) > 1 ? told(shot, who, { verb: 'cut-cake', gone: /\bcake$/u }) : shot
}

const BEDS = /\b(?:bed|bunk|cot|crib)$/u
const BENCHES = /\b(bench|sofa|couch|settee)$/u

const ON_BENCHES =
  /^(sit|sit-gaze|rest|relax|hold-hands|stand-hand-in-hand|hug|cuddle|kiss|talk|look|laugh|laugh-aside|giggle|smile|chat|feed|feed-birds|clap)$/u

const MERRY = /^(laugh|laugh-aside|giggle)$/u

const MERRIER = { 'feed-from-bench': 'laugh-and-feed', 'sit-together': 'laugh-together' } as const

export function eatingIf(each: Subject, fed: readonly (string | null)[]): Subject {
  return fed.includes(each.id) && each.actions.length === 0
    ? { ...each, actions: [doing(each.kind === 'bird' ? 'peck' : 'eat')] }
    : each
}

/** One bench is for all who sit on it. */
function shareSeat(shot: Shot): Shot {
  const who = people(shot).filter((each) => {
    const seat = shot.relations.find(
      ({ from, relation }) => from === each.id && /^(on|in-front-of)$/u.test(relation),
    )
    const bench = shot.subjects.find(({ id }) => id === seat?.to)
    const stands = seat?.relation === 'in-front-of' && does(each, /^stand$/u)
    // "He reads, she feeds the pigeons": each does the own, and both sit there.
    const own = ON_BENCHES.test(each.actions[0]?.verb ?? '')
    return bench && !stands && BENCHES.test(bench.noun) && own
  })
  const heads = headsOf(who)
  const gazes = who.some(
    (each) => does(each, /^sit-gaze$/u) || (heads > 1 && does(each, /^look$/u)),
  )
  if (gazes) return told(shot, who, { verb: 'sit-gaze', gone: BENCHES })
  if (heads < 2 || heads > 4) return shot
  const soft = shot.subjects.some(({ noun }) => /\b(sofa|couch|settee)$/u.test(noun))
  const fed = who.flatMap(({ actions }) =>
    actions.filter(({ verb }) => verb === 'feed').map(({ target }) => target),
  )
  const verb = fed.length > 0 ? 'feed-from-bench' : 'sit-together'
  // Who laughs and does something else is told as happy.
  const merry = who.some(
    (each) => does(each, MERRY) || (fed.length > 0 && each.emotion === 'happy'),
  )
  const sitting = told(shot, who, { verb: merry ? MERRIER[verb] : verb, gone: BENCHES })
  const seated = withEach(sitting, (each) => eatingIf(each, fed))
  return soft ? { ...seated, place: seated.place ?? 'living room' } : seated
}

/** A child hears a bedtime story in bed; others sit before the reader. */
function readAloud(shot: Shot, reader: Subject, listener: Subject): Shot {
  const late =
    reader.actions.some(({ prop }) => /bedtime|night|lullab/u.test(prop ?? '')) ||
    /bedroom|nursery/u.test(shot.place ?? '') ||
    shot.subjects.some(({ noun }) => BEDS.test(noun))
  const child = /^(?:child|baby)$/u.test(listener.person?.age ?? '') && listener.count === 1
  if (!late || !child || reader.count > 1)
    return told(shot, [reader, listener], { verb: 'read-to' })
  const heard = told(shot, [reader, listener], { verb: 'read-at-bedside', gone: BEDS })
  const asleep = does(listener, /^sleep$/u)
  const isReader = ({ id }: Subject): boolean => id === reader.id
  // Whoever comes first holds the book, and a child that has fallen asleep is told first.
  const subjects = [
    ...heard.subjects.filter(isReader),
    ...heard.subjects.filter((each) => !isReader(each)),
  ].map((each): Subject =>
    asleep && each.id === listener.id ? { ...each, emotion: 'sleepy' } : each,
  )
  return {
    ...heard,
    subjects,
    place: heard.place ?? 'bedroom',
    time: heard.time ?? 'night',
    without: [...heard.without, 'bed'],
    relations: heard.relations.filter(({ to }) => to !== listener.id),
  }
}

/** Stories are read to those who sit and listen; selfies are taken of all at once. */
function shareOne(shot: Shot): Shot {
  const reader = people(shot).find((each) => does(each, /^read$/u))
  const target = reader?.actions.find(({ verb }) => verb === 'read')?.target
  const listener = people(shot).find(({ id }) => id === target)
  if (reader && listener) {
    return readAloud(shot, reader, listener)
  }
  const posing = ({ target, prop, verb }: Action): boolean =>
    verb === 'selfie' ||
    (verb === 'photograph' && target === null && /^$|photo|picture|selfie/u.test(prop ?? ''))
  const who = people(shot).filter(({ actions }) => actions.some(posing))
  return headsOf(who) > 1 ? told(shot, who, { verb: 'selfie-together' }) : shot
}

/** Two who play together throw a ball to one another. */
function playTogether(shot: Shot): Shot {
  const players = people(shot).filter((each) => does(each, /^play$/u))
  const target = people(shot).find(({ id }) => players.some((one) => one.actions[0]?.target === id))
  const who = target && !players.includes(target) ? [...players, target] : players
  const toys = players.filter(({ id, actions }) => hasToy(id, actions, shot))
  if (toys.length > 0) return atToys(shot, toys)
  return headsOf(who) === 2 ? told(shot, who, { verb: 'play-catch' }) : shot
}

/** On the floor with it, unless one sits in a bathtub or a tree already. */
function atToys(shot: Shot, players: readonly Subject[]): Shot {
  const within = players.every(({ id }) =>
    shot.relations.some(({ from, relation }) => from === id && /^(?:inside|on)$/u.test(relation)),
  )
  if (!within) return told(shot, players, { verb: 'sit', prop: 'floor' })
  return withEach(shot, (each) => (players.includes(each) ? { ...each, actions: [] } : each))
}

function hasToy(id: string, actions: readonly Action[], { relations }: Shot): boolean {
  const held = relations.some(({ from, relation }) => from === id && relation === 'holding')
  return held && actions.length === 1
}

/** Those who plant a tree plant one, and not one each. */
function plantTogether(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^plant$/u))
  const [first] = who[0]?.actions ?? []
  const same = who.every(({ actions }) => actions[0]?.prop === first?.prop)
  const one = first?.prop !== null && first?.prop?.endsWith('s') !== true
  return headsOf(who) > 1 && same && one ? told(shot, who, { verb: 'plant-together' }) : shot
}

const BOWLS = /\b(chips?|crisps?|pizza|snacks?|nachos?|pretzels?|candy|bowl)$/u

const SCREENS = /\b(tv|television|screen|sofa|couch)$/u

const CINEMA = /^(?:movie|cinema|movie theat(?:er|re)|film theater)$/u

/** "A kid and a penguin watch a movie in the cinema": all of them in one row, and no set is brought. */
function watchFilm(shot: Shot): Shot {
  if (!CINEMA.test(shot.place ?? '') || shot.subjects.some(({ noun }) => SCREENS.test(noun)))
    return shot
  const who = shot.subjects.filter((each) => does(each, /^watch-tv$/u))
  const gone = new RegExp(`${SNACKS.source}|${BOWLS.source}`, 'u')
  return who.length > 0 ? told(shot, who, { verb: 'watch-film', gone, prop: 'popcorn' }) : shot
}

function watchTogether(shot: Shot): Shot {
  const who = people(shot).filter((each) => does(each, /^watch-tv$/u))
  if (headsOf(who) < 2) return shot
  const things = shot.subjects.filter(({ noun }) => SNACKS.test(noun) || BOWLS.test(noun))
  const snack = things.find(({ noun }) => !noun.endsWith('bowl')) ?? things[0]
  const gone = new RegExp([SCREENS.source, ...things.map(({ noun }) => `^${noun}$`)].join('|'), 'u')
  // A film on the sofa is watched at home.
  const home = shot.place === 'movie' && shot.subjects.some(({ noun }) => SCREENS.test(noun))
  const prop = snack?.noun ?? 'television'
  return told({ ...shot, place: home ? 'living room' : shot.place }, who, {
    verb: 'watch-tv-together',
    gone,
    prop,
  })
}

/** How people do things with one another, each a whole deed for all of them. */
export const COMPANY_TALES: readonly ((shot: Shot) => Shot)[] = [
  mobilise,
  ...FORMATION_TALES,
  playInTwos,
  holdBanner,
  foldSheet,
  shareBlanket,
  sitSideBySide,
  shareSeat,
  giveHands,
  shareOne,
  playTogether,
  cookTogether,
  cutTogether,
  sayGrace,
  toastTogether,
  // Before a screen nobody sits down to a meal.
  watchFilm,
  watchTogether,
  dineTogether,
  conferTogether,
  playAtTable,
  plantTogether,
]
