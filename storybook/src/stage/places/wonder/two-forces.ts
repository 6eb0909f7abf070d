import { blot } from '../../../scene/blot.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { clear, lighter } from '../kit/colour.ts'
import { NOWHERE, backdrop } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

/** The tones of a power, and whether it is hard: it comes as splinters and not as tongues. */
type Power = readonly [named: RegExp, tones: readonly string[], hard: boolean]

const POWERS: readonly Power[] = [
  [/\b(?:fire|flames?|lava|heat)\b/gu, ['#ff4a1f', '#ff8a2a', '#ffd04a'], false],
  [/\b(?:ice|frost|cold|snow)\b/gu, ['#bfe9ff', '#6fc4f2', '#eafaff'], true],
  [/\b(?:water|sea|ocean|waves?)\b/gu, ['#1f6fd0', '#3fa4e8', '#a5e0f5'], false],
  [/\b(?:earth|stone|rock)\b/gu, ['#7a5a3c', '#a8845a', '#5a4230'], true],
  [/\b(?:light|sun|day|gold)\b/gu, ['#fff0b8', '#ffd76a', '#fffbe8'], false],
  [/\b(?:dark|darkness|shadows?|night|moon)\b/gu, ['#2a1f4a', '#4a2f7a', '#171028'], false],
  [/\b(?:lightning|electricity|thunder|energy)\b/gu, ['#8f7bff', '#d9d0ff', '#5fd6ff'], true],
  [/\b(?:wind|air|smoke)\b/gu, ['#cfd8de', '#9fb2bd', '#eef3f5'], false],
]
const TONGUES = 46

interface Side {
  readonly power: Power
  /** −1 comes from the left, 1 from the right. */
  readonly from: number
  readonly seed: number
  readonly seconds: number
}

/** Two powers rush at each other from both sides and meet in sparks in the middle: fire and ice, light and darkness. */
export const twoForcesPlace = place({
  id: 'two-forces',
  ...NOWHERE,
  time: 'night',
  sounds: { fire: 0.3 },
  set: (c) => {
    const [left = POWERS[0], right = POWERS[1]] = POWERS.map(
      (power) => [c.words.search(power[0]), power] as const,
    )
      .filter(([at]) => at >= 0)
      .toSorted(([a], [b]) => a - b)
      .map(([, power]) => power)
    const seed = Math.floor(c.random.fork('forces').between(1, 1e6))
    const seconds = c.seconds ?? 5
    if (left === undefined || right === undefined) return [backdrop('#0d0b1c', '#1b142c')]
    return [
      backdrop('#0d0b1c', '#1b142c'),
      tongues({ power: left, from: -1, seed, seconds }),
      tongues({ power: right, from: 1, seed: seed + 9, seconds }),
      clash({ power: left, from: 0, seed, seconds }, right[1][0] ?? '#ffffff'),
    ]
  },
})

/** How near to the middle they are: they meet after a third of the film and then heave. */
const meets = (t: number, seconds: number): number =>
  Math.min(1, 0.35 + t / (seconds * 0.45)) - 0.03 + 0.03 * Math.sin(t * 1.6)

function tongues({ power: [, tones, hard], from, seed, seconds }: Side): Piece {
  return live({ name: `tongues ${from}`, depth: 20 + from }, ({ ctx, width, height, t }) => {
    for (let number = 0; number < TONGUES; number++) {
      const chance = dice(seed, number)
      const back = number / TONGUES
      const reach = meets(t, seconds) * 0.52 * (1 - 0.85 * (1 - back)) * (1 + 0.08 * chance(3))
      const lick = 0.03 * Math.sin(t * (1.4 + chance(1)) + number * 2)
      const x = (0.5 + from * (0.56 - reach - lick)) * width
      const y = (0.5 + 0.56 * chance(2)) * height
      const size = height * (0.24 - 0.1 * back) * (1 + 0.2 * chance(4))
      const tone = tones[number % tones.length] ?? '#ffffff'
      if (hard) splinter(ctx, { x, y, size, from, turn: 0.5 * chance(5), tone })
      else {
        blot(ctx, clear(tone, 0.35), [x, y, size * 0.95, size * 0.55, 0.3 * chance(5)])
        blot(ctx, clear(tone, 0.85), [x + from * size * 0.2, y, size * 0.75, size * 0.4])
      }
    }
  })
}

interface Splinter {
  readonly x: number
  readonly y: number
  readonly size: number
  readonly from: number
  readonly turn: number
  readonly tone: string
}

function splinter(
  ctx: Parameters<Parameters<typeof live>[1]>[0]['ctx'],
  { x, y, size, from, turn, tone }: Splinter,
): void {
  ctx.save()
  ctx.translate(x, y)
  ctx.rotate(turn)
  for (const [share, colour] of [
    [1, tone],
    [0.45, lighter(tone, 0.5)],
  ] as const) {
    ctx.fillStyle = clear(colour, 0.88)
    ctx.beginPath()
    ctx.moveTo(-from * size * 0.9, 0)
    ctx.lineTo(from * size * 0.1, -size * 0.34 * share)
    ctx.lineTo(from * size, 0)
    ctx.lineTo(from * size * 0.1, size * 0.34 * (share === 1 ? 1 : 0))
    ctx.fill()
  }
  ctx.restore()
}

/** A glow and sparks where they meet. */
function clash({ power, seed, seconds }: Side, other: string): Piece {
  return live({ name: 'clash', depth: 10 }, ({ ctx, width, height, t }) => {
    const strong = Math.max(0, meets(t, seconds) * 2 - 1)
    const glow = ctx.createRadialGradient(width / 2, height / 2, 0, width / 2, height / 2, height)
    glow.addColorStop(0, clear('#fffdf0', 0.8 * strong))
    glow.addColorStop(0.5, clear('#fff2d0', 0.12 * strong))
    glow.addColorStop(1, clear('#fff2d0', 0))
    ctx.fillStyle = glow
    ctx.fillRect(0, 0, width, height)
    for (let number = 0; number < 70; number++) {
      const chance = dice(seed, number + 300)
      const age = (0.5 + 0.5 * chance(1) + t * 0.4) % 1
      const tone = number % 2 ? other : (power[1][1] ?? other)
      ctx.globalAlpha = strong * (1 - age)
      blot(ctx, lighter(tone, 0.3), [
        width / 2 + chance(2) * age * width * 0.24,
        height * (0.5 + chance(3) * (0.1 + 0.45 * age)),
        height * (0.004 + 0.007 * Math.abs(chance(4))),
      ])
    }
    ctx.globalAlpha = 1
  })
}
