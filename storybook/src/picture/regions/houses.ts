import { blur, createField, mapField, meanWithin, type Field } from '../field.ts'
import type { Look } from '../look.ts'
import { maskOf, patchesOf } from './patches.ts'

/** Houses at night are rougher than this far around, and a sky is smoother than that close by. */
const [ROUGH, SMOOTH] = [0.022, 0.02]
/** How far around one looks for roughness: so far a sky beside houses seems rough, too. In pixels of the look. */
const AROUND = 6

/** By night, what is rough is no sky: houses have its colours then. */
export function withoutHouses(mask: Field, look: Look): Field {
  const { edge, bright } = look
  if (meanWithin(bright, mask) > 0.3) return mask
  const rough = blur(edge, AROUND)
  const open = mapField(mask, (value, at) =>
    bright.data[at]! < 0.42 && rough.data[at]! > ROUGH ? 0 : value,
  )
  return upToHouses(open, mask, look)
}

/** The same sky up to the walls themselves: close to them only the steps of their outlines count. */
function upToHouses(open: Field, mask: Field, { edge, width, height }: Look): Field {
  const close = blur(edge, 1)
  const grown = createField(width, height)
  grown.data.set(open.data)
  let front = [...open.data.keys()].filter((at) => open.data[at]! > 0.5)
  for (let step = 0; step < AROUND + 1; step++) {
    const around = front.flatMap((at) => [at - 1, at + 1, at - width, at + width])
    front = around.filter((to) => {
      if (!mask.data[to] || grown.data[to]! > 0.5 || close.data[to]! > SMOOTH) return false
      grown.data[to] = 1
      return true
    })
  }
  return grown
}

/** By night, what houses enclose is their walls: of a sky that they would part, all reaches the upper edge. */
export function withoutCourts(mask: Field, { bright }: Look): Field {
  if (meanWithin(bright, mask) > 0.3) return mask
  return maskOf(
    mask,
    patchesOf(mask, 0.5).filter(({ top }) => top <= 1),
  )
}
