import { describe, expect, it } from 'vitest'
import { isPuppet } from '../../src/cast/people/puppet.ts'
import { createProjection } from '../../src/paint/projection.ts'
import type { Blocking } from '../../src/stage/blocking.ts'
import type { Player } from '../../src/stage/player.ts'
import { block, INSTANTS, only, RATIOS, type ShotInput } from './blocked.ts'

const closeUp = (more: Partial<NonNullable<ShotInput['subjects']>[number]> = {}): ShotInput => ({
  camera: { framing: 'close-up' },
  subjects: [{ id: 's1', noun: 'woman', kind: 'person', person: { gender: 'woman' }, ...more }],
})

/** Chin and crown on the frame, in shares of it from its top. */
function headOn(blocking: Blocking, player: Player, t: number): { chin: number; crown: number } {
  const { actor } = player
  if (!isPuppet(actor)) throw new Error('Only people have portraits.')
  const { box } = blocking
  const high = box.height / box.width
  const project = createProjection({ box, width: 1, height: high }, blocking.camera(t))
  const { x, y, z, height } = player.at(t)
  const at = (share: number): number => project(x, y + share * height, z).y / high
  return { chin: at(1 - actor.proportions.head), crown: at(1) }
}

describe('portraits', () => {
  it.each(RATIOS)('a head fills much of the frame and stays in it, %d × %d', (width, height) => {
    for (const age of ['child', 'adult', 'old'] as const) {
      const blocking = block(closeUp({ person: { age } }), 3, [width, height])
      const player = only(blocking, 's1')
      for (const t of INSTANTS) {
        const { chin, crown } = headOn(blocking, player, t)
        expect(crown, `${age} at ${t}`).toBeGreaterThan(0)
        expect(chin, `${age} at ${t}`).toBeLessThan(0.9)
        expect(chin - crown, `${age} at ${t}`).toBeGreaterThan(width < height ? 0.28 : 0.4)
      }
    }
  })

  it('an extreme close-up shows the eyes, larger than the frame holds the head', () => {
    const blocking = block({ ...closeUp(), camera: { framing: 'extreme-close-up' } }, 3)
    const { chin, crown } = headOn(blocking, only(blocking, 's1'), 2.5)
    const eyes = chin - (chin - crown) * 0.47
    expect(chin - crown).toBeGreaterThan(1)
    expect(Math.abs(eyes - 0.5)).toBeLessThan(0.2)
  })

  it('who cries and then smiles has both on one face', () => {
    const told = closeUp({ emotion: 'sad', actions: [{ verb: 'cry' }, { verb: 'beam' }] })
    const player = only(block(told, 6), 's1')
    expect(player.at(1).pose.face).toBe('sad')
    expect(player.at(5.8).pose.face).toBe('happy')
  })

  it('faces have irises in portraits only', () => {
    expect(only(block(closeUp(), 3), 's1').at(1).pose.near).toBe(true)
    const waving = { ...closeUp(), camera: {} }
    expect(only(block(waving, 3), 's1').at(1).pose.near).toBeUndefined()
  })

  it('who does something with the hands is not a bust', () => {
    const knitting = closeUp({ actions: [{ verb: 'knit' }] })
    expect(only(block(knitting, 3), 's1').bust).toBeUndefined()
  })

  it('who kisses is seen from near, but in a place that is named with the place', () => {
    const kissing = { ...closeUp({ count: 2, actions: [{ verb: 'kiss' }] }), camera: {} }
    expect(only(block(kissing, 3), 's1').bust).toBeDefined()
    expect(only(block({ ...kissing, place: 'venice' }, 3), 's1').bust).toBeUndefined()
    const asked = { ...kissing, place: 'venice', camera: { framing: 'close-up' as const } }
    expect(only(block(asked, 3), 's1').bust).toBeDefined()
  })

  it('who only smiles, or has blue eyes, is seen from near though nobody asked for it', () => {
    const smiling = { ...closeUp({ actions: [{ verb: 'smile' }] }), camera: {} }
    expect(only(block(smiling, 3), 's1').bust).toBeDefined()
    const person = { wears: [{ garment: 'eyes', colour: 'blue' }] }
    expect(only(block({ ...closeUp({ person }), camera: {} }, 3), 's1').bust).toBeDefined()
    const walking = { ...closeUp({ person, actions: [{ verb: 'walk' }] }), camera: {} }
    expect(only(block(walking, 3), 's1').bust).toBeUndefined()
  })

  it('tears gather and run down', () => {
    const player = only(block(closeUp({ actions: [{ verb: 'cry' }] }), 3), 's1')
    const tears = [0, 2.5, 4.8].map((t) => player.at(t).pose.tears ?? 0)
    expect(tears[0]).toBeLessThan(0.5)
    expect(tears[2]).toBeGreaterThan(0.9)
    expect(tears).toEqual(tears.toSorted((a, b) => a - b))
  })

  it('two who kiss are both in sight', () => {
    const couple = closeUp({ count: 2, noun: 'lover', actions: [{ verb: 'kiss' }] })
    const [player] = block(couple, 3).players
    const face = player?.bust?.(1)
    expect(face && face.right - face.left).toBeGreaterThan(2)
  })
})

it("a close-up of a woman's feet shows them and not her head", () => {
  const blocking = block(closeUp({ words: "woman's feet" }), 3)
  const player = only(blocking, 's1')
  const { box } = blocking
  const high = box.height / box.width
  const project = createProjection({ box, width: 1, height: high }, blocking.camera(1))
  const { x, y, z, height } = player.at(1)
  const [foot, crown] = [project(x, y, z).y / high, project(x, y + height, z).y / high]
  expect(foot).toBeGreaterThan(0.5)
  expect(foot).toBeLessThan(1)
  expect(crown).toBeLessThan(-0.3)
})
