import { describe, expect, test } from 'vitest'
import { createPuppet, STILL } from '../../src/picture/alive/puppet.ts'
import { stage } from '../../src/picture/stage-picture.ts'
import { mannerOf } from '../../src/picture/wishes/manners.ts'
import {
  createMissing,
  missingSentences,
  withMissing,
} from '../../src/picture/wishes/missing-sentences.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { badge as badgeOnPaper } from './corpus/flat.ts'
import { park, petOnSofa } from './corpus/subjects.ts'
import { changeIn, staged } from './frames.ts'
import { drawn, noise, pictureFolder } from './pictures.ts'

const save = pictureFolder()
/** A red ball on a pale, even floor: it stands clear. */
const ball = save(
  'ball.png',
  drawn(640, 360, (u, v) => {
    const away = Math.hypot((u - 0.5) * 1.78, v - 0.6)
    if (away < 0.22) return [200 - 60 * away, 40, 40]
    return v < 0.45 ? [214, 210, 204] : [176, 170, 160]
  }),
)
/** Speckles all over: nobody could be cut out. */
const meadow = save(
  'meadow.png',
  drawn(640, 360, (u, v) => {
    const speck = 90 * noise(u * 30, v * 30)
    return [70 + speck, 90 + speck * 0.6, 60 + speck * 0.3]
  }),
)

async function moved(image: string, prompt: string): Promise<number> {
  const film = await staged(image, `${prompt}, static camera`)
  return changeIn(film.frame(0), film.frame(31), { ...film, rows: [0, 1] })
}

/** A tall candle of stone before an even wall: it stands clear, and nobody lives in it. */
const pillar = save(
  'pillar.png',
  drawn(640, 360, (u, v) => {
    const isPillar = Math.abs(u - 0.5) < 0.06 && v > 0.2 && v < 0.9
    const speck = 24 * noise(u * 40, v * 40)
    return isPillar ? [190 + speck, 60, 40] : [110 + speck, 120 + 40 * v + speck, 150]
  }),
)

/** A small red bowl on a counter before an even wall. */
const bowl = save(
  'bowl.png',
  drawn(640, 360, (u, v) => {
    const away = Math.hypot((u - 0.3) * 1.78, (v - 0.5) * 1.3)
    if (away < 0.085) return [196 - 300 * away, 44, 40]
    const grain = 6 * noise(u * 4, v * 4)
    return v < 0.66 ? [200 + grain, 194 + grain, 178] : [92 + grain, 120 + grain, 114]
  }),
)

const somebody = save('park.jpg', park())
const badge = save('badge.png', badgeOnPaper())
const sofa = save('sofa.jpg', petOnSofa())

async function toldOf(image: string, prompt: string): Promise<string[]> {
  const missing = createMissing()
  const film = { width: 320, height: 180, seconds: 2, fps: 24, seed: 1, missing }
  await stage({ ...film, image, plan: readForPicture(prompt) })
  return missingSentences(missing)
}

/** How many pixels have the red of a coat. */
function redIn(frame: Uint8Array): number {
  let count = 0
  for (let at = 0; at < frame.length; at += 4) {
    if (frame[at]! > 110 && frame[at]! > 1.9 * frame[at + 1]!) count++
  }
  return count
}

