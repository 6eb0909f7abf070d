import { readFileSync } from 'node:fs'
import { placeWord } from '../../src/read/place-words.ts'
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
  for (const shot of plan.shots) for (const fact of shotFacts(shot)) facts.add(fact)
  if (plan.shots.every(({ subjects }) => subjects.length === 0)) facts.add('nobody')
  if (plan.not_shown.some((line) => line.startsWith('I could not read'))) facts.add('unread')
  return facts
}

function shotFacts(shot: Shot): readonly string[] {
  const names = new Map(shot.subjects.map(({ id, noun }) => [id, noun]))
  const { camera, place, time, weather, season, mood } = shot
  return [
    `subjects=${shot.subjects.length}`,
    `@${place ?? 'nowhere'}`,
    `@${(placeWord(place ?? '')?.id ?? 'nowhere').replaceAll('-', ' ')}`,
    `time=${time}`,
    `weather=${weather}`,
    `season=${season}`,
    `mood=${mood}`,
    `cam=${camera.move}`,
    `frame=${camera.framing}`,
    `pace=${camera.pace}`,
    ...camera.effects.map((effect) => `fx=${effect}`),
    ...shot.lettering.map(({ text, on }) => `text=${text} on ${on}`),
    ...shot.relations.map(
      ({ from, relation, to }) => `${names.get(from)} ${relation} ${names.get(to)}`,
    ),
    ...shot.subjects.flatMap((subject) => subjectFacts(subject, names)),
  ]
}

function subjectFacts(subject: Subject, names: ReadonlyMap<string, string>): readonly string[] {
  const { noun, count, colour, size, material, emotion, person, picture, kind, actions } = subject
  return [
    noun,
    `${count} ${noun}`,
    `${colour} ${noun}`,
    `${size} ${noun}`,
    `${emotion} ${noun}`,
    `${material} ${noun}`,
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
          ...person.wears.flatMap(({ garment, colour: dye }) => [
            `${noun} wears ${garment}`,
            `${noun} wears ${dye} ${garment}`,
          ]),
        ]),
    ...actions.flatMap(({ verb, prop, target, direction, pace }) => [
      `${noun} >${verb}`,
      `${noun} >${verb} ${prop ?? ''}`,
      `${noun} >${verb} ${names.get(target ?? '') ?? ''}`,
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

/** The expected facts that the plan lacks, and the unwanted ones that it has. */
export function missing(plan: Plan, expected: readonly string[]): readonly string[] {
  const facts = factsOf(plan)
  return expected.filter((fact) =>
    fact.startsWith('!') ? facts.has(fact.slice(1)) : !facts.has(fact),
  )
}
