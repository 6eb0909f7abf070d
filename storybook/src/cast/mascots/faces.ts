import { LONG_NECKS } from './long-necks.ts'
import { BLACK_MOUSE, BLUE_HEDGEHOG, SPONGE, WHITE_DUCK, YELLOW_MOUSE } from './character-faces.ts'
import {
  BIGFOOT,
  CYCLOPS,
  ONE_EYED,
  THREE_EYED,
  GHOST,
  GINGERBREAD,
  GOBLIN,
  GOLEM,
  MECHA,
  NINJA_TURTLE,
  OGRE,
  TURTLE,
  YETI,
} from './storied-faces.ts'

/** The face of an animal as a mask for a puppet. */
export interface Face {
  /** Noto's picture of it, if it is called otherwise. */
  readonly icon?: string
  /** Or our own drawing, in the same 128 × 128 square. */
  readonly svg?: string
  /** Only this outline of it, where the picture shows more than the head: points from 0 0 top left to 1 1. */
  readonly outline?: string
  /** It looks left and is mirrored with the puppet, instead of looking at us. */
  readonly side?: boolean
  /** It is no head, but all of a small creature. */
  readonly whole?: true
  /** The colour it takes when nobody asks for another. */
  readonly tone?: string
  /** The coat, when it is not the face's own colour. */
  readonly fur?: string
  /** The body between the limbs, when it differs. */
  readonly vest?: string
  /** How large it is against a person's head, and which share of it lies above the middle of the head. */
  readonly size?: number
  readonly brow?: number
  /** Where hats sit when it is not between the ears: shares of the picture, and their width in heights. */
  readonly crown?: readonly [x: number, y: number, wide: number]
}

const RACCOON =
  '<path fill="#6f7377" d="M20 12Q34 14 46 30L22 52Q12 28 20 12M108 12Q94 14 82 30L106 52Q116 28 108 12"/>' +
  '<path fill="#e3dfd9" d="M25 22Q33 24 40 34L27 46Q22 32 25 22M103 22Q95 24 88 34L101 46Q106 32 103 22"/>' +
  '<path fill="#a3a3a3" d="M64 22Q104 24 112 60Q118 82 96 96Q82 108 64 114Q46 108 32 96Q10 82 16 60Q24 24 64 22"/>' +
  '<path fill="#f1efeb" d="M16 72Q30 58 54 60L64 76L74 60Q98 58 112 72Q112 86 96 96Q82 108 64 114Q46 108 32 96Q16 86 16 72M26 46Q42 36 56 44Q42 44 28 56zM102 46Q86 36 72 44Q86 44 100 56z"/>' +
  '<path fill="#4a4c50" d="M24 70Q28 50 48 50Q60 54 58 66Q52 84 36 84Q24 82 24 70M104 70Q100 50 80 50Q68 54 70 66Q76 84 92 84Q104 82 104 70M58 28Q64 26 70 28L67 62H61z"/>' +
  '<circle cx="44" cy="66" r="7" fill="#17181a"/><circle cx="84" cy="66" r="7" fill="#17181a"/>' +
  '<circle cx="42" cy="63" r="2.4" fill="#fff"/><circle cx="82" cy="63" r="2.4" fill="#fff"/>' +
  '<ellipse cx="64" cy="86" rx="9" ry="6.5" fill="#2b2c2f"/>' +
  '<path fill="none" stroke="#4a4c50" stroke-width="3" stroke-linecap="round" d="M64 92V98M54 101Q60 104 64 98Q68 104 74 101"/>'

