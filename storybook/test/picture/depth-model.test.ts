import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { depthByModel } from '../../src/picture/depth/depth-model.ts'
import { sample } from '../../src/picture/field.ts'
import { lookAt } from '../../src/picture/look.ts'
import { prepare } from '../../src/picture/prepare.ts'
import { readForPicture } from '../../src/picture/wishes/read-for-picture.ts'
import { drawn, pictureFolder } from './pictures.ts'
import { brightnessModel } from './tiny-onnx.ts'

const save = pictureFolder()
const folder = mkdtempSync(join(tmpdir(), 'storybook-depth-'))
afterAll(() => rmSync(folder, { recursive: true }))

const picture = drawn(160, 90, (u) => [u * 255, u * 255, u * 255])

function modelFile(name: string, bytes: Uint8Array): string {
  const path = join(folder, name)
  writeFileSync(path, bytes)
  return path
}

describe.skipIf(!isInstalled())('a depth model, when onnxruntime-node is installed', () => {
  test.each([
    ['any size', 'height', 'width'],
    ['its own size', 56, 84],
  ])('measures depth at %s', async (name, height, width) => {
    const path = modelFile(`${name}.onnx`, brightnessModel(height, width))
    const depth = await depthByModel(path, lookAt(picture))
    expect(sample(depth, 0.02, 0.5)).toBeLessThan(0.05)
    expect(sample(depth, 0.5, 0.5)).toBeCloseTo(0.5, 1)
    expect(sample(depth, 0.98, 0.5)).toBeGreaterThan(0.95)
  })

  test('takes the place of the guess', async () => {
    const depthModel = modelFile('film.onnx', brightnessModel('height', 'width'))
    const request = {
      plan: readForPicture(''),
      image: save('ramp.png', picture),
      frame: { width: 160, height: 90 },
      seconds: 2,
    }
    const measured = (await prepare({ ...request, depthModel })).survey.depth
    const guessed = (await prepare(request)).survey.depth
    const slope = (field: typeof measured): number =>
      sample(field, 0.95, 0.5) - sample(field, 0.05, 0.5)
    expect(slope(measured)).toBeGreaterThan(0.8)
    expect(slope(guessed)).toBeLessThan(0.5)
  })

  test('fails clearly for a file that is no model', async () => {
    const path = modelFile('broken.onnx', new TextEncoder().encode('no model'))
    await expect(depthByModel(path, lookAt(picture))).rejects.toThrow()
  })
})

test.skipIf(isInstalled())(
  'without onnxruntime-node a depth model is refused with what to do',
  async () => {
    const path = modelFile('any.onnx', brightnessModel('height', 'width'))
    await expect(depthByModel(path, lookAt(picture))).rejects.toThrow(
      'npm install onnxruntime-node',
    )
  },
)

function isInstalled(): boolean {
  try {
    createRequire(import.meta.url).resolve('onnxruntime-node')
    return true
  } catch {
    return false
  }
}
