import type { Shot, Subject } from '../../plan/plan.ts'

/** "The keeper climbs … Shot 3: his hand": what is said of the only one there later holds from the beginning. */
export function tellGenders(shots: readonly Shot[], body: string): void {
  const people = shots.flatMap(({ subjects }) => subjects.filter(({ person }) => person !== null))
  shareGenders(people)
  const [first] = people
  const he = /\b(?:he|his|him|himself)\b/.test(body)
  const she = /\b(?:she|her|hers|herself)\b/.test(body)
  if (
    first === undefined ||
    he === she ||
    people.some(({ id, count }) => id !== first.id || count > 1)
  )
    return
  for (const { person, kind } of people)
    if (person !== null && kind === 'person') person.gender ??= he ? 'man' : 'woman'
}

/** "A butcher runs. … The man waves": he was one all the time. */
function shareGenders(people: readonly Subject[]): void {
  const told = new Map(people.map(({ id, person }) => [id, person?.gender ?? null]))
  for (const { id, person } of people) if (person !== null) person.gender ??= told.get(id) ?? null
}
