import { shellIn, type ShellName } from '../../../../lexicon/places/shells.ts'
import type { Piece } from '../../../../scene/scene.ts'
import type { PlaceContext } from '../../../place.ts'
import type { Ink } from '../paper.ts'
import { rafters } from './rafters.ts'
import type { Room } from './room-look.ts'
import { blockVault, dugVault, leavesAside, thingsAside, type Around } from './shell-sides.ts'
import {
  boughs,
  candleShine,
  cap,
  carriage,
  columns,
  CARRIAGE_PANES,
  crystals,
  fans,
  gaslight,
  gaslights,
  icing,
  lookouts,
  panelGlow,
  panelLights,
  pipes,
  posts,
  rigging,
  roots,
  shimmer,
  signs,
  swags,
  torches,
  torchlight,
  trophies,
  webs,
} from './shell-walls.ts'
import { passingView } from './vehicle-room.ts'

/** What a room is built in: its walls, floor and ceiling, whatever is done in it. */
export interface Shell extends Pick<Room, 'wall' | 'floor' | 'ceiling' | 'beams'> {
  /** On the back wall, behind all furniture. */
  readonly behind?: (ink: Ink) => void
  readonly glow?: (ink: Ink) => void
  /** Before and beside those who play. */
  readonly around?: Around
}

const both =
  (...drawn: readonly ((ink: Ink) => void)[]) =>
  (ink: Ink): void => {
    for (const draw of drawn) draw(ink)
  }

