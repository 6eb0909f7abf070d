import type { Actor } from './actor.ts'
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
  const body = iconBody(name) ?? ''
  const key = `noto:${name}`
  return figureActor(plainFigure(name, body, key), factsOf(name), {
    name: key,
    kind: 'picture',
    scale: look.scale ?? 1,
  })
}
