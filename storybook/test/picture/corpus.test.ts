import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCanvas, ImageData } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { prepare, type Prepared } from '../../src/picture/prepare.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { CORPUS } from './corpus/corpus.ts'
import { staged } from './frames.ts'
import { pictureFolder } from './pictures.ts'

const save = pictureFolder()
const paths = Object.fromEntries(
  Object.entries(CORPUS).map(([name, make]) => [name, save(name, make(), 82)]),
)

const pathOf = (name: string): string => paths[name] ?? ''

const known = new Map<string, Promise<Prepared>>()
function prepared(name: string): Promise<Prepared> {
  const frame = { width: 240, height: 160 }
  const plan = readForPicture('')
  const made = known.get(name) ?? prepare({ plan, image: pathOf(name), frame, seconds: 5 })
  known.set(name, made)
  return made
}

describe('things that stand clear are found', () => {
  test.each([
    ['park.jpg', 1],
    ['pet.jpg', 1],
    ['candle.jpg', 1],
    ['coffee.jpg', 2],
    ['tower.jpg', 1],
  ])('in %s: %i', async (name, least) => {
    const { cutOuts } = await prepared(name)
    expect(cutOuts.length).toBeGreaterThanOrEqual(least)
  })

  test('but who blinks stays on the sheet, which bends', async () => {
    expect((await prepared('portrait.jpg')).cutOuts).toEqual([])
  })

  test.each(['beach.jpg', 'lake.jpg', 'forest.jpg', 'wall.jpg', 'document.png', 'screenshot.png'])(
    'and none in %s',
    async (name) => {
      expect((await prepared(name)).cutOuts).toEqual([])
    },
  )
})

describe('where things are', () => {
  test.each([
    ['beach.jpg', true, true],
    ['lake.jpg', true, true],
    ['street.jpg', true, false],
    ['portrait.jpg', false, false],
    ['pet.jpg', false, false],
    ['wall.jpg', false, false],
    ['night-city.jpg', true, false],
    ['winter.jpg', false, false],
  ])('%s: sky %s, water %s', async (name, sky, water) => {
    const { survey } = await prepared(name)
    expect(survey.water !== null).toBe(water)
    if (sky) expect(survey.sky).not.toBeNull()
  })

  test('guests stand on sand, not on the sea, and on no lake', async () => {
    const beach = (await prepared('beach.jpg')).survey.footing
    expect(beach.ground).toBeGreaterThan(0.7)
    expect(beach.water, 'half way to the shore').toBeLessThan(0.62)
    expect((await prepared('lake.jpg')).survey.footing.ground).toBeNull()
  })
})

/** A dozen prompts, each for pictures of its kind. Sheets: PICTURE_SHEETS=folder npx vitest run storybook/test/picture/corpus */
const PROMPTS: readonly (readonly [prompt: string, names: readonly string[]])[] = [
  ['', ['lake.jpg', 'portrait.jpg', 'panorama.jpg', 'drawing.png', 'badge.png', 'wall.jpg']],
  ['camera orbits left', ['coffee.jpg', 'street.jpg']],
  ['dolly in, clouds drift', ['field.jpg', 'tower.jpg']],
  ['it is getting night', ['beach.jpg']],
  ['it becomes day', ['night-city.jpg']],
  ['at sunset, track right', ['winter.jpg', 'park.jpg']],
  ['heavy rain and lightning', ['forest.jpg']],
  ['snow falls', ['screenshot.png', 'document.png']],
  ['steam rises from the cup', ['coffee.jpg']],
  ['the candle flickers, embers rise', ['candle.jpg']],
  ['a rainbow appears', ['field.jpg']],
  ['northern lights', ['lake.jpg']],
  ['a dog walks in', ['beach.jpg', 'pet.jpg']],
  ['scary mood', ['portrait.jpg']],
  ['watercolour', ['pet.jpg', 'product.jpg']],
]

const RATIOS = [
  [256, 144],
  [144, 256],
  [192, 144],
  [144, 192],
  [336, 144],
  [160, 160],
] as const

describe.each(PROMPTS)('“%s”', (prompt, names) => {
  test.each(
    names.map((name, index) => [name, RATIOS[index % RATIOS.length] ?? RATIOS[0]] as const),
  )('brings %s to life at %s', async (name, [width, height]) => {
    const film = await staged(pathOf(name), prompt, { width, height, seconds: 3 })
    const frames = [0, 36, 71].map((index) => film.frame(index))
    for (const frame of frames) expect(alphaOf(frame)).toBe(255)
    sheet(`${prompt || 'as it likes'} ${name}`, frames, { width, height })
  })
})

function alphaOf(pixels: Uint8Array): number {
  let least = 255
  for (let at = 3; at < pixels.length; at += 4) least = Math.min(least, pixels[at] ?? 0)
  return least
}

function sheet(
  name: string,
  frames: readonly Uint8Array[],
  { width, height }: { width: number; height: number },
): void {
  const folder = process.env['PICTURE_SHEETS']
  if (!folder) return
  const canvas = createCanvas(width * frames.length, height)
  const ctx = canvas.getContext('2d')
  frames.forEach((frame, index) =>
    ctx.putImageData(new ImageData(new Uint8ClampedArray(frame), width, height), index * width, 0),
  )
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    join(folder, `${name.replaceAll(/[^\w.]+/gu, '-')}.jpg`),
    canvas.toBuffer('image/jpeg', 88),
  )
}
