import type { Interior } from '../kit/indoors/interior.ts'
import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { shelves } from '../kit/indoors/shelves.ts'
import { cut, mark, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'

interface Store {
  readonly wall: string
  readonly wood: string
  readonly hung: readonly string[]
  /** How tall what hangs is, in u. */
  readonly long: number
  readonly shelved: readonly string[]
  readonly floor: readonly string[]
}

const list = (names: string): string[] =>
  names.split(' ').map((each) => (each.includes(':') ? each : `noto:${each}`))

const CLOTHES: Store = {
  wall: '#e9e0d6',
  wood: '#b59a7a',
  hung: list('dress coat t-shirt jeans womans-clothes kimono prop:sweater'),
  long: 2.3,
  shelved: list('womans-hat handbag high-heeled-shoe top-hat running-shoe scarf mans-shoe'),
  floor: list('prop:mirror prop:suitcase'),
}
const FROZEN: Store = {
  wall: '#cfe2ea',
  wood: '#9ab5c4',
  hung: list('meat-on-bone poultry-leg meat-on-bone poultry-leg'),
  long: 2,
  shelved: list('package fish ice prop:crate soft-ice-cream cut-of-meat'),
  floor: list('ice prop:crate'),
}
const BUTCHERED: Store = {
  ...FROZEN,
  hung: list('meat-on-bone prop:sausages cut-of-meat prop:sausages'),
  shelved: list('cut-of-meat bacon prop:sausages poultry-leg meat-on-bone'),
  floor: list('cow prop:trough'),
}
const CLEANING: Store = {
  wall: '#d9d6cc',
  wood: '#7f8a92',
  hung: list('prop:mop prop:broom prop:mop prop:broom'),
  long: 3.4,
  shelved: list('lotion-bottle sponge roll-of-paper soap prop:bucket'),
  floor: list('prop:bucket prop:vacuum-cleaner'),
}
const FOOD: Store = {
  wall: '#e6d8bc',
  wood: '#8a6242',
  hung: list('garlic hot-pepper onion garlic'),
  long: 1,
  shelved: list(
    'jar canned-food bread honey-pot cheese-wedge red-apple potato prop:jam-jar prop:jug bottle-with-popping-cork',
  ),
  floor: list('prop:barrel prop:crate'),
}

function storeOf(words: string): Store {
  if (/closet|wardrobe|cloak/u.test(words) && !/janitor|broom|clean|supply/u.test(words))
    return CLOTHES
  if (/slaughter|abattoir/u.test(words)) return BUTCHERED
  if (/freez|cold|refrigerat|meat/u.test(words)) return FROZEN
  return /janitor|broom|clean|supply|utility/u.test(words) ? CLEANING : FOOD
}

/** A small room of shelves: of jars and loaves, of clothes, of mops, or of ice. */
export const storeroomPlace = wordedInterior((words): Interior => {
  const store = storeOf(words)
  return {
    id: 'storeroom',
    sounds: { room: 0.2 },
    wall: { style: 'planks', colour: store.wall },
    floor: { pattern: 'tiles', colour: '#c9bfae', other: '#b8ae9d', size: 1.4 },
    ceiling: '#f0e9dc',
    height: 7,
    depth: 4.8,
    near: null,
    lamps: { colour: '#6a5a4c', at: [0], drop: 0.8 },
    back: (ink, s) => back(ink, s, store),
    middle: (ink) => {
      for (const [i, what] of store.floor.entries())
        thing(ink, what, { x: (i ? 0.8 : -0.8) * ink.half, height: i ? 1.7 : 2.2 })
    },
  }
})

function back(ink: Ink, s: number, store: Store): void {
  const random = ink.random.fork('stores')
  const w = 4.6 * s
  for (const side of [-1, 1]) {
    const x = side * ink.half * 0.62
    if (store === FOOD)
      shelves(ink, {
        x: side * ink.half * 0.97,
        width: 2,
        height: 5.6,
        rows: 5,
        fill: 'jars',
        colour: store.wood,
      })
    cut(ink, store.wood, [0.14, 0.3]).rect(x - w / 2 - 0.12, -5.8, [w + 0.24, 5.8])
    mark(ink, store.wall).rect(x - w / 2, -5.66, [w, 5.66])
    for (let row = 0; row < 4; row++) {
      const y = -0.14 - row * 1.4
      cut(ink, store.wood, 0.08).rect(x - w / 2, y, [w, 0.14])
      for (let i = 0; i < 4; i++)
        thing(ink, random.pick(store.shelved), { x: x + ((i + 0.5) / 4 - 0.5) * w, y, height: 1.1 })
    }
  }
  cut(ink, store.wood, 0.08).rounded([-ink.half * 0.3, -5.2, ink.half * 0.6, 0.2], 0.08)
  for (let i = 0; i < 4; i++) {
    const x = ((i + 0.5) / 4 - 0.5) * ink.half * 0.56
    mark(ink, '#6a5c54').rect(x - 0.03, -5.1, [0.06, 0.5])
    thing(ink, store.hung[i % store.hung.length] ?? 'noto:garlic', {
      x,
      y: store.long - 4.7,
      height: store.long,
    })
  }
}
