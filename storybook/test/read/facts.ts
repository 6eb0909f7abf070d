import { readFileSync } from 'node:fs'
import { placeWord } from '../../src/read/words/place-words.ts'
import type { Plan, Shot, Subject } from '../../src/plan/plan.ts'

/**
 * All that a plan says, one short line each, so that a table of prompts can name what it expects:
 * `2 rabbit`, `black cat`, `dog >run`, `dog >chase cat`, `man >play-guitar guitar`, `cat left-of dog`, `@beach`, `cam=zoom-in`.
 */
export function factsOf(plan: Plan): ReadonlySet<string> {
  const facts = new Set<string>([
    `style=${plan.style}`,
    `lang=${plan.language}`,
    `shots=${plan.shots.length}`,
  ])
  for (const [at, shot] of plan.shots.entries()) {
    for (const fact of shotFacts(shot)) facts.add(fact).add(`${at + 1}:${fact}`)
  }
  if (plan.shots.every(({ subjects }) => subjects.length === 0)) facts.add('nobody')
  if (plan.not_shown.some((line) => line.startsWith('I could not read'))) facts.add('unread')
  return facts
}

function shotFacts(shot: Shot): readonly string[] {
  const names = new Map(shot.subjects.map((subject) => [subject.id, namesOf(subject)]))
  const { camera, place, time, weather, season, mood } = shot
  return [
    `subjects=${shot.subjects.length}`,
    `@${place ?? 'nowhere'}`,
    `@${(placeWord(place ?? '')?.id ?? 'nowhere').replaceAll('-', ' ')}`,
    ...(shot.view === undefined ? [] : ['behind glass', `view=${shot.view}`]),
    `light=${shot.light ?? 'none'}`,
    `tone=${shot.tone ?? 'none'}`,
    `sky=${shot.sky?.join(' and ') ?? 'none'}`,
    ...(shot.scenery ?? []).map((word) => `scenery=${word}`),
    `force=${shot.force ?? 'usual'}`,
    `time=${time}`,
    `weather=${weather}`,
    `season=${season}`,
    `mood=${mood}`,
    ...cameraFacts(camera),
    ...shot.lettering.flatMap(({ text, on }) => [`text=${text}`, `text=${text} on ${on}`]),
    ...shot.relations.flatMap(({ from, relation, to }) =>
      pairs(names.get(from), names.get(to)).map(([one, other]) => `${one} ${relation} ${other}`),
    ),
    ...shot.subjects.flatMap((subject) =>
      namesOf(subject).flatMap((name) => subjectFacts({ ...subject, noun: name }, names)),
    ),
  ]
}

function cameraFacts({ move, next, framing, pace, effects }: Shot['camera']): readonly string[] {
  return [
    `cam=${move}`,
    `next=${next ? `${next.at} ${next.move}` : 'none'}`,
    `frame=${framing}`,
    `pace=${pace}`,
    ...effects.map((effect) => `fx=${effect}`),
  ]
}

/** What a subject may be called: its noun, the last word of it, its picture, its part among people. */
function namesOf({ noun, picture, person, kind }: Subject): readonly string[] {
  const drawn = picture?.replace(/^\w+:/, '').replaceAll('-', ' ')
  const names = [noun, noun.split(' ').at(-1), drawn, person?.role, person?.gender]
  const all = [...names, kind === 'person' ? 'person' : null].map((name) => name ?? '')
  return [...new Set(all)].filter((name) => name !== '')
}

function pairs(ones: readonly string[] = [], others: readonly string[] = []): [string, string][] {
  return ones.flatMap((one) => others.map((other): [string, string] => [one, other]))
}

function subjectFacts(
  subject: Subject,
  names: ReadonlyMap<string, readonly string[]>,
): readonly string[] {
  const { noun, count, colour, size, material, shape, emotion, person, picture, kind, actions } =
    subject
  return [
    noun,
    `${count} ${noun}`,
    `${colour} ${noun}`,
    `${size} ${noun}`,
    `${emotion} ${noun}`,
    `${material} ${noun}`,
    ...(subject.looks ?? []).map((look) => `${look} ${noun}`),
    ...(subject.grafts ?? []).map(({ part, of }) => `${noun} ${part}=${of}`),
    `${noun} like ${shape}`,
    `${noun} as ${picture}`,
    `${noun} is ${kind}`,
    ...(person === null
      ? []
      : [
          `${noun} role=${person.role}`,
          `${noun} gender=${person.gender}`,
          `${noun} age=${person.age}`,
          `${noun} hair=${person.hair}`,
          `${noun} skin=${person.skin}`,
          ...person.wears.flatMap(({ garment, colour: dye }) =>
            [garment, garment.split(' ').at(-1)].flatMap((worn) => [
              `${noun} wears ${worn}`,
              `${noun} wears ${dye} ${worn}`,
            ]),
          ),
        ]),
    ...actions.flatMap(({ verb, prop, target, direction, pace }) => [
      `${noun} >${verb}`,
      ...[prop, prop?.split(' ').at(-1)].map((thing) => `${noun} >${verb} ${thing ?? ''}`),
      ...(names.get(target ?? '') ?? []).map((other) => `${noun} >${verb} ${other}`),
      `${noun} /${direction}`,
      `${noun} ~${pace}`,
    ]),
  ]
}

export interface Row {
  readonly prompt: string
  readonly expected: readonly string[]
}

/** A table of `prompt => fact; fact; !fact that must not be there`. Lines with # are remarks. */
export function loadRows(name: string): readonly Row[] {
  const text = readFileSync(new URL(`./prompts/${name}`, import.meta.url), 'utf8')
  return text
    .split('\n')
    .filter((line) => line.includes(' => ') && !line.startsWith('#'))
    .map((line) => {
      const [prompt = '', expected = ''] = line.split(' => ')
      return {
        prompt: prompt.replaceAll('\\n', '\n'),
        expected: expected
          .split(';')
          .map((fact) => fact.trim())
          .filter(Boolean),
      }
    })
}

/** The expected facts that the plan lacks, and the unwanted ones that it has; `a|b` is either. */
export function missing(plan: Plan, expected: readonly string[]): readonly string[] {
  const facts = factsOf(plan)
  const told = plan.not_shown.join(' ').toLowerCase()
  const holds = (fact: string): boolean => {
    if (fact.startsWith('!')) return !holds(fact.slice(1))
    return fact.startsWith('says ') ? told.includes(fact.slice(5)) : facts.has(fact)
  }
  return expected.filter((fact) => !fact.split('|').some((one) => holds(one.trim())))
}