/** Tufts on its ears, round cheeks and two teeth: a fox has none of them. */
const SQUIRREL =
  '<path fill="#8f5128" d="M30 40Q18 20 24 2Q30 10 33 9Q46 18 50 34zM98 40Q110 20 104 2Q98 10 95 9Q82 18 78 34z"/>' +
  '<path fill="#e8b48c" d="M32 36Q26 24 29 15Q38 20 43 32zM96 36Q102 24 99 15Q90 20 85 32z"/>' +
  '<path fill="#b06a38" d="M64 22Q100 22 108 54Q118 66 114 84Q108 104 84 110Q64 116 44 110Q20 104 14 84Q10 66 20 54Q28 22 64 22"/>' +
  '<path fill="#8f5128" d="M58 23Q64 21 70 23L66 50H62z"/>' +
  '<path fill="#f6e9d4" d="M16 74Q30 66 48 76Q56 64 64 64Q72 64 80 76Q98 66 112 74Q116 96 88 108Q64 116 40 108Q12 96 16 74"/>' +
  '<path fill="#f6e9d4" d="M28 56Q30 42 44 42Q58 44 57 58Q50 70 40 68Q30 66 28 56M100 56Q98 42 84 42Q70 44 71 58Q78 70 88 68Q98 66 100 56"/>' +
  '<ellipse cx="44" cy="57" rx="9" ry="10.5" fill="#221a18"/><ellipse cx="84" cy="57" rx="9" ry="10.5" fill="#221a18"/>' +
  '<circle cx="41" cy="53" r="3.2" fill="#fff"/><circle cx="81" cy="53" r="3.2" fill="#fff"/>' +
  '<path fill="#5a3526" d="M55 76Q64 71 73 76Q70 84 64 85Q58 84 55 76"/>' +
  '<path fill="#fff" stroke="#d9c8ae" stroke-width="1.2" d="M58 92H64V102Q58 103 58 92M64 92H70Q70 103 64 102z"/>' +
  '<path fill="none" stroke="#7a4a30" stroke-width="3" stroke-linecap="round" d="M64 85V91M48 89Q56 96 64 91Q72 96 80 89"/>' +
  '<ellipse cx="26" cy="84" rx="8" ry="5.4" fill="#eaa08a" opacity=".6"/><ellipse cx="102" cy="84" rx="8" ry="5.4" fill="#eaa08a" opacity=".6"/>'

/** A head on a long neck reaches high above the shoulders. */
const NECK = { side: true, size: 1.75 } as const

/** All of a small creature or a fish, which looks left, and of those that look at us. */
const WHOLE_SIDE = { whole: true, side: true, size: 1.7, brow: 0.5 } as const
const WHOLE_FRONT = { whole: true, size: 1.5, brow: 0.5 } as const

