import { readColour } from '../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { brightness, clear, darker, lighter, mix } from '../kit/colour.ts'
import { motes } from '../kit/alive.ts'
import { floor, lay, type GroundInk } from '../kit/nature/ground.ts'
import { cut, fade, glow, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, wing } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

/** What the paper behind has when nobody asks for a colour. */
const PAPERS = ['#e9b7a8', '#a9c7b4', '#a8c4dc', '#e6cf9c', '#c3b2d8'] as const
const BACK = 9
const WHITE = '#ffffff'

/** A photographer's studio for what is shown by itself: paper arches, one behind the other, and a round podium. */
export const photoStudioPlace = place({
  id: 'photo-studio',
  indoors: true,
  time: 'day',
  near: -0.8,
  far: 2.6,
  set: (c) => {
    const paper = paperOf(c)
    if (BLANK.test(c.words)) return blank(c, paper)
    const blend = blendOf(c.words)
    if (blend !== null) return gradient(c, blend)
    return [
      floor(c, { pattern: 'plain', colour: paper, back: BACK, dress: (ink) => podium(ink, paper) }),
      arches(c, paper),
      motes(c, { z: 3, count: 16 }),
      lamps(c, paper),
    ]
  },
})

function paperOf({ words, random }: PlaceContext): string {
  const asked = words.replace(/ ?photo studio$/u, '').replaceAll('-', ' ')
  const named = readColour(asked)
  if (named === null || named === 'rainbow') return random.fork('paper').pick(PAPERS)
  if (BLANK.test(words)) return brightness(named) > 0.5 ? '#fbfaf7' : '#0e0d11'
  if (asked.startsWith('pastel ')) return mix(readColour(asked.slice(7)) ?? named, '#fff6ee', 0.5)
  return mix(named, brightness(named) < 0.5 ? '#5a5468' : '#dfd8cc', 0.22)
}

/** On white and on black there is nothing else: arches and lamps would be grey. */
const BLANK = /^(?:black|white)\b/u

function blank(c: PlaceContext, paper: string): readonly (Piece | Piece[])[] {
  const wall = plane(c, { name: 'arches', z: BACK, haze: 0 }, (ink) =>
    mark(ink, paper).rect(ink.left, ink.top, [ink.right - ink.left, -ink.top + 0.1]),
  )
  return [floor(c, { pattern: 'plain', colour: paper, back: BACK }), wall]
}

const NEON = ['#2b1470', '#e83fb8', '#22c8f0'] as const

/** The colours that run into one another on the paper, or null when it has one. */
function blendOf(words: string): readonly string[] | null {
  const parts = words.replace(/ ?photo studio$/u, '').split('-')
  const colours = parts.map((part) => readColour(part)).filter((each) => each !== null)
  if (colours.length > 1) return colours
  if (!parts.includes('gradient')) return null
  const [only] = colours
  return only === undefined ? NEON : [darker(only, 0.35), lighter(only, 0.3)]
}

/** Paper that goes from one colour to the next, and on over a floor that shines. */
function gradient(c: PlaceContext, colours: readonly string[]): readonly (Piece | Piece[])[] {
  const low = colours.at(-1) ?? WHITE
  const wall = plane(c, { name: 'arches', z: BACK, haze: 0 }, (ink) => {
    const size = [ink.right - ink.left, -ink.top + 0.1] as const
    mark(ink, fade(ink, colours, [ink.crown, 0])).rect(ink.left, ink.top, size)
    const y = ink.crown * 0.45
    glow(ink, WHITE, { x: 0, y, radius: -ink.crown * 0.9, strength: 0.28 })
  })
  const dress = (ink: GroundInk): void => {
    const at = ink.at(0, 0.4)
    const [wide, deep] = [5 * at.scale, 0.9 * at.scale]
    lay(ink, clear(lighter(low, 0.5), 0.45), (ctx) => ctx.ellipse(at.x, at.y, wide, deep, 0, 0, 7))
  }
  const ground = floor(c, { pattern: 'plain', colour: darker(low, 0.12), back: BACK, dress })
  return [ground, wall, motes(c, { z: 3, count: 16 })]
}

/** How far the paper may be lightened: what is asked for in black stays black. */
const bleach = (paper: string): number => (brightness(paper) < 0.35 ? 0.2 : 1)

function arches(c: PlaceContext, paper: string): Piece[] {
  return plane(c, { name: 'arches', z: BACK, haze: 0.2 }, (ink) => {
    mark(ink, fade(ink, [darker(paper, 0.22), darker(paper, 0.06)], [ink.crown, 0])).rect(
      ink.left,
      ink.top,
      [ink.right - ink.left, -ink.top + 0.1],
    )
    const [tall, wide] = [-ink.crown, Math.min(ink.half, -ink.crown * 1.5)]
    for (const [i, share] of [1.12, 0.86, 0.62].entries())
      cut(ink, lighter(darker(paper, 0.14), (0.2 + i * 0.24) * bleach(paper)), [0.7, 0.5]).shape(
        arch(wide * share, tall * (0.36 + share * 0.5)),
      )
    glow(ink, '#fff7e6', {
      x: 0,
      y: -tall * 0.36,
      radius: wide * 0.7,
      strength: 0.3 * bleach(paper),
    })
  })
}

function arch(half: number, height: number) {
  return (ctx: Ink['ctx']): void => {
    ctx.moveTo(-half, 0.1)
    ctx.lineTo(-half, -Math.max(0, height - half))
    ctx.ellipse(0, -Math.max(0, height - half), half, Math.min(half, height), 0, Math.PI, 0)
    ctx.lineTo(half, 0.1)
    ctx.closePath()
  }
}

/** A round step whose top is the floor that all stand on. */
function podium(ink: GroundInk, paper: string): void {
  const reach = Math.min(5.4, ink.half * 0.8)
  const c = ink.at(0, 0.4)
  const ring = (grow: number, drop: number) => (ctx: GroundInk['ctx']) =>
    ctx.ellipse(c.x, c.y + drop, reach * grow * c.scale, reach * 0.2 * grow * c.scale, 0, 0, 7)
  const wall = (grow: number, [top, low]: readonly [number, number], tone: string): void => {
    for (let drop = low; drop >= top; drop -= 0.04) lay(ink, tone, ring(grow, drop))
  }
  lay(ink, clear(ink.light.shadow, 0.16), ring(1.34, 0.9))
  wall(1.22, [0.42, 0.72], darker(paper, 0.24))
  lay(ink, lighter(paper, 0.18 * bleach(paper)), ring(1.22, 0.38))
  lay(ink, clear(ink.light.shadow, 0.14), ring(1.08, 0.46))
  wall(1, [0.04, 0.38], darker(paper, 0.16))
  lay(ink, lighter(paper, 0.5 * bleach(paper)), ring(1, 0))
}

function lamps(c: PlaceContext, paper: string): Piece[] {
  return wing(c, { name: 'studio lamps', z: -1.6, soft: 0.035 }, (ink) => {
    for (const side of [-1, 1]) {
      const x = side * ink.half * 0.97
      stroke(ink, darker(paper, 0.62), 0.12).line([x, 0.6], [x, -5])
      ink.ctx.save()
      ink.ctx.translate(x, -5)
      ink.ctx.rotate(side * 0.28)
      cut(ink, darker(paper, 0.6)).rounded([-0.9, -1.3, 1.8, 2.6], 0.15)
      mark(ink, '#fffaf0').rounded([-0.74, -1.14, 1.48, 2.28], 0.1)
      ink.ctx.restore()
    }
  })
}
