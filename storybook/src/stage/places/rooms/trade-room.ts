import { darker } from '../kit/colour.ts'
import type { Interior } from '../kit/indoors/interior.ts'
import { TRADE_FITTINGS } from '../kit/indoors/trade-fittings.ts'
import { tradeOf, type Trade } from '../kit/indoors/trades.ts'
import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { listed, type Standing } from '../kit/site/site.ts'
import { pictured, thing } from '../kit/thing.ts'

/** A room in which one trade is at home: what is made or kept there hangs, stands and lies about. */
export const tradeRoomPlace = wordedInterior((words) => look(tradeOf(words)))

function look({ wall, colour, floor, hung, stood, aside }: Trade): Interior {
  return {
    id: 'trade-room',
    sounds: { room: 0.3 },
    wall: { style: wall, colour, dado: 1.2, dadoColour: darker(colour, 0.22) },
    floor: { pattern: 'planks', colour: floor, other: darker(floor, 0.14) },
    ceiling: '#f3ead8',
    lamps: { colour: darker(floor, 0.3), at: [-0.7, 0.7], drop: 1 },
    near: null,
    back: (ink, fit) => {
      if (!ink.open) for (const each of listed(hung)) hang(ink, each, fit)
      stand(ink, listed(stood), fit * LARGER)
    },
    middle: (ink, fit) => stand(ink, listed(aside), Math.max(0.75, fit)),
  }
}

/** Beside people these are a little larger than life: they tell the trade. */
const LARGER = 1.15
const HIGH = -4.9

/** On a sheet of paper on the wall. */
function hang(ink: Ink, { name, at, height }: Standing, fit: number): void {
  const [x, size] = [at * ink.half, height * fit]
  cut(ink, '#fbf4e2', [0.1, 0.3]).rounded(
    [x - size * 0.68, HIGH - size * 1.16, size * 1.36, size * 1.32],
    0.08,
  )
  thing(ink, pictured(name), { x, y: HIGH, height: size, shadow: 0.03 })
}

/** How high the top of what things can stand on is, and how far it reaches, beside its height. */
const TOPS: Readonly<Record<string, readonly [high: number, reach: number]>> = {
  'small-table': [0.8, 0.7],
  'long-table': [0.84, 1.6],
  'shop-counter': [1.04, 1.9],
  '+desk': [0.98, 0.9],
}

/** One after the other: what comes after a table, at its place, stands on it. */
function stand(ink: Ink, all: readonly Standing[], fit: number): void {
  let top = { x: Infinity, reach: 0, y: 0 }
  for (const { name, at, height } of all) {
    const [x, size] = [at * ink.half, height * fit]
    const fitting = TRADE_FITTINGS[name]
    if (fitting) fitting(ink, { x, height: size })
    else {
      const y = Math.abs(x - top.x) < top.reach ? top.y : 0
      thing(ink, pictured(name), { x, y, height: size })
    }
    const [high = 0, reach = 0] = TOPS[name] ?? []
    if (reach > 0) top = { x, reach: reach * size, y: -high * size }
  }
}