const SHELLS: Readonly<Record<ShellName, Shell>> = {
  ice: {
    wall: { style: 'stone', colour: '#c2dff0', accent: '#d9eef8' },
    floor: { pattern: 'slabs', colour: '#dceaf4', other: '#a9cbe0', size: 2 },
    ceiling: '#d6eaf6',
    around: blockVault('#dcedf7'),
  },
  treehouse: {
    wall: { style: 'planks', colour: '#b98a58', accent: '#a87848' },
    floor: { pattern: 'planks', colour: '#c49a6a', other: '#a07848', size: 0.9 },
    ceiling: '#8a6446',
    beams: true,
    behind: both(boughs, lookouts),
    around: leavesAside,
  },
  submarine: {
    wall: { style: 'metal', colour: '#7a938f' },
    floor: { pattern: 'tiles', colour: '#6f7a7a', other: '#5c6666', size: 1.2 },
    ceiling: '#62706e',
    beams: true,
    behind: both(pipes('#c99a4a'), lookouts),
  },
  spaceship: {
    wall: { style: 'metal', colour: '#c9d2df' },
    floor: { pattern: 'tiles', colour: '#aab4c4', other: '#8e9aac', size: 2 },
    ceiling: '#dfe6ee',
    behind: both(panelLights, lookouts),
    glow: panelGlow,
  },
  ship: {
    wall: { style: 'planks', colour: '#a8744a', accent: '#8a5a36' },
    floor: { pattern: 'planks', colour: '#b5834f', other: '#8a5f38', size: 0.8 },
    ceiling: '#8a5f38',
    beams: true,
    behind: both(rigging, lookouts),
    around: thingsAside(['prop:barrel', -0.94, 2.2], ['prop:coil-of-rope', 0.92, 1.1]),
  },
  train: {
    wall: { style: 'panel', colour: '#a8603f', dado: 2.4, dadoColour: '#7a4028' },
    floor: { pattern: 'planks', colour: '#8a5f42', other: '#6b4630', size: 1 },
    ceiling: '#e9d9ba',
    beams: true,
    behind: carriage,
    around: (c, depth) => [passingBy(c, depth)],
  },
  castle: {
    wall: { style: 'stone', colour: '#9a948c' },
    floor: { pattern: 'slabs', colour: '#a8a097', other: '#857d74', size: 1.8 },
    ceiling: '#6b5540',
    beams: true,
    behind: torches,
    glow: torchlight,
    around: thingsAside(['prop:barrel', 0.94, 2.2]),
  },
  barn: {
    wall: { style: 'planks', colour: '#b06a4a', accent: '#944f38' },
    floor: { pattern: 'planks', colour: '#cfae6e', other: '#b08f50', size: 1.2 },
    ceiling: '#8a5f42',
    beams: true,
    behind: posts,
    around: thingsAside(
      ['prop:hay-bale', -0.96, 2],
      ['prop:hay-bale', 0.8, 1.5],
      ['prop:hay-bale', 1, 2.2],
    ),
  },
  cabin: {
    wall: { style: 'logs', colour: '#b5824f' },
    floor: { pattern: 'planks', colour: '#a8784a', other: '#835834', size: 1 },
    ceiling: '#8a6040',
    beams: true,
    behind: trophies,
  },
  attic: {
    wall: { style: 'planks', colour: '#c49a6c' },
    floor: { pattern: 'planks', colour: '#a87c52', other: '#855c3a', size: 1.1 },
    ceiling: '#9a7048',
    behind: rafters,
  },
  cellar: {
    wall: { style: 'brick', colour: '#a06a55' },
    floor: { pattern: 'slabs', colour: '#8f8880', other: '#746d66', size: 2 },
    ceiling: '#6f5a50',
    beams: true,
    behind: pipes('#8a8f94'),
  },
  burrow: {
    wall: { style: 'plain', colour: '#a87c54' },
    floor: { pattern: 'plain', colour: '#8f6742' },
    ceiling: '#7a5638',
    behind: roots,
    around: dugVault('#5f432a'),
  },
  mushroom: {
    wall: { style: 'plain', colour: '#f0e2c4' },
    floor: { pattern: 'planks', colour: '#c9a06a', other: '#a87f4c', size: 1 },
    ceiling: '#b83f38',
    behind: cap,
    around: thingsAside(['noto:mushroom', -0.96, 2.6], ['noto:mushroom', 0.94, 2]),
  },
  candy: {
    wall: { style: 'stripes', colour: '#f9cfd9', accent: '#f4a3b8' },
    floor: { pattern: 'checks', colour: '#8a5a42', other: '#a8714f', size: 1.4 },
    ceiling: '#fdeef2',
    behind: icing,
    around: thingsAside(
      ['prop:candy-cane', -0.86, 3.4],
      ['noto:lollipop', -0.98, 2.6],
      ['prop:candy-cane', 0.96, 3.6],
      ['noto:cupcake', 0.82, 1.6],
    ),
  },
  victorian: {
    wall: {
      style: 'diamonds',
      colour: '#7d4a52',
      accent: '#9a6068',
      dado: 2.2,
      dadoColour: '#573626',
    },
    floor: { pattern: 'planks', colour: '#8a5f42', other: '#6b4630', size: 0.9 },
    ceiling: '#e9dcc0',
    behind: gaslights,
    glow: gaslight,
  },
  deco: {
    wall: { style: 'plain', colour: '#24584f', dado: 1.6, dadoColour: '#1c302c' },
    floor: { pattern: 'checks', colour: '#efe6d2', other: '#2c2a30', size: 1.5 },
    ceiling: '#d9c48a',
    behind: fans,
  },
  marble: {
    wall: { style: 'panel', colour: '#ddc9a8' },
    floor: { pattern: 'checks', colour: '#f1ece2', other: '#d9b99a', size: 1.6 },
    ceiling: '#efe8da',
    behind: columns,
  },
  tomb: {
    wall: { style: 'stone', colour: '#d2ac72' },
    floor: { pattern: 'slabs', colour: '#c9a66e', other: '#a88650', size: 1.8 },
    ceiling: '#a88650',
    behind: both(signs, torches),
    glow: torchlight,
  },
  tent: {
    wall: { style: 'stripes', colour: '#f0dcb4', accent: '#d9705a' },
    floor: { pattern: 'plain', colour: '#c9a878' },
    ceiling: '#e6c890',
    behind: swags,
  },
  crystal: {
    wall: { style: 'panel', colour: '#b3a2e0' },
    floor: { pattern: 'slabs', colour: '#c9bdf0', other: '#9a8ad0', size: 1.8 },
    ceiling: '#cfc4f4',
    behind: crystals,
    glow: shimmer,
    around: thingsAside(['prop:crystal', -0.94, 2.6], ['prop:crystal', 0.92, 2]),
  },
  haunted: {
    wall: { style: 'panel', colour: '#6a6080', dado: 2, dadoColour: '#4a4058' },
    floor: { pattern: 'planks', colour: '#5f5060', other: '#483c4c', size: 1 },
    ceiling: '#4a4258',
    beams: true,
    behind: webs,
    glow: candleShine,
    around: thingsAside(['noto:jack-o-lantern', -0.92, 1.4], ['noto:skull', 0.94, 0.8]),
  },
}

function passingBy(c: PlaceContext, depth: number): Piece {
  const half = c.box.width
  return passingView(c, { z: depth + 0.02, half, y: CARRIAGE_PANES, speed: 1, kind: 'land' })
}

/** What the prompt says that a room is built in, or null. */
export function shellFor({ scenery }: PlaceContext): Shell | null {
  const name = shellIn(scenery)
  return name === null ? null : SHELLS[name]
}

/** The room in the walls of what it is built in; as it is when nothing is said of them. */
export function shelled(look: Room, shell: Shell | null): Room {
  if (shell === null) return look
  const { behind, glow, around: _around, ...walls } = shell
  const { beams: _beams, ...own } = look
  return {
    ...own,
    ...walls,
    asked: true,
    back: (ink) => {
      behind?.(ink)
      look.back(ink)
    },
    glow: (ink) => {
      glow?.(ink)
      look.glow?.(ink)
    },
  }
}
