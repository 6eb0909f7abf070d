import { triples } from '../../../../scene/rows.ts'
import { barn, house } from '../town/houses.ts'
import { chimney, crane, factory, tank } from '../town/industry.ts'
import { pictured, thing } from '../thing.ts'
import { tree } from '../nature/trees.ts'
import { cut, mark, stroke, turned, type Ink } from '../paper.ts'
import type { Stood, Structure } from './built.ts'
import { longhouse, stepPyramid, tipi, yurt } from './old-world.ts'
import {
  aqueduct,
  beerTable,
  bigScreen,
  birdDome,
  boatShed,
  cableway,
  picnicTable,
  topiary,
} from './leisure.ts'
import { backRow, festivalStage, gatehouse, outhouse } from './festive.ts'
import { amphitheatre, mausoleum } from './monuments.ts'
import { archedHall, barrack, bays, ridgeTent, sawShed } from './halls.ts'
import {
  arcade,
  barrierArm,
  flyover,
  litterHeap,
  refinery,
  slipRoad,
  tappedTree,
  thatchedHut,
  waterSlides,
} from './wayside.ts'
import {
  coolingTower,
  headframe,
  mast,
  pumpJack,
  radarDish,
  radome,
  reactor,
  spaceElevator,
  watchtower,
} from './towers.ts'
import {
  brokenArch,
  containers,
  gantry,
  heapOf,
  hullOnStocks,
  kiln,
  logPile,
  stumps,
} from './yards.ts'

/** What sites are built of, by the names that their table uses. */
const STRUCTURES: Readonly<Record<string, Structure>> = {
  arcade,
  'arched-hall': archedHall,
  'barrier-arm': barrierArm,
  flyover,
  'litter-heap': litterHeap,
  refinery,
  'slip-road': slipRoad,
  'tapped-tree': tappedTree,
  'thatched-hut': thatchedHut,
  'water-slides': waterSlides,
  'back-row': backRow,
  'festival-stage': festivalStage,
  gatehouse,
  outhouse,
  amphitheatre,
  aqueduct,
  barrack,
  bays,
  'big-screen': bigScreen,
  'bird-dome': birdDome,
  'boat-shed': boatShed,
  'cable-station': cableway,
  topiary,
  'saw-shed': sawShed,
  tent: ridgeTent,
  'white-tent': (ink, at) => ridgeTent(ink, at, '#e6e2d6'),
  'orange-tent': (ink, at) => ridgeTent(ink, at, '#e0803c'),
  'cooling-tower': coolingTower,
  headframe,
  'space-elevator': spaceElevator,
  mast,
  mausoleum,
  'pump-jack': pumpJack,
  'radar-dish': radarDish,
  radome,
  reactor,
  watchtower,
  'step-pyramid': stepPyramid,
  longhouse,
  yurt,
  tipi,
  palm: (ink, { x, height }) => tree(ink, 'palm', { x, height }),
  'broken-arch': brokenArch,
  containers,
  gantry,
  'coal-heap': heapOf('#4a464c'),
  'sand-heap': heapOf('#d8b982'),
  'stone-heap': heapOf('#a8a29a'),
  'salt-heap': heapOf('#f1f0ec'),
  hull: hullOnStocks,
  kiln,
  'log-pile': logPile,
  stumps,
  crane: (ink, { x, height }) => crane(ink, { x, height, facing: x < 0 ? 1 : -1 }),
  chimney,
  works: (ink, { x, height }) => factory(ink, { x, width: height * 2.6, height: height * 0.72 }),
  tank: (ink, { x, height }) => tank(ink, { x, width: height * 0.75, height, colour: '#b9b4a8' }),
  barn: (ink, { x, height }) => barn(ink, { x, width: height * 1.3, height, colour: '#b5493f' }),
  hut: (ink, { x, height }) =>
    house(ink, { x, width: height * 1.2, height, colour: '#d9b98a', roof: '#8a5a44' }),
  'red-hut': hutOf('#c8473f', '#e9eef2'),
  'blue-hut': hutOf('#6f9cb8', '#5a5560'),
  'rust-hut': hutOf('#b8503c', '#4f4a52'),
  'yellow-hut': hutOf('#e2b65a', '#7a4f42'),
  'white-hut': hutOf('#f1ece0', '#8a4f44'),
  adobe,
  caravan: caravanOf('#e9e2d2', '#c8574c'),
  'blue-caravan': caravanOf('#bcd6dc', '#4a7f98'),
  'stilt-hut': stiltHut,
  motel,
  'beer-table': beerTable,
  'picnic-table': picnicTable,
  oak: (ink, { x, height }) => tree(ink, 'round', { x, height }),
  cypress: (ink, { x, height }) => tree(ink, 'poplar', { x, height }),
  pine: (ink, { x, height }) => tree(ink, 'pine', { x, height }),
}

