import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, test } from 'vitest'
import { read } from '../../src/read/read.ts'
import { DAYLIGHT } from '../cast/daylight.ts'
import type { Actor } from '../../src/cast/actor.ts'
import { createPicture } from '../../src/cast/create-picture.ts'
import { castShot } from '../../src/stage/playing/casting.ts'
import { rehearse } from '../../src/stage/telling/rehearse.ts'

function companyOf(prompt: string) {
  const [shot] = read(prompt).shots
  if (!shot) throw new Error(`Nothing was read in "${prompt}".`)
  return castShot(rehearse(shot), 1, () => null)
}

const PICTURES: Readonly<Record<string, string>> = {
  'shopping cart': 'shopping-cart',
  wagon: 'cart',
  box: 'open-box',
}

function pixelsOf(actor: Actor): Buffer {
  const canvas = createCanvas(400, 400)
  const ctx = canvas.getContext('2d')
  ctx.translate(200, 300)
  ctx.scale(150, 150)
  actor.draw({ ctx, light: DAYLIGHT, pixels: 150, t: 0 }, {})
  return canvas.data()
}

describe('what is pushed or pulled is one with what it carries', () => {
  test.each([
    ['a tractor pulls a cart full of pumpkins', 'tractor', 'cart'],
    ['a horse pulls a cart loaded with hay bales', 'horse', 'cart'],
    ['a man pushes a wheelbarrow full of carrots', 'man', 'wheelbarrow'],
    ['a woman pushes a shopping cart full of groceries', 'woman', 'shopping cart'],
    ['a mother pushes her baby in a stroller', 'mother', 'stroller'],
    ['a girl pushes her little brother in a wheelbarrow', 'girl', 'wheelbarrow'],
    ['a father pulls his daughter on a sled through the snow', 'father', 'sled'],
    ['a boy carries a box full of kittens', 'boy', 'box'],
    ['a boy pulls a wagon full of puppies', 'boy', 'wagon'],
  ])('%s', (prompt, who, vehicle) => {
    const { castings, find } = companyOf(prompt)
    expect(castings.map(({ subject }) => subject.noun)).toEqual([who])
    const actor = find(vehicle)
    const bare = createPicture(`prop:${PICTURES[vehicle] ?? vehicle}`)
    expect(actor?.name).toBe(bare.name)
    expect(actor && pixelsOf(actor).equals(pixelsOf(bare)), 'there is something in it').toBe(false)
  })
})
