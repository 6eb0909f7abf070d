import { blot } from '../../scene/blot.ts'
import type { SKRSContext2D } from '@napi-rs/canvas'
import { isFelt } from '../../lexicon/feelings.ts'
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
  /^(dance|sing|march|talk|wave|laugh|argue|hug|kiss|race|high-five|cry|smile|read|cook|yawn|tap-dance|ballet|play-.+|walk|run|flee|chase|jog|skate|ski|surf|speech|teach|box|sword-fight|karate|wrestle|yoga|lift|meditate|pray|drink|drink-.+|eat|eat-.+|conduct|paint|write|type|phone|selfie|juggle|magic|cheer|clap|bow|salute|kneel|knit|sew|exercise|stretch|shower|brush-teeth|sunbathe|relax|present|think|work|fish|shop|ride-bike|ride-scooter|skateboard|snowboard|row|cast-spell|photograph|sneak|shout|propose|give|offer|cook-.+|walk-dog|walk-beast|push-up|sit-up|pull-up|squat|lunge|jumping-jack|plank|burpee|deadlift|bench-press|dumbbell-curl|kettlebell|tai-chi|jump-rope|hula-hoop|run-treadmill|finish-race|hold-hands|shake-hands|arm-wrestle|sumo|tango|waltz|salsa|breakdance|moonwalk|pirouette|robot-dance|belly-dance|flamenco|cartwheel|handstand|hopscotch|celebrate|roller-skate|ice-skate|ride-unicycle|tea-party|picnic|watch-tv|kick|dribble|dribble-football|shoot-basketball|shoot-goal|dunk|keepy-uppy|golf|bowl|putt|billiards|darts|hurdle|leapfrog|tightrope|splits|parkour|whisper|whistle|beatbox|fist-bump|pillow-fight|seesaw|marbles|thumb-war|macarena|krump|haka|conga|joust|fence|swim|front-crawl|backstroke|breaststroke|butterfly-stroke|balance-beam|somersault)$/u

const SWAYS = /^(dance|wave|bow|stretch|drink|eat)$/u
const SIPS = /^(?:drink|eat)$/u

/** What dances in the wind, or walks and runs by itself, without a face. */
const AIRY =
  /\b(leaf|leaves|petal|flame|fire|light|shadow|paper|feather|flag|banner|pennant|bunting|streamer|sail|tapestry|curtain|smoke|snow|spark|ribbon|lantern|balloon|bubble|kite|drop|water|dust|wheel|engine|machine|train|statue|scarecrow|snowman|doll|puppet|marionette|robot|toy|ornament|note|wave|ball|trolley|cart|camera|drone|clothes|laundry|sheet)s?$/u

/** Great things stand, go and shine by themselves: only what nobody but a person does brings them to life. */
const GREAT = new Set<Subject['kind']>(['vehicle', 'boat', 'aircraft', 'building', 'nature'])
const PERSONAL =
  /^(adore|tea-party|picnic|watch-tv|play-(?:tag|chess|checkers|cards|board-game|games|tennis|badminton|table-tennis|volleyball|baseball|cricket|hockey)|read|cook|yawn|laugh|smile|cry|hug|kiss|sneeze|juggle|knit|yoga|meditate|brush-teeth|exercise|sunbathe|shower|think|selfie|ballet|tap-dance|box|karate|high-five|argue|sleep|snore|wake-up|nap|eat-.+|drink-.+|propose|type|phone|pray|clap|cheer|tickle|whisper)$/u

/** Whether a thing does or feels what only the living do, so that it gets a face, arms and legs. */
export function comesAlive(subject: Subject, wears: Person['wears'] = []): boolean {
  const { noun, person } = subject
  if (person !== null) return false
  if (feels(subject)) return true
  return actsAlive(subject) || (!AIRY.test(noun) && wears.some(isOnLimbs) && isThing(subject))
}

/** A flame that sings has a face; a waterfall only roars. */
const isSung = (verb: string, noun: string): boolean =>
  SOCIAL.test(verb) &&
  /\b(?:flame|fire|rock|stone|pebble|boulder|puddle|shell|seashell|leaf|log|stump|stick|branch|iceberg|icicle)$/u.test(
    noun,
  )

