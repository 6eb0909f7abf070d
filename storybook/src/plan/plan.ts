import { z } from 'zod'
import { GRAFT_PARTS } from './graft-parts.ts'
import { LOOKS } from './looks.ts'
import {
  CAMERA_EFFECTS,
  CAMERA_MOVES,
  DIRECTIONS,
  EMOTIONS,
  FORCES,
  FRAMINGS,
  KINDS,
  LIGHTS,
  MOODS,
  ORDERS,
  RELATIONS,
  SEASONS,
  SPOTS,
  STYLES,
  TIMES,
  UPSHOTS,
  WAYS,
  WEATHERS,
} from './vocabulary.ts'

/**
 * What a prompt asks for, as data. `read` writes it, a caller may edit it or have another program write it,
 * and everything after it (cast, stage, paint, film) looks only at it: a film is a function of its plan.
 */

/** A word that tables are asked for; those that every object has of its own, such as `constructor`, would be found in all of them. */
const word = (most: number) =>
  z
    .string()
    .max(most)
    .refine((text) => text.split(/[\s-]+/).every((part) => !(part in Object.prototype)))

/** A person is drawn by us as a jointed paper puppet, from these. Null means: choose by seed. */
export const Person = z.strictObject({
  /** A profession or part: `chef`, `astronaut`, `king`, `pirate`; null for anybody. */
  role: word(40).nullable().default(null),
  gender: z.enum(['woman', 'man']).nullable().default(null),
  age: z.enum(['baby', 'child', 'teen', 'adult', 'old']).nullable().default(null),
  hair: word(40).nullable().default(null),
  skin: word(40).nullable().default(null),
  /** Garments and what else is worn, each with its colour: coat, dress, suit, hat, glasses, scarf, helmet … */
  wears: z
    .array(
      z.strictObject({
        garment: z.string().max(40),
        colour: word(40).nullable().default(null),
      }),
    )
    .max(8)
    .default([]),
})

export const Action = z.strictObject({
  /** The choreography's name (`walk`, `play-guitar`); unknown names fall back to standing alive. */
  verb: word(60),
  direction: z.enum(DIRECTIONS).nullable().default(null),
  /** The other subject of the deed: who is hugged, ridden, chased, watched. */
  target: z.string().max(40).nullable().default(null),
  /** What the deed is done with or to, when it is not a subject of its own: `guitar`, `watermelon`. */
  prop: z.string().max(60).nullable().default(null),
  pace: z.enum(['slow', 'normal', 'fast']).default('normal'),
  /** Where it leads as seen from the target: jumps `onto` a table, comes `out-of` a hat. */
  way: z.enum(WAYS).optional(),
  /** Where it begins and ends, both as seen from the target: from the left of a table to the front of it. */
  spots: z.strictObject({ from: z.enum(SPOTS), to: z.enum(SPOTS) }).optional(),
  /** What comes of it for the thing it is done to, or for the `prop` that is beside its target: it will `crack`, `topple`, `slide`. */
  upshot: z.enum(UPSHOTS).optional(),
})

export const Subject = z.strictObject({
  /** Unique in its shot: `s1`, `s2`, … */
  id: z.string().max(40),
  /** What it is, as an English noun in the singular: `rabbit`, `traffic light`. */
  noun: z.string().max(80),
  /** The words of the prompt that ask for it. */
  words: z.string().max(200).default(''),
  kind: z.enum(KINDS).default('thing'),
  /** `noto:rabbit`, `prop:surfboard`, `letters:HELLO` (the word itself, standing there), `person`, or `image` for what the picture shows already; null lets the cast choose by the noun. */
  picture: z.string().max(80).nullable().default(null),
  count: z.int().min(1).max(40).default(1),
  /** Several of them in a line or a wedge; absent: as they like. */
  order: z.enum(ORDERS).optional(),
  /** A colour name or `#rrggbb`; null leaves it as drawn. */
  colour: word(40).nullable().default(null),
  size: z.enum(['tiny', 'small', 'normal', 'large', 'giant']).default('normal'),
  material: word(40).nullable().default(null),
  /** What it is shaped like though it stays what it is: a hot air balloon like an `elephant`; or what a drawing or a photograph shows. */
  shape: z.string().max(40).optional(),
  /** Parts in colours of their own: the black `roof` of a white car. */
  parts: z
    .array(z.strictObject({ part: z.string().max(40), colour: word(40) }))
    .max(4)
    .optional(),
  /** Patterns and states that are seen on it: a `striped` cat, a `broken` mirror. */
  looks: z.array(z.enum(LOOKS)).max(3).optional(),
  /** What it has of other creatures: the `wings` of an `eagle`. */
  grafts: z
    .array(z.strictObject({ part: z.enum(GRAFT_PARTS), of: word(40) }))
    .max(5)
    .optional(),
  emotion: z.enum(EMOTIONS).default('neutral'),
  person: Person.nullable().default(null),
  actions: z.array(Action).max(3).default([]),
})

export const Relation = z.strictObject({
  from: z.string().max(40),
  relation: z.enum(RELATIONS),
  to: z.string().max(40),
})

