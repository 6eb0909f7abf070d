import type { SKRSContext2D } from '@napi-rs/canvas'
import { Person, type Subject } from '../../plan/plan.ts'
import type { Actor, Held } from '../actor.ts'
import type { Beast } from '../people/beast.ts'
import { createPuppet, type Puppet } from '../people/puppet.ts'

/** Kinds of things that come alive when they do what only the living do. */
const KINDS = new Set<Subject['kind']>([
  'food',
  'tool',
  'furniture',
  'instrument',
  'clothing',
  'thing',
])

const LIVELY =
  /^(dance|sing|march|talk|wave|laugh|argue|hug|high-five|cry|smile|read|cook|yawn|tap-dance|ballet|play-.+|walk|run|jog|skate|ski|surf|speech|teach|box|sword-fight|karate|wrestle|yoga|lift|meditate|pray|drink|drink-.+|eat|eat-.+|conduct|paint|write|type|phone|selfie|juggle|magic|cheer|clap|bow|salute|kneel|knit|sew|exercise|stretch|shower|brush-teeth|sunbathe|relax|present|think|work|fish|shop|ride-bike|ride-scooter|skateboard|snowboard|row|cast-spell|photograph|sneak|shout|propose|give|offer|cook-.+)$/u

const SWAYS = /^(dance|wave|sing|bow|stretch|drink|eat)$/u

/** What dances in the wind, or walks and runs by itself, without a face. */
const AIRY =
  /\b(leaf|leaves|petal|flame|fire|light|shadow|paper|feather|flag|banner|pennant|bunting|streamer|sail|tapestry|curtain|smoke|snow|spark|ribbon|lantern|balloon|bubble|kite|drop|water|dust|wheel|engine|machine|train|statue|scarecrow|snowman|doll|puppet|marionette|robot|toy|ornament|note|wave|ball|trolley|cart|camera|drone|clothes|laundry|sheet)s?$/u

/** Whether a thing does what only the living do, so that it gets a face, arms and legs. */
export function comesAlive(subject: Subject, wears: Person['wears'] = []): boolean {
  const { kind, noun, actions, person } = subject
  if (person !== null || AIRY.test(noun)) return false
  // Trees wave and flowers dance without a face.
  if (kind === 'plant') return actions.some(({ verb }) => LIVELY.test(verb) && !SWAYS.test(verb))
  if (!KINDS.has(kind)) return false
  if (wears.some(isOnLimbs)) return true
  return actions.some(({ verb }) => LIVELY.test(verb) || RESTING.test(verb))
}

/** What is put on feet and hands, and so needs legs and arms. */
export function isOnLimbs({ garment }: Person['wears'][number]): boolean {
  return /\b(shoe|boot|sneaker|trainer|slipper|sandal|sock|glove|mitten|heel|flip-flop)s?$/u.test(
    garment,
  )
}

/** What needs a face but neither arms nor legs. */
const RESTING = /^(sleep|snore|wake-up|nap)$/u

/** The limbs are of dark paper, whatever the thing is made of. */
const LIMBS = '#4b3a34'

/** What is worn on them stands out. */
const SHOES = '#d8433a'

/** How tall it may be and how wide, the height of the hips, on which it sits, and the middle of a puppet's head. */
const ROOM = { tall: 0.76, wide: 0.8, hips: 0.33, head: 0.794 } as const
/** Where hats are put on a puppet. */
const HEAD_ENDS = 0.94

/** A thing with a face, and with arms and legs if it does more than rest. */
export function createEnlivened(thing: Actor, { actions }: Subject, wish: Limbs): Actor {
  const wears = (wish.wears ?? [])
    .filter(isOnLimbs)
    .map(({ garment, colour }) => ({ garment, colour: colour ?? SHOES }))
  const rests = wears.length === 0 && actions.every(({ verb }) => RESTING.test(verb))
  return rests ? withFace(thing) : onLegs(thing, withFace(thing), { ...wish, wears })
}

