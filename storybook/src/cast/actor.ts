import type { SKRSContext2D } from '@napi-rs/canvas'
import type { Subject } from '../plan/plan.ts'
import type { Light } from '../scene/light.ts'
import type { Point } from '../scene/space.ts'

/** The joints of a puppet, in radians from hanging straight down; positive swings forwards (to where it faces). */
export const JOINTS = [
  'torso',
  'neck',
  'leftShoulder',
  'leftElbow',
  'rightShoulder',
  'rightElbow',
  'leftHip',
  'leftKnee',
  'rightHip',
  'rightKnee',
  'leftWrist',
  'rightWrist',
  'leftAnkle',
  'rightAnkle',
] as const
export type Joint = (typeof JOINTS)[number]

/** What a face says. */
export type Expression = Subject['emotion'] | 'singing' | 'tongue' | 'kiss' | 'wink'

/** How an actor looks at one instant. Choreography writes it, the actor draws it. All lengths in the actor's own heights. */
export interface Pose {
  /** Radians about the feet; positive leans to where it faces. */
  readonly lean?: number
  /** Rotation about the middle of the body: a somersault, a spin on the plate. */
  readonly spin?: number
  /** 1: none; above: tall and thin, below: squashed. The area is kept. */
  readonly stretch?: number
  /** −1 faces left … 1 faces right; between them it is a card being turned. */
  readonly turn?: number
  /** Hinge of the waist, hips, knees, arms: puppets only. */
  readonly joints?: Partial<Record<Joint, number>>
  readonly face?: Expression
  /** 0…1: how far the mouth is open; eyes shut at blink 1. */
  readonly mouth?: number
  readonly blink?: number
  /** Lies, sits and kneels lower the hips: the puppet's hips are this far above its feet (standing: about 0.5). */
  readonly hips?: number
  /** How far the hips are in front of the spot. */
  readonly hipsX?: number
  /** Which side of a puppet is seen; without it three-quarter, facing right. In front and back view joints swing to the right. */
  readonly view?: 'side' | 'front' | 'back'
  /** Limbs that point to us or away look shorter: 1 is their full length. */
  readonly foreshort?: Partial<Record<'leftArm' | 'rightArm' | 'leftLeg' | 'rightLeg', number>>
  /** −1 the face looks left on the card … 1 right: shaking the head. */
  readonly faceTurn?: number
  /** A puppet's face is seen from so near that eyes have irises and mouths have lips. */
  readonly near?: boolean
  /** Where a puppet's eyes look, when they are near: −1…1 to the right and up. */
  readonly gaze?: Point
  /** 0…0.5 tears gather in the eyes, 1 they have run down the cheeks. */
  readonly tears?: number
  /** The part in whose dress a puppet does the deed, when the prompt says nothing about its clothes. */
  readonly costume?: string
  /** How a puppet's hand is closed; without it relaxed, or a fist around what it holds. */
  readonly leftHand?: HandShape
  readonly rightHand?: HandShape
  /** What it holds, drawn in the hand by the actor itself. */
  readonly holds?: readonly Held[]
  /** Transparency, for what fades in or melts away. */
  readonly alpha?: number
  /** Pictures that walk: the legs' phase in whole steps of the cycle (1 = one cycle); absent: they stand. */
  readonly gait?: number
  /** How far the legs swing: 1 a walk (default), 1.8 a gallop, 0.4 a shuffle. */
  readonly stride?: number
  /** Both front legs together and then both hind legs, as in a gallop; else crosswise. */
  readonly bounds?: boolean
  /** The body is this much higher than it stands, in own heights, while the feet stay down: the spring of a step. */
  readonly lift?: number
  /** The legs fold: 0 stands, 1 lies on its belly. */
  readonly crouch?: number
  /** A front paw is raised by this many radians: 0 stands on it, 2.4 has it at its mouth. */
  readonly paw?: number
  /** The trunk of an elephant: 0 hangs, 1 is up. */
  readonly trunk?: number
  /** The deed for which the cast may have a drawing of its own: a cat that licks its paw. */
  readonly guise?: string
  /** Lids, doors, covers, a peacock's tail: 0 shut, 1 open; absent: as usual for the thing. */
  readonly open?: number
  /** The wings' phase in beats; absent: folded or spread as drawn. */
  readonly flap?: number
  /** The body's wave in cycles, for fish, whales, snakes, worms, flags. */
  readonly wave?: number
  /** The tail's wag in cycles. */
  readonly wag?: number
  /** The head is bowed by this many radians (to drink, to graze; below 0 it looks up): pictures and props with a neck. */
  readonly bow?: number
  /** How far the wheels have turned, in radians. */
  readonly roll?: number
}

