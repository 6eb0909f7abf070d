import { pairs } from '../../../scene/rows.ts'
import { dinosaur, statue, vase, showcase, rope } from '../kit/indoors/exhibits.ts'
import type { PlaceContext } from '../../place.ts'
import { cutOut, glowing, motes } from '../kit/alive.ts'
import { column } from '../kit/town/castles.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { cut, mark, stroke, type Ink } from '../kit/paper.ts'
import { plane, planeOf, wingOf } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { room, roomSize } from '../kit/indoors/room.ts'
import { strollers } from '../kit/town/town.ts'
import { boxAt } from '../kit/shapes.ts'

const SIZE = { depth: 10, height: 9.6, width: 1.45 } as const

export const museumPlace = place({
  id: 'museum',
  indoors: true,
  time: 'day',
  sounds: { room: 0.3, crowd: 0.1 },
  set: (c) => {
    const m = measures(c)
    const { top } = m
    return [
      theRoom(c, m),
      strollers(c, { z: 9.4, count: 4, height: 2.3 }),
      ...(STANDS.test((c.nouns ?? []).join(' ')) ? [] : [centrePiece(c, m)]),
      ...(COLUMNS.test((c.scenery ?? []).join(' ')) ? colonnade(c, m) : []),
      glowing(c, { at: [0, top - 2, 7], radius: 5, strength: 0.25, flicker: 0.01 }),
      cases(c, m),
      ropes(c),
      motes(c, { z: 3, count: 18 }),
      framePlane(c),
    ]
  },
})

function measures(c: PlaceContext) {
  const { half, top } = roomSize(c, SIZE)
  const art = /art|gallery|louvre|paint/.test(c.words)
  const science =
    /science|natural|history|dino/.test(c.words) || (!art && c.random.fork('kind').chance(0.7))
  return { half, top, art, science }
}

type Measures = ReturnType<typeof measures>

function theRoom(c: PlaceContext, { art, science }: Measures) {
  return room(c, {
    ...SIZE,
    wall: art
      ? { style: 'plain', colour: '#e9e2d4' }
      : { style: 'panel', colour: '#a8b0a0', accent: '#98a090', dado: 2, dadoColour: '#cfc9b8' },
    floor: { pattern: 'planks', colour: art ? '#c9a87c' : '#b58f62', other: '#9a7548' },
    ceiling: '#f4efe2',
    lamp: false,
    back: (ink) => (art ? artWall(ink) : halls(ink, science)),
    glow: (ink) => {
      for (const d of [-0.6, 0, 0.6])
        mark(ink, 'rgba(255,240,200,0.22)').polygon(
          [d * ink.half - 0.3, ink.top],
          [d * ink.half + 0.3, ink.top],
          [d * ink.half + 2.2, -1.6],
          [d * ink.half - 2.2, -1.6],
        )
    },
  })
}

/** What is shown in the middle by itself. */
const STANDS = /\b(?:statue|bust|sculpture)\b/u
const COLUMNS = /\b(?:columns|pillars)\b/u

/** Tall columns on both sides of the hall, where they are spoken of. */
function colonnade(c: PlaceContext, { top }: Measures) {
  return plane(c, { name: 'colonnade', z: 8.4 }, (ink) => {
    for (const share of [0.22, 0.46, 0.7, 0.94])
      for (const s of [-1, 1])
        column(ink, { x: s * ink.half * share, width: 1.1, height: top, colour: '#efe6d4' })
  })
}

function centrePiece(c: PlaceContext, { art, half, science }: Measures) {
  return cutOut(
    c,
    { name: 'centre piece', at: [art ? half * 0.02 : -half * 0.04, 0, 7.4], size: [12, 7] },
    (ink) => (art ? statue(ink) : science ? dinosaur(ink, Math.min(1, half / 11)) : vase(ink)),
  )
}

function cases(c: PlaceContext, { top }: Measures) {
  return plane(c, { name: 'cases', z: 4.4, split: true, haze: 0.2 }, (ink) => {
    for (const s of [-1, 1]) {
      showcase(ink, { x: s * ink.half * 0.74, kind: s < 0 ? 0 : 1 })
      column(ink, { x: s * ink.half * 0.98, width: 0.8, height: top, colour: '#e6dcc8' })
    }
  })
}