/** What tools do in a hand. */
const WORKS =
  /^(?:write|paint|draw|cook|cook-.+|lift|sew|knit|give|offer|photograph|type|read|fish|brush-teeth)$/u

/** Whether a tool or a dish lives for its own sake: it is in nobody's hand. */
export function livesByItself(subject: Subject): boolean {
  const { actions } = subject
  return comesAlive(subject) && actions.some(({ verb }) => LIVELY.test(verb) && !WORKS.test(verb))
}

function isThing({ kind }: Subject): boolean {
  return KINDS.has(kind)
}

function feels(subject: Subject): boolean {
  const { kind, words, emotion, actions } = subject
  const felt = isFelt(emotion, words) || actions.some(({ verb }) => verb === 'adore')
  return (
    (felt || watches(subject)) &&
    (KINDS.has(kind) || GREAT.has(kind) || kind === 'plant' || kind === 'toy')
  )
}

/** "A sleepy spoon watches them": with its eyes. */
const watches = ({ emotion, actions }: Subject): boolean =>
  emotion !== 'neutral' && actions.some(({ verb }) => verb === 'look')

/** What no wind does to a leaf and no engine to a car. */
const SOCIAL =
  /^(sing|talk|tell|breakdance|kick|dribble|shoot-basketball|dunk|golf|bowl|hurdle|box)$/u

function actsAlive({ kind, noun, actions }: Subject): boolean {
  const does = (lively: (verb: string) => boolean): boolean =>
    actions.some(({ verb }) => lively(verb))
  if (GREAT.has(kind)) return does((verb) => PERSONAL.test(verb) || isSung(verb, noun))
  // Trees wave and flowers dance without a face, and drink the rain; not from a cup.
  if (kind === 'plant')
    return actions.some(
      ({ verb, prop }) =>
        LIVELY.test(verb) && (!SWAYS.test(verb) || (SIPS.test(verb) && prop !== null)),
    )
  const airy = AIRY.test(noun)
  if (kind === 'toy' || kind === 'symbol' || airy)
    return does((verb) => PERSONAL.test(verb) || SOCIAL.test(verb))
  return KINDS.has(kind) && does((verb) => LIVELY.test(verb) || RESTING.test(verb))
}

/** What is put on feet and hands, and so needs legs and arms. */
export function isOnLimbs({ garment }: Person['wears'][number]): boolean {
  return /\b(shoe|boot|sneaker|trainer|slipper|sandal|sock|glove|mitten|heel|flip-flop)s?$/u.test(
    garment,
  )
}

/** What needs a face but neither arms nor legs; for what stands as fast as a mountain that is more. */
const RESTING = /^(sleep|snore|wake-up|nap|adore|hover)$/u
const FACIAL =
  /^(sleep|snore|wake-up|nap|adore|yawn|laugh|smile|cry|kiss|sneeze|think|whisper|look|stand|sing|talk|drive|sail|fly)$/u

/** The limbs are of dark paper, whatever the thing is made of. */
const LIMBS = '#4b3a34'

/** What is worn on them stands out. */
const SHOES = '#d8433a'

/** How tall it may be and how wide, the height of the hips, on which it sits, and the middle of a puppet's head. */
const ROOM = { tall: 0.76, wide: 0.8, hips: 0.33, head: 0.794 } as const
/** Where hats are put on a puppet. */
const HEAD_ENDS = 0.94

/** A thing with a face, and with arms and legs if it does more than rest. */
export function createEnlivened(thing: Actor, subject: Subject, wish: Limbs): Actor {
  const { actions, kind, emotion } = subject
  const wears = (wish.wears ?? [])
    .filter(isOnLimbs)
    .map(({ garment, colour }) => ({ garment, colour: colour ?? SHOES }))
  const still = GREAT.has(kind) ? FACIAL : RESTING
  const rests = wears.length === 0 && actions.every(({ verb }) => still.test(verb))
  const cries = actions.some(({ verb }) => verb === 'cry')
  const faced = withFace(thing, cries ? 'sad' : emotion)
  return rests ? faced : onLegs(thing, faced, { ...wish, wears })
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
    eyes: () => ({ x: 0, y: ROOM.hips + height / 2, width: GLASSES * faceSize(thing) * height }),
    // A hat sits on top of the thing, not where the head of a person would end.
    grip: (name, pose) => {
      const at = puppet.grip(name, pose)
      return name === 'head' ? { x: at.x, y: at.y + ROOM.hips + height - HEAD_ENDS } : at
    },
  }
}

