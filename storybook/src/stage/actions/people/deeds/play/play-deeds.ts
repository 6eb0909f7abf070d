import type { Deeds } from '../../score.ts'
import { CARDS_AND_BLOCKS } from './cards-and-blocks.ts'
import { CIRCUS } from './circus.ts'
import { SPELLS } from './spells.ts'
import { CONQUESTS } from './conquests.ts'
import { FAIRGROUND } from './fairground.ts'
import { FEATS } from './feats.ts'
import { FROM_BRANCHES } from './from-branches.ts'
import { GROUND_DRAWING } from './ground-drawing.ts'
import { KITE_FLYING } from './kite-flying.ts'
import { ON_OWN_HEAD } from './on-own-head.ts'
import { ON_THE_MOON } from './on-the-moon.ts'
import { OPEN_AIR } from './open-air.ts'
import { TOY_BOATS } from './toy-boats.ts'
import { PLAYGROUND } from './playground.ts'
import { PLAYGROUNDS } from './playgrounds.ts'
import { RELEASING } from './releasing.ts'
import { RUNNING_GAMES } from './running-games.ts'
import { SNOW_AND_SAND } from './snow-and-sand.ts'
import { STAND_OFFS } from './stand-offs.ts'
import { STONE_SKIPPING } from './stone-skipping.ts'
import { TABLE_GAMES } from './table-games.ts'
import { TOSSING } from './tossing.ts'
import { TRICKS } from './tricks.ts'
import { WATER_FIGHTS } from './water-fights.ts'
import { WITCHCRAFT } from './witchcraft.ts'

export const PLAY_DEEDS: Deeds = {
  ...ON_OWN_HEAD,
  ...ON_THE_MOON,
  ...STAND_OFFS,
  ...WATER_FIGHTS,
  ...CARDS_AND_BLOCKS,
  ...CIRCUS,
  ...SPELLS,
  ...FAIRGROUND,
  ...FEATS,
  ...FROM_BRANCHES,
  ...KITE_FLYING,
  ...OPEN_AIR,
  ...TOY_BOATS,
  ...PLAYGROUND,
  ...PLAYGROUNDS,
  ...RUNNING_GAMES,
  ...SNOW_AND_SAND,
  ...CONQUESTS,
  ...RELEASING,
  ...WITCHCRAFT,
  ...GROUND_DRAWING,
  ...STONE_SKIPPING,
  ...TABLE_GAMES,
  ...TOSSING,
  ...TRICKS,
}
