import { Path2D } from '@napi-rs/canvas'
import type { Sheet } from '../figure/figure.ts'
import { fitted } from '../figure/fitted.ts'
import { createInk } from '../props/ink.ts'
import { findProp } from '../props/find-prop.ts'
import type { ListedProp, MovingPiece } from '../props/prop.ts'

const HEADED = new Set<ListedProp['build']>(['quadruped', 'biped', 'bird'])

/** A drawn animal whose head is a piece of its own or can be cut out, so that a puppet can wear it. */
export function headedProp(animal: string): ListedProp | undefined {
  const prop = findProp(animal)
  if (prop?.face !== undefined) return prop
  const living = prop?.kind === 'animal' || prop?.kind === 'bird' || prop?.kind === 'creature'
  return living && HEADED.has(prop.build) && prop.moving?.some(({ by }) => by === 'bow')
    ? prop
    : undefined
}

/** The head of a drawn animal with its lids open and shut, on sheets that are one head high. */
export function propHead(
  prop: ListedProp,
  colour: string,
  second: string | null,
): [Sheet, Sheet | null] {
  const pieces = prop.moving ?? []
  const aspect = prop.width / 100
  const wish = { own: colour === prop.colour, second }
  const drawn = (by: 'bow' | 'lids'): Sheet => ({
    frame: { left: -aspect, top: -1.4, right: aspect, bottom: 0.4 },
    paint: (ctx) => {
      ctx.translate(-aspect / 2, -1)
      ctx.scale(0.01, 0.01)
      const cut = by === 'bow' ? prop.face : undefined
      if (cut !== undefined && cut !== 'whole') ctx.clip(new Path2D(cut))
      const shown = cut === undefined ? pieces.filter((piece) => piece.by === by) : standing(prop)
      for (const piece of shown) piece.draw(createInk(ctx, colour, wish))
    },
  })
  const head = fitted(drawn('bow'))
  const { left, right, top, bottom } = head.frame
  const tall = bottom - top
  const half = (right - left) / 2 / tall
  const enlarged = ({ paint }: Sheet): Sheet => ({
    frame: { left: -half, top: -1, right: half, bottom: 0 },
    paint: (ctx, pixels) => {
      ctx.scale(1 / tall, 1 / tall)
      ctx.translate(-(left + right) / 2, -bottom)
      paint(ctx, pixels / tall)
    },
  })
  const lids = pieces.some(({ by }) => by === 'lids')
  return [enlarged(head), lids ? enlarged(drawn('lids')) : null]
}

/** All of it as it stands on the ground, from the back to the front. */
function standing({ moving = [], draw }: ListedProp): readonly Pick<MovingPiece, 'draw'>[] {
  const still = moving.filter(({ aloft, by }) => aloft !== true && by !== 'lids')
  return [
    ...still.filter(({ behind }) => behind),
    { draw },
    ...still.filter((each) => !each.behind),
  ]
}
