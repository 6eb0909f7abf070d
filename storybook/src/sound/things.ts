import { scatter } from './mixing.ts'

const TURN = 2 * Math.PI

/** Wood that burns. */
export const crackle = scatter(26, (random, level) => {
  const loud = random.next() ** 3
  const pitch = random.between(900, 3800)
  return {
    seconds: 0.02,
    pan: random.between(-0.4, 0.4),
    wave: (t) => Math.sin(TURN * pitch * t) * Math.exp(-t * 260) * loud * 0.5 * level,
  }
})

/** Rain on leaves and roofs. */
export const drops = scatter(34, (random, level) => {
  const pitch = random.between(1400, 5200)
  const loud = random.next() ** 2
  return {
    seconds: 0.03,
    pan: random.between(-1, 1),
    wave: (t) =>
      Math.sin(TURN * pitch * (t + t * t * 6)) * Math.exp(-t * 150) * loud * 0.09 * level,
  }
})

/** Air that rises in water. */
export const bubbles = scatter(5, (random, level) => {
  const pitch = random.between(260, 720)
  return {
    seconds: 0.12,
    pan: random.between(-0.7, 0.7),
    wave: (t) => Math.sin(TURN * (pitch * t + 1400 * t * t)) * Math.exp(-t * 26) * 0.12 * level,
  }
})

/** Single drops that fall in a cave. */
export const drips = scatter(1.2, (random, level) => {
  const pitch = random.between(700, 1300)
  const loud = random.between(0.4, 1)
  return {
    seconds: 0.25,
    pan: random.between(-0.8, 0.8),
    wave: (t) => Math.sin(TURN * pitch * (t + t * t * 2)) * Math.exp(-t * 24) * loud * 0.14 * level,
  }
})

/** Semitones above the lowest tooth of a musical box. */
const TEETH = [0, 2, 4, 7, 9, 12, 14, 16] as const

/** A musical box that is wound up somewhere. */
export const musicBox = scatter(2.4, (random, level) => {
  const pitch = 880 * 2 ** (random.pick(TEETH) / 12)
  return {
    seconds: 0.9,
    pan: random.between(-0.3, 0.3),
    wave: (t) => {
      const comb = Math.sin(TURN * pitch * t) + 0.3 * Math.sin(TURN * pitch * 4 * t)
      return comb * Math.exp(-t * 6) * 0.05 * level
    },
  }
})

/** A clock. */
export const ticking = scatter(2, (_, level) => ({
  seconds: 0.02,
  pan: 0.2,
  wave: (t) => Math.sin(TURN * 2600 * t) * Math.exp(-t * 320) * 0.12 * level,
}))

/** Wheels on the joints of rails. */
export const rails = scatter(4, (random, level) => ({
  seconds: 0.08,
  pan: random.between(-0.5, 0.5),
  wave: (t) => Math.sin(TURN * 180 * t) * Math.exp(-t * 40) * 0.3 * level,
}))
