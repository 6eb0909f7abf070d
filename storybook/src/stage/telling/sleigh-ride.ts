import type { Relation, Shot, Subject } from '../../plan/plan.ts'
import { doing } from './doing.ts'
import { thingOf } from './thing-of.ts'

const SANTA = /\b(santa|santa claus|father christmas)\b/u
const TEAM = /\b(sleigh|sled|sledge|reindeers?)$/u
const ALOFT = /\b(sky|roofs?|rooftops?|clouds?|moon|village|town|city|houses|stars)\b/u
/** Whatever lies below him has roofs. */
const BELOW = /\b(roofs?|rooftops?|village|town|houses)\b/u
const FLIES = doing('fly')

/** Santa with his sleigh or his reindeer is one picture that crosses the night sky. */
export function rideSleigh(shot: Shot): Shot {
  const santa = shot.subjects.find(({ noun }) => SANTA.test(noun))
  const team = shot.subjects.filter(({ noun }) => TEAM.test(noun))
  if (!santa || (team.length === 0 && !isAloft(santa)) || !flies(shot, [santa, ...team]))
    return shot
  const gone = new Set(team.map(({ id }) => id))
  const subjects = shot.subjects
    .filter(({ id }) => !gone.has(id))
    .map((each) => (each === santa ? inSleigh(each) : each))
  const free = ({ from, to }: Relation): boolean =>
    ![from, to].some((id) => gone.has(id) || id === santa.id)
  return beforeMoon({
    ...shot,
    subjects,
    place: shot.place === null || BELOW.test(shot.place) ? 'gable roofs' : shot.place,
    time: shot.time ?? 'night',
    season: shot.season ?? 'winter',
    relations: shot.relations.filter(free),
  })
}

const MOON = thingOf('full moon', {
  id: 'moon',
  words: '',
  kind: 'sky',
  picture: 'noto:full-moon',
})

/** At night he is seen before the moon, whether or not the prompt names it. */
function beforeMoon(shot: Shot): Shot {
  const sleigh = shot.subjects.find(({ picture }) => picture === 'prop:santa-sleigh')
  const named = shot.subjects.find(({ noun }) => /\bmoon$/u.test(noun))
  const dark = shot.time === 'night' && !shot.without.includes('moon')
  if (!sleigh || !dark || shot.subjects.length > 8) return shot
  const moon = named ?? MOON
  const relation: Relation = { from: sleigh.id, relation: 'in-front-of', to: moon.id }
  return {
    ...shot,
    subjects: named ? shot.subjects : [...shot.subjects, moon],
    relations: [...shot.relations.filter(({ to }) => to !== moon.id), relation],
  }
}

function inSleigh(santa: Subject): Subject {
  return {
    ...santa,
    noun: 'flying sleigh',
    kind: 'aircraft',
    picture: 'prop:santa-sleigh',
    person: null,
    actions: [FLIES],
  }
}

/** Nobody has seen him fly without his sleigh. */
const isAloft = ({ actions: [deed] }: Subject): boolean =>
  /^(?:fly|soar|glide)$/u.test(deed?.verb ?? '') && deed?.target === null

/** Whether it is in the air: by the deed, by where it is, or because a sleigh is named and nothing says otherwise. */
function flies({ place, relations }: Shot, riders: readonly Subject[]): boolean {
  const verbs = riders.flatMap(({ actions }) => actions.map(({ verb }) => verb))
  if (verbs.some((verb) => /^(fly|soar|glide|hover|pass)$/u.test(verb))) return true
  const above = relations.some(({ relation }) => relation === 'above')
  const sleigh = riders.some(({ noun }) => /sle/u.test(noun))
  return above || (sleigh && (place === null || ALOFT.test(place)))
}
