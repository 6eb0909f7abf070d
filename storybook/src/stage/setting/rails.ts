import { live } from '../../paint/pieces/live.ts'
import type { Piece } from '../../scene/scene.ts'
import type { Box } from '../../scene/space.ts'
import type { Player } from '../player.ts'
import type { Setting } from './setting.ts'
import { seen } from '../places/kit/nature/ground.ts'
import { extentAt } from '../places/kit/plane.ts'

const RAILED = /\b(train|tram|locomotive|metro|monorail)s?$/u
/** Places that have tracks of their own, and those where toys run. */
const LAID = /^(train-station|subway|tunnel|bridge|train-car)$/u
const GAUGE = 0.42

/** Rails under every train that stands or drives where the place has none. */
export function railsOf(players: readonly Player[], box: Box, setting: Setting): Piece[] {
  const { place, light } = setting
  if (place.indoors || LAID.test(place.id)) return []
  const trains = players.filter(
    ({ subject, medium }) =>
      medium === 'ground' &&
      RAILED.test(subject.noun) &&
      // Its bridge has rails of its own.
      !/^cross-(bridge|viaduct|suspension)$/u.test(subject.actions[0]?.verb ?? ''),
  )
  const depths = [...new Set(trains.map((train) => train.mark(0).z))]
  return depths.map((z) => track(box, { z, light, incline: setting.set.incline ?? 0 }))
}

interface Track {
  readonly z: number
  readonly light: Setting['light']
  /** How much higher each u to the right is. */
  readonly incline: number
}

function track(box: Box, { z, light, incline }: Track): Piece {
  const { reach } = extentAt(box, z)
  const tone = (colour: string): string => seen(light, colour, z)
  const [gravel, wood, iron] = [tone('#a89c90'), tone('#6b4f3f'), tone('#c3c9ce')]
  return live({ name: 'rails', depth: z + GAUGE * 2 }, (pen) => {
    const { ctx } = pen
    const strip = (xs: readonly [number, number], zs: readonly [number, number]): void => {
      const corners = [
        [xs[0], zs[0]],
        [xs[1], zs[0]],
        [xs[1], zs[1]],
        [xs[0], zs[1]],
      ] as const
      for (const [index, [x, at]] of corners.entries()) {
        const p = pen.project(x, incline * x, at)
        if (index === 0) ctx.moveTo(p.x, p.y)
        else ctx.lineTo(p.x, p.y)
      }
      ctx.closePath()
    }
    const fill = (colour: string, shapes: () => void): void => {
      ctx.fillStyle = colour
      ctx.beginPath()
      shapes()
      ctx.fill()
    }
    fill(gravel, () => strip([-reach, reach], [z - GAUGE * 1.9, z + GAUGE * 1.9]))
    fill(wood, () => {
      for (let x = -reach; x < reach; x += 0.75)
        strip([x, x + 0.3], [z - GAUGE * 1.4, z + GAUGE * 1.4])
    })
    fill(iron, () => {
      for (const side of [-GAUGE, GAUGE]) strip([-reach, reach], [z + side - 0.06, z + side + 0.06])
    })
  })
}
