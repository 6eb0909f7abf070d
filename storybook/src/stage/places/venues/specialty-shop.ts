import type { Interior } from '../kit/indoors/interior.ts'
import { wordedInterior } from '../kit/indoors/worded-interior.ts'
import { counter } from '../kit/indoors/furniture.ts'
import { cut, type Ink } from '../kit/paper.ts'
import { thing } from '../kit/thing.ts'
import { fittingsOf, type ShopFittings } from '../kit/town/shop-fittings.ts'

/** A shop that sells one kind of thing: its wares on shelves to the ceiling, large ones on the floor, a till. */
export const specialtyShopPlace = wordedInterior((words) => look(fittingsOf(words)))

function look(shop: ShopFittings): Interior {
  return {
    id: 'specialty-shop',
    sounds: { room: 0.3 },
    wall: { style: 'planks', colour: shop.wall, dado: 0.8, dadoColour: shop.wood },
    floor: { pattern: 'planks', colour: '#b98f66', other: '#a67f5a' },
    ceiling: '#f3ead8',
    lamps: { colour: shop.wood, at: [-0.62, 0.62], drop: 1.2 },
    near: null,
    back: (ink, s) => back(ink, s, shop),
    middle: (ink, s) => {
      stand(ink, shop, { at: -0.82, s })
      till(ink, { at: 0.86, s, wood: shop.wood })
    },
  }
}

/** A large piece on the floor, as tall as it is beside people. */
function stand(ink: Ink, shop: ShopFittings, { at, s }: { at: number; s: number }): void {
  const [name, height] = ink.random.fork('large').pick(shop.large)
  thing(ink, name, { x: at * ink.half, height: height * Math.max(0.75, s) })
}

function till(ink: Ink, { at, s, wood }: { at: number; s: number; wood: string }): void {
  const x = at * ink.half
  counter(ink, { x, width: 3.4 * s, height: 2, colour: wood, top: '#e9dcc2' })
  thing(ink, 'prop:cash-register', { x, y: -2.1, height: 1.2 })
}

/** A sign in the middle with what is sold here, and shelves of it around. */
function back(ink: Ink, s: number, shop: ShopFittings): void {
  const random = ink.random.fork('wares')
  const width = 5.4 * s
  for (const side of [-1, 0, 1]) {
    const x = side * ink.half * 0.62
    cut(ink, shop.wood, [0.14, 0.3]).rect(x - width / 2 - 0.14, -6, [width + 0.28, 6])
    cut(ink, shop.shade, 0).rect(x - width / 2, -5.86, [width, 5.86])
    const rows = shop.rows
    const high = 5.7 / rows
    for (let row = 0; row < rows; row++) {
      const y = -0.16 - row * high
      cut(ink, shop.wood, 0.08).rect(x - width / 2, y, [width, 0.16])
      const size = high * 0.78
      const many = Math.max(2, Math.floor(width / (size * 1.15)))
      for (let i = 0; i < many; i++)
        thing(ink, random.pick(shop.wares), {
          x: x + ((i + 0.5) / many - 0.5) * width,
          y,
          height: size,
        })
    }
  }
  cut(ink, shop.sign, [0.16, 0.4]).rounded([-1.5, -7.9, 3, 1.7], 0.3)
  thing(ink, shop.wares[0] ?? 'noto:wrapped-gift', { x: 0, y: -6.35, height: 1.35 })
}
