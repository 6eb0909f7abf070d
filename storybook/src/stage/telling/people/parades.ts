import { Person, type Shot, Subject } from '../../../plan/plan.ts'
import { doing } from '../doing.ts'
import { without } from '../without.ts'
import { does, people } from './people-told.ts'

const BEASTS = /\b(dragon|lion)s?$/u
const FESTIVE = /\b(?:chinese|paper|silk|parade|costumes?|new year|festival|lantern|cloth)\b/iu
const DANCED = /\b(?:dragon|lion)[ -](?:dance|dancers?|parade)\b/iu
const DANCES = /^(?:dance|march|carry|hold|parade|perform|celebrate|lift)$/u
const BEARERS = 5

/** The dragon of a parade is of paper, on the poles of those who dance with it; the lion is a cloth over two. */
export function danceBeast(shot: Shot): Shot {
  // One that flies or breathes fire is alive.
  const beast = shot.subjects.find(
    ({ kind, noun, actions }) =>
      kind !== 'person' &&
      BEASTS.test(noun) &&
      actions.every(({ verb }) => /^(?:dance|march|walk|move)$/u.test(verb)),
  )
  const dancers = people(shot).find(
    (each) =>
      (each.count > 1 && each.actions.length === 0) ||
      does(each, DANCES) ||
      does(each, /^(?:lion|dragon)-/u),
  )
  const said = [beast, dancers]
    .flatMap((each) => [each?.words ?? '', ...(each?.actions ?? []).map(({ verb }) => verb)])
    // A lion that dances with a girl is no lion dance.
    .join(', ')
  if (DANCED.test(said)) return danced(shot, { beast, dancers, said })
  const paper = FESTIVE.test(said) && (dancers !== undefined || (beast && does(beast, /^dance$/u)))
  if (beast && paper) return danced(shot, { beast, dancers, said: beast.noun })
  const worn = dancers?.person?.wears.find(({ garment }) => /^(?:dragon|lion) /u.test(garment))
  if (!dancers || dancers.count < 2 || !worn) return shot
  return danced(shot, { beast, dancers, said: worn.garment })
}

interface Dance {
  readonly beast: Subject | undefined
  readonly dancers: Subject | undefined
  readonly said: string
}

function danced(shot: Shot, { beast, dancers, said }: Dance): Shot {
  const lion = /\blion/iu.test(said)
  const bare = beast ? without(shot, beast) : shot
  const who =
    dancers ??
    Subject.parse({
      id: 'bearers',
      noun: 'dancer',
      words: 'dancers',
      kind: 'person',
      picture: 'person',
    })
  const dance: Subject = {
    ...who,
    count: lion ? 2 : BEARERS,
    person: { ...Person.parse(who.person ?? {}), role: 'lion dancer', wears: [] },
    actions: [doing(lion ? 'lion-dance' : 'dragon-dance')],
  }
  const others = bare.subjects.filter(({ id }) => id !== who.id)
  const place = bare.place === null || bare.place === 'stage' ? 'street' : bare.place
  return { ...bare, place, subjects: [dance, ...others] }
}

const MARCHERS = /\bparade$/iu

/** A parade goes through the street: those it is made of, or else its band; whose day it is, is no one who comes along. */
export function goInParade(shot: Shot): Shot {
  const parade = people(shot).find(
    ({ words, actions }) => MARCHERS.test(words) && actions.every(({ verb }) => DANCES.test(verb)),
  )
  if (!parade) return shot
  const saint = people(shot).find(
    (each) => each !== parade && parade.words.toLowerCase().startsWith(each.words.toLowerCase()),
  )
  const bare = saint ? without(shot, saint) : shot
  const idle = people(bare).filter(({ id, actions }) => id !== parade.id && actions.length === 0)
  const told = idle.length > 0 ? without(bare, parade) : bare
  const march = doing('march', { direction: 'right' })
  const band = { ...parade, actions: [doing('march-in-band')] }
  const subjects = told.subjects.map((each): Subject => {
    if (each.id === parade.id) return band
    return idle.some(({ id }) => id === each.id)
      ? { ...each, count: Math.max(each.count, BEARERS), actions: [march] }
      : each
  })
  return { ...told, place: told.place ?? 'street', subjects, relations: [] }
}
