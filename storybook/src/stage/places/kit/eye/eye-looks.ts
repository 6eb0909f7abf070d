import { readColour } from '../../../../cast/colour/read-colour.ts'
import type { PlaceContext } from '../../../place.ts'
import { clear, darker, lighter } from '../colour.ts'
import { mark, stroke, type Ink } from '../paper.ts'

interface Frame {
  readonly a: number
  readonly y: number
}

/** Whose eye it is, as it is seen from very near. */
export interface EyeLook {
  readonly skin: string
  readonly iris: string
  readonly white: string
  readonly line: string
  /** The pupil is a slit, and the iris fills the eye. */
  readonly slit: boolean
  readonly lashes: boolean
  readonly texture: (ink: Ink, frame: Frame) => void
}

const SKINS = ['#f3c6a3', '#e8b48c', '#d69d72', '#bd8057', '#9b6440', '#7a4b30'] as const
const IRISES = ['#7a4a26', '#4f7fa8', '#5f8a4a', '#8a6a34'] as const

const BEASTS: readonly (readonly [who: RegExp, skin: string, iris: string, slit: boolean])[] = [
  [/\b(dragon|wyvern)\b/u, '#3f8a4f', '#f2a72e', true],
  [
    /\b(crocodile|alligator|lizard|gecko|chameleon|iguana|dinosaur|t-rex|snake)\b/u,
    '#6f8a3c',
    '#e8c33c',
    true,
  ],
  [/\b(cat|kitten|tabby)\b/u, '#d98a3a', '#8fb84a', true],
  [/\b(tiger|lion|leopard|cheetah|lynx|fox)\b/u, '#cf8434', '#e0b23c', false],
  [/\b(wolf|husky|elephant|rhino|whale|dolphin|mouse)\b/u, '#7f848c', '#d9a23c', false],
  [/\b(owl|eagle|hawk|falcon|bird|parrot)\b/u, '#8a6a4a', '#f2a02e', false],
  [/\b(frog|toad|octopus)\b/u, '#6fa24a', '#e8b53c', true],
  [/\b(horse|dog|puppy|bear|monkey|gorilla|deer|cow|camel|animal)\b/u, '#8a5a38', '#5a3a22', false],
]

const SCALY =
  /\b(dragon|wyvern|crocodile|alligator|lizard|gecko|chameleon|iguana|dinosaur|t-rex|snake)\b/u
const COLOURS =
  /\b(blue|green|brown|hazel|amber|gold|golden|red|grey|gray|violet|purple|yellow|orange|turquoise)\b/u

/** The look of the eye that these words speak of: `eye of a cat, green`. */
export function eyeFor({ words, random }: PlaceContext): EyeLook {
  const beast = BEASTS.find(([who]) => who.test(words))
  const named = COLOURS.exec(words)?.[1]
  const told = named === undefined ? null : (readColour(named) ?? null)
  if (beast) {
    const [, skin, iris, slit] = beast
    return {
      skin,
      iris: told ?? iris,
      white: slit ? darker(told ?? iris, 0.25) : '#efe6d6',
      line: '#231a18',
      slit,
      lashes: false,
      texture: SCALY.test(words) ? scales(skin) : fur(skin),
    }
  }
  const skin = random.fork('skin').pick(SKINS)
  return {
    skin,
    iris: told ?? random.fork('iris').pick(IRISES),
    white: '#fbf5ec',
    line: '#2a1a18',
    slit: false,
    lashes: true,
    texture: /\b(old|elderly)\b/u.test(words) ? wrinkled(skin) : brow(skin),
  }
}

/** The eyebrow, hair by hair, and a warm shade at the inner corner. */
function brow(skin: string): EyeLook['texture'] {
  return (ink, { a, y }) => {
    mark(ink, clear(darker(skin, 0.3), 0.22)).oval(-a * 1.1, y - a * 0.3, [a * 0.5, a * 0.6])
    mark(ink, clear('#e8756a', 0.16)).oval(a * 0.9, y + a * 0.75, [a * 0.7, a * 0.4])
    for (let i = 0; i < 46; i++) {
      const share = i / 45
      const x = (-0.95 + 2.1 * share) * a
      const foot = y - (0.82 + 0.26 * Math.sin(Math.PI * (0.2 + 0.72 * share))) * a
      stroke(ink, '#3a2620', a * 0.024).line(
        [x, foot + a * 0.05],
        [x + a * (0.05 + 0.1 * share), foot - a * 0.12 * (1.1 - share)],
      )
    }
  }
}

function wrinkled(skin: string): EyeLook['texture'] {
  return (ink, frame) => {
    brow(skin)(ink, frame)
    const { a, y } = frame
    for (let i = 0; i < 6; i++)
      stroke(ink, clear(darker(skin, 0.35), 0.7), a * 0.018).line(
        [a * 1.1, y + (i - 2.5) * 0.09 * a],
        [a * 1.5, y + (i - 2.5) * 0.22 * a],
      )
  }
}

/** Short hairs that lie away from the eye. */
function fur(skin: string): EyeLook['texture'] {
  return (ink, { a, y }) => {
    for (let i = 0; i < 700; i++) {
      const angle = ink.random.between(0, Math.PI * 2)
      const far = ink.random.between(1, 2.6)
      const [x, top] = [Math.cos(angle) * far * a, y + Math.sin(angle) * far * 0.7 * a]
      stroke(ink, clear(i % 2 ? lighter(skin, 0.3) : darker(skin, 0.25), 0.7), a * 0.02).line(
        [x, top],
        [x + Math.cos(angle) * a * 0.14, top + Math.sin(angle) * a * 0.12],
      )
    }
  }
}

/** Rings of scales around the eye, larger further out. */
function scales(skin: string): EyeLook['texture'] {
  return (ink, { a, y }) => {
    for (let ring = 7; ring >= 0; ring--) {
      const far = 1.16 + ring * 0.21
      const count = 24 + ring * 3
      for (let i = 0; i < count; i++) {
        const angle = ((i + (ring % 2) / 2) / count) * Math.PI * 2
        const size = a * (0.13 + 0.012 * ring)
        const [x, top] = [Math.cos(angle) * far * a, y + Math.sin(angle) * far * 0.68 * a]
        mark(ink, darker(skin, 0.32)).oval(x, top, [size, size * 0.8])
        mark(ink, i % 3 ? lighter(skin, 0.1) : skin).oval(x, top - size * 0.1, [
          size * 0.86,
          size * 0.66,
        ])
      }
    }
  }
}
