import type { Actor } from './actor.ts'
import { BODY_HINTS } from './colour/body-hints.ts'
import { recolour, remake } from './colour/recolour.ts'
import { factsOf } from './facts/facts-of.ts'
import { figureActor } from './figure/figure-actor.ts'
import { iconBody, resolveIcon } from './noto/icons.ts'
import { plainFigure } from './noto/picture.ts'

export interface PictureLook {
  readonly colour?: string | null
  readonly material?: string | null
  /** Against others of its kind. */
  readonly scale?: number
}

/** An actor from a picture's name: `noto:rabbit` or `prop:surfboard`. */
export function createPicture(picture: string, look: PictureLook = {}): Actor {
  const name = resolveIcon(picture.replace(/^noto:/, '')) ?? 'package'
  const { key, body } = dress(name, look)
  return figureActor(plainFigure(name, body, key), factsOf(name), {
    name: `noto:${name}`,
    kind: 'picture',
    scale: look.scale ?? 1,
  })
}

const dressed = new Map<string, string>()

function dress(name: string, { colour, material }: PictureLook): { key: string; body: string } {
  const key = `noto:${name}|${colour ?? ''}|${material ?? ''}`
  let body = dressed.get(key)
  if (body === undefined) {
    body = iconBody(name) ?? ''
    if (material) body = remake(body, material)
    const hint = BODY_HINTS[name]
    if (colour) body = recolour(body, colour, hint === undefined ? {} : { hint })
    dressed.set(key, body)
  }
  return { key, body }
}
