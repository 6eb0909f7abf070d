import type { Random } from '../scene/random.ts'

/** White noise, −1…1. */
export function whiteNoise(length: number, random: Random): Float32Array {
  const noise = new Float32Array(length)
  for (let i = 0; i < length; i++) noise[i] = random.next() * 2 - 1
  return noise
}

/** Keeps what is below the frequency. Works in place, returns the same array. */
export function lowPass(sound: Float32Array, hertz: number, rate: number): Float32Array {
  const k = 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  let value = 0
  for (let i = 0; i < sound.length; i++) {
    value += (sound[i]! - value) * k
    sound[i] = value
  }
  return sound
}

/** Keeps what is above the frequency. */
export function highPass(sound: Float32Array, hertz: number, rate: number): Float32Array {
  const k = 1 - Math.exp((-2 * Math.PI * hertz) / rate)
  let value = 0
  for (let i = 0; i < sound.length; i++) {
    value += (sound[i]! - value) * k
    sound[i] = sound[i]! - value
  }
  return sound
}

/** A slow wandering between 0 and 1 with about this many turns a second. */
export function createWander(turnsPerSecond: number, random: Random): (seconds: number) => number {
  const parts = [1, 0.61, 0.37].map((rate) => ({
    rate: rate * turnsPerSecond * 2 * Math.PI,
    phase: random.between(0, 2 * Math.PI),
  }))
  return (seconds) => {
    let sum = 0
    for (const { rate, phase } of parts) sum += Math.sin(seconds * rate + phase)
    return 0.5 + sum / 6
  }
}
