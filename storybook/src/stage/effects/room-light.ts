import { triples } from '../../scene/rows.ts'
import { createCanvas, type Canvas } from '@napi-rs/canvas'
import type { LightName } from '../../plan/plan.ts'
import type { Pen, Piece } from '../../scene/scene.ts'
import type { Place3 } from '../../scene/space.ts'
import { alarmLight, blindsLight, dappledLight, lightFromBelow, windowLight } from './cast-light.ts'
import { failingLamps } from './failing-lamps.ts'
import { halo, hardBeam, sideShade } from './hard-light.ts'
import { garland, NEAREST, SIZE, glowSheet } from './garlands.ts'

interface Pool {
  /** What the picture is multiplied with where the light is strongest, half way out, and far from it. */
  readonly lit: string
  readonly half: string
  readonly dark: string
  /** How far the light reaches, in frame heights. */
  readonly reach: number
  /** How much it flickers, 0…1. */
  readonly flicker: number
}

const POOLS: Readonly<Partial<Record<LightName, Pool>>> = {
  dim: { lit: '#f3e6d4', half: '#9c8b9c', dark: '#443e5a', reach: 1.1, flicker: 0 },
  candle: { lit: '#ffeccb', half: '#c98f60', dark: '#4a313a', reach: 1.15, flicker: 0.04 },
  lamp: { lit: '#fff2d6', half: '#c99a68', dark: '#4a3440', reach: 1.15, flicker: 0 },
  screen: { lit: '#e4f3ff', half: '#7d9fd0', dark: '#2a3058', reach: 1.1, flicker: 0.03 },
  moonlight: { lit: '#d3e2ff', half: '#8099cc', dark: '#2e3868', reach: 1.25, flicker: 0 },
  spotlight: { lit: '#fff8e6', half: '#857a8c', dark: '#28222f', reach: 0.8, flicker: 0 },
  neon: { lit: '#efdcff', half: '#8a6fc2', dark: '#2a1f58', reach: 1.05, flicker: 0 },
  dramatic: { lit: '#fff6e2', half: '#a08f90', dark: '#332c3a', reach: 1.12, flicker: 0 },
  disco: { lit: '#f0dfff', half: '#8a70b8', dark: '#2a1d4a', reach: 1, flicker: 0 },
}

/** Under the open sky of the night: it is dark there already, and faces would be lost. */
const OUTDOORS: typeof POOLS = {
  candle: { lit: '#fff6e6', half: '#e6bd98', dark: '#8d7486', reach: 1.2, flicker: 0.04 },
  lamp: { lit: '#fff6e6', half: '#e6c4a0', dark: '#8d7a8c', reach: 1.25, flicker: 0 },
  dramatic: { lit: '#fff7e8', half: '#dccbc2', dark: '#7d718a', reach: 1.2, flicker: 0 },
}

/**
 * The light that a prompt asks for, over the whole picture: a pool around its source, colours from the sides, rays.
 * It lies on the finished picture: on a layer by itself there would be nothing to multiply.
 */
export function roomLight(
  { name, open }: { readonly name: LightName; readonly open: boolean },
  source: (t: number) => Place3,
): Piece[] {
  const pool = (open ? OUTDOORS[name] : undefined) ?? POOLS[name]
  return [...(pool ? [poolOf(pool, source)] : []), ...(MORE[name]?.(source, open) ?? [])]
}

/** What else is seen of a light. */
const MORE: Readonly<Partial<Record<LightName, (source: Source, open: boolean) => Piece[]>>> = {
  candle: (source, open) => [glow(source, '#ff9a3c', open ? 0.9 : 0.5)],
  screen: (source) => [glow(source, '#4f9dff', 0.55)],
  neon: () => [sideLights(['#ff4fa3', '#38d6ff'])],
  disco: () => [spots()],
  sunbeams: () => [beams()],
  dramatic: (source, open) => [sideShade(source), hardBeam(source, open ? 0.35 : 0.6)],
  backlight: (source) => [halo(source)],
  fairy: () => [garland()],
  flicker: () => [failingLamps()],
  alarm: alarmLight,
  'from-below': lightFromBelow,
  dappled: dappledLight,
  window: windowLight,
  // Nobody hangs them up in the street.
  blinds: (_, open) => (open ? [] : blindsLight()),
}

type Source = (t: number) => Place3

function poolOf(pool: Pool, source: (t: number) => Place3): Piece {
  let sheet: Canvas | undefined
  return {
    name: 'pool of light',
    depth: () => NEAREST,
    draw(pen) {
      // Cut-outs in black have no light on them.
      if (pen.style === 'silhouette') return
      sheet ??= painted(pool)
      const { x, y, z } = source(pen.t)
      const at = pen.project(x, y, z)
      const breath = 1 + pool.flicker * (Math.sin(pen.t * 9) * 0.6 + Math.sin(pen.t * 23) * 0.4)
      // So large that its dark rim covers the frame wherever its middle is.
      const half = Math.round(pen.height * pool.reach * breath * RIM)
      // On whole pixels: between the sheet and the dark around it no seam may show.
      const [left, top] = [Math.round(at.x) - half, Math.round(at.y) - half]
      const { ctx, width, height, spare } = pen
      ctx.save()
      ctx.globalCompositeOperation = 'multiply'
      ctx.drawImage(sheet, left, top, half * 2, half * 2)
      ctx.fillStyle = pool.dark
      const [right, low] = [left + half * 2, top + half * 2]
      if (left > -spare) ctx.fillRect(-spare, -spare, left + spare, height + 2 * spare)
      if (right < width + spare)
        ctx.fillRect(right, -spare, width + spare - right, height + 2 * spare)
      if (top > -spare) ctx.fillRect(left, -spare, right - left, top + spare)
      if (low < height + spare) ctx.fillRect(left, low, right - left, height + spare - low)
      ctx.restore()
    },
  }
}

