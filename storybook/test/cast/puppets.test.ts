import { createCanvas } from '@napi-rs/canvas'
import { describe, expect, it } from 'vitest'
import type { Actor, Pose } from '../../src/cast/actor.ts'
import { GARMENTS } from '../../src/cast/people/wardrobe/garments.ts'
import { createPuppet } from '../../src/cast/people/puppet.ts'
import { ROLES } from '../../src/cast/people/roles/roles.ts'
import { createTool } from '../../src/cast/people/tools/hold-tool.ts'
import { Person } from '../../src/plan/plan.ts'
import { DAYLIGHT } from './daylight.ts'

const AGES = ['baby', 'child', 'teen', 'adult', 'old'] as const
const SIZE = 64

describe('puppets', () => {
  it('every part is drawn, within its room, with its feet on the ground', () => {
    for (const role of Object.keys(ROLES)) {
      const box = drawnBox(createPuppet(Person.parse({ role }), { seed: 3 }), { holds: [] })
      expect(box.pixels, role).toBeGreaterThan(260)
      expect(box.bottom, role).toBeGreaterThan(-0.11)
      expect(box.bottom, role).toBeLessThan(0.12)
      expect(box.top, role).toBeLessThan(1.7)
    }
  })

  it('every garment is drawn at every age, from the side, the front and the back', () => {
    Object.keys(GARMENTS).forEach((garment, index) => {
      const age = AGES[index % AGES.length] ?? 'adult'
      const person = Person.parse({ age, wears: [{ garment, colour: 'red' }] })
      const puppet = createPuppet(person, { seed: index })
      for (const view of ['side', 'front', 'back'] as const) {
        expect(drawnBox(puppet, { view }).pixels, `${garment} ${view}`).toBeGreaterThan(200)
      }
    })
  })

  it('a garment takes the colour the prompt gives it', () => {
    const plain = createPuppet(Person.parse({ wears: [{ garment: 'coat', colour: 'red' }] }), {
      seed: 1,
    })
    const blue = createPuppet(Person.parse({ wears: [{ garment: 'coat', colour: 'blue' }] }), {
      seed: 1,
    })
    expect(plain.look.outfit.top.colour).not.toBe(blue.look.outfit.top.colour)
    expect(plain.look.skin).toBe(blue.look.skin)
  })

  it('fabrics have their colours and prints, and an apron its own', () => {
    const worn = (garment: string) =>
      createPuppet(Person.parse({ wears: [{ garment, colour: null }] }), { seed: 1 }).look.outfit
    expect(worn('denim jacket').top.colour).toBe('#4d6c99')
    expect(worn('sequined gown').skirt?.pattern).toBe('sequins')
    expect(worn('leopard print dress').top.details).toContain('spots')
    expect(worn('floral apron').apron).toBe('flowers')
    expect(worn('apron').apron).toBeNull()
  })

  it('girls and women are told from boys and men by their hair', () => {
    const SHORT = new Set(['short', 'crop', 'side-part', 'spiky', 'curly', 'afro'])
    for (const age of ['child', 'adult'] as const)
      for (let seed = 0; seed < 40; seed++) {
        const hairOf = (gender: 'woman' | 'man'): string =>
          createPuppet(Person.parse({ age, gender }), { seed }).look.hair.style
        expect(SHORT.has(hairOf('man')), `man ${seed}`).toBe(true)
        expect(SHORT.has(hairOf('woman')), `woman ${seed}`).toBe(false)
      }
  })

  it('a raincoat has a hood and boots', () => {
    const wears = [{ garment: 'raincoat', colour: 'yellow' }]
    const { hat, shoes } = createPuppet(Person.parse({ wears }), { seed: 1 }).look.outfit
    expect([hat?.style, shoes.style]).toEqual(['hood', 'boots'])
  })

  it('the same person and seed give the same puppet, another seed another one', () => {
    const pixels = (seed: number): string =>
      drawn(createPuppet(Person.parse({}), { seed }), {}).toString('base64')
    expect(pixels(7)).toBe(pixels(7))
    expect(pixels(7)).not.toBe(pixels(8))
  })

  it('the hand is where reach brings it', () => {
    for (const age of AGES) {
      const puppet = createPuppet(Person.parse({ age }), { seed: 2 })
      const target = { x: 0.2 * puppet.proportions.body, y: 0.66 * puppet.proportions.body }
      const pose = puppet.reach({}, 'right', target)
      const hand = puppet.grip('rightHand', pose)
      expect(Math.hypot(hand.x - target.x, hand.y - target.y), age).toBeLessThan(0.03)
    }
  })

  it('a turned puppet is mirrored, and so are its grips', () => {
    const puppet = createPuppet(Person.parse({}), { seed: 2 })
    const pose: Pose = { joints: { rightShoulder: 1 } }
    const right = puppet.grip('rightHand', pose)
    const left = puppet.grip('rightHand', { ...pose, turn: -1 })
    expect(left.x).toBeCloseTo(-right.x, 6)
    expect(left.y).toBeCloseTo(right.y, 6)
  })

  it('every tool of a part has a drawing', () => {
    for (const [role, { tool }] of Object.entries(ROLES)) {
      if (tool) expect(createTool(tool), `${role}: ${tool}`).not.toBeNull()
    }
  })
})

function drawn(actor: Actor, pose: Pose): Buffer {
  const canvas = createCanvas(SIZE * 3, SIZE * 3)
  const ctx = canvas.getContext('2d')
  ctx.translate(SIZE * 1.5, SIZE * 2.4)
  ctx.scale(SIZE, SIZE)
  actor.draw({ ctx, light: DAYLIGHT, pixels: SIZE, t: 1 }, pose)
  return canvas.data()
}

function drawnBox(actor: Actor, pose: Pose): { pixels: number; top: number; bottom: number } {
  const data = drawn(actor, pose)
  let [pixels, top, bottom] = [0, -Infinity, Infinity]
  for (let y = 0; y < SIZE * 3; y++) {
    for (let x = 0; x < SIZE * 3; x++) {
      if ((data[(y * SIZE * 3 + x) * 4 + 3] ?? 0) < 120) continue
      pixels++
      top = Math.max(top, 2.4 - y / SIZE)
      bottom = Math.min(bottom, 2.4 - y / SIZE)
    }
  }
  return { pixels, top, bottom }
}