/** Two rounded boxes of clay, the ends of their beams in the wall, a blue door. */
function adobe(ink: Ink, { x, height: h }: Stood): void {
  for (const [dx, wide, tall] of triples('0.34 1 1, -0.3 1.2 0.72')) {
    const [w, left] = [wide * h, x + (dx - wide / 2) * h]
    const clay = turned(ink, '#cf9466', { span: [left, left + w], amount: 0.16 })
    cut(ink, clay, [0.16, 0.3]).rounded([left, -tall * h, w, tall * h], h * 0.09)
    for (let at = 0.14; at < 0.9; at += 0.18)
      mark(ink, '#6b4a34').disc(left + at * w, -tall * h * 0.8, h * 0.03)
    mark(ink, '#3f7f92').standing(left + w * 0.72, -tall * h * 0.36, [h * 0.16, h * 0.18])
  }
  mark(ink, '#3f7f92').standing(x - h * 0.52, 0, [h * 0.24, h * 0.42])
}

/** A home on wheels with its stripe, an awning over the door. */
function caravanOf(colour: string, stripe: string): Structure {
  return (ink, { x, height: h }) => {
    const w = h * 1.5
    for (const at of [-0.2, 0.1]) mark(ink, '#3a3a40').disc(x + at * w, -h * 0.1, h * 0.12)
    cut(ink, colour, [0.14, 0.3]).rounded([x - w / 2, -h * 0.82, w, h * 0.7], h * 0.16)
    mark(ink, stripe).rect(x - w / 2, -h * 0.36, [w, h * 0.08])
    for (const at of [-0.32, 0.36])
      mark(ink, '#7f97a3').rounded([x + (at - 0.11) * w, -h * 0.7, w * 0.22, h * 0.24], h * 0.04)
    mark(ink, stripe).rounded([x - w * 0.06, -h * 0.66, w * 0.16, h * 0.54], h * 0.03)
    cut(ink, '#f4ead6', 0.08).plot({ x, w, h }, '-0.12 -0.74, 0.16 -0.74, 0.22 -0.62, -0.18 -0.62')
  }
}

/** A hut of boards on poles, a ladder down from its door. */
function stiltHut(ink: Ink, { x, height: h }: Stood): void {
  const [floor, wide] = [-h * 0.38, h * 1.1]
  for (const at of [-0.44, -0.15, 0.15, 0.44])
    stroke(ink, '#6b5038', h * 0.045).line([x + at * wide, 0.3], [x + at * wide, floor])
  stroke(ink, '#8a6a48', h * 0.03).line([x - wide * 0.1, 0], [x + wide * 0.02, floor])
  stroke(ink, '#8a6a48', h * 0.03).line([x + wide * 0.02, 0], [x + wide * 0.14, floor])
  house(ink, { x, y: floor, width: wide, height: h * 0.62, colour: '#b98a58', roof: '#a8905a' })
  mark(ink, '#7d5f40').rect(x - wide * 0.56, floor, [wide * 1.12, h * 0.05])
}

/** A long low house with a door and a window for each guest, and its tall board with a star and an arrow. */
function motel(ink: Ink, { x, height: h }: Stood): void {
  const w = h * 3.4
  const doors = ['#c8574c', '#3f8f94', '#d9a441', '#c8574c', '#3f8f94']
  cut(ink, '#efe2c6', [0.16, 0.3]).rect(x - w / 2, -h * 0.8, [w, h * 0.8])
  for (const [at, colour] of doors.entries()) {
    const left = x - w / 2 + ((at + 0.12) * w) / doors.length
    mark(ink, colour).standing(left + h * 0.1, 0, [h * 0.2, h * 0.52])
    mark(ink, '#f2c14e').disc(left + h * 0.16, -h * 0.25, h * 0.014)
    mark(ink, '#8fb4c2').rect(left + h * 0.27, -h * 0.52, [h * 0.28, h * 0.26])
    for (const side of [0.27, 0.5])
      mark(ink, '#f4ead6').rect(left + h * side, -h * 0.52, [h * 0.05, h * 0.26])
    stroke(ink, '#8a6a48', h * 0.03).line([left, 0], [left, -h * 0.78])
  }
  cut(ink, '#b5533f', [0.18, 0.3]).plot(
    { x, w, h },
    '-0.53 -0.76, 0.53 -0.76, 0.5 -0.96, -0.5 -0.96',
  )
  const pole = x + w * 0.62
  stroke(ink, '#6f6a72', h * 0.06).line([pole, 0], [pole, -h * 1.5])
  cut(ink, '#3f8f94', [0.14, 0.3]).rounded([pole - h * 0.46, -h * 1.9, h * 0.92, h * 0.5], h * 0.06)
  mark(ink, '#f6d76a').plot(
    { x: pole, y: -h * 1.64, w: h * 0.3, h: h * 0.3 },
    '0 -0.6, 0.16 -0.2, 0.58 -0.18, 0.25 0.08, 0.37 0.5, 0 0.26, -0.37 0.5, -0.25 0.08, -0.58 -0.18, -0.16 -0.2',
  )
  cut(ink, '#f2c14e', 0.1).plot(
    { x: pole, y: -h * 1.2, w: h, h },
    '0.3 -0.1, -0.2 -0.1, -0.2 -0.2, -0.46 0, -0.2 0.2, -0.2 0.1, 0.3 0.1',
  )
}

function hutOf(colour: string, roof: string): Structure {
  return (ink, { x, height }) => house(ink, { x, width: height * 1.5, height, colour, roof })
}

/** A structure by its name, a prop (`+tank`) or a picture (`cow`). */
export function stood(ink: Ink, name: string, at: Stood): void {
  const structure = STRUCTURES[name]
  if (structure) structure(ink, at)
  else thing(ink, pictured(name), at)
}
