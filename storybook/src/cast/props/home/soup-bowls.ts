import type { Prop } from '../prop.ts'
import {
  bits,
  chopsticks,
  egg,
  herbs,
  noodles,
  nori,
  slices,
  spiral,
  sprouts,
  steam,
  swirl,
} from './bowl-toppings.ts'
import { inBowls } from './in-bowls.ts'
import { parts } from './plate-parts.ts'

/** Soups and noodles that are known by what swims in them. */
export const SOUP_BOWLS: readonly Prop[] = inBowls([
  {
    words: 'pho|bowl of pho|phở|vietnamese noodle soup|beef noodle soup|bun bo hue',
    colour: '#c98b48',
    bowl: '#f3efe6',
    on: parts(
      noodles('#fbf6e6', 22, 92),
      slices('#b5715c', '94 36 0.2, 108 41 -0.2, 90 46 0.1'),
      sprouts,
      herbs('78 30 0.3, 86 26 -0.4, 72 26 0.9'),
      bits('#d2372f', '66 48, 74 50', [4.4, 1.8]),
      chopsticks,
    ),
  },
  {
    words: 'ramen|bowl of ramen|ramen bowl|ramen noodles|tonkotsu ramen|instant noodles',
    colour: '#d99a4e',
    bowl: '#b8342c',
    on: parts(
      nori(118, 28),
      noodles('#f7dc8e', 22, 84),
      slices('#d9a184', '46 32 -0.2, 62 28 0.1'),
      egg(98, 40),
      spiral(76, 32),
      bits('#5fa648', '50 48, 58 50, 66 47, 74 50', [3.4, 1.8]),
      chopsticks,
    ),
  },
  {
    words: 'laksa|bowl of laksa|curry noodles|curry laksa|khao soi|curry noodle soup',
    colour: '#e08a34',
    bowl: '#3f7fa8',
    on: parts(
      noodles('#fbe9b8', 22, 88),
      egg(104, 42),
      bits('#f0a07c', '60 32, 72 28, 84 32', [9, 5]),
      bits('#e8c87a', '44 46, 56 50', [6, 4]),
      herbs('94 28 0.4, 86 25 -0.5'),
      chopsticks,
    ),
  },
  {
    words:
      'bak chor mee|wonton noodles|wonton mee|dan dan noodles|dry noodles|minced pork noodles|zha jiang mian|lo mein|bowl of noodles',
    colour: '#8a5a34',
    bowl: '#f3efe6',
    on: parts(
      noodles('#f3cf74', 20, 96),
      noodles('#f7dc8e', 30, 80),
      bits('#9a5a3c', '60 36, 68 32, 76 36, 64 41, 73 42, 83 40, 70 37', [4.6, 3.2]),
      bits('#5fa648', '92 34, 98 40, 88 46, 52 46', [4, 2]),
      chopsticks,
    ),
  },
  {
    words: 'udon|udon noodles|bowl of udon|soba|soba noodles|bowl of soba',
    colour: '#c08a52',
    bowl: '#46505c',
    on: parts(
      noodles('#fbf6e6', 22, 96),
      bits('#e8a64a', '98 34, 108 40', [11, 6]),
      spiral(64, 32),
      bits('#5fa648', '48 46, 56 49, 66 48, 78 46', [3.4, 1.8]),
      chopsticks,
    ),
  },
  {
    words: 'miso soup|bowl of miso soup',
    colour: '#c99a5c',
    bowl: '#7a2c24',
    on: parts(
      bits('#fbf6e6', '50 38, 66 44, 84 36, 98 42', [7, 4.6]),
      bits('#2f5a3c', '60 34, 76 46, 92 34', [7, 2.4]),
      bits('#7cb83e', '72 36, 56 46, 88 46', [2.8, 1.6]),
      steam,
    ),
  },
  {
    words: 'borscht|bowl of borscht|beet soup|beetroot soup|borsch',
    colour: '#a8234c',
    bowl: '#f3efe6',
    on: parts(
      bits('#fbf6ee', '76 38', [17, 7]),
      herbs('80 34 0.2, 68 36 -0.6'),
      bits('#c9506e', '46 42, 58 46, 104 40, 94 47', [5, 2.6]),
      steam,
    ),
  },
  {
    words: 'tomato soup|bowl of tomato soup|gazpacho',
    colour: '#d9482f',
    bowl: '#f3efe6',
    on: parts(swirl, herbs('86 34 0.3, 76 32 -0.5'), steam),
  },
  {
    words: 'pumpkin soup|carrot soup|squash soup',
    colour: '#f0932b',
    bowl: '#f3efe6',
    on: parts(swirl, bits('#7fa35a', '66 38, 74 34, 82 40', [4, 2]), steam),
  },
])