interface Limbs {
  readonly seed: number
  /** Their colour. */
  readonly limbs?: string
  readonly wears?: Person['wears']
  /** Half its width where the arms are. */
  readonly slim?: number
}

/** Arms and legs for a thing that is head and body in one. */
export function onLegs(thing: Actor, faced: Actor, wish: Limbs): Puppet {
  const { seed, limbs = LIMBS, wears = [] } = wish
  const height = Math.min(ROOM.tall, ROOM.wide / thing.aspect)
  const mask: Held = {
    grip: 'head',
    actor: faced,
    angle: 0,
    height,
    at: { x: 0.5, y: 1 - (ROOM.head - ROOM.hips) / height },
    front: false,
  }
  const nowhere = { x: 0, y: 0.2, scale: 0.9 }
  const beast: Beast = {
    mask,
    nape: { ...mask, actor: thing },
    hat: nowhere,
    hood: nowhere,
    glasses: nowhere,
    profile: false,
    slim: wish.slim ?? (height * thing.aspect * 0.8) / 2,
    coat: [{ garment: 'fur', colour: limbs }],
    tail: null,
  }
  const person = Person.parse({ age: 'child', gender: 'man', hair: 'bald', skin: limbs, wears })
  const puppet = createPuppet(person, { seed, beast })
  return {
    ...puppet,
    name: thing.name,
    metres: thing.metres * 1.3,
    aspect: 0.7,
    // A hat sits on top of the thing, not where the head of a person would end.
    grip: (name, pose) => {
      const at = puppet.grip(name, pose)
      return name === 'head' ? { x: at.x, y: at.y + ROOM.hips + height - HEAD_ENDS } : at
    },
  }
}

/** Two eyes and a smile in the middle of it. */
function withFace(thing: Actor): Actor {
  const size = Math.min(1, thing.aspect) * 0.2
  return {
    ...thing,
    draw: (brush, pose) => {
      thing.draw(brush, {})
      drawFace(brush.ctx, size, { blink: pose.blink ?? 0, mouth: pose.mouth ?? 0 })
    },
  }
}

function drawFace(
  ctx: SKRSContext2D,
  size: number,
  { blink, mouth }: { blink: number; mouth: number },
): void {
  ctx.save()
  ctx.translate(0, -0.5)
  ctx.scale(size, size)
  ctx.lineCap = 'round'
  ctx.strokeStyle = '#2a2024'
  for (const side of [-1, 1]) drawEye(ctx, side * 0.62, blink)
  ctx.lineWidth = 0.14
  ctx.beginPath()
  if (mouth > 0.15) {
    ctx.fillStyle = '#5a1f26'
    ctx.ellipse(0, 0.78, 0.34, 0.16 + 0.26 * mouth, 0, 0, 2 * Math.PI)
    ctx.fill()
  } else {
    ctx.arc(0, 0.45, 0.46, 0.2 * Math.PI, 0.8 * Math.PI)
    ctx.stroke()
  }
  ctx.restore()
}

function drawEye(ctx: SKRSContext2D, x: number, blink: number): void {
  ctx.lineWidth = 0.12
  ctx.beginPath()
  if (blink > 0.4) {
    ctx.arc(x, -0.1, 0.34, 0.15 * Math.PI, 0.85 * Math.PI)
    ctx.stroke()
    return
  }
  ctx.fillStyle = '#fffdf6'
  ctx.ellipse(x, 0, 0.42, 0.5, 0, 0, 2 * Math.PI)
  ctx.fill()
  ctx.stroke()
  ctx.fillStyle = '#2a2024'
  ctx.beginPath()
  ctx.arc(x + 0.06, 0.08, 0.24, 0, 2 * Math.PI)
  ctx.fill()
  ctx.fillStyle = '#ffffff'
  ctx.beginPath()
  ctx.arc(x - 0.02, -0.02, 0.09, 0, 2 * Math.PI)
  ctx.fill()
}
