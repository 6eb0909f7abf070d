import type { Store } from './store.ts'
import type { Veil } from './veil.ts'

/** A picture as H.264 keeps it: 4:2:0, BT.709, 16…235. The rows of each plane lie close together. */
export interface YuvPicture {
  readonly width: number
  readonly height: number
  readonly planes: readonly [y: Uint8Array, u: Uint8Array, v: Uint8Array]
  /** Bytes from row to row of the brightness; the colours take half. */
  readonly stride: number
}

/** Converts frames in the store; with a veil they are darkened by it first. Width and height are even. */
export function createYuv(
  store: Store,
  { width, height }: { readonly width: number; readonly height: number },
): (frame: number, veil?: Veil) => YuvPicture {
  const stride = Math.ceil(width / 32) * 32
  const size = stride * height
  const yAt = store.take(size)
  const uAt = store.take(size / 4)
  const vAt = store.take(size / 4)
  const row = width * 4
  return (frame, veil) => {
    const { kernels } = store
    for (let y = 0; y < height; y += 2) {
      const from = frame + y * row
      const at = yAt + y * stride
      const half = (y / 2) * (stride / 2)
      const to = [at, at + stride, uAt + half, vAt + half] as const
      if (veil === undefined) kernels.yuv(...to, from, from + row, width)
      else {
        const fibres = [veil.fibresAt(y), veil.fibresAt(y + 1)] as const
        kernels.veiledYuv(...to, from, from + row, ...fibres, veil.lightAt(y), width)
      }
    }
    const memory = store.bytes()
    const plane = (at: number, bytes: number): Uint8Array => memory.subarray(at, at + bytes)
    return {
      width,
      height,
      planes: [plane(yAt, size), plane(uAt, size / 4), plane(vAt, size / 4)],
      stride,
    }
  }
}