/** How a hand is held. */
export type HandShape = 'relaxed' | 'fist' | 'open' | 'point' | 'scissors' | 'thumb'

/** A thing in the hands of an actor, or worn by it. */
export interface Held {
  readonly grip: Grip
  readonly actor: Actor
  /** Radians on top of the hand's own direction, and the thing's height in the holder's heights. */
  readonly angle: number
  readonly height: number
  /** Where on the held thing the hand grips it: 0,0 top left … 1,1 bottom right. */
  readonly at: Point
  readonly front: boolean
  /** Between which parts of a puppet it is drawn; without it the grip and `front` decide. */
  readonly layer?: HoldLayer
  /** The angle is from the vertical of the stage, whatever the hand does. */
  readonly upright?: boolean
  /** Its lower end is on the ground as far as it reaches, and the hand slides along it: a cane, a staff. */
  readonly planted?: boolean
  /** Turns the thing so that this other grip lies on its axis: a broom in two hands. */
  readonly aim?: Grip
}

/** `back`: behind all; `between`: before the far limbs, behind the body; `body`: before the body, behind the near arm; `front`: before all. */
export type HoldLayer = 'back' | 'between' | 'body' | 'front'

/** Points of an actor that others hold, sit on or lean against. */
export const GRIPS = [
  'leftHand',
  'rightHand',
  'bothHands',
  'head',
  'mouth',
  'back',
  'seat',
  'top',
  'feet',
  'middle',
] as const
export type Grip = (typeof GRIPS)[number]

/** Where it lives: decides whether it stands, floats, flies or swims. */
export type Home = 'ground' | 'air' | 'surface' | 'underwater' | 'space' | 'any'

/** Whoever or whatever plays a subject. Draws itself with its feet at 0,0, its height 1 upwards (y from 0 to −1 on the canvas). */
export interface Actor {
  readonly name: string
  readonly kind: 'picture' | 'prop' | 'puppet'
  /** True height in metres and width ÷ height as drawn. */
  readonly metres: number
  readonly aspect: number
  /** The same in a pose that another drawing of it shows: who lies is longer than who sits. */
  readonly aspectIn?: (pose: Pose) => number
  /** How high its ears or horns reach, in own heights, when that is above its head. */
  readonly crown?: number
  /** It has its head or its legs of somebody else: what is written of its picture is not true of it. */
  readonly mixed?: true
  readonly faces: 'left' | 'right' | 'front'
  readonly home: Home
  /** Wags, flaps, rolls: what a picture can do by itself. */
  readonly build:
    | 'biped'
    | 'quadruped'
    | 'bird'
    | 'fish'
    | 'wheeled'
    | 'boat'
    | 'insect'
    | 'snake'
    | 'plant'
    | 'still'
  /** How long its legs are, in own heights, when it can fold them. */
  readonly legs?: number
  /** The clothes that the prompt puts on it are part of it already. */
  readonly dressed?: boolean
  /** Things of the prompt are in it: no other of its name can play it. */
  readonly laden?: boolean
  /** It has a lid, a door or something inside that answers to `pose.open`. */
  readonly opens?: boolean
  draw(brush: ActorBrush, pose: Pose): void
  /** The grip in this pose, in own heights relative to the feet, y up. */
  grip(name: Grip, pose: Pose): Point
  /** Where the head of whoever steers it is seen, for what has windows to see through. */
  readonly cabin?: (pose: Pose) => Point
  /** Between the eyes in this pose, for glasses, and how wide they would be; absent for what has no face. */
  readonly eyes?: (pose: Pose) => Point & { readonly width: number }
  /** The middle of the neck in this pose, for scarves, and how wide it is; absent where nobody wrote it down. */
  readonly neck?: (pose: Pose) => Point & { readonly width: number }
}

/** What an actor draws with: the context is already moved to its feet and scaled so that 1 is its height. */
export interface ActorBrush {
  readonly ctx: SKRSContext2D
  readonly light: Light
  /** Pixels for one own height, to choose the right raster. */
  readonly pixels: number
  /** Seconds: for small life (breath, blinking) that needs no choreography. */
  readonly t: number
}
