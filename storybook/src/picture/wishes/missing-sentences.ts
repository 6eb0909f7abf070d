import type { Plan } from '../../plan/plan.ts'

/** How it is told that something was asked for and is not in the picture. Apart from the search, so that telling loads no dictionary. */
const SENTENCES = {
  clouds: 'I found no open sky in the picture, so no clouds drift.',
  water: 'I found no water in the picture, so nothing ripples.',
  leaves: 'I found no leaves or grass in the picture, so nothing sways.',
  lights: 'I found no lights in the picture, so none glow.',
  hair: 'I found no face in the picture, so no hair blows.',
  face: 'I found no face in the picture whose eyes and mouth are large enough to move.',
  cloth: 'I could not tell the cloth from what is around it, so it stays still.',
  stars: 'I found no open sky in the picture, so neither stars nor the moon come out.',
  aurora: 'I found no open sky in the picture, so no northern lights show.',
  target:
    'I did not find in the picture what the camera is to go to, so it goes to what draws the eye.',
  clear:
    'Nobody in the picture stands clear enough to be cut out, so what draws the eye only bends a little.',
  held: 'I could not tell who is to move from what is around them, so they stay as they are.',
  place:
    'Who is to go does not stand clear enough to be cut out whole, so what is in the picture stays in its place.',
  nobody: 'I found nobody in the picture who could do this, so it stays as it is.',
  stiff: 'Who is in the picture already moves as one piece, like a paper cut-out.',
  weather: 'The picture shows a room, and I found no window in it, so no weather comes in.',
  fire: 'I found no fire in the picture, so none flickers.',
  floor: 'I found no floor in the picture, so guests stand at its lower edge.',
  perch:
    'I found nothing in the picture that stands against an open sky, so guests come down where there is room.',
  landing:
    'I found nobody in the picture who is near enough to sit down on, so guests stay where there is room.',
  flies: 'I found no open sky in the picture, so those who fly do so in its upper part.',
  floats:
    'I found no water in the picture, so those who float do so on paper waves along its lower edge.',
} as const

export type MissingThing = keyof typeof SENTENCES

const THINGS = Object.keys(SENTENCES) as MissingThing[]

/** Memory for the threads to tell what is missing. */
export function createMissing(): Int32Array {
  return new Int32Array(new SharedArrayBuffer(4 * THINGS.length))
}

/** Notes that the picture has none of this. */
export function tick(missing: Int32Array, thing: MissingThing): void {
  Atomics.store(missing, THINGS.indexOf(thing), 1)
}

/** What was told when only the prompt was known, and what is missing of it in the picture. */
export function withMissing<Told extends Pick<Plan, 'understood' | 'not_shown'>>(
  plan: Told,
  missing: Int32Array,
): Told {
  const found = missingSentences(missing)
  const isPlayed = (line: string): boolean => line.startsWith('In the picture: ')
  // Of several who move, one may be there.
  const isNobody =
    found.some((line) => line === SENTENCES.nobody || line === SENTENCES.held) &&
    plan.understood.filter(isPlayed).length === 1
  const { understood, not_shown: told } = plan
  return {
    ...plan,
    understood: isNobody ? understood.filter((line) => !isPlayed(line)) : understood,
    not_shown: [...(isNobody ? told.filter((line) => !EXCUSE.test(line)) : told), ...found],
  }
}

/** That somebody cannot do something is no news of who is not there. */
const EXCUSE = /^“.+” is in the picture already: |^Who is in the picture moves/u

/** Sentences for the user about what was asked for and is not in the picture. */
export function missingSentences(missing: Int32Array): string[] {
  return THINGS.filter((_, index) => Atomics.load(missing, index) === 1).map(
    (thing) => SENTENCES[thing],
  )
}
