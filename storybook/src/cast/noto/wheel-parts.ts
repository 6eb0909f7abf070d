import { Path2D } from '@napi-rs/canvas'
import type { Outline, Part, Sheet } from '../figure/figure.ts'
import { turnAbout } from '../figure/turn-about.ts'
import type { Pattern } from './pattern.ts'
import { findWheels, type Wheel } from './wheels.ts'
import { nameSet } from '../../lexicon/word-set.ts'

/** Spoked wheels turn whole; of others only the hub, because mudguards hide the rim. */
const WHOLE = new Set(['wheel'])

/** Rails, skates and signs stand on things that are no wheels. */
const NO_WHEELS = nameSet(
  'bicycle, metro, monorail, train, tram, light-rail, tram-car, suspension-railway, bullet-train',
  'high-speed-train, locomotive, roller-skate, skateboard, railway-car',
)

/** Hubs that turn with `pose.roll`, with marks on them so that the turning shows. */
export function wheelParts({ name, facts, mask }: Pattern) {
  if (facts.build !== 'wheeled' || facts.faces === 'front' || NO_WHEELS.has(name)) return undefined
  const wheels = findWheels(mask)
  if (wheels.length === 0) return undefined
  const share = WHOLE.has(name) ? 0.97 : 0.55
  const hubs = wheels.map((wheel): Part => ({
    sheet: 0,
    keep: circle(wheel, share),
    move: (pose) => turnAbout(wheel.x, wheel.y, pose.roll ?? 0),
  }))
  if (WHOLE.has(name)) return { sheets: [], behind: [], front: hubs, drop: [] }
  const marks = wheels.map((wheel, index): Part => ({
    sheet: index + 1,
    move: (pose) => (pose.roll === undefined ? null : turnAbout(wheel.x, wheel.y, pose.roll)),
  }))
  return { sheets: wheels.map(marksOn), behind: [], front: [...hubs, ...marks], drop: [] }
}

function circle({ x, y, radius }: Wheel, share: number): Outline {
  return Array.from({ length: 28 }, (_, i) => {
    const angle = (i / 28) * Math.PI * 2
    return [x + radius * share * Math.cos(angle), y + radius * share * Math.sin(angle)] as const
  })
}

/** Five holes in the hubcap. */
function marksOn(wheel: Wheel): Sheet {
  const { x, y, radius } = wheel
  return {
    frame: { left: x - radius, top: y - radius, right: x + radius, bottom: y + radius },
    paint: (ctx) => {
      ctx.fillStyle = 'rgba(60, 58, 60, 0.75)'
      ctx.fill(holesIn(wheel))
    },
  }
}

function holesIn({ x, y, radius }: Wheel): Path2D {
  const holes = new Path2D()
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2
    const [cx, cy] = [x + radius * 0.36 * Math.cos(angle), y + radius * 0.36 * Math.sin(angle)]
    holes.moveTo(cx + radius * 0.08, cy)
    holes.arc(cx, cy, radius * 0.08, 0, Math.PI * 2)
  }
  return holes
}
