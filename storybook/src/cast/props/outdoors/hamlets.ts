import type { Ink } from '../ink.ts'
import { metresTall, type Prop } from '../prop.ts'

interface House {
  readonly x: number
  readonly wide: number
  readonly high: number
  readonly wall: string
  readonly roof: string
}

const BACK: readonly House[] = [
  { x: 26, wide: 26, high: 34, wall: '#d9c3a0', roof: '#9a4a3a' },
  { x: 122, wide: 28, high: 40, wall: '#c9d2d8', roof: '#5c6f86' },
]
const FRONT: readonly House[] = [
  { x: 4, wide: 30, high: 24, wall: '#f3e7cf', roof: '#c8603f' },
  { x: 40, wide: 30, high: 32, wall: '#f7efe0', roof: '#b5493f' },
  { x: 98, wide: 30, high: 28, wall: '#f0d9b8', roof: '#7d5a86' },
  { x: 134, wide: 30, high: 22, wall: '#f6ead6', roof: '#c27a3a' },
]

function house(ink: Ink, { x, wide, high, wall, roof }: House): void {
  const top = 100 - high
  ink.box([x, top, wide, high], wall)
  ink.box([x + wide * 0.7, top, wide * 0.3, high], '#00000014')
  ink.poly(`${x - 4},${top + 1} ${x + wide / 2},${top - 16} ${x + wide + 4},${top + 1}`, roof)
  ink.box([x + wide * 0.68, top - 16, 4, 10], '#8a5a48')
  ink.box([x + 5, top + 7, 7, 8], '#ffe9a8', 1)
  ink.box([x + wide - 12, top + 7, 7, 8], '#ffe9a8', 1)
  ink.box([x + wide / 2 - 4, 87, 8, 13], '#7a5538', 1)
}

function church(ink: Ink): void {
  ink.box([72, 58, 28, 42], '#efe6d4')
  ink.poly('68,60 86,44 104,60', '#7b4a3c')
  ink.box([78, 30, 15, 40], '#f7efe0')
  ink.poly('75,32 85.5,2 96,32', '#4f6d8a')
  ink.line('M85.5 -6V4M81.5 -2H89.5', 2, '#c9a13d')
  ink.disc([85.5, 42, 4.4], '#5a4a3c')
  ink.shape('M80 100V86Q86 78 92 86V100Z', '#6b4a2c')
}

/** A whole village as one thing: on the back of a turtle, in a bowl, on a cloud. */
export const HAMLETS: readonly Prop[] = [
  {
    words: ['house cluster', 'houses cluster'],
    ...metresTall(14, 168, '#c8603f'),
    kind: 'building',
    draw: (ink) => {
      for (const each of BACK) house(ink, each)
      church(ink)
      for (const each of FRONT) house(ink, each)
      for (const x of [2, 37, 70, 131, 165]) {
        ink.box([x - 1, 92, 2.4, 8], '#6b4a2c')
        ink.disc([x, 88, 6], '#5f9a48')
      }
    },
  },
]
