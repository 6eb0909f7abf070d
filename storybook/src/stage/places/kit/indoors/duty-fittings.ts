import { pairs } from '../../../../scene/rows.ts'
import { darker, lighter } from '../colour.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import { boxAt } from '../shapes.ts'
import type { Stood, Structure } from '../site/built.ts'
import { thing } from '../thing.ts'
import { table } from './furniture.ts'
import { window } from './windows.ts'

const STEEL = '#b9c3c9'

/** A wall of square steel doors, each with its handle and its card. */
function coldDrawers(ink: Ink, { x, height: h }: Stood): void {
  const side = h / 3
  cut(ink, darker(STEEL, 0.14), [0.14, 0.3]).standing(x, 0, [side * 4.1, h * 1.02])
  for (let row = 0; row < 3; row++)
    for (let i = 0; i < 4; i++) {
      const [left, top] = [x + (i - 2) * side, -(row + 1) * side]
      cut(ink, turned(ink, STEEL, { span: [left, left + side], amount: 0.2 }), 0.05).rounded(
        [left + side * 0.06, top + side * 0.06, side * 0.88, side * 0.88],
        0.08,
      )
      mark(ink, '#f7f3e8').rect(left + side * 0.2, top + side * 0.2, [side * 0.34, side * 0.2])
      mark(ink, '#6a757d').rounded([left + side * 0.66, top + side * 0.3, 0.14, side * 0.4], 0.06)
    }
}

/** A bed on wheels under a white sheet. */
function sheetedTrolley(ink: Ink, { x, height: h }: Stood): void {
  for (const side of [-1, 1]) {
    stroke(ink, '#8a949b', h * 0.06).line([x + side * h, -h * 0.6], [x + side * h, -h * 0.12])
    mark(ink, '#3d444a').disc(x + side * h, -h * 0.1, h * 0.1)
  }
  cut(ink, '#8a949b', 0.06).rect(x - h * 1.3, -h * 0.62, [h * 2.6, h * 0.1])
  cut(ink, '#f4f6f4', [0.1, 0.3]).path(
    { x, w: h, h },
    'M-1.34 -0.4L-1.3 -0.66C-1.2 -0.96 -0.86 -0.96 -0.74 -0.84C-0.2 -0.98 0.5 -0.8 0.86 -0.84Q1.02 -1 1.12 -0.84L1.34 -0.6L1.34 -0.4Q0 -0.3 -1.34 -0.4Z',
  )
}

/** Two doors at the back of a van, each with its pane, and the street behind them. */
function vanDoors(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.5
  for (const side of [-1, 1]) {
    cut(ink, '#f4f5f2', [0.14, 0.3]).rounded(
      [x + (side < 0 ? -w * 1.02 : w * 0.02), -h, w, h],
      h * 0.06,
    )
    mark(ink, '#e0574a').rect(x + (side < 0 ? -w * 1.02 : w * 0.02), -h * 0.4, [w, h * 0.1])
    window(ink, {
      ...boxAt([x + side * w * 0.52, -h * 0.5], [w * 0.7, h * 0.38]),
      bars: [1, 1],
      view: 'city',
      frame: '#5f6b74',
    })
    cut(ink, '#7f8a92', 0.05).rounded([x + side * w * 0.16 - 0.08, -h * 0.3, 0.16, h * 0.16], 0.06)
  }
}

