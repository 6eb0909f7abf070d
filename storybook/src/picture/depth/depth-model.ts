import { createField, stretched, type Field } from '../field.ts'
import type { Look } from '../look.ts'

/** What is used of onnxruntime-node, which is no dependency of ours: whoever wants a depth model installs it. */
interface Runtime {
  readonly InferenceSession: { create(path: string, options: object): Promise<Session> }
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor
}

interface Tensor {
  readonly data: unknown
  readonly dims: readonly number[]
}

interface Session {
  readonly inputNames: readonly string[]
  readonly outputNames: readonly string[]
  readonly inputMetadata?: readonly { readonly shape?: readonly (number | string)[] }[]
  run(feeds: Readonly<Record<string, Tensor>>): Promise<Readonly<Record<string, Tensor>>>
  release?(): Promise<void>
}

/** The side of the picture for models that take any size; a multiple of 14, as vision transformers want it. */
const SIDE = 266
/** The colours that such models were trained with (ImageNet's means and deviations). */
const MEAN = [0.485, 0.456, 0.406] as const
const DEVIATION = [0.229, 0.224, 0.225] as const

/**
 * How near things are, 0 far … 1 near, by an ONNX model that takes a picture (1 × 3 × height × width) and gives
 * inverse depth, as MiDaS and Depth Anything do. Throws when the runtime or the model cannot be loaded.
 */
export async function depthByModel(path: string, look: Look): Promise<Field> {
  const runtime = await loadRuntime()
  // One thread: more of them would add in another order, and the film's bytes would differ.
  const session = await runtime.InferenceSession.create(path, {
    intraOpNumThreads: 1,
    interOpNumThreads: 1,
    executionMode: 'sequential',
  })
  try {
    const input = session.inputNames[0] ?? ''
    const size = sizeFor(session)
    const dims = [1, 3, size.height, size.width]
    const tensor = new runtime.Tensor('float32', toTensor(look, size), dims)
    const answers = await session.run({ [input]: tensor })
    return toField(answers[session.outputNames[0] ?? ''], path)
  } finally {
    await session.release?.()
  }
}

async function loadRuntime(): Promise<Runtime> {
  // A name in a variable: bundlers and TypeScript must not look for what is usually not installed.
  const name = 'onnxruntime-node'
  try {
    const module = (await import(name)) as Runtime & { readonly default?: Runtime }
    return module.default ?? module
  } catch (cause) {
    throw new Error('A depth model needs onnxruntime-node: npm install onnxruntime-node', { cause })
  }
}

function sizeFor({ inputMetadata }: Session): { readonly width: number; readonly height: number } {
  const shape = inputMetadata?.[0]?.shape ?? []
  const fixed = (value: number | string | undefined): number =>
    typeof value === 'number' && value > 0 ? value : SIDE
  return { height: fixed(shape[2]), width: fixed(shape[3]) }
}

function toTensor(
  { red, green, blue, width, height }: Look,
  size: { readonly width: number; readonly height: number },
): Float32Array {
  const area = size.width * size.height
  const data = new Float32Array(area * 3)
  for (const [channel, { data: from }] of [red, green, blue].entries()) {
    for (let y = 0, at = channel * area; y < size.height; y++) {
      const row = Math.min(height - 1, Math.floor(((y + 0.5) * height) / size.height)) * width
      for (let x = 0; x < size.width; x++, at++) {
        const column = Math.min(width - 1, Math.floor(((x + 0.5) * width) / size.width))
        data[at] = (from[row + column]! - MEAN[channel]!) / DEVIATION[channel]!
      }
    }
  }
  return data
}

function toField(answer: Tensor | undefined, path: string): Field {
  const [height, width] = answer?.dims.slice(-2) ?? []
  const values = answer?.data
  if (!width || !height || !(values instanceof Float32Array) || values.length < width * height) {
    throw new Error(`${path} does not answer with a picture of depths.`)
  }
  const field = createField(width, height)
  field.data.set(values.subarray(0, width * height))
  return stretched(field)
}
