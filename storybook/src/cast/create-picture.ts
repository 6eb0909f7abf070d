import { inJersey } from './props/creatures/breeds/breeds.ts'
import type { Actor, Pose } from './actor.ts'
import { BEASTS, WHOLE_BODIES } from './bodies/beast.ts'
import { beastFacts } from './bodies/beast-facts.ts'
import { beastFigure } from './bodies/beast-figure.ts'
import { BODY_HINTS } from './colour/body-hints.ts'
import { readMaterial } from './colour/materials.ts'
import { readColour } from './colour/read-colour.ts'
import { shift } from './colour/oklch.ts'
import { recolour, remake, shadeBy } from './colour/recolour.ts'
import { secondTone, twoTones } from './colour/two-tones.ts'
import { factsOf } from './facts/facts-of.ts'
import { figureActor } from './figure/figure-actor.ts'
import type { Figure } from './figure/figure.ts'
import { withGuises } from './guises.ts'
import { iconBody, resolveIcon } from './noto/icons.ts'
import { withLitWindows } from './lit-windows.ts'
import { livingFigure } from './noto/living-figure.ts'
import { findProp } from './props/find-prop.ts'
import { propFigure, type PropPaint } from './props/prop-figure.ts'
import type { ListedProp, MovingPiece } from './props/prop.ts'
import { wordmark, wordmarkText } from './props/play/wordmark.ts'

export interface PictureLook {
  readonly colour?: string | null
  readonly material?: string | null
  /** Against others of its kind. */
  readonly scale?: number
  /** The colour of a jersey that a dog or a cat has on. */
  readonly jersey?: string | undefined
  /** A step of lightness against others of its kind, about ±0.03. */
  readonly shade?: number | undefined
}

/** An actor from a picture's name: `noto:rabbit`, `prop:surfboard` or `letters:HELLO`. */
export function createPicture(picture: string, look: PictureLook = {}): Actor {
  const text = wordmarkText(picture)
  if (text !== null) return createProp(wordmark(text), look)
  if (picture.startsWith('prop:')) {
    const plain = findProp(picture.slice('prop:'.length))
    const prop = (look.jersey && plain && inJersey(plain, look.jersey)) || plain
    if (prop) return withGuises(withLitWindows(createProp(prop, look)), (name) => guise(name, look))
  }
  const pied = piedCat(picture, look)
  if (pied) return withGuises(createProp(pied, look), (name) => guise(name, look))
  return withRunner(withLitWindows(createNoto(picture, look)), look)
}

/** Noto's pictures, with our own drawings for what they cannot be bent to. */
function withRunner(gallop: Actor, look: PictureLook): Actor {
  const standing = gallop.name === 'noto:horse' ? findProp('horse') : undefined
  if (standing) return twoSheets(createProp(standing, look), gallop)
  const tone = look.colour ?? OWN_TONES[gallop.name]
  const draw = (name: string): Actor | undefined =>
    guise(name, tone ? { ...look, colour: tone } : look)
  const { [gallop.name]: grown = '' } = RUNNERS
  const runner = (isYoung(look) && draw(`${grown}-pup`)) || draw(grown)
  return withGuises(runner ? twoSheets(gallop, runner) : gallop, draw)
}

/** Noto's cat has a coat of one colour: a breed plays the one in two, its second colour as a bib or in patches. */
function piedCat(picture: string, { colour }: PictureLook): ListedProp | undefined {
  const tones = colour && /^noto:(black-)?cat$/u.test(picture) ? twoTones(colour) : null
  return tones ? findProp(tones[0].l < tones[1].l ? 'tuxedo-cat' : 'calico-cat') : undefined
}

/** Pictures whose other drawings are made for their kin, and their own colour. */
const OWN_TONES: Readonly<Record<string, string>> = {
  'noto:black-cat': 'black',
  'noto:orangutan': '#d9642c',
  'noto:gorilla': '#4d5054',
}

function guise(name: string, look: PictureLook): Actor | undefined {
  const prop = findProp(name)
  return prop && createProp(prop, look)
}

/** Pictures that look at us: who runs is seen from the side. */
const RUNNERS: Readonly<Record<string, string>> = { 'noto:dog': 'mongrel' }

const isYoung = ({ scale = 1 }: PictureLook): boolean => scale < 0.8

/** Strides from which the galloping picture shows. */
const GALLOP = 1.3