export const FACES: Readonly<Record<string, Face>> = {
  robot: { fur: '#9fb2bd', crown: [0.5, 0.24, 0.7] },
  mecha: { svg: MECHA, fur: '#dfe5ea', size: 1.15 },
  'gingerbread-man': { svg: GINGERBREAD, fur: '#b9733a' },
  golem: { svg: GOLEM, fur: '#8b8880' },
  bigfoot: { svg: BIGFOOT, fur: '#6e4a32', vest: '#7f583d', size: 1.5 },
  yeti: { svg: YETI, fur: '#f2f6f8', vest: '#dbe8f0', size: 1.5 },
  ghost: { svg: GHOST, fur: '#f4f4f7', size: 1.3 },
  alien: { tone: '#86cf7e', fur: '#86cf7e', vest: '#b9e6b0' },
  'one-eyed-alien': { svg: ONE_EYED, fur: '#86cf7e' },
  'three-eyed-alien': { svg: THREE_EYED, fur: '#86cf7e' },
  cyclops: { svg: CYCLOPS, fur: '#8fae6a' },
  'black-mouse': { svg: BLACK_MOUSE, fur: '#2b2a33', vest: '#2b2a33', size: 1.7, brow: 0.56 },
  'white-duck': { svg: WHITE_DUCK, fur: '#f7f5f0', size: 1.4 },
  'yellow-mouse': { svg: YELLOW_MOUSE, fur: '#f6d03c', vest: '#f9df74', size: 1.7, brow: 0.62 },
  'blue-hedgehog': { svg: BLUE_HEDGEHOG, fur: '#2f5fc8', vest: '#f0cfa8', size: 1.6 },
  sponge: { svg: SPONGE, fur: '#f4d63c', size: 1.6 },
  'story-goblin': { svg: GOBLIN, fur: '#86a94c', size: 1.5 },
  'story-ogre': { svg: OGRE, fur: '#9aa85a', vest: '#b4c070' },
  bear: {},
  panda: { fur: '#3f4146', vest: '#f1efea' },
  'polar-bear': { fur: '#e9f1f5' },
  koala: {},
  hamster: {},
  lion: { fur: '#fbbf2e', size: 1.6 },
  fox: { size: 1.2 },
  wolf: {},
  frog: { brow: 0.5, crown: [0.5, -0.02, 0.62] },
  cat: { icon: 'cat-face' },
  'black-cat': { icon: 'cat-face', tone: 'black' },
  dog: { icon: 'dog-face', fur: '#b9804e', vest: '#f2e0c6' },
  monkey: { icon: 'monkey-face' },
  mouse: { icon: 'mouse-face' },
  pig: { icon: 'pig-face' },
  rabbit: { icon: 'rabbit-face', size: 1.85, brow: 0.62 },
  tiger: { icon: 'tiger-face' },
  cow: { icon: 'cow-face' },
  raccoon: { svg: RACCOON, fur: '#9b9b9b' },
  'teddy-bear': { icon: 'bear', tone: '#b0733f' },
  horse: { icon: 'horse-face', side: true, size: 1.6 },
  unicorn: { side: true, size: 1.6 },
  dragon: { icon: 'dragon-face', size: 1.5 },
  moose: { size: 1.6 },
  chicken: { side: true, size: 1.5 },
  boar: { side: true, size: 1.5 },
  elephant: { outline: '0 0, .66 0, .66 .5, .45 .62, .31 .64, .28 .88, 0 .88', side: true },
  penguin: { outline: '0 0, .78 0, .74 .3, .45 .36, .2 .3, 0 .22', side: true, vest: '#f6f3ec' },
  owl: { outline: '0 0, 1 0, 1 .45, .5 .57, 0 .45' },
  duck: { outline: '0 0, .62 0, .62 .42, .4 .46, .22 .42, 0 .3', side: true },
  shark: { outline: '0 0, .7 0, .72 .44, .5 .62, .2 .62, 0 .5', side: true, fur: '#97a2ab' },
  poodle: { outline: '0 0, .56 0, .58 .3, .46 .44, .2 .42, 0 .32', side: true, fur: '#dedede' },
  ewe: { outline: '0 0, .6 0, .68 .3, .56 .58, .3 .7, 0 .6' },
  giraffe: { outline: '0 0, .52 0, .54 .36, .28 .4, .22 .26, 0 .24', side: true },
  zebra: { outline: '0 0, .5 0, .52 .44, .26 .46, 0 .42', side: true },
  goat: { outline: '0 0, .74 0, .6 .5, .38 .58, .1 .7, 0 .5', side: true },
  turtle: { svg: TURTLE, fur: '#8fb84a', vest: '#e2cf86' },
  'ninja-turtle': { svg: NINJA_TURTLE, fur: '#8fb84a', vest: '#e2cf86' },
  beaver: { outline: '.02 0, .46 0, .46 .2, .36 .34, .1 .36, .02 .2' },
  otter: { outline: '0 0, .42 0, .42 .3, .3 .4, .1 .42, 0 .3' },
  sloth: { outline: '0 .22, .42 .22, .42 .4, .36 .58, .15 .6, 0 .5', fur: '#a08d7c' },
  skunk: { outline: '0 .54, .36 .54, .38 .7, .28 .84, 0 .86', fur: '#45464a' },
  squirrel: { svg: SQUIRREL, fur: '#b06a38', vest: '#f3e3cb' },
  chipmunk: { outline: '0 0, .42 0, .44 .3, .38 .42, .16 .48, 0 .46', side: true },
  crocodile: { outline: '0 .66, .3 .56, .52 .68, .52 .9, .3 1, 0 1', side: true, fur: '#6f8f3c' },
  orangutan: { outline: '.36 .08, .78 .08, .78 .4, .68 .5, .5 .5, .36 .4', fur: '#f06a2a' },
  bison: { outline: '0 0, .56 0, .56 .4, .3 .62, 0 .64', fur: '#7a4f43' },
  swan: { ...NECK, svg: LONG_NECKS.swan, fur: '#f1f4f2' },
  ram: { outline: '0 0, .8 0, .8 .5, .5 .64, .1 .64, 0 .5', fur: '#e8e4de' },
  rat: { outline: '0 0, .56 0, .5 .3, .36 .46, 0 .5', side: true },
  bat: { outline: '.32 0, .68 0, .68 .2, .6 .42, .4 .42, .32 .2' },
  turkey: { outline: '0 0, .3 0, .3 .4, 0 .46', side: true, fur: '#7d5244' },
  mammoth: { outline: '0 0, .55 0, .52 .5, .3 .66, 0 .95', side: true },
  badger: { outline: '0 0, .44 0, .4 .4, .24 .52, 0 .55', side: true, fur: '#8d9094' },
  dodo: { outline: '0 0, .38 0, .36 .22, .2 .24, 0 .14', side: true, fur: '#7aa0a8' },
  deer: { outline: '0 0, .64 0, .6 .44, .34 .48, .1 .46, 0 .36', side: true },
  camel: { outline: '0 0, .44 0, .4 .3, .26 .42, 0 .35', side: true },
  dolphin: { outline: '0 0, .78 0, .8 .34, .56 .6, 0 .62', side: true },
  kangaroo: { outline: '0 0, .42 0, .34 .44, .22 .5, 0 .42', side: true },
  rooster: { outline: '0 0, .52 0, .5 .4, .24 .5, 0 .48', side: true },
  't-rex': { outline: '0 0, .44 0, .44 .34, .22 .46, 0 .42', side: true },
  gorilla: { outline: '.04 0, .5 0, .5 .24, .4 .42, .1 .42, .04 .3' },
  hippopotamus: { outline: '0 0, .46 0, .48 .6, .3 .8, 0 .8', side: true },
  rhinoceros: { outline: '0 0, .46 0, .5 .56, .2 .76, 0 .72', side: true },
  'black-bird': { outline: '0 0, .5 0, .5 .3, .3 .44, 0 .44', side: true },
  ox: { outline: '0 0, .5 0, .5 .5, .3 .6, 0 .6', side: true },
  bird: { outline: '0 0, .46 0, .44 .4, .22 .5, 0 .44', side: true },
  eagle: { outline: '.04 .36, .4 .36, .44 .58, .3 .7, .04 .68', side: true },
  parrot: { outline: '0 0, .5 0, .5 .3, .26 .4, 0 .36', side: true },
  flamingo: { ...NECK, svg: LONG_NECKS.flamingo, fur: '#f48fb1' },
  goose: { ...NECK, svg: LONG_NECKS.goose, fur: '#efece2' },
  heron: { ...NECK, svg: LONG_NECKS.heron, fur: '#aebcc6' },
  stork: { ...NECK, svg: LONG_NECKS.stork, fur: '#f4f3ee' },
  crane: { ...NECK, svg: LONG_NECKS.crane, fur: '#dfe3e6' },
  ostrich: { ...NECK, svg: LONG_NECKS.ostrich, fur: '#4a4642', vest: '#8d857d' },
  seal: { outline: '0 0, .62 0, .6 .3, .4 .42, .14 .4, 0 .2' },
  llama: { outline: '0 0, .32 0, .3 .4, .12 .38, 0 .26', side: true },
  leopard: { outline: '0 0, .4 0, .42 .4, .25 .5, 0 .5', side: true },
  whale: WHOLE_SIDE,
  orca: WHOLE_SIDE,
  fish: WHOLE_SIDE,
  'tropical-fish': WHOLE_SIDE,
  blowfish: WHOLE_SIDE,
  shrimp: WHOLE_SIDE,
  honeybee: WHOLE_SIDE,
  cricket: WHOLE_SIDE,
  worm: WHOLE_SIDE,
  snake: WHOLE_SIDE,
  ant: { ...WHOLE_SIDE, crown: [0.16, 0.22, 0.36] },
  squid: WHOLE_FRONT,
  crab: WHOLE_FRONT,
  lobster: WHOLE_FRONT,
  spider: WHOLE_FRONT,
  'lady-beetle': WHOLE_FRONT,
  beetle: WHOLE_FRONT,
  bug: WHOLE_FRONT,
  fly: WHOLE_FRONT,
  mosquito: WHOLE_FRONT,
  cockroach: WHOLE_FRONT,
  butterfly: WHOLE_FRONT,
  jellyfish: { whole: true, size: 1.2, brow: 0.4 },
  hedgehog: { outline: '0 0, .56 0, .5 .6, .4 .82, 0 .78', side: true },
}

/** Heads of our own drawing that hang lower than others: tusks reach below the chin. */
export const HUNG: Readonly<Record<string, Pick<Face, 'size' | 'brow'>>> = {
  walrus: { size: 1.8, brow: 0.3 },
}
