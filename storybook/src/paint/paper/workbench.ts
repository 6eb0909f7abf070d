import { GRAIN_COLUMNS } from '../simd/paper-kernels.ts'
import { openStore, type Store } from '../simd/store.ts'
import { grainAt } from '../../scene/grain.ts'

/** Where sheets are worked on, a band at a time. Nothing stays on it. */
export interface Workbench {
  readonly store: Store
  /** Room for a lighting's tone. */
  readonly tone: number
  /** The address of a row of grain; of none without its number. */
  readonly grain: (row: number | undefined) => number
  /** Addresses of so many bytes; they hold until the next call. */
  open(sizes: readonly [number, number]): readonly [number, number]
}

/** Room is made in such steps, so that a larger sheet seldom needs more. */
const STEP = 2 ** 20

function createWorkbench(): Workbench {
  const store = openStore()
  const columns = GRAIN_COLUMNS + 4
  const table = store.keep(grainTable())
  const none = store.take(columns * 2)
  const tone = store.take(32)
  const rooms = [0, 1].map(() => ({ address: 0, bytes: 0 }))
  const roomFor = (index: number, bytes: number): number => {
    const room = rooms[index]!
    if (room.bytes < bytes) {
      room.bytes = Math.ceil(bytes / STEP) * STEP
      room.address = store.take(room.bytes)
    }
    return room.address
  }
  return {
    store,
    tone,
    grain: (row) => (row === undefined ? none : table + (row & (GRAIN_COLUMNS - 1)) * columns * 2),
    open: ([first, second]) => [roomFor(0, first), roomFor(1, second)],
  }
}

/** What the fibres of the paper do to its light, at most. */
const FIBRES = 0.03

/** The grain as the kernel reads it: a row of it, then the next; after each row its first columns once more. */
function grainTable(): Int16Array {
  const columns = GRAIN_COLUMNS + 4
  return Int16Array.from({ length: GRAIN_COLUMNS * columns }, (_, i) =>
    Math.round(grainAt(i % columns, Math.floor(i / columns)) * FIBRES * 2 ** 14),
  )
}

let workbench: Workbench | undefined

/** The thread's workbench. */
export function theWorkbench(): Workbench {
  return (workbench ??= createWorkbench())
}
