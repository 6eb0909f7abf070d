import { createCanvas, type Canvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { withComers } from '../../src/picture/guests/comers.ts'
import { lookAt } from '../../src/picture/look.ts'
import { prepare, type Prepared } from '../../src/picture/prepare.ts'
import { findChimneys } from '../../src/picture/regions/chimneys.ts'
import { findAnyFace } from '../../src/picture/regions/head.ts'
import { visitorsIn } from '../../src/picture/wishes/guests.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { street } from './corpus/city.ts'
import { drawn, noise, pictureFolder } from './pictures.ts'

const save = pictureFolder()

const HOUSES = [160, 560]

/** Two houses with chimneys beyond a wide paved square. */
function square(): Canvas {
  const ground = drawn(960, 540, (u, v) => {
    if (v < 0.6) return [110 + 130 * v, 160 + 100 * v, 225 + 20 * v]
    const rough = 26 * noise(u * 30, v * 40)
    return [150 + rough, 142 + rough, 134 + rough]
  })
  const canvas = createCanvas(960, 540)
  const ctx = canvas.getContext('2d')
  ctx.drawImage(ground, 0, 0)
  for (const x of HOUSES) {
    ctx.fillStyle = '#7d4a3c'
    ctx.fillRect(x + 125, 50, 24, 90)
    ctx.beginPath()
    ctx.moveTo(x - 14, 150)
    ctx.lineTo(x + 90, 60)
    ctx.lineTo(x + 194, 150)
    ctx.fill()
    ctx.fillStyle = '#c8a98a'
    ctx.fillRect(x, 150, 180, 200)
    ctx.fillStyle = '#3c4854'
    for (const [column, row] of [0, 1, 2, 3].map((at) => [at % 2, Math.floor(at / 2)])) {
      ctx.fillRect(x + 32 + column! * 80, 190 + row! * 80, 36, 40)
    }
  }
  return canvas
}

const pictures = { square: save('square.jpg', square()), street: save('street.jpg', street()) }

function prepared(name: keyof typeof pictures, prompt = ''): Promise<Prepared> {
  const frame = { width: 320, height: 180 }
  return prepare({ plan: readForPicture(prompt), image: pictures[name], frame, seconds: 5 })
}

test('fronts of houses, with windows for eyes, are no faces', () => {
  expect(findAnyFace(lookAt(square()))).toBeNull()
})

test('chimneys are told from gables', async () => {
  const { survey } = await prepared('square', 'smoke rises from the chimneys')
  const mouths = findChimneys(survey.sky!).map(({ u }) => u)
  expect(mouths.toSorted((a, b) => a - b)).toEqual(
    HOUSES.map((x) => expect.closeTo((x + 137) / 960, 1.5)),
  )
})

test('the ground tells how high our eyes are, not the roofs', async () => {
  const { footing, horizon } = (await prepared('street')).survey
  expect(horizon).toBeLessThan(0.3)
  expect(footing.eyes).toBeGreaterThan(0.5)
})

test('a car is nobody who rides a bicycle: he comes in, and brings it', async () => {
  const prompt = 'a man rides a bicycle across the street'
  const plan = readForPicture(prompt)
  expect(plan.not_shown).toEqual([])
  const { survey } = await prepared('street', prompt)
  const guests = withComers(plan, survey).shots.flatMap(visitorsIn)
  expect(guests.map(({ noun }) => noun)).toEqual(['man', 'bicycle'])
})