/** A round-cornered steel door with a wheel in it. */
function blastDoor(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.62
  cut(ink, '#6f736c', [0.16, 0.3]).rounded([x - w * 0.6, -h * 1.04, w * 1.2, h * 1.04], h * 0.1)
  cut(ink, turned(ink, '#7f8f7a', { span: [x - w / 2, x + w / 2], amount: 0.3 }), 0.1).rounded(
    [x - w / 2, -h * 0.98, w, h * 0.94],
    h * 0.08,
  )
  for (const [dx, y] of pairs('-0.42 0.9, 0.42 0.9, -0.42 0.12, 0.42 0.12, -0.42 0.5, 0.42 0.5'))
    mark(ink, '#55604f').disc(x + dx * w, -y * h, h * 0.025)
  stroke(ink, '#d9a93c', h * 0.03).disc(x, -h * 0.52, h * 0.14)
  stroke(ink, '#d9a93c', h * 0.024).shape((ctx) => {
    for (let i = 0; i < 3; i++) {
      const [dx, dy] = [Math.cos(i * 1.047) * h * 0.14, Math.sin(i * 1.047) * h * 0.14]
      ctx.moveTo(x - dx, -h * 0.52 - dy)
      ctx.lineTo(x + dx, -h * 0.52 + dy)
    }
  })
}

/** A ladder up to an open hatch, and the light that falls through it. */
function ladderUp(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 0.16
  cut(ink, '#4a382c', 0.1).rect(x - w * 2, -h * 1.2, [w * 4, h * 0.24])
  mark(ink, '#bfe2f2').rect(x - w * 1.7, -h * 1.18, [w * 3.4, h * 0.18])
  mark(ink, 'rgba(255,240,200,0.25)').polygon(
    [x - w * 1.7, -h],
    [x + w * 1.7, -h],
    [x + w * 3.6, 0],
    [x - w * 3.6, 0],
  )
  stroke(ink, '#8a6242', h * 0.03).shape((ctx) => {
    for (const side of [-1, 1]) {
      ctx.moveTo(x + side * w, 0)
      ctx.lineTo(x + side * w * 0.8, -h * 1.06)
    }
    for (let i = 1; i < 10; i++) {
      ctx.moveTo(x - w, -h * 0.105 * i)
      ctx.lineTo(x + w, -h * 0.105 * i)
    }
  })
}

const BINDERS = ['#b5604f', '#6f8fa8', '#c9a15a', '#7f9470', '#8f7a9a', '#d9cdb4'] as const

/** A rack of labelled boxes and binders. */
function fileRacks(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 1.1
  const random = ink.random.fork(`files ${Math.round(x)}`)
  cut(ink, '#6f5a48', [0.14, 0.3]).standing(x, 0, [w * 1.04, h])
  for (let row = 0; row < 4; row++) {
    const foot = -h * (0.04 + row * 0.24)
    mark(ink, '#4a3a30').rect(x - w / 2, foot - h * 0.21, [w, h * 0.21])
    for (let i = 0; i < 6; i++) {
      const wide = w / 6
      const left = x - w / 2 + i * wide
      const colour = row % 2 ? '#c9ab7a' : random.pick(BINDERS)
      cut(ink, colour, 0.04).rect(left + wide * 0.06, foot - h * 0.18, [wide * 0.88, h * 0.18])
      mark(ink, '#f7f1e0').rect(left + wide * 0.28, foot - h * 0.13, [wide * 0.44, h * 0.06])
    }
  }
}

const COATS = ['#3f5f7f', '#8a4a52', '#55705a', '#6a5a80', '#9a7a4a'] as const

/** Somebody on a chair, seen from behind, a paddle held up. */
function bidder(ink: Ink, { x, height: h }: Stood): void {
  const random = ink.random.fork(`bidder ${Math.round(x * 3)}`)
  const coat = random.pick(COATS)
  const arm = random.pick([-1, 1])
  stroke(ink, coat, h * 0.11).line([x + arm * h * 0.22, -h * 0.5], [x + arm * h * 0.36, -h * 0.86])
  stroke(ink, '#c9a06a', h * 0.03).line([x + arm * h * 0.36, -h * 0.8], [x + arm * h * 0.36, -h])
  cut(ink, '#f7f1e0', 0.06).disc(x + arm * h * 0.36, -h * 1.08, h * 0.13)
  cut(ink, random.pick(['#3d2a20', '#6a4a30', '#1f1d22', '#b58a52']), 0.06).disc(
    x,
    -h * 0.8,
    h * 0.16,
  )
  cut(ink, coat, [0.08, 0.3]).rounded([x - h * 0.28, -h * 0.62, h * 0.56, h * 0.4], h * 0.14)
  cut(ink, '#a5764a', 0.08).rounded([x - h * 0.32, -h * 0.42, h * 0.64, h * 0.3], h * 0.06)
  for (const side of [-1, 1])
    cut(ink, '#8a6040', 0.04).standing(x + side * h * 0.26, 0, [h * 0.06, h * 0.2])
}

