import { createCanvas } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { createPainter } from '../../src/paint/painter.ts'
import { read } from '../../src/read/read.ts'
import { GAZE } from '../../src/stage/actions/people/deeds/body/gaze.ts'
import { stage } from '../../src/stage/stage.ts'

const staged = (prompt: string) =>
  stage({ plan: read(prompt), seed: 1, width: 320, height: 180, seconds: 2, fps: 12 })

const inTheMirror = (prompt: string): string[] =>
  staged(prompt)
    .shots[0]!.pieces.map(({ name }) => name)
    .filter((name) => name.endsWith('in the mirror'))

test.each([
  'A cat looks at its reflection in the mirror',
  'A woman looks at herself in the mirror',
  'A little dog admires itself in a mirror',
  'A man shaves in front of the mirror',
])('%s: and is seen in it', (prompt) => {
  expect(inTheMirror(prompt)).toEqual(['s1#0 in the mirror'])
})

test('nobody is seen in a mirror before which nobody stands', () => {
  expect(inTheMirror('A mirror in an attic')).toEqual([])
})

test('the glass shows the one before it', () => {
  const scene = staged('A woman in a red dress looks at herself in the mirror')
  const bare = {
    ...scene,
    shots: scene.shots.map((shot) => ({
      ...shot,
      pieces: shot.pieces.filter(({ name }) => !name.endsWith('in the mirror')),
    })),
  }
  const reds = [scene, bare].map((each) => redsOf(each))
  expect(reds[0]! - reds[1]!).toBeGreaterThan(60)
})

test('before a mirror the near arm never goes up across the face', () => {
  const score = GAZE['look-mirror']!
  const stances = Object.values('keys' in score ? score.keys : {})
  const reached = stances.flatMap(({ rh }) => (Array.isArray(rh) ? [rh[0]] : []))
  expect(reached.length).toBeGreaterThan(1)
  for (const part of reached) expect(part).toMatch(/^(hip|chin|chest|belly)$/)
})

function redsOf(scene: ReturnType<typeof staged>): number {
  const ctx = createCanvas(320, 180).getContext('2d')
  ctx.drawImage(createPainter(scene).paint(6), 0, 0)
  const { data } = ctx.getImageData(0, 0, 320, 180)
  let count = 0
  for (let i = 0; i < data.length; i += 4)
    if (data[i]! > data[i + 1]! + 50 && data[i]! > data[i + 2]! + 50) count++
  return count
}