/** Noto's horse is drawn at full gallop, its dog from the front: while they do the other, a sheet of our own plays them. */
function twoSheets(standing: Actor, gallop: Actor): Actor {
  const { name, kind } = standing.kind === 'picture' ? standing : gallop
  return {
    ...standing,
    name,
    kind,
    draw: (brush, pose) => (runs(pose) ? gallop : standing).draw(brush, pose),
    // Who rides sits on the horse that stands; what a dog carries is in the mouth that is seen.
    grip: (name, pose) =>
      (runs(pose) && standing.kind === 'picture' ? gallop : standing).grip(name, pose),
  }
}

const runs = ({ gait, stride = 1 }: Pose): boolean => gait !== undefined && stride >= GALLOP

const OPENING = new Set<MovingPiece['by']>(['open', 'hinge', 'pop', 'bloom', 'melt', 'fill'])

function createProp(prop: ListedProp, look: PictureLook): Actor {
  const paint = paintFor(prop, look)
  const name = `prop:${prop.name}`
  const facts = { faces: 'front', home: 'ground', build: 'still', ...prop } as const
  const key = [
    name,
    paint.colour,
    paint.own,
    paint.second,
    paint.rainbow,
    paint.alpha,
    look.jersey,
  ].join('|')
  const figure = propFigure(prop, paint, key)
  const actor = figureActor(figure, facts, { name, kind: 'prop', scale: look.scale ?? 1 })
  return prop.moving?.some(({ by }) => OPENING.has(by)) ? { ...actor, opens: true } : actor
}

/** Those of two colours have the second in patches. */
const PATCHED: ReadonlySet<string | undefined> = new Set(['animal', 'bird', 'fish'])

const hasPlaceForSecond = ({ kind, bears = false }: ListedProp): boolean =>
  bears || PATCHED.has(kind)

/** The colour asked for, the material's, or its own. */
function paintFor(prop: ListedProp, { colour, material, shade = 0 }: PictureLook): PropPaint {
  const wanted = colour ? readColour(colour) : null
  const made = material ? readMaterial(material) : undefined
  const rainbow = wanted === 'rainbow'
  const tone = (rainbow ? null : wanted) ?? made?.tone ?? prop.colour
  return {
    colour: shade === 0 ? tone : shift(tone, shade),
    own: wanted === null && made === undefined,
    second: secondTone(colour),
    patched: hasPlaceForSecond(prop),
    rainbow,
    alpha: made?.alpha ?? 1,
  }
}

function createNoto(picture: string, look: PictureLook): Actor {
  const asked = resolveIcon(picture.replace(/^noto:/, '')) ?? 'package'
  const name = WHOLE_BODIES[asked] ?? asked
  const { key, body } = dress(name, look)
  const beast = BEASTS[name]
  const playbill = { name: `noto:${name}`, kind: 'picture', scale: look.scale ?? 1 } as const
  if (beast) {
    const { colour = null } = look
    const figure = figureFor(key, () => beastFigure(name, body, { beast, key, colour }))
    return figureActor(figure, beastFacts(beast, figure.aspect), playbill)
  }
  const facts = factsOf(name)
  const figure = figureFor(key, () => livingFigure(name, body, { facts, key }))
  return figureActor(figure, facts, playbill)
}

/** Cutting a picture into limbs takes up to 100 ms; the same picture in the same coat is cut once. */
const figures = new Map<string, Figure>()
const MOST_FIGURES = 120

function figureFor(key: string, cut: () => Figure): Figure {
  const known = figures.get(key)
  if (known) return known
  if (figures.size >= MOST_FIGURES) figures.clear()
  const figure = cut()
  figures.set(key, figure)
  return figure
}

const dressed = new Map<string, string>()

/** Beside people who have a skin nobody is as yellow as a sticker. */
const SKINNED: Readonly<Record<string, string>> = {
  mermaid: 'mermaid-medium-light-skin-tone',
  merman: 'merman-medium-skin-tone',
  merperson: 'merperson-medium-light-skin-tone',
}

function dress(
  name: string,
  { colour, material, shade = 0 }: PictureLook,
): { key: string; body: string } {
  const key = `noto:${name}|${colour ?? ''}|${material ?? ''}|${shade}`
  let body = dressed.get(key)
  if (body === undefined) {
    body = iconBody(SKINNED[name] ?? name) ?? iconBody(name) ?? ''
    if (material) body = remake(body, material)
    const hint = BODY_HINTS[name]
    if (colour) body = recolour(body, colour, hint)
    if (shade !== 0) body = shadeBy(body, shade)
    dressed.set(key, body)
  }
  return { key, body }
}
