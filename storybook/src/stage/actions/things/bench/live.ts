import type { Actor } from '../../../../cast/actor.ts'
import { createInk, type Ink } from '../../../../cast/props/ink.ts'
import { mix, multiplied } from '../../../../paint/paper/colour.ts'
import type { Light } from '../../../../scene/light.ts'

/** A drawing that is made anew for each instant, on a sheet 100 high. */
export interface LiveDrawing {
  readonly name: string
  readonly width: number
  /** `share` is `pose.open`: how far what happens has got. */
  readonly draw: (ink: Ink, now: { readonly share: number; readonly t: number }) => void
}

/** As much of the light's colour as other actors take. */
const TAKES_TINT = 0.78

/** An actor whose drawing changes all the time: what rises, boils, freezes. */
export function liveActor({ name, width, draw }: LiveDrawing): Actor {
  const aspect = width / 100
  return {
    name: `live:${name}`,
    kind: 'prop',
    metres: 0.2,
    aspect,
    faces: 'front',
    home: 'ground',
    build: 'still',
    opens: true,
    draw: ({ ctx, light, t }, { open = 0, lean = 0, spin = 0, turn = 1, alpha = 1 }) => {
      ctx.save()
      ctx.globalAlpha *= alpha
      ctx.rotate(lean)
      if (spin !== 0) {
        ctx.translate(0, -0.5)
        ctx.rotate(spin)
        ctx.translate(0, 0.5)
      }
      ctx.scale(0.01 * turn, 0.01)
      ctx.translate(-width / 2, -100)
      draw(litInk(createInk(ctx, '#9fd6f0'), light), { share: open, t })
      ctx.restore()
    },
    grip: () => ({ x: 0, y: 0.5 }),
  }
}

/** The same ink, whose colours have the light of the stage on them. */
function litInk(ink: Ink, { tint, tintAmount }: Light): Ink {
  const lit = (colour: string): string =>
    /^#[\da-f]{6}$/iu.test(colour)
      ? mix(colour, multiplied(colour, tint), tintAmount * TAKES_TINT)
      : colour
  if (tintAmount === 0) return ink
  return {
    ...ink,
    box: (area, fill, round) => ink.box(area, lit(fill), round),
    disc: (at, fill) => ink.disc(at, lit(fill)),
    oval: (at, fill, turn) => ink.oval(at, lit(fill), turn),
    shape: (path, fill) => ink.shape(path, lit(fill)),
    poly: (points, fill) => ink.poly(points, lit(fill)),
    line: (points, width, colour) => ink.line(points, width, lit(colour)),
    ring: (at, width, colour) => ink.ring(at, width, lit(colour)),
  }
}
