import { accessSync, constants } from 'node:fs'
import { createRequire } from 'node:module'
import { Problem } from '../../../errors/problem.ts'

/** Tells at start, not with the first picture, that a depth model cannot be used. */
export function checkDepthModel(path: string): void {
  try {
    accessSync(path, constants.R_OK)
  } catch {
    throw new Problem(`The depth model ${path} (ZOETROPE_DEPTH_MODEL) cannot be read.`)
  }
  if (isRuntimeInstalled()) return
  throw new Problem(
    'A depth model (ZOETROPE_DEPTH_MODEL) needs onnxruntime-node: npm install onnxruntime-node',
  )
}

/** Whether Storybook, which loads the runtime, would find it. */
export function isRuntimeInstalled(): boolean {
  const require = createRequire(import.meta.url)
  try {
    createRequire(require.resolve('@zoetrope/storybook/plan')).resolve('onnxruntime-node')
    return true
  } catch {
    return false
  }
}
