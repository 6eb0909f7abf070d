import { live } from '../../../paint/pieces/live.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { glowing, motes } from '../kit/alive.ts'
import { clear, darker, lighter } from '../kit/colour.ts'
import { picture } from '../kit/indoors/pictures.ts'
import { wall, type Wall } from '../kit/indoors/wall.ts'
import { seen } from '../kit/nature/ground.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { polygon, type Pair } from '../kit/shapes.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'
import { RISE, STAIR_BACK as BACK } from '../kit/indoors/stair-measures.ts'
import { drawSteps, STEP } from '../kit/indoors/stair-steps.ts'
import { stormInSlits, torches, tower } from '../kit/indoors/spiral-tower.ts'

/** Three kinds of stairs, by the words for them. */
const KINDS: readonly (readonly [words: RegExp, look: Look])[] = [
  [
    /escalator|moving/u,
    { kind: 'escalator', wall: { style: 'plain', colour: '#c9d3da' }, tread: '#8f98a3' },
  ],
  [
    /spiral|tower|winding|lighthouse|castle|stone|dungeon/u,
    { kind: 'spiral', wall: { style: 'stone', colour: '#a39a8b' }, tread: '#8b8172' },
  ],
]

interface Look {
  readonly kind: 'escalator' | 'spiral' | 'house'
  readonly wall: Wall
  readonly tread: string
}

const HOUSE: Look = {
  kind: 'house',
  wall: { style: 'panel', colour: '#dcc9ae', accent: '#cbb592' },
  tread: '#9a6a45',
}

/** Stairs that rise to the right, with whoever goes up or down them large before the wall. */
export const stairwayPlace = place({
  id: 'stairway',
  indoors: true,
  time: 'day',
  incline: RISE,
  upright: true,
  near: -0.4,
  far: 1,
  sounds: { room: 0.2 },
  set: (c) => {
    const [, look = HOUSE] = KINDS.find(([words]) => words.test(c.words)) ?? []
    return [
      backWall(c, look),
      plane(c, { name: 'far rail', z: 1.6, haze: 0 }, (ink) => rail(ink, look, 2.3)),
      look.kind === 'escalator' ? movingSteps(c, look) : steps(c, look),
      ...(look.kind === 'spiral' ? [...torches(c), ...stormInSlits(c)] : lamps(c)),
      motes(c, { z: 2, count: 16 }),
    ]
  },
})

function backWall(c: PlaceContext, look: Look): Piece[] {
  return plane(c, { name: 'back wall', z: BACK, haze: 0.3, shadow: 0 }, (ink) => {
    const low = ink.bottom
    ink.ctx.save()
    ink.ctx.translate(0, low)
    wall(ink, look.wall, { left: ink.left, right: ink.right, top: ink.top - low })
    ink.ctx.restore()
    if (look.kind === 'spiral') tower(ink)
    if (look.kind === 'house') hung(ink)
    if (look.kind === 'escalator') shopFronts(ink)
  })
}

function hung(ink: Ink): void {
  for (let i = -2; i <= 2; i++) {
    const x = i * ink.half * 0.36
    picture(ink, { x, y: -RISE * x - 3.4, width: 1.7, height: 2 })
  }
}

function shopFronts(ink: Ink): void {
  const tones = ['#e8b75a', '#5f9aa5', '#d9706a', '#8fae6f']
  for (let i = 0; i < 8; i++)
    for (const floor of [0, 1, 2]) {
      const x = ink.left + (i + 0.5) * ((ink.right - ink.left) / 8)
      const y = -floor * 4.4 + 1
      mark(ink, '#f6f0e2').rect(x - 1.6, y - 3, [3.2, 3])
      mark(ink, tones[(i + floor) % 4] ?? '#e8b75a').rect(x - 1.8, y - 3.6, [3.6, 0.7])
      mark(ink, clear('#9fb7c6', 0.7)).rect(x - 1.3, y - 2.6, [2.6, 2.2])
    }
}

/** A hand rail on posts; the nearest one would hide the feet, so there is only the far one. */
function rail(ink: Ink, look: Look, height: number): void {
  const colour = look.kind === 'escalator' ? '#2f353d' : darker(look.tread, 0.2)
  for (let x = ink.left; x < ink.right; x += STEP) {
    const y = -RISE * x
    if (look.kind !== 'escalator') mark(ink, colour).rect(x - 0.06, y - height, [0.12, height])
  }
  if (look.kind === 'escalator') mark(ink, clear('#bcd4e2', 0.55)).shape(band(ink, [height, 0]))
  stroke(ink, colour, 0.24).line(
    [ink.left, -RISE * ink.left - height],
    [ink.right, -RISE * ink.right - height],
  )
}

function band(ink: Ink, [high, low]: Pair) {
  return polygon(
    [ink.left, -RISE * ink.left - high],
    [ink.right, -RISE * ink.right - high],
    [ink.right, -RISE * ink.right - low],
    [ink.left, -RISE * ink.left - low],
  )
}

function steps(c: PlaceContext, look: Look): Piece[] {
  return plane(c, { name: 'steps', z: 0.5, haze: 0 }, (ink) => drawSteps(ink, look.tread))
}

/** How fast an escalator goes, in u a second along the floor. */
const SPEED = 0.55

function movingSteps(c: PlaceContext, look: Look): Piece {
  const [body, tread] = [darker(look.tread, 0.34), lighter(look.tread, 0.3)].map((tone) =>
    seen(c.light, tone, 0),
  )
  return live({ name: 'moving steps', depth: 0.5 }, (pen) => {
    const z = 0.5
    const { left, right, bottom } = pen.view(z)
    const shift = (pen.t * SPEED) % STEP
    pen.ctx.fillStyle = body ?? '#444444'
    pen.ctx.beginPath()
    const corner = (x: number, y: number): void => {
      const p = pen.project(x, y, z)
      pen.ctx.lineTo(p.x, p.y)
    }
    const start = Math.floor(left / STEP) * STEP - STEP + shift
    corner(start, bottom - 1)
    for (let x = start; x < right + STEP; x += STEP) {
      corner(x, RISE * x)
      corner(x + STEP, RISE * x)
    }
    corner(right + STEP, bottom - 1)
    pen.ctx.fill()
    pen.ctx.fillStyle = tread ?? '#bbbbbb'
    for (let x = start; x < right + STEP; x += STEP) {
      const p = pen.project(x, RISE * x, z)
      pen.ctx.fillRect(p.x, p.y, STEP * p.scale, 0.12 * p.scale)
    }
  })
}

/** Lamps along the way up. */
function lamps(c: PlaceContext): Piece[] {
  return [-6, 2].map((x) =>
    glowing(c, { at: [x, RISE * x + 5.4, BACK - 0.2], radius: 3.4, flicker: 0.02, strength: 0.3 }),
  )
}
