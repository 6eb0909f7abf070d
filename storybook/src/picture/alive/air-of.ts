import type { Piece } from '../../scene/scene.ts'
import { flakes } from '../air/flakes.ts'
import { fog } from '../air/fog.ts'
import { AIR } from '../air/kinds.ts'
import { plume } from '../air/plume.ts'
import { rays } from '../air/rays.ts'
import { findChimneys } from '../regions/chimneys.ts'
import { shareOf } from '../regions/patches.ts'
import { sunIn } from '../regions/sun.ts'
import { isWeather } from '../wishes/wishes.ts'
import { throughWindows } from './through-windows.ts'
import type { EnlivenOptions } from './enliven-options.ts'

/** How much of the usual rain or snow a light one is. */
const SLIGHT = 0.4

/** What fills the air before a picture; of the weather, a room sees what its windows show. */
export function airOf(options: EnlivenOptions): Piece[] {
  const { wishes, prepared, box, random } = options
  const { survey } = prepared
  const pieces = wishes.air.flatMap((name) => {
    const kind = AIR[name]()
    const thin = wishes.slight && isWeather(name) ? { ...kind, count: kind.count * SLIGHT } : kind
    const pieces = flakes(thin, box, random)
    if (!survey.indoors || !isWeather(name)) return pieces
    return pieces.map((piece) => throughWindows(piece, survey.windows, options))
  })
  if (wishes.fog) pieces.push(mistOf(options))
  if (wishes.steam) pieces.push(plumeOf(options, 'steam'))
  if (wishes.smoke) pieces.push(...smokeOf(options))
  if (wishes.rays) {
    const sun = survey.lights.find(({ kind }) => kind === 'sun') ?? sunIn(survey)
    pieces.push(rays(sun ?? { u: random.chance(0.5) ? 0.12 : 0.88, v: -0.12 }, random.fork('rays')))
  }
  return pieces
}

function mistOf(options: EnlivenOptions): Piece {
  const { shot, wishes, prepared, random } = options
  const { survey } = prepared
  const sand = wishes.air.includes('sandstorm')
  const night = shot.time === 'night' || shot.time === 'dusk'
  const dark = (0.45 + 0.55 * Math.min(1, survey.tone * 2)) * (night ? 0.5 : 1)
  const pale = [226, 231, 235].map((value) => value * dark) as [number, number, number]
  return fog({
    ...options,
    name: 'fog',
    colour: sand ? [214, 168, 104] : pale,
    strength: sand ? 0.8 : night ? 0.55 : 0.8,
    low: Math.min(0.8, survey.horizon + 0.12),
    seed: random.fork('fog').whole(0, 1e6),
    speed: sand ? 8 : 1,
  })
}

/** Smoke rises from the chimneys that stand against the sky; when it is not of a house, from where else it may. */
function smokeOf(options: EnlivenOptions): Piece[] {
  const { wishes, prepared, random } = options
  const { sky, face } = prepared.survey
  const chimneys = wishes.chimney && sky && !face ? findChimneys(sky) : []
  if (chimneys.length === 0) return [plumeOf(options, 'smoke')]
  return chimneys.map(({ u, v, wide }, index) =>
    plume({
      ...options,
      spot: { u, v: v + 0.01 },
      wide: Math.min(0.05, Math.max(0.012, wide * 0.8)),
      ...SMOKE,
      random: random.fork(`chimney ${index}`),
    }),
  )
}

const SMOKE = { tone: [120, 118, 122], thick: 0.85 } as const
const STEAM = { tone: [250, 250, 252], thick: 0.8 } as const

/** Steam rises from the upper part of what draws the eye; smoke from a fire, a thing, or else from the ground. */
function plumeOf(options: EnlivenOptions, kind: 'steam' | 'smoke'): Piece {
  const { things, lights, salient, look, face } = options.prepared.survey
  const fire = kind === 'smoke' ? lights.find((lamp) => lamp.kind === 'fire') : undefined
  const [thing] = things
  const box = thing ? shareOf(thing.subject.patch, look.bright) : salient
  const wide = fire ? 0.03 : (box.right - box.left) * 0.17
  const above = {
    u: (box.left + box.right) / 2,
    v: box.top + 0.28 * (box.bottom - box.top),
    ...(thing ? { near: thing.near } : {}),
  }
  const burnt = fire ? { u: fire.u, v: fire.v - fire.radius } : onGround(options, above.u)
  return plume({
    ...options,
    spot: (kind === 'smoke' || face ? burnt : null) ?? above,
    wide: Math.min(0.075, Math.max(0.022, wide)),
    ...(kind === 'steam' ? STEAM : SMOKE),
    random: options.random.fork(kind),
  })
}

/** Where something may smoulder that nobody sees, away from what draws the eye: heads do not smoke. */
function onGround(
  { wishes, prepared }: EnlivenOptions,
  middle: number,
): { readonly u: number; readonly v: number } | null {
  const { face, things, footing } = prepared.survey
  if (face === null && (things.length > 0 || wishes.chimney)) return null
  return { u: middle > 0.5 ? 0.2 : 0.8, v: footing.ground ?? 0.99 }
}
