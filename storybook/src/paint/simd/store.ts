import { bindKernels, type Kernels } from './kernels.ts'
import { wasm } from './wasm.ts'

/** The memory that the kernels work on. It only grows, and goes as a whole. */
export interface Store {
  readonly kernels: Kernels
  /** The address of so many bytes, all zero. */
  take(bytes: number): number
  /** Room for so many pixels, one number each, to be written before anything else is taken. */
  open(pixels: number): { readonly address: number; readonly pixels: Uint32Array }
  /** The address of a copy. */
  keep(values: Uint8Array | Int8Array | Int16Array | Int32Array | Uint32Array): number
  /** The memory as it is now; asking again after `take` gives the grown one. */
  bytes(): Uint8Array
}

const PAGE = 65_536
/** Kernels read and write whole vectors: a little beyond the last row. */
const SLACK = 64
const MOST_PAGES = 32_768

export function openStore(): Store {
  const memory = new wasm.Memory({ initial: 1, maximum: MOST_PAGES })
  let next = SLACK
  let bytes = new Uint8Array(memory.buffer)
  const take = (size: number): number => {
    const address = next
    next = Math.ceil((address + size + SLACK) / 16) * 16
    const missing = next + SLACK - bytes.length
    if (missing > 0) {
      memory.grow(Math.ceil(missing / PAGE))
      bytes = new Uint8Array(memory.buffer)
    }
    return address
  }
  return {
    kernels: bindKernels(memory),
    take,
    open(count) {
      const address = take(count * 4)
      return { address, pixels: new Uint32Array(memory.buffer, address, count) }
    },
    keep({ buffer, byteOffset, byteLength }) {
      const address = take(byteLength)
      bytes.set(new Uint8Array(buffer, byteOffset, byteLength), address)
      return address
    },
    bytes: () => bytes,
  }
}
