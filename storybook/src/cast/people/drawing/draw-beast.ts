import type { Beast, Fit } from '../beast.ts'
import type { Mien } from '../head/mien.ts'
import { drawFurTail } from '../body/fur-tail.ts'
import type { HeadWear } from '../outfit.ts'
import { drawHeld } from './draw-held.ts'
import { part, type At, type Stroke } from './puppet-stroke.ts'
import type { PartName } from './sprites.ts'

/** Head wear that would hide an animal's face: it frames it from behind instead. */
const HOODS: ReadonlySet<HeadWear> = new Set([
  'knight-helm',
  'ninja-hood',
  'hijab',
  'kabuto',
  'iron-mask',
  'trooper-helmet',
  'spider-mask',
  'dark-helm',
  'robot-head',
  'wig',
  'swim-cap',
  'aviator-cap',
])

/** The head of an animal and what it wears there. */
export function beastHead(stroke: Stroke, beast: Beast, at: At & { readonly mien: Mien }): void {
  const style = stroke.look.outfit.hat?.style
  const hood = style !== undefined && HOODS.has(style)
  const back = stroke.view === 'back'
  const seen: Stroke = { ...stroke, view: back ? 'back' : beast.profile ? 'side' : 'front' }
  const wear = (name: PartName, fit: Fit): void => {
    const { ctx } = stroke.brush
    ctx.save()
    ctx.translate(at.x, -at.y)
    ctx.rotate(at.angle)
    ctx.translate(fit.x, -fit.y)
    ctx.scale(fit.scale, fit.scale)
    part(seen, name, { x: 0, y: 0, angle: 0 })
    ctx.restore()
  }
  if (hood) wear('headWear', beast.hood)
  // Under the chin: over it a beard would hide the mouth.
  if (!back) wear('beard', beast.glasses)
  drawMask(stroke, back ? beast.nape : beast.mask, at.mien)
  if (!back) wear('faceWear', beast.glasses)
  if (!hood) wear('headWear', style === 'space-helmet' ? beast.hood : beast.hat)
}

/** The face blinks and opens its mouth with the puppet. */
function drawMask(stroke: Stroke, mask: Beast['mask'], { blink, mouth }: Mien): void {
  const { actor } = mask
  drawHeld(stroke, {
    ...mask,
    actor: { ...actor, draw: (brush) => actor.draw(brush, { blink, mouth }) },
  })
}

/** The animal's tail, that swings behind it. */
export function beastTail({ figure, who }: Stroke): void {
  const tail = who.beast?.tail
  if (tail) drawFurTail(figure, tail)
}
