import { LIVING } from '../../../plan/kinds.ts'
import { Person, Subject, type Action, type Shot } from '../../../plan/plan.ts'
import { callingDeed } from '../people/callings.ts'
import { doing, unaimed } from '../doing.ts'
import { isBeast } from './told.ts'
import { withEach } from '../retold.ts'

/** What one does before many. */
const BEFORE_MANY =
  /^(present|teach|speech|talk|read|sing|conduct|magic|juggle|lecture|preach|explain|play-.*)$/u
const WATCHING = /^(watch|look|listen|cheer|clap|sit|stand)$/u
const SINGERS = /\b(choir|chorus)\b/iu
const MANY = 5

/** A choir sings. */
function singInChoir(shot: Shot): Shot {
  return withEach(shot, (each) =>
    isBeast(each) && SINGERS.test(each.words) && each.actions.length === 0
      ? { ...each, actions: [doing('sing')] }
      : each,
  )
}

/** Nobody would know a charmer without one. */
const COBRA = Subject.parse({ id: 'snake', noun: 'snake', kind: 'animal', picture: 'noto:snake' })

/** A snake that is charmed rises from its basket in a market. */
function charmSnake(shot: Shot): Shot {
  const charmer = shot.subjects.some(({ noun }) => /\bsnake charmer$/u.test(noun))
  if (!charmer) return shot
  const named = shot.subjects.find(({ noun }) => /\b(?:snake|cobra|python|viper)$/u.test(noun))
  const snake = named ?? COBRA
  if (shot.relations.some(({ from }) => from === snake.id)) return shot
  const basket = Subject.parse({
    id: 'basket',
    noun: 'basket',
    kind: 'thing',
    picture: 'noto:basket',
  })
  return {
    ...shot,
    place: shot.place ?? 'market',
    subjects: [...shot.subjects, ...(named ? [] : [snake]), basket],
    relations: [...shot.relations, { from: snake.id, relation: 'inside', to: basket.id }],
  }
}

const AT_WORK = /^(play|play-guitar|perform|work|practice|entertain|busk)$/u

/** A violinist fox that plays for the rabbits plays the violin: it does not play with them. */
function followCalling(shot: Shot): Shot {
  const heeds = ({ verb, target, prop }: Action): boolean =>
    AT_WORK.test(verb) && prop === null && isHeard(shot, target)
  return withEach(shot, (each) => {
    const beast = /^(?:noto|prop):/u.test(each.picture ?? '') && each.person?.role != null
    const calling = beast ? callingDeed(each) : null
    const [first] = each.actions
    return first && calling !== null && heeds(first)
      ? { ...each, actions: [{ ...unaimed(first), verb: calling }] }
      : each
  })
}

/** Nobody in particular, or whoever lives: an instrument or a toy is what is played with. */
function isHeard({ subjects }: Shot, target: string | null): boolean {
  const other = subjects.find(({ id }) => id === target)
  return other === undefined || LIVING.has(other.kind)
}

const LEARNING = /^(learn|study|listen|write|read|sit|look|draw|count|raise-hand|teach)$/u

/** A class that only learns is in its classroom. */
function sitInClass(shot: Shot): Shot {
  const learns = ({ words, actions }: Subject): boolean =>
    /\bclass of\b/iu.test(words) && actions.every(({ verb }) => LEARNING.test(verb))
  return shot.place === null && shot.subjects.some(learns) ? { ...shot, place: 'classroom' } : shot
}

/** A jury sits in court, and the other one there has to speak to it. */
function pleadInCourt(shot: Shot): Shot {
  const jury = shot.subjects.find((each) => isBeast(each) && /\bjury\b/iu.test(each.words))
  if (!jury) return shot
  const subjects = shot.subjects.map((each) =>
    each.id !== jury.id && LIVING.has(each.kind) && each.actions.length === 0
      ? { ...each, actions: [doing('talk')] }
      : each,
  )
  return { ...shot, place: shot.place ?? 'courtroom', subjects }
}

/** Who teaches or presents brings the board along. */
const BOARDS = /\b((black|chalk|white)?board|chart)$/u

/** The many to whom a fox speaks are its public, with their backs to us, as people would be. */
function listen(shot: Shot): Shot {
  const speaker = shot.subjects.find(
    ({ count, actions }) => count === 1 && BEFORE_MANY.test(actions[0]?.verb ?? ''),
  )
  const hearers = shot.subjects.find(
    (each) =>
      isBeast(each) &&
      each.id !== speaker?.id &&
      each.count >= MANY &&
      !claps(each) &&
      each.actions.every(({ verb }) => WATCHING.test(verb)),
  )
  if (!speaker || !hearers) return shot
  const person = Person.parse({ role: 'guest' })
  const boards = shot.subjects.filter(({ noun }) => BOARDS.test(noun)).map(({ id }) => id)
  const gone = new Set([hearers.id, ...boards])
  return {
    ...shot,
    subjects: shot.subjects
      .filter(({ id }) => !boards.includes(id))
      .map((each) => {
        if (each.id === hearers.id) return { ...each, person, actions: [] }
        return each.id === speaker.id ? { ...each, actions: each.actions.map(unaimed) } : each
      }),
    relations: shot.relations.filter(({ from, to }) => !gone.has(from) && !gone.has(to)),
  }
}

/** Fish that applaud do so with all they have, and are seen whole. */
const claps = ({ kind, actions }: Subject): boolean =>
  kind === 'fish' && actions.some(({ verb }) => /^(?:clap|cheer)$/u.test(verb))

/** Those who are many together because somebody sings, speaks or plays before them. */
export const PUBLIC_TALES: readonly ((shot: Shot) => Shot)[] = [
  followCalling,
  singInChoir,
  charmSnake,
  sitInClass,
  pleadInCourt,
  listen,
]