const ropes = planeOf({ name: 'ropes', z: 3.2, top: 2, split: true }, (ink) => {
  for (const s of [-1, 1]) rope(ink, s * ink.half * 0.5, s * ink.half * 0.96)
})

const framePlane = wingOf({ name: 'frame' }, (ink) => {
  for (const s of [-1, 1])
    cut(ink, '#8a6a3c', [0.3, 0.2]).rect(s * ink.half * 1.12 - 0.5, ink.top, [1, -ink.top + 6])
})

function artWall(ink: Ink): void {
  const h = ink.half
  picture(ink, { x: -h * 0.72, y: -2.2, width: h * 0.3, height: 2.6, frame: '#b08d4f' })
  picture(ink, { x: -h * 0.28, y: -1.9, width: h * 0.4, height: 3.4, frame: '#6b4a36' })
  picture(ink, {
    ...boxAt([h * 0.22, -2.4], [h * 0.28, 2.4]),
    frame: '#b08d4f',
    draw: abstractPicture,
  })
  picture(ink, { x: h * 0.68, y: -1.9, width: h * 0.44, height: 3.2, frame: '#33303a' })
  for (const [d, w] of pairs('-0.72 0.2, 0.22 0.2, 0.7 0.26, -0.3 0.26'))
    picture(ink, { x: d * h, y: ink.top * 0.68, width: h * w, height: 1.3, frame: '#c9a24e' })
}

function abstractPicture(ink: Ink): void {
  mark(ink, '#f4efe2').rect(0, 0, [1, 1])
  mark(ink, '#d9483f').rect(0, 0, [0.4, 0.5])
  mark(ink, '#3f6fa5').rect(0.6, 0.55, [0.4, 0.45])
  mark(ink, '#f0c23c').rect(0.6, 0, [0.4, 0.3])
  for (const x of [0.4, 0.6]) mark(ink, '#22202a').rect(x - 0.015, 0, [0.03, 1])
  for (const y of [0.3, 0.52]) mark(ink, '#22202a').rect(0, y, [1, 0.03])
}

function halls(ink: Ink, science: boolean): void {
  const arch = (x: number, w: number): void => {
    cut(ink, '#efe6d2', 0.14).shape((ctx) => {
      ctx.moveTo(x - w - 0.3, 0)
      ctx.lineTo(x - w - 0.3, -4.6)
      ctx.arc(x, -4.6, w + 0.3, Math.PI, 0)
      ctx.lineTo(x + w + 0.3, 0)
      ctx.closePath()
    })
    mark(ink, '#6d6a66').shape((ctx) => {
      ctx.moveTo(x - w, 0)
      ctx.lineTo(x - w, -4.6)
      ctx.arc(x, -4.6, w, Math.PI, 0)
      ctx.lineTo(x + w, 0)
      ctx.closePath()
    })
    mark(ink, '#8a8780').rect(x - w, -1.4, [w * 2, 1.4])
  }
  for (const d of [-0.7, 0.7]) arch(d * ink.half, 1.5)
  if (science) {
    planets(ink)
    for (const d of [-0.36, 0.36])
      picture(ink, { x: d * ink.half, y: -2.2, width: 1.8, height: 2.2 })
  } else
    for (const d of [-0.36, 0, 0.36])
      picture(ink, { x: d * ink.half, y: -2.4, width: 1.9, height: 2.6 })
}

function planets(ink: Ink): void {
  const y = ink.top + 1.4
  const list = [
    [-0.5, 0.5, '#d9843c'],
    [-0.24, 0.7, '#e0c08a'],
    [0.06, 0.46, '#5a9ac9'],
    [0.3, 0.6, '#c96a5a'],
    [0.52, 0.38, '#8fae9a'],
  ] as const
  list.forEach(([d, r, tone], i) => {
    stroke(ink, '#8a8780', 0.03).line([d * ink.half, ink.top], [d * ink.half, y])
    cut(ink, tone, [0.08, 0.3]).disc(d * ink.half, y + 0.3 + (i % 2) * 0.4, r)
    if (i === 1)
      stroke(ink, '#f2dfb0', 0.1).shape((ctx) =>
        ctx.ellipse(d * ink.half, y + 0.7, r * 1.7, r * 0.4, -0.2, 0, 7),
      )
  })
}
