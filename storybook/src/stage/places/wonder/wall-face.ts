import { readColour } from '../../../cast/colour/read-colour.ts'
import type { Piece } from '../../../scene/scene.ts'
import type { PlaceContext } from '../../place.ts'
import { motes } from '../kit/alive.ts'
import { clear, darker, lighter, mix } from '../kit/colour.ts'
import { wall, type Wall } from '../kit/indoors/wall.ts'
import { mark, stroke, type Ink } from '../kit/paper.ts'
import { plane } from '../kit/plane.ts'
import { place } from '../kit/recipe.ts'

type Face = (ink: Ink, colour: string) => void

const masonry =
  (style: Wall['style']): Face =>
  (ink, colour) =>
    wall(ink, { style, colour }, { left: ink.left, right: ink.right, top: ink.top - ink.bottom })

/** What each face is made of, by the words for it, and its colour when the prompt names none. */
const FACES: readonly (readonly [words: RegExp, colours: readonly string[], face: Face])[] = [
  [/\b(bark|trunk|tree|log|oak|pine)\b/u, ['#8a6242', '#77604c', '#95704a'], bark],
  [/\b(window|windowpane|pane|glass|mirror|windshield)\b/u, ['#a8d4ee', '#bfe0e6'], pane],
  [/\b(brick)/u, ['#b5563f', '#a85a48', '#c0674e'], masonry('brick')],
  [/\b(stone|rock|castle|granite)/u, ['#9b968e', '#8d8f93', '#a59a88'], masonry('stone')],
  [
    /\b(wood\w*|plank|door|fence|barn|shed)\b/u,
    ['#a8754a', '#96683f', '#b98655'],
    masonry('planks'),
  ],
  [/\b(tile|tiled|bathroom)\b/u, ['#b9dbe0', '#cfe3d6'], masonry('tiles')],
  [/\b(ceiling)\b/u, ['#f0ece2', '#e6e2d8'], plaster],
  [/./u, ['#e3d3b4', '#d9c3a6', '#cfd2c2'], plaster],
]

/** A wall, a trunk or a pane so near that it is all there is: for those who cling to it. */
export const wallFacePlace = place({
  id: 'wall-face',
  medium: 'air',
  lightAs: 'ground',
  ground: 'none',
  time: 'day',
  near: -0.5,
  far: 1,
  sounds: { wind: 0.2 },
  set: (c) => [facing(c), motes(c, { z: -1, count: 8 })],
})

function facing(c: PlaceContext): Piece[] {
  const words = [...(c.scenery ?? []), c.words].join(' ')
  const [, colours, face] = FACES.find(([known]) => known.test(words)) ?? [/x/u, ['#ddd'], plaster]
  const named = (c.scenery ?? []).map((said) => readColour(said.split(' ')[0] ?? '')).find(Boolean)
  const own = c.random.fork('face').pick(colours)
  return plane(c, { name: 'face of the wall', z: 0.7, haze: 0, shadow: 0 }, (ink) => {
    ink.ctx.save()
    // What the kit builds from the floor up is needed below it as well.
    const low = face === bark || face === pane || face === plaster ? 0 : ink.bottom
    ink.ctx.translate(0, low)
    face(ink, named && named !== 'rainbow' ? named : own)
    ink.ctx.restore()
  })
}

function whole(ink: Ink, colour: string): void {
  mark(ink, colour).rect(ink.left, ink.top, [ink.right - ink.left, ink.bottom - ink.top])
}

/** Rough, with stains and a crack. */
function plaster(ink: Ink, colour: string): void {
  whole(ink, colour)
  const { random } = ink
  for (let i = 0; i < 90; i++) {
    const [x, y] = [random.between(ink.left, ink.right), random.between(ink.top, ink.bottom)]
    const tone = i % 2 ? lighter(colour, 0.3) : darker(colour, 0.1)
    mark(ink, clear(tone, 0.35)).oval(x, y, [random.between(0.1, 0.7), random.between(0.05, 0.3)])
  }
  const from = random.between(-ink.half * 0.7, ink.half * 0.7)
  stroke(ink, clear(darker(colour, 0.4), 0.5), 0.05).shape((ctx) => {
    ctx.moveTo(from, ink.top)
    for (let y = ink.top; y < ink.bottom; y += 0.8) ctx.lineTo(from + random.between(-0.3, 0.5), y)
  })
}

/** Plates of bark with furrows between them that run up and down, and some moss. */
function bark(ink: Ink, colour: string): void {
  whole(ink, darker(colour, 0.3))
  const { random } = ink
  for (let x = ink.left; x < ink.right; x += 0.85) {
    for (let y = ink.top - random.next() * 2; y < ink.bottom;) {
      const tall = random.between(1.2, 3.2)
      const [wide, slant] = [random.between(0.6, 0.78), random.between(-0.12, 0.12)]
      const [at, to] = [y, y + tall]
      mark(
        ink,
        mix(colour, random.chance(0.5) ? lighter(colour, 0.2) : darker(colour, 0.14), 0.7),
      ).shape((ctx) => {
        ctx.moveTo(x + slant, at + 0.1)
        ctx.quadraticCurveTo(x + wide * 0.5, at - 0.1, x + wide, at + 0.14)
        ctx.quadraticCurveTo(x + wide + slant, (at + to) / 2, x + wide - slant, to - 0.1)
        ctx.quadraticCurveTo(x + wide * 0.5, to + 0.1, x - slant, to - 0.12)
        ctx.quadraticCurveTo(x - slant, (at + to) / 2, x + slant, at + 0.1)
      })
      y = to + 0.06
    }
  }
  for (let i = 0; i < 9; i++)
    mark(ink, clear('#7f9a4a', 0.55)).oval(
      random.between(ink.left, ink.right),
      random.between(ink.top, ink.bottom),
      [random.between(0.2, 0.6), random.between(0.2, 0.9)],
    )
}

/** Glass in a wooden cross, with a garden out of focus behind it and gleams across. */
function pane(ink: Ink, colour: string): void {
  whole(ink, colour)
  const { random } = ink
  const level = (ink.crown + ink.foot) / 2 + 0.8
  mark(ink, '#a9cf8f').rect(ink.left, level, [ink.right - ink.left, ink.bottom - level])
  for (let x = ink.left; x < ink.right; x += 1.6)
    mark(ink, mix('#8bbf7c', '#b6d9a2', random.next())).oval(x, level + random.between(-0.5, 0.3), [
      random.between(1, 1.7),
      random.between(0.7, 1.7),
    ])
  for (const x of [-ink.half * 0.6, ink.half * 0.35])
    mark(ink, clear('#ffffff', 0.35)).polygon(
      [x, ink.top],
      [x + 1.3, ink.top],
      [x - 2.4, ink.bottom],
      [x - 3.7, ink.bottom],
    )
  const wood = '#f1e9da'
  for (const x of [-ink.half * 0.86, ink.half * 0.86]) {
    mark(ink, darker(wood, 0.2)).rect(x - 0.36, ink.top, [0.8, ink.bottom - ink.top])
    mark(ink, wood).rect(x - 0.4, ink.top, [0.72, ink.bottom - ink.top])
  }
  mark(ink, darker(wood, 0.2)).rect(ink.left, ink.foot * 0.9, [ink.right - ink.left, 0.8])
  mark(ink, wood).rect(ink.left, ink.foot * 0.9 - 0.06, [ink.right - ink.left, 0.72])
}