/** How wide glasses are for a face, in its sizes. */
const GLASSES = 2.5

function faceSize({ aspect }: Actor): number {
  return Math.min(1, aspect) * 0.2
}

/** Where those have their heads who are drawn with one: else a sad snowman would have a second face on his belly. */
const HEADS: readonly (readonly [name: RegExp, head: { y: number; size: number }])[] = [
  [/:snowman/u, { y: 0.78, size: 0.085 }],
]

/** Two eyes and a mouth on its head, or in the middle of it. */
export function withFace(thing: Actor, emotion: Subject['emotion']): Actor {
  const head = HEADS.find(([name]) => name.test(thing.name))?.[1]
  const { y, size } = head ?? { y: 0.5, size: faceSize(thing) }
  return {
    ...thing,
    eyes: () => ({ x: 0, y, width: size * GLASSES }),
    draw: (brush, pose) => {
      thing.draw(brush, {})
      brush.ctx.save()
      brush.ctx.translate(0, -y)
      drawFace(brush.ctx, size, { blink: pose.blink ?? 0, mouth: pose.mouth ?? 0, emotion })
      brush.ctx.restore()
    },
  }
}

interface Look {
  readonly blink: number
  readonly mouth: number
  readonly emotion: Subject['emotion']
}

function drawFace(ctx: SKRSContext2D, size: number, { blink, mouth, emotion }: Look): void {
  ctx.save()
  ctx.scale(size, size)
  ctx.lineCap = 'round'
  ctx.strokeStyle = '#2a2024'
  for (const side of [-1, 1]) {
    drawEye(ctx, side * 0.62, blink)
    drawBrow(ctx, side, BROWS[emotion] ?? null)
  }
  drawMouth(ctx, emotion === 'surprised' ? Math.max(mouth, 0.6) : mouth, DOWNCAST.has(emotion))
  ctx.restore()
}

/** How far the inner ends of the brows are above the outer ones. */
const BROWS: Readonly<Partial<Record<Subject['emotion'], number>>> = {
  sad: 0.3,
  scared: 0.26,
  angry: -0.34,
  nervous: 0.22,
  shy: 0.2,
  jealous: -0.24,
  bored: 0,
}
const DOWNCAST = new Set<Subject['emotion']>([
  'sad',
  'scared',
  'angry',
  'nervous',
  'bored',
  'jealous',
  'confused',
])

function drawBrow(ctx: SKRSContext2D, side: number, tilt: number | null): void {
  if (tilt === null) return
  ctx.lineWidth = 0.16
  ctx.beginPath()
  ctx.moveTo(side * 0.26, -0.72 - tilt / 2)
  ctx.lineTo(side * 1.02, -0.72 + tilt / 2)
  ctx.stroke()
}

function drawMouth(ctx: SKRSContext2D, open: number, isDown: boolean): void {
  ctx.lineWidth = 0.14
  ctx.beginPath()
  if (open > 0.15) {
    ctx.fillStyle = '#5a1f26'
    ctx.ellipse(0, 0.78, 0.34, 0.16 + 0.26 * open, 0, 0, 2 * Math.PI)
    ctx.fill()
    return
  }
  if (isDown) ctx.arc(0, 1.2, 0.46, 1.2 * Math.PI, 1.8 * Math.PI)
  else ctx.arc(0, 0.45, 0.46, 0.2 * Math.PI, 0.8 * Math.PI)
  ctx.stroke()
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
  blot(ctx, '#2a2024', [x + 0.06, 0.08, 0.24])
  blot(ctx, '#ffffff', [x - 0.02, -0.02, 0.09])
}