/** How much larger the sheet is than the light on it. */
const RIM = 1.25

function painted({ lit, half, dark }: Pool): Canvas {
  const canvas = createCanvas(SIZE, SIZE)
  const ctx = canvas.getContext('2d')
  const middle = SIZE / 2
  const gradient = ctx.createRadialGradient(middle, middle, 0, middle, middle, middle)
  gradient.addColorStop(0, lit)
  gradient.addColorStop(0.24, lit)
  gradient.addColorStop(0.52, half)
  gradient.addColorStop(1 / RIM, dark)
  gradient.addColorStop(1, dark)
  ctx.fillStyle = gradient
  ctx.fillRect(0, 0, SIZE, SIZE)
  return canvas
}

/** The glow of flames, or of a screen, on the faces about it. */
function glow(source: Source, tone: string, strength: number): Piece {
  let sheet: Canvas | undefined
  return {
    name: 'glow of the light',
    depth: () => NEAREST - 0.1,
    draw(pen) {
      const { ctx, height, t } = pen
      if (pen.style === 'silhouette') return
      sheet ??= glowSheet(tone)
      const { x, y, z } = source(t)
      const at = pen.project(x, y, z)
      const size = height * (0.62 + 0.02 * Math.sin(t * 9))
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = strength
      ctx.drawImage(sheet, at.x - size, at.y - size, size * 2, size * 2)
      ctx.restore()
    },
  }
}

function sideLights(colours: readonly [string, string]): Piece {
  let sheets: readonly Canvas[] | undefined
  return {
    name: 'neon light',
    depth: () => NEAREST - 0.1,
    draw({ ctx, width, height }) {
      sheets ??= colours.map(glowSheet)
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      const size = height * 1.5
      sheets.forEach((sheet, i) =>
        ctx.drawImage(sheet, i * width - size / 2, height * 0.35 - size / 2, size, size),
      )
      ctx.restore()
    },
  }
}

const PARTY = ['#ff4fa3', '#38d6ff', '#ffe14f', '#7dff6a', '#b06bff'] as const

/** Spots of coloured light that wander over everything. */
function spots(): Piece {
  let sheets: readonly Canvas[] | undefined
  return {
    name: 'disco lights',
    depth: () => NEAREST - 0.1,
    draw({ ctx, width, height, t }) {
      sheets ??= PARTY.map(glowSheet)
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      const size = height * 0.62
      for (let i = 0; i < 10; i++) {
        const x = width * (0.5 + 0.52 * Math.sin(t * 0.9 + i * 2.4))
        const y = height * (0.52 + 0.36 * Math.cos(t * 1.1 + i * 1.7))
        const sheet = sheets[i % sheets.length]
        if (sheet) ctx.drawImage(sheet, x - size / 2, y - size / 3, size, size * 0.66)
      }
      ctx.restore()
    },
  }
}

/** Slanting rays of the sun, thick with dust. */
function beams(): Piece {
  let sheet: Canvas | undefined
  return {
    name: 'sunbeams',
    depth: () => NEAREST - 0.1,
    draw(pen) {
      sheet ??= rays()
      const { ctx, width, height, t } = pen
      ctx.save()
      ctx.globalCompositeOperation = 'screen'
      ctx.globalAlpha = 0.86 + 0.1 * Math.sin(t * 0.7)
      ctx.drawImage(sheet, 0, 0, width, height)
      ctx.restore()
      dust(pen)
    },
  }
}

function rays(): Canvas {
  const [wide, tall] = [320, 180]
  const canvas = createCanvas(wide, tall)
  const ctx = canvas.getContext('2d')
  ctx.filter = 'blur(5px)'
  const fall = ctx.createLinearGradient(wide * 0.1, 0, wide * 0.7, tall)
  fall.addColorStop(0, 'rgba(255,238,190,0.62)')
  fall.addColorStop(1, 'rgba(255,226,160,0.04)')
  ctx.fillStyle = fall
  for (const [top, low, thick] of triples(
    '0.02 0.34 0.06, 0.14 0.56 0.1, 0.32 0.84 0.07, 0.46 1.06 0.12',
  )) {
    ctx.beginPath()
    ctx.moveTo(wide * top, -8)
    ctx.lineTo(wide * (top + thick), -8)
    ctx.lineTo(wide * (low + thick * 2), tall + 8)
    ctx.lineTo(wide * low, tall + 8)
    ctx.fill()
  }
  return canvas
}

/** Dust that hangs in the air where no beam is told of. */
export function dustMotes(): Piece {
  return { name: 'dust motes', depth: () => NEAREST - 0.1, draw: dust }
}

const MOTES = 46

function dust({ ctx, width, height, t }: Pen): void {
  ctx.fillStyle = 'rgba(255,246,214,0.75)'
  ctx.beginPath()
  for (let i = 0; i < MOTES; i++) {
    const x = ((i * 0.618 + 0.012 * t * (1 + (i % 3))) % 1) * width
    const y = ((i * 0.377 + 0.02 * Math.sin(t * 0.6 + i)) % 1) * height
    const r = (height / 720) * (1.3 + (i % 4) * 0.7)
    ctx.moveTo(x + r, y)
    ctx.arc(x, y, r, 0, 7)
  }
  ctx.fill()
}