const DISHES =
  'steaming-bowl grapes +candelabra +roast-chicken red-apple +candelabra wine-glass bread'

/** A table as long as the hall under a white cloth, laid for a feast. */
function feastTable(ink: Ink, { x, height: h }: Stood): void {
  const w = ink.half * 1.36
  for (let i = 0; i < 7; i++)
    thing(ink, 'prop:side-chair', { x: x + ((i - 3) / 3) * w * 0.42, height: h * 1.5 })
  table(ink, { x, width: w, height: h * 0.86, colour: '#8f6438' })
  cut(ink, '#f6f1e4', [0.1, 0.3]).rect(x - w / 2, -h * 0.92, [w, h * 0.44])
  for (let i = 0; i < 9; i++)
    mark(ink, darker('#f6f1e4', 0.08)).rect(x - w / 2 + ((i + 0.5) * w) / 9, -h * 0.86, [
      0.05,
      h * 0.38,
    ])
  const dishes = DISHES.split(' ')
  for (const [i, dish] of dishes.entries()) {
    const name = dish.startsWith('+') ? `prop:${dish.slice(1)}` : `noto:${dish}`
    const at = x + ((i + 0.5) / dishes.length - 0.5) * w * 0.9
    thing(ink, name, { x: at, y: -h * 0.9, height: h * (dish === '+candelabra' ? 0.9 : 0.5) })
  }
}

/** A screen as large as the wall, lit by a film: a road into the hills under a low sun. */
function wallScreen(ink: Ink, { x, height: h }: Stood): void {
  const w = Math.min(h * 1.75, ink.half * 1.04)
  const [left, top, high] = [x - w / 2, -h * 1.04, h * 0.76]
  cut(ink, '#1f1c24', [0.16, 0.3]).rect(left - 0.16, top - 0.16, [w + 0.32, high + 0.32])
  mark(ink, '#f2a766').rect(left, top, [w, high])
  mark(ink, lighter('#f2a766', 0.5)).rect(left, top + high * 0.3, [w, high * 0.26])
  mark(ink, '#fff4cf').disc(x + w * 0.16, top + high * 0.52, high * 0.15)
  mark(ink, '#8f5a6a').plot(
    { x, y: top + high, w, h: high },
    '-0.5 -0.36, -0.3 -0.6, -0.1 -0.4, 0.1 -0.5, 0.34 -0.66, 0.5 -0.44, 0.5 0, -0.5 0',
  )
  mark(ink, '#5a3f58').plot(
    { x, y: top + high, w, h: high },
    '-0.5 -0.3, 0 -0.4, 0.5 -0.26, 0.5 0, -0.5 0',
  )
  mark(ink, '#d9c3b0').plot(
    { x, y: top + high, w, h: high },
    '-0.02 -0.38, 0.02 -0.38, 0.16 0, -0.16 0',
  )
}

/** What such rooms are fitted with. */
export const DUTY_FITTINGS: Readonly<Record<string, Structure>> = {
  'cold-drawers': coldDrawers,
  'sheeted-trolley': sheetedTrolley,
  'van-doors': vanDoors,
  'blast-door': blastDoor,
  'ladder-up': ladderUp,
  'file-racks': fileRacks,
  bidder,
  'feast-table': feastTable,
  'wall-screen': wallScreen,
}
