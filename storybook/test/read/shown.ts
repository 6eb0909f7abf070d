import { readFileSync } from 'node:fs'
import type { Plan, Shot, Subject } from '../../src/plan/plan.ts'
import { placeWord } from '../../src/read/words/place-words.ts'

/** What a plan shows, whatever words it was asked with: two prompts with the same lines make the same film. */
export function shownBy({ style, shots }: Plan): readonly string[] {
  return [
    `style=${style}`,
    ...shots.flatMap((shot, at) => shotLines(shot).map((line) => `${at + 1}: ${line}`)),
  ].toSorted()
}

function shotLines(shot: Shot): readonly string[] {
  const { place, time, weather, season, mood, camera, subjects, relations } = shot
  const names = new Map(subjects.map((subject) => [subject.id, nameOf(subject)]))
  return [
    `place=${placeWord(place ?? '')?.id ?? place}`,
    `when=${time} ${weather} ${season} ${mood}`,
    `scenery=${(shot.scenery ?? []).join(', ')}`,
    `camera=${camera.move} ${camera.framing} ${camera.effects.join(', ')}`,
    ...subjects.flatMap((subject) => subjectLines(subject, names)),
    ...relations.map(({ from, relation, to }) => `${names.get(from)} ${relation} ${names.get(to)}`),
  ]
}

function subjectLines(subject: Subject, names: ReadonlyMap<string, string>): readonly string[] {
  const name = nameOf(subject)
  const { count, colour, size, material, emotion, person, actions } = subject
  return [
    `${count} ${colour} ${size} ${material} ${emotion} ${name}`,
    ...(person?.wears ?? []).map((worn) => `${name} wears ${worn.colour} ${worn.garment}`),
    ...actions.map(
      ({ verb, target, prop, direction }) =>
        `${name} > ${verb} ${names.get(target ?? '')} ${prop} ${direction}`,
    ),
  ]
}

function nameOf({ noun, picture, person }: Subject): string {
  if (person === null) return picture ?? noun
  return `${person.role} ${person.age} ${person.gender} ${person.hair}`
}

interface Translation {
  readonly english: string
  readonly language: string
  readonly prompt: string
}

/** A table of `en: sentence` with the same sentence in other languages below it: `de: Satz`. */
export function loadTranslations(name: string): readonly Translation[] {
  const text = readFileSync(new URL(`./prompts/${name}`, import.meta.url), 'utf8')
  let english = ''
  return text.split('\n').flatMap((line) => {
    const [, language, prompt] = /^(\w\w): (.+)$/.exec(line) ?? []
    if (language === undefined || prompt === undefined) return []
    if (language !== 'en') return [{ english, language, prompt }]
    english = prompt
    return []
  })
}
