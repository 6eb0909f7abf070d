import { createRandom } from '../scene/random.ts'
import type { Scene } from '../scene/scene.ts'
import { SOUNDS } from './sounds.ts'
import { playTune } from './tune.ts'
import type { StereoSound } from './stereo-sound.ts'

export const RATE = 48_000

/** All that is heard in a film: the sounds of its places and a soft tune for its mood. Same scene, same samples. */
export function soundtrack(scene: Scene): StereoSound {
  const length = Math.round(scene.seconds * RATE)
  const mix = { rate: RATE, left: new Float32Array(length), right: new Float32Array(length) }
  const random = createRandom(scene.seed).fork('sound')
  const sounds = scene.sounds.slice(0, 6)
  for (const { name, level } of sounds) {
    SOUNDS[name](mix, { level, random: random.fork(name) })
  }
  playTune(mix, {
    mood: scene.mood ?? 'calm',
    random: random.fork('tune'),
    level: sounds.length > 0 ? 0.16 : 0.26,
  })
  soften(mix)
  return mix
}

/** Fades at both ends and a gentle limit, so that nothing clicks or clips. */
function soften({ left, right }: StereoSound): void {
  const fade = Math.min(RATE * 0.4, left.length / 4)
  for (const ear of [left, right]) {
    for (let i = 0; i < ear.length; i++) {
      const ends = Math.min(1, i / fade, (ear.length - 1 - i) / fade)
      ear[i] = Math.tanh(ear[i]! * 1.1) * 0.85 * ends
    }
  }
}
