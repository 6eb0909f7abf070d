import { blot } from '../../../scene/blot.ts'
import { live } from '../../../paint/pieces/live.ts'
import type { Pen, Piece } from '../../../scene/scene.ts'
import { dice } from '../../effects/dice.ts'
import { darker, lighter } from '../kit/colour.ts'
import { backdrop, coloursIn } from '../kit/stuff.ts'
import { place } from '../kit/recipe.ts'

const GRAINS = 560
/** What each stuff looks like when no colour is said. */
const TONES: readonly (readonly [stuff: RegExp, colour: string])[] = [
  [/\b(?:flour|salt|sugar|snow|powder|starch)\b/u, '#fbf7ee'],
  [/\b(?:cocoa|coffee|soil|earth|dirt|cinnamon|seeds?)\b/u, '#7a4c2c'],
  [/\b(?:spices?|turmeric|curry|paprika|saffron)\b/u, '#d9822b'],
  [/\b(?:rice|grain|wheat|oats)\b/u, '#efe3bd'],
  [/\bash(?:es)?\b/u, '#8b8781'],
]

/** A stuff that runs through fingers, or out of nowhere, onto a heap that grows. */
export const fallingGrainsPlace = place({
  id: 'falling-grains',
  indoors: true,
  time: 'day',
  medium: 'space',
  ground: 'none',
  sounds: { wind: 0.2 },
  set: (c) => {
    const usual = TONES.find(([stuff]) => stuff.test(c.words))?.[1] ?? '#dfba78'
    const [colour = usual] = coloursIn(c.words, [usual])
    const random = c.random.fork('grains')
    const held = /\b(?:hands?|fingers?|palms?)\b/u.test(c.words)
    const warm = random.chance(0.5)
    const seed = Math.floor(random.between(1, 1e6))
    const skin = random.pick(['#f0c29a', '#c98f62', '#8d5a3b'])
    return [
      backdrop(warm ? '#5b4a3d' : '#3f4a55', warm ? '#b58e66' : '#8d98a0'),
      heap(colour),
      stream(colour, { seed, spring: held ? SPRING : -0.02 }),
      ...(held ? [hand(skin)] : []),
    ]
  },
})

const MIDDLE = 0.52
const SPRING = 0.34

function heap(colour: string): Piece {
  return live({ name: 'heap', depth: 16 }, ({ ctx, width, height, t, spare }) => {
    const top = height * (0.84 - 0.012 * t)
    const side = width * 0.34
    ctx.fillStyle = darker(colour, 0.1)
    ctx.fillRect(-spare, height * 0.94, width + 2 * spare, height)
    for (const [aside, tone] of [
      [0, colour],
      [0.3, darker(colour, 0.08)],
    ] as const) {
      ctx.fillStyle = tone
      ctx.beginPath()
      ctx.moveTo(width * MIDDLE - side * (1 - aside), height * 0.96)
      ctx.quadraticCurveTo(width * MIDDLE - side * 0.3, top + height * 0.06, width * MIDDLE, top)
      ctx.quadraticCurveTo(
        width * MIDDLE + side * 0.3,
        top + height * (0.06 + aside * 0.1),
        width * MIDDLE + side,
        height * 0.96,
      )
      ctx.fill()
      if (aside === 0) ctx.fillStyle = lighter(colour, 0.1)
    }
  })
}

/** Thin threads at the top, loose below; each grain bounces off a little. */
function stream(colour: string, { seed, spring }: { seed: number; spring: number }): Piece {
  const tones = [colour, lighter(colour, 0.2), darker(colour, 0.14)]
  return live({ name: 'stream', depth: 12 }, ({ ctx, width, height, t }) => {
    for (let number = 0; number < GRAINS; number++) {
      const chance = dice(seed, number)
      const age = (t * 0.9 + number / GRAINS + 0.5 * chance(4)) % 1
      const fall = Math.abs(age) ** 1.5
      const thread = (Math.round(chance(1) * 1.5) * 0.028 + 0.006 * chance(2)) * (1 + fall)
      const x = width * (MIDDLE + thread + 0.012 * chance(3) * fall)
      const y = height * (spring + (0.84 - spring) * fall)
      ctx.fillStyle = tones[number % 3] ?? colour
      const size = height * 0.0062 * (1 + 0.4 * chance(5))
      ctx.fillRect(x, y, size, size * 2)
    }
  })
}

/** A hand held out over the heap, its palm up and its fingers a little open. */
function hand(skin: string): Piece {
  return live({ name: 'hand', depth: 8 }, (pen) => drawHand(pen, skin))
}

function drawHand({ ctx, width, height, t }: Pen, skin: string): void {
  ctx.save()
  ctx.translate(width * MIDDLE, height * (SPRING + 0.005 * Math.sin(t * 1.3)))
  const s = height * 0.34
  ctx.rotate(0.03 * Math.sin(t * 0.9))
  ctx.lineCap = 'round'
  ctx.lineJoin = 'round'
  ctx.strokeStyle = darker(skin, 0.08)
  // The arm comes in from the side.
  ctx.lineWidth = s * 0.4
  ctx.beginPath()
  ctx.moveTo(s * 2.6, -s * 0.75)
  ctx.lineTo(s * 0.75, -s * 0.24)
  ctx.stroke()
  ctx.strokeStyle = skin
  ctx.lineWidth = s * 0.36
  ctx.stroke()
  blot(ctx, skin, [s * 0.38, -s * 0.16, s * 0.5, s * 0.25, -0.2])
  for (let finger = 0; finger < 4; finger++) {
    ctx.strokeStyle = finger % 2 ? skin : darker(skin, 0.06)
    ctx.lineWidth = s * 0.13
    ctx.beginPath()
    ctx.moveTo(s * (0.24 - finger * 0.05), -s * (0.28 - finger * 0.1))
    ctx.quadraticCurveTo(
      -s * 0.3,
      -s * (0.16 - finger * 0.1),
      -s * 0.46,
      -s * (0.38 - finger * 0.06),
    )
    ctx.stroke()
  }
  ctx.strokeStyle = lighter(skin, 0.06)
  ctx.lineWidth = s * 0.15
  ctx.beginPath()
  ctx.moveTo(s * 0.5, -s * 0.34)
  ctx.quadraticCurveTo(s * 0.2, -s * 0.52, -s * 0.06, -s * 0.46)
  ctx.stroke()
  ctx.restore()
}
