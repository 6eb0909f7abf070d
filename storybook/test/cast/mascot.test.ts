import { createCanvas } from '@napi-rs/canvas'
import { expect, it } from 'vitest'
import { castSubject } from '../../src/cast/cast.ts'
import { clothesOf } from '../../src/cast/clothes-of.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { createMascot, type MascotLook } from '../../src/cast/mascots/mascot.ts'
import { read } from '../../src/read/read.ts'
import { DAYLIGHT } from './daylight.ts'

const SIZE = 160

/** Where the darkest spots of the head are, eyes and nose: below 0 left of its middle, above it right. */
function faceSide(animal: string): number {
  const mascot = createMascot(animal, { seed: 1, metres: 0.3 })
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  ctx.translate(SIZE / 2, SIZE * 0.9)
  ctx.scale(SIZE * 0.7, SIZE * 0.7)
  mascot.draw({ ctx, light: DAYLIGHT, pixels: SIZE * 0.7, t: 0 }, { holds: [] })
  const { data } = ctx.getImageData(0, 0, SIZE, SIZE * 0.45)
  let [sum, count] = [0, 0]
  for (let i = 0; i < data.length; i += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(i, i + 4)
    if (alpha < 250 || red + green + blue > 190) continue
    sum += ((i / 4) % SIZE) - SIZE / 2
    count++
  }
  return count === 0 ? 0 : sum / count
}

it.each(['hedgehog', 'elephant', 'deer'])(
  'the %s looks where its body goes, as people do',
  (animal) => {
    expect(faceSide(animal)).toBeGreaterThan(1)
  },
)

/** The paper of a mascot that stands: for each row from the top its solid width, in shares of its height. */
function widths(animal: string, look: Partial<MascotLook> = {}): number[] {
  const mascot = createMascot(animal, { seed: 1, metres: 0.3, ...look })
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  ctx.translate(SIZE / 2, SIZE * 0.9)
  ctx.scale(SIZE * 0.6, SIZE * 0.6)
  mascot.draw({ ctx, light: DAYLIGHT, pixels: SIZE * 0.6, t: 0 }, { holds: [], view: 'front' })
  const { data } = ctx.getImageData(0, 0, SIZE, SIZE)
  return Array.from({ length: SIZE }, (_, y) => {
    let count = 0
    for (let x = 0; x < SIZE; x++) if ((data[(y * SIZE + x) * 4 + 3] ?? 0) > 128) count++
    return count / (SIZE * 0.6)
  })
}

it.each(['bear', 'cat', 'red-panda', 'corgi'])(
  'the %s that does as people do has a large head on a round body',
  (animal) => {
    const rows = widths(animal)
    const at = (share: number): number => rows[Math.round(SIZE * (0.9 - 0.6 * share))] ?? 0
    expect(at(0.75)).toBeGreaterThan(0.3)
    expect(at(0.45)).toBeGreaterThan(0.24)
  },
)

it('a hat sits on top of the animal\u2019s head, not behind it', () => {
  const top = (rows: readonly number[]): number => rows.findIndex((width) => width > 0.05)
  const bare = top(widths('pig'))
  const capped = top(widths('pig', { wears: [{ garment: 'top hat', colour: null }] }))
  expect(bare - capped).toBeGreaterThan(8)
})

const cast = (prompt: string): ReturnType<typeof castSubject> => {
  const shot = read(prompt).shots[0]
  const subject = shot?.subjects[0]
  if (!shot || !subject) throw new Error(`Nobody plays in \u201c${prompt}\u201d.`)
  return castSubject(subject, { seed: 1, wears: clothesOf(subject, shot) })
}