export const Shot = z.strictObject({
  /** This shot's part of the film; the shares of all shots are scaled to add up to one. */
  share: z.number().positive().max(1000).default(1),
  /**
   * How it comes after the one before; `beside`: both are seen at once, each in its part of the frame, for as long as the first;
   * `becoming`: what the one before slowly turns into while it lasts.
   */
  transition: z.enum(['cut', 'dissolve', 'beside', 'becoming']).default('dissolve'),
  /** The recipe's name (`beach`, `kitchen`); unknown names are built from their kin. Null: chosen for the subjects. */
  place: z.string().max(80).nullable().default(null),
  /** They are indoors, before a large window; what is seen through it, in words: `city`, `sea`, `space`. Empty: whatever is out there. */
  view: z.string().max(80).optional(),
  /** What it is lit by: one candle in a dark room, the glow of a screen. Absent: by the hour alone. */
  light: z.enum(LIGHTS).optional(),
  /** The colour that lies on everything: `purple`, `warm`, `teal and orange`. Absent: that of the hour. */
  tone: word(40).optional(),
  /** The colours of the sky, one or two. Absent: those of the hour. */
  sky: z.array(word(40)).min(1).max(2).optional(),
  /** What else is said of the place: how it is (`burning`, `flooded`, `pink`), and what is seen behind it (`river`, `mountains`). */
  scenery: z.array(z.string().max(60)).max(6).optional(),
  time: z.enum(TIMES).nullable().default(null),
  weather: z.enum(WEATHERS).default('clear'),
  /** A drizzle or a downpour, a haze or a fog one gets lost in; absent: as usual. */
  force: z.enum(FORCES).optional(),
  season: z.enum(SEASONS).nullable().default(null),
  mood: z.enum(MOODS).nullable().default(null),
  camera: z
    .strictObject({
      move: z.enum(CAMERA_MOVES).nullable().default(null),
      framing: z.enum(FRAMINGS).nullable().default(null),
      effects: z.array(z.enum(CAMERA_EFFECTS)).max(4).default([]),
      pace: z.enum(['slow', 'normal', 'fast']).default('normal'),
      /** A second move: after the first, or at once with it. */
      next: z.strictObject({ move: z.enum(CAMERA_MOVES), at: z.enum(['then', 'once']) }).optional(),
      /** Ids of those on whom its way, or its focus, begins and ends; null is the place, the same twice a way along one. */
      path: z.tuple([z.string().max(20).nullable(), z.string().max(20).nullable()]).optional(),
    })
    .prefault({}),
  subjects: z.array(Subject).max(12).default([]),
  /** What the place must not show though it would: `person`, `car`, `moon`; English nouns in the singular. */
  without: z.array(z.string().max(80)).max(20).default([]),
  relations: z.array(Relation).max(24).default([]),
  /** Text the prompt asked for in quotes, and what carries it. */
  lettering: z
    .array(
      z.strictObject({
        text: z.string().max(80),
        on: z
          .enum([
            'sign',
            'sky',
            'banner',
            'title',
            'neon',
            'chalkboard',
            'speech',
            'thing',
            'label',
          ])
          .default('sign'),
        /** The id of whoever says it, or of the thing that it is written on, with a paper label or without. */
        by: z.string().max(20).optional(),
        /** Of the board or the ribbon, or of the letters on a thing. Absent: as those are. */
        colour: word(40).optional(),
      }),
    )
    .max(3)
    .default([]),
})

export const Plan = z.strictObject({
  version: z.literal(1).default(1),
  prompt: z.string().max(4000).default(''),
  language: z.string().max(20).default('en'),
  style: z.enum(STYLES).default('paper'),
  /** The one colour that a film in black and white keeps. */
  accent: word(40).optional(),
  shots: z.array(Shot).min(1).max(6),
  /** Short sentences for the user: what was understood, and which words have no picture or deed here. */
  understood: z.array(z.string().max(300)).max(100).default([]),
  not_shown: z.array(z.string().max(300)).max(100).default([]),
})

export type Plan = z.output<typeof Plan>
export type Shot = z.output<typeof Shot>
export type Subject = z.output<typeof Subject>
export type Person = z.output<typeof Person>
export type Action = z.output<typeof Action>
export type Relation = z.output<typeof Relation>
export type PlanInput = z.input<typeof Plan>
export type Time = (typeof TIMES)[number]
export type Weather = (typeof WEATHERS)[number]
export type Force = (typeof FORCES)[number]
export type Season = (typeof SEASONS)[number]
export type Mood = (typeof MOODS)[number]
export type StyleName = (typeof STYLES)[number]
export type CameraMove = (typeof CAMERA_MOVES)[number]
export type Framing = (typeof FRAMINGS)[number]
export type CameraEffect = (typeof CAMERA_EFFECTS)[number]
export type LightName = (typeof LIGHTS)[number]
export type Look = (typeof LOOKS)[number]
export type Way = (typeof WAYS)[number]
export type Spot = (typeof SPOTS)[number]
export type Upshot = (typeof UPSHOTS)[number]
export type Direction = (typeof DIRECTIONS)[number]
export type RelationName = (typeof RELATIONS)[number]
export type GraftPart = (typeof GRAFT_PARTS)[number]
export type Kind = (typeof KINDS)[number]
