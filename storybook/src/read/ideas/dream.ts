import type { Mood } from '../../plan/plan.ts'
import { createRandom, hashText } from '../../scene/random.ts'

/** Small scenes for prompts that nobody can read, by mood; they are read like any prompt. */
const DREAMS: Readonly<Record<Mood, readonly string[]>> = {
  calm: [
    'a sailboat sails on a lake at golden hour, two swans swim',
    'four butterflies fly over a meadow in the morning, a rabbit hops',
  ],
  joyful: [
    'a dog runs through a park on a sunny day, five balloons rise',
    'two kites fly over a beach on a sunny day, a crab walks',
  ],
  romantic: [
    'two swans swim on a lake at sunset',
    'six paper lanterns float over a garden at dusk, two doves fly',
  ],
  sad: [
    'a cat sits under an umbrella on a street at dusk in the rain',
    'a sailboat sails on the ocean at dusk under cloudy skies',
  ],
  mysterious: [
    'a deer walks through a forest at dusk in the fog, an owl looks around',
    'four jellyfish swim underwater, a turtle swims',
  ],
  scary: ['a ghost floats through a cemetery at night in the fog, four bats fly'],
  epic: [
    'an eagle and a dragon fly over the mountains at golden hour in the wind',
    'a sailing ship sails on the ocean at sunset in a storm, a whale jumps',
  ],
  dreamy: [
    'five doves fly in the sky at dawn, four balloons rise',
    'a unicorn walks through a cloud kingdom at dusk, five butterflies fly',
  ],
  playful: [
    'three rabbits hop through a garden on a sunny day, three butterflies fly',
    'a cat plays with a ball of yarn in a meadow in the morning',
  ],
}

/** A scene for words that say nothing: chosen by their mood, or their sound, and always the same for the same words. */
export function dream(prompt: string, mood: Mood | null): { mood: Mood; scene: string } {
  const feeling = mood ?? moodOfSound(prompt)
  return { mood: feeling, scene: createRandom(hashText(prompt)).pick(DREAMS[feeling]) }
}

/** Soft sounds calm, hard ones play, dark vowels are mysterious, exclamation marks cheer. */
function moodOfSound(prompt: string): Mood {
  const text = prompt.toLowerCase()
  const count = (pattern: RegExp): number => (text.match(pattern) ?? []).length
  if (count(/!/g) > 0) return 'joyful'
  if (count(/\?/g) > 0) return 'mysterious'
  const soft = count(/[lmnrwvs]/g)
  const hard = count(/[ktpbdgxz]/g)
  const dark = count(/[ou]/g)
  const bright = count(/[eiay]/g)
  if (soft === hard) return dark > bright ? 'mysterious' : 'dreamy'
  if (soft > hard) return dark > bright ? 'dreamy' : 'calm'
  return dark > bright ? 'epic' : 'playful'
}
