import { scatter } from './mixing.ts'

const TURN = 2 * Math.PI

/** Birds. */
export const chirp = scatter(1.4, (random, level) => {
  const pitch = random.between(2400, 4600)
  const bend = random.between(-900, 1400)
  const trill = random.between(14, 30)
  const seconds = random.between(0.12, 0.4)
  return {
    seconds,
    pan: random.between(-0.8, 0.8),
    wave: (t) => {
      const beat = 0.5 + 0.5 * Math.sin(TURN * trill * t)
      const shape = Math.sin((Math.PI * t) / seconds) ** 2
      return Math.sin(TURN * (pitch * t + bend * t * t)) * shape * beat * 0.11 * level
    },
  }
})

/** Crickets. */
export const crickets = scatter(3.2, (random, level) => {
  const pitch = random.between(3900, 4700)
  return {
    seconds: 0.36,
    pan: random.between(-0.9, 0.9),
    wave: (t) => {
      const pulse = Math.max(0, Math.sin(TURN * 24 * t)) ** 2
      return Math.sin(TURN * pitch * t) * pulse * Math.sin((Math.PI * t) / 0.36) * 0.05 * level
    },
  }
})

/** Gulls. */
export const gulls = scatter(0.5, (random, level) => {
  const pitch = random.between(900, 1300)
  return {
    seconds: 0.5,
    pan: random.between(-0.8, 0.8),
    wave: (t) => {
      const cry = pitch * t + 260 * Math.sin(Math.PI * Math.min(1, t * 2.2)) * t
      const buzz = Math.sin(TURN * cry) + 0.4 * Math.sin(TURN * cry * 2)
      return buzz * Math.sin((Math.PI * t) / 0.5) * 0.05 * level
    },
  }
})

/** Frogs that call across a pond. */
export const croaks = scatter(1.3, (random, level) => {
  const pitch = random.between(150, 300)
  return {
    seconds: 0.3,
    pan: random.between(-0.8, 0.8),
    wave: (t) => {
      const pulse = Math.max(0, Math.sin(TURN * 34 * t))
      return Math.sin(TURN * pitch * t) * pulse * Math.sin((Math.PI * t) / 0.3) * 0.12 * level
    },
  }
})

/** Hens that scratch about. */
export const clucks = scatter(1.1, (random, level) => {
  const pitch = random.between(420, 640)
  return {
    seconds: 0.11,
    pan: random.between(-0.6, 0.6),
    wave: (t) => {
      const throat =
        Math.sin(TURN * (pitch * t - 900 * t * t)) + 0.4 * Math.sin(TURN * pitch * 3 * t)
      return throat * Math.sin((Math.PI * t) / 0.11) ** 2 * 0.06 * level
    },
  }
})

/** People who talk, none of whom is understood. */
export const voices = scatter(9, (random, level) => {
  const pitch = random.between(130, 320)
  const vowel = random.between(500, 1200)
  const seconds = random.between(0.15, 0.5)
  return {
    seconds,
    pan: random.between(-1, 1),
    wave: (t) => {
      const throat = Math.sin(TURN * pitch * t) + 0.5 * Math.sin(TURN * pitch * 2 * t)
      const mouth = 0.6 + 0.4 * Math.sin(TURN * vowel * t)
      return throat * mouth * Math.sin((Math.PI * t) / seconds) ** 2 * 0.03 * level
    },
  }
})
