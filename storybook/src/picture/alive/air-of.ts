import type { Piece } from '../../scene/scene.ts'
import { flakes } from '../air/flakes.ts'
import { fog } from '../air/fog.ts'
import { AIR } from '../air/kinds.ts'
import { plume } from '../air/plume.ts'
import { rays } from '../air/rays.ts'
import type { EnlivenOptions } from './enliven-options.ts'

/** What fills the air before a picture. */
export function airOf(options: EnlivenOptions): Piece[] {
  const { wishes, prepared, box, random } = options
  const { survey } = prepared
  const pieces = wishes.air.flatMap((name) => flakes(AIR[name](), box, random))
  if (wishes.fog) pieces.push(mistOf(options))
  if (wishes.steam) pieces.push(plumeOf(options, 'steam'))
  if (wishes.smoke) pieces.push(plumeOf(options, 'smoke'))
  if (wishes.rays) {
    const sun = survey.lights.find(({ kind }) => kind === 'sun')
    pieces.push(rays(sun ?? { u: random.chance(0.5) ? 0.12 : 0.88, v: -0.12 }, random.fork('rays')))
  }
  return pieces
}

function mistOf({ shot, wishes, prepared, random }: EnlivenOptions): Piece {
  const { survey } = prepared
  const sand = wishes.air.includes('sandstorm')
  const night = shot.time === 'night' || shot.time === 'dusk'
  const dark = (0.45 + 0.55 * Math.min(1, survey.tone * 2)) * (night ? 0.5 : 1)
  const pale = [226, 231, 235].map((value) => value * dark) as [number, number, number]
  return fog({
    name: 'fog',
    colour: sand ? [214, 168, 104] : pale,
    strength: sand ? 0.75 : night ? 0.45 : 0.62,
    low: Math.min(0.85, survey.horizon + 0.18),
    seed: random.fork('fog').whole(0, 1e6),
    speed: sand ? 8 : 1,
  })
}

/** Steam rises from what draws the eye, smoke from a fire or else from there, too. */
function plumeOf(options: EnlivenOptions, kind: 'steam' | 'smoke'): Piece {
  const { things, lights, focus, look } = options.prepared.survey
  const fire = kind === 'smoke' ? lights.find((lamp) => lamp.kind === 'fire') : undefined
  const [thing] = things
  const patch = thing?.subject.patch
  const spot = fire
    ? { u: fire.u, v: fire.v - fire.radius }
    : patch
      ? {
          u: (patch.left + patch.right + 1) / 2 / look.width,
          v: (patch.top + 0.06 * (patch.bottom - patch.top)) / look.height,
          near: thing.near,
        }
      : { u: focus.u, v: focus.v - 0.08 }
  const wide = patch && !fire ? ((patch.right - patch.left) / look.width) * 0.2 : 0.03
  return plume({
    ...options,
    spot,
    wide: Math.min(0.06, Math.max(0.018, wide)),
    tone: kind === 'steam' ? [250, 250, 252] : [120, 118, 122],
    thick: kind === 'steam' ? 0.62 : 0.75,
    random: options.random.fork(kind),
  })
}