it.each([
  ['a corgi in a blue sweater runs', 'prop', true],
  ['a dog in a raincoat walks', 'prop', true],
  ['a beagle runs', 'prop', undefined],
  ['a bear in pyjamas yawns', 'puppet', undefined],
  ['a beaver chef cooks', 'puppet', undefined],
  ['a red panda plays the guitar', 'puppet', undefined],
  ['a golden robot waters a flower', 'puppet', undefined],
  ['an origami crane flies', 'prop', undefined],
  ['a walrus drinks tea', 'puppet', undefined],
  ['a tomato dances', 'puppet', undefined],
  ['a teacup sleeps', 'prop', undefined],
  ['a tomato rolls', 'picture', undefined],
])('%s: played by a %s', (prompt, kind, dressed) => {
  const actor = cast(prompt)
  expect([actor.kind, actor.dressed]).toEqual([kind, dressed])
})

it.each([
  ['a rusty robot', 'noto:robot'],
  ['a giant mecha walks', 'noto:mecha'],
  ['a gingerbread man runs', 'noto:gingerbread-man'],
  ['a yeti waves', 'noto:yeti'],
  ['a sasquatch waves', 'noto:bigfoot'],
  ['a stone golem walks', 'noto:golem'],
  ['a werewolf runs', 'noto:wolf'],
])('%s has a head of its own: %s', (prompt, name) => {
  expect(cast(prompt).name).toBe(name)
})

it('a thing that sleeps shuts its eyes', () => {
  const cup = cast('a teacup sleeps')
  const seen = (blink: number): string => {
    const canvas = createCanvas(SIZE, SIZE)
    const ctx = canvas.getContext('2d')
    ctx.translate(SIZE / 2, SIZE * 0.9)
    ctx.scale(SIZE * 0.5, SIZE * 0.5)
    cup.draw({ ctx, light: DAYLIGHT, pixels: SIZE * 0.5, t: 0 }, { blink })
    return ctx.getImageData(0, 0, SIZE, SIZE).data.join()
  }
  expect(seen(1)).not.toBe(seen(0))
})

it.each(['rabbit', 'turtle', 'dog', 'llama'])('a hat sits above the eyes of the %s', (animal) => {
  const actor = createPicture(`noto:${animal}`)
  const [head, eyes] = [actor.grip('head', {}), actor.eyes?.({})]
  if (!eyes) throw new Error(`The ${animal} has no eyes.`)
  expect(Math.abs(head.x - eyes.x)).toBeLessThan(0.08)
  expect(head.y).toBeGreaterThan(eyes.y)
})

it.each([
  ['a pigeon CEO', 'prop:pigeon'],
  ['a crab barber', 'noto:crab'],
  ['a snail reading a book', 'prop:snail'],
  ['a seagull waiter', 'prop:seagull'],
  ['a whale playing the piano', 'noto:whale'],
])('%s has hands, though it is a creature without any', (prompt, name) => {
  const subject = read(prompt).shots[0]!.subjects[0]!
  const actor = castSubject(subject, { seed: 1 })
  expect(actor).toMatchObject({ kind: 'puppet' })
  expect([name, name.replace('prop', 'noto')]).toContain(actor.name)
})

it('a goldfish on its feet is as golden as in the water', () => {
  const tone = (prompt: string): number[] => {
    const canvas = createCanvas(SIZE, SIZE)
    const ctx = canvas.getContext('2d')
    ctx.translate(SIZE / 2, SIZE * 0.9)
    ctx.scale(SIZE * 0.7, SIZE * 0.7)
    const actor = castSubject(read(prompt).shots[0]!.subjects[0]!, { seed: 1 })
    actor.draw({ ctx, light: DAYLIGHT, pixels: SIZE * 0.7, t: 0 }, { holds: [] })
    const { data } = ctx.getImageData(0, 0, SIZE, SIZE)
    return [0, 2].map((channel) =>
      data.reduce((sum, v, i) => (i % 4 === channel ? sum + v : sum), 0),
    )
  }
  const [red = 0, blue = 0] = tone('a goldfish reading a book')
  expect(red).toBeGreaterThan(1.5 * blue)
})