describe('who is in the picture and is asked to do something', () => {
  test('moves as one piece when it stands clear', async () => {
    expect(await moved(ball, 'the dog jumps')).toBeGreaterThan(0.4)
    expect(await moved(ball, 'the dog sits')).toBeLessThan(0.05)
  })

  test('bends when it cannot be cut out', async () => {
    expect(await moved(meadow, 'the dog wags its tail')).toBeGreaterThan(0.4)
    expect(await moved(meadow, 'she waves')).toBeLessThan(0.05)
    expect(await moved(meadow, 'the car drives away')).toBeLessThan(0.05)
  })

  test('stays when a sofa was cut out with it, and the wall behind does not bend', async () => {
    expect(await moved(sofa, 'the cat stretches')).toBeLessThan(0.05)
    expect(await toldOf(sofa, 'the cat stretches')).toContainEqual(
      expect.stringContaining('they stay as they are'),
    )
  })

  test('is not played by what was built', async () => {
    expect(await moved(pillar, 'she waves')).toBeLessThan(0.05)
    expect(await moved(pillar, 'the cat looks around')).toBeLessThan(0.05)
    expect(await toldOf(pillar, 'she waves')).toContainEqual(expect.stringContaining('nobody'))
  })

  test.each(['the dog runs away', 'she smiles and waves'])(
    '“%s” is not played by a bowl, and what is told agrees',
    async (prompt) => {
      expect(await moved(bowl, prompt)).toBeLessThan(0.05)
      const missing = createMissing()
      const plan = readForPicture(prompt)
      const film = { width: 320, height: 180, seconds: 2, fps: 24, seed: 1, missing }
      await stage({ ...film, image: bowl, plan })
      const told = withMissing(plan, missing)
      expect(told.understood.join(' ')).not.toContain('In the picture')
      expect(told.not_shown).toEqual([expect.stringContaining('nobody')])
    },
  )

  test('comes in when the prompt leaves it open and the picture shows nobody', async () => {
    expect(await moved(pillar, 'a dog runs along the street')).toBeGreaterThan(0.15)
    const told = await toldOf(pillar, 'a dog runs along the street')
    expect(told.join(' ')).not.toMatch(/one piece|nobody/u)
    const stiff = expect.stringContaining('one piece')
    expect(await toldOf(somebody, 'a man runs along the street')).toContainEqual(stiff)
  })

  test.each([
    ['the dog jumps', 'bounce'],
    ['she waves', 'sway'],
    ['the bird flies', 'rise'],
    ['the bird flies away', 'ascends'],
    ['the rocket takes off', 'ascends'],
    ['the balloon floats up into the sky', 'ascends'],
    ['the dog runs away', 'leaves'],
    ['the cat walks out of the frame', 'leaves'],
    ['the train departs from the station', 'leaves'],
    ['the dog jumps and a bird flies away', 'bounce'],
    ['the man disappears', 'vanishes'],
    ['the man walks towards the camera', 'nears'],
    ['the windmill turns', null],
    ['the wheel spins', null],
    ['the bottle rotates', 'spin'],
    ['spin the vase', 'spin'],
    ['the logo spins', 'spin'],
    ['the car drives away', 'leaves'],
    ['the man walks to the left', 'left'],
    ['the boat sails', 'glides'],
    ['the boat rocks', 'sway'],
  ])('“%s” is played as %s', (prompt, manner) => {
    const [resident] = readForPicture(prompt).shots[0]!.subjects
    expect(mannerOf(resident!)).toBe(manner)
  })

  test('goes when it was cut out whole, and the meadow goes on where it stood', async () => {
    const film = await staged(somebody, 'the man walks to the left', { seconds: 3 })
    const [first, last] = [film.frame(0), film.frame(film.frames - 1)]
    expect(redIn(first)).toBeGreaterThan(200)
    expect(redIn(last)).toBeLessThan(10)
    expect(await toldOf(somebody, 'the man walks to the left')).toEqual([
      expect.stringContaining('one piece'),
    ])
    expect(await toldOf(badge, 'the logo spins')).toEqual([])
  })

  test('stays when it goes on below the picture', async () => {
    const told = expect.stringContaining('stays in its place')
    expect(await toldOf(sofa, 'the cat walks away')).toContainEqual(told)
  })

  test('begins at rest, and what goes on below the picture never leaves its edge', () => {
    for (const manner of ['sway', 'bounce', 'nears', 'tremble', 'spin'] as const) {
      const play = createPuppet(manner, { rooted: true, phase: 1 })
      expect(play(0)).toBe(STILL)
      for (let t = 0; t < 5; t += 0.1) {
        const { up, aside, tall } = play(t)
        expect([up, aside]).toEqual([0, 0])
        expect(tall).toBeGreaterThanOrEqual(1)
      }
    }
  })
})
