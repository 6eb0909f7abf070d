import type { Mood, Shot, Subject } from '../plan/plan.ts'
import { createRandom, hashText } from '../scene/random.ts'

interface Dream {
  readonly place: string
  readonly time: NonNullable<Shot['time']>
  readonly weather: Shot['weather']
  readonly cast: readonly (readonly [
    noun: string,
    picture: string,
    kind: Subject['kind'],
    verb: string,
    count: number,
  ])[]
}

/** Small scenes for prompts that nobody can read, by mood. */
const DREAMS: Record<Mood, readonly Dream[]> = {
  calm: [
    {
      place: 'lake',
      time: 'golden',
      weather: 'clear',
      cast: [
        ['sailboat', 'noto:sailboat', 'boat', 'sail', 1],
        ['swan', 'noto:swan', 'bird', 'swim', 2],
      ],
    },
    {
      place: 'meadow',
      time: 'morning',
      weather: 'clear',
      cast: [
        ['butterfly', 'noto:butterfly', 'insect', 'fly', 4],
        ['rabbit', 'noto:rabbit', 'animal', 'hop', 1],
      ],
    },
  ],
  joyful: [
    {
      place: 'park',
      time: 'day',
      weather: 'clear',
      cast: [
        ['dog', 'noto:dog', 'animal', 'run', 1],
        ['balloon', 'noto:balloon', 'toy', 'rise', 5],
      ],
    },
    {
      place: 'beach',
      time: 'day',
      weather: 'clear',
      cast: [
        ['kite', 'noto:kite', 'toy', 'fly', 2],
        ['crab', 'noto:crab', 'animal', 'walk', 1],
      ],
    },
  ],
  romantic: [
    {
      place: 'lake',
      time: 'sunset',
      weather: 'clear',
      cast: [['swan', 'noto:swan', 'bird', 'swim', 2]],
    },
    {
      place: 'garden',
      time: 'dusk',
      weather: 'clear',
      cast: [
        ['lantern', 'noto:red-paper-lantern', 'thing', 'float', 6],
        ['dove', 'noto:dove', 'bird', 'fly', 2],
      ],
    },
  ],
  sad: [
    {
      place: 'street',
      time: 'dusk',
      weather: 'rain',
      cast: [
        ['cat', 'noto:cat', 'animal', 'sit', 1],
        ['umbrella', 'noto:umbrella', 'tool', 'stand', 1],
      ],
    },
    {
      place: 'ocean',
      time: 'dusk',
      weather: 'cloudy',
      cast: [['sailboat', 'noto:sailboat', 'boat', 'sail', 1]],
    },
  ],
  mysterious: [
    {
      place: 'forest',
      time: 'dusk',
      weather: 'fog',
      cast: [
        ['deer', 'noto:deer', 'animal', 'walk', 1],
        ['owl', 'noto:owl', 'bird', 'look', 1],
      ],
    },
    {
      place: 'underwater',
      time: 'day',
      weather: 'clear',
      cast: [
        ['jellyfish', 'noto:jellyfish', 'fish', 'swim', 4],
        ['turtle', 'noto:turtle', 'animal', 'swim', 1],
      ],
    },
  ],
  scary: [
    {
      place: 'cemetery',
      time: 'night',
      weather: 'fog',
      cast: [
        ['bat', 'noto:bat', 'bird', 'fly', 4],
        ['ghost', 'noto:ghost', 'creature', 'float', 1],
      ],
    },
  ],
  epic: [
    {
      place: 'mountain',
      time: 'golden',
      weather: 'wind',
      cast: [
        ['eagle', 'noto:eagle', 'bird', 'fly', 1],
        ['dragon', 'noto:dragon', 'creature', 'fly', 1],
      ],
    },
    {
      place: 'ocean',
      time: 'sunset',
      weather: 'storm',
      cast: [
        ['sailing ship', 'noto:sailboat', 'boat', 'sail', 1],
        ['whale', 'noto:whale', 'fish', 'jump', 1],
      ],
    },
  ],
  dreamy: [
    {
      place: 'sky',
      time: 'dawn',
      weather: 'clear',
      cast: [
        ['crane', 'noto:dove', 'bird', 'fly', 5],
        ['balloon', 'noto:balloon', 'toy', 'rise', 4],
      ],
    },
    {
      place: 'cloud kingdom',
      time: 'dusk',
      weather: 'clear',
      cast: [
        ['unicorn', 'noto:unicorn', 'animal', 'walk', 1],
        ['butterfly', 'noto:butterfly', 'insect', 'fly', 5],
      ],
    },
  ],
  playful: [
    {
      place: 'garden',
      time: 'day',
      weather: 'clear',
      cast: [
        ['rabbit', 'noto:rabbit', 'animal', 'hop', 3],
        ['butterfly', 'noto:butterfly', 'insect', 'fly', 3],
      ],
    },
    {
      place: 'meadow',
      time: 'morning',
      weather: 'clear',
      cast: [
        ['cat', 'noto:cat', 'animal', 'play', 1],
        ['ball of yarn', 'noto:yarn', 'toy', 'roll', 1],
      ],
    },
  ],
}

/** A scene for words that say nothing: chosen by their mood, or their sound, and always the same for the same words. */
export function dream(
  prompt: string,
  mood: Mood | null,
): Pick<Shot, 'place' | 'time' | 'weather' | 'mood' | 'subjects'> {
  const feeling = mood ?? moodOfSound(prompt)
  const scene = createRandom(hashText(prompt)).pick(DREAMS[feeling])
  const subjects = scene.cast.map(([noun, picture, kind, verb, count], index): Subject => ({
    id: `s${index + 1}`,
    noun,
    words: '',
    kind,
    picture,
    count,
    colour: null,
    size: 'normal',
    material: null,
    emotion: 'neutral',
    person: null,
    actions: [{ verb, direction: null, target: null, prop: null, pace: 'normal' }],
  }))
  return { place: scene.place, time: scene.time, weather: scene.weather, mood: feeling, subjects }
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
