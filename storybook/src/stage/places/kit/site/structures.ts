import { barn, house } from '../town/houses.ts'
import { chimney, crane, factory, tank } from '../town/industry.ts'
import { thing } from '../thing.ts'
import { tree } from '../nature/trees.ts'
import type { Ink } from '../paper.ts'
import type { Stood, Structure } from './built.ts'
import { longhouse, stepPyramid, tipi, yurt } from './old-world.ts'
import { aqueduct, beerTable, bigScreen, birdDome, boatShed, cableway, topiary } from './leisure.ts'
import { amphitheatre, mausoleum } from './monuments.ts'
import { archedHall, barrack, bays, ridgeTent, sawShed } from './halls.ts'
import {
  coolingTower,
  headframe,
  mast,
  pumpJack,
  radarDish,
  radome,
  reactor,
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
  'arched-hall': archedHall,
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
  'beer-table': beerTable,
  oak: (ink, { x, height }) => tree(ink, 'round', { x, height }),
  cypress: (ink, { x, height }) => tree(ink, 'poplar', { x, height }),
  pine: (ink, { x, height }) => tree(ink, 'pine', { x, height }),
}

function hutOf(colour: string, roof: string): Structure {
  return (ink, { x, height }) => house(ink, { x, width: height * 1.5, height, colour, roof })
}

/** A structure by its name, a prop (`+tank`) or a picture (`cow`). */
export function stood(ink: Ink, name: string, at: Stood): void {
  const structure = STRUCTURES[name]
  if (structure) structure(ink, at)
  else thing(ink, name.startsWith('+') ? `prop:${name.slice(1)}` : `noto:${name}`, at)
}
