/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { deed } from './deed.ts'
import type { Score } from './score.ts'
import { keyed } from './track.ts'
import { thrown } from './thrown.ts'

const READY = { hip: [-0.02, 0.42], rf: [-0.12, 0], lf: [0.12, 0], torso: 0.16 } as const

const SHOOT: Score = {
  seconds: 3,
  costume: 'footballer',
  needs: { place: 'stadium' },
  holds: [],
  set: [
    { thing: 'goal', x: 1.2, z: 0.06, height: 1.0 },
    {
      thing: 'football',
      x: 0,
      z: -0.03,
      height: 0.12,
      shadow: false,
      move: thrown(
        [0.2, 0],
        [
          { until: 0.34, to: [0.2, 0] },
          { until: 0.56, to: [1.2, 0.5], lift: 0.1 },
          { until: 0.68, to: [1.16, 0], lift: 0.02 },
          { until: 0.92, to: [1.1, 0] },
          { until: 1, to: [0.2, 0], hidden: true },
        ],
        4,
      ),
    },
  ],
  keys: [
    [
      0,
      {
        at: [-0.5, 0],
        rf: [-0.1, 0],
        lf: [0.1, 0],
        ra: [-0.3, 0.5],
        la: [0.4, 0.4],
        torso: 0.1,
      },
    ],
    [
      0.14,
      {
        at: [-0.3, 0],
        rf: [0.16, 0],
        lf: [-0.16, 0.05],
        ra: [0.4, 0.5],
        la: [-0.3, 0.4],
        torso: 0.16,
      },
    ],
    [
      0.26,
      {
        at: [-0.08, 0],
        hip: [-0.02, 0.44],
        lf: [0.08, 0],
        rf: [-0.3, 0.2],
        torso: 0.0,
        ra: [0.5, 0.3],
        la: [-0.7, 0.3],
      },
    ],
    [
      0.34,
      {
        at: [0, 0],
        rf: [0.16, 0.06],
        lf: [0.02, 0],
        torso: -0.06,
        ra: [-0.5, 0.3],
        la: [0.7, 0.4],
      },
    ],
    [
      0.44,
      {
        rf: [0.38, 0.34],
        lf: [0.02, 0],
        hip: [0.03, 0.455],
        torso: -0.22,
        ra: [-0.8, 0.3],
        la: [1.1, 0.4],
      },
    ],
    [0.6, { at: [0.02, 0], rf: [-0.03, 0], lf: [0.06, 0], hip: [0, 0.47], torso: 0 }],
    [0.72, { ra: [2.9, 0.15], la: [2.7, 0.15], face: 'happy', mouth: 0.9, at: [0, 0.06] }],
    [0.84, { at: [-0.1, 0] }],
  ],
  effects: [
    { name: 'dust', at: [0.2, 0.02], from: 0.33, until: 0.4 },
    { name: 'confetti', at: [0.6, 1.3], from: 0.58, until: 0.85 },
  ],
}

const KICK: Score = {
  seconds: 2.2,
  costume: 'footballer',
  holds: [],
  face: 'happy',
  set: [
    {
      thing: '?football',
      x: 0,
      z: -0.03,
      height: 0.12,
      shadow: false,
      move: thrown(
        [0.22, 0],
        [
          { until: 0.34, to: [0.22, 0] },
          { until: 0.66, to: [1.15, 0], lift: 0.5 },
          { until: 0.85, to: [1.5, 0], lift: 0.12 },
          { until: 1, to: [0.22, 0], hidden: true },
        ],
        3,
      ),
    },
  ],
  keys: [
    [
      0,
      {
        at: [-0.1, 0],
        rf: [-0.1, 0],
        lf: [0.1, 0],
        ra: [0.1, 0.4],
        la: [0.2, 0.4],
        torso: 0.06,
      },
    ],
    [
      0.22,
      {
        hip: [-0.02, 0.44],
        lf: [0.06, 0],
        rf: [-0.3, 0.2],
        torso: 0.1,
        ra: [0.5, 0.4],
        la: [-0.6, 0.3],
        at: [0, 0],
      },
    ],
    [0.34, { rf: [0.2, 0.06], torso: -0.04, ra: [-0.4, 0.3], la: [0.6, 0.4] }],
    [
      0.44,
      {
        rf: [0.38, 0.36],
        hip: [0.03, 0.455],
        torso: -0.24,
        ra: [-0.8, 0.3],
        la: [1.0, 0.4],
        mouth: 0.6,
      },
    ],
    [0.7, { rf: [-0.02, 0], hip: [0, 0.47], torso: 0, at: [0, 0] }],
  ],
  effects: [{ name: 'dust', at: [0.22, 0.02], from: 0.33, until: 0.4 }],
}

/** Ball games. */
export const BALL_GAMES: readonly Choreography[] = [
  deed('dunk', ['dunking basketball', 'dunking', 'slam dunk', 'dunk'], {
    seconds: 4.4,
    once: true,
    costume: 'basketball player',
    needs: { place: 'gym' },
    holds: [
      {
        thing: 'basketball',
        upright: true,
        angle: 0,
        at: [0.4, 0.75],
        when: ({ phase }) => phase < 0.6,
      },
    ],
    set: [
      { thing: 'basketball hoop', x: 0.42, z: 0.04, height: 1.9 },
      {
        thing: 'basketball',
        x: 0,
        z: 0.03,
        height: 0.14,
        shadow: false,
        move: thrown(
          [0.32, 1.3],
          [
            { until: 0.6, to: [0.32, 1.3], hidden: true },
            { until: 0.72, to: [0.32, 0] },
            { until: 0.82, to: [0.42, 0], lift: 0.3 },
            { until: 0.9, to: [0.5, 0], lift: 0.14 },
            { until: 1, to: [0.56, 0] },
          ],
          3,
        ),
      },
    ],
    keys: [
      [0, { at: [-0.7, 0], ...READY, rh: [0.18, 0.5], lh: [0.22, 0.6] }],
      [0.08, { rh: [0.2, 0.38] }],
      [0.16, { rh: [0.18, 0.52], at: [-0.6, 0] }],
      [
        0.3,
        {
          at: [-0.42, 0],
          hip: [-0.06, 0.34],
          torso: 0.4,
          rf: [-0.16, 0],
          lf: [0.12, 0],
          rh: [0.0, 0.4],
          lh: [0.14, 0.42],
        },
      ],
      [
        0.46,
        {
          at: [-0.12, 0.36],
          hip: [0, 0.47],
          torso: 0.0,
          rf: [-0.12, 0.16],
          lf: [0.1, 0.2],
          rh: [0.06, 1.06],
          lh: [0.24, 0.8],
          neck: -0.3,
          mouth: 0.5,
        },
      ],
      [0.56, { at: [0, 0.46], rh: [0.24, 1.02], torso: 0.04 }],
      [0.62, { at: [0.02, 0.44], rh: [0.3, 0.92], torso: 0.14, rf: [-0.2, 0.14] }],
      [0.74, { at: [0.02, 0.4], rh: [0.28, 0.96], torso: 0.06, rf: [0.1, 0.12], lf: [0.16, 0.06] }],
      [
        0.84,
        {
          at: [-0.02, 0],
          hip: [-0.04, 0.36],
          torso: 0.3,
          rf: [-0.1, 0],
          lf: [0.1, 0],
          rh: [0.2, 0.6],
          lh: [0.24, 0.6],
          neck: -0.1,
        },
      ],
      [
        0.93,
        {
          at: [-0.04, 0],
          hip: [0, 0.47],
          torso: -0.06,
          rh: [0.1, 1.08],
          lh: [0.2, 1.04],
          face: 'happy',
          mouth: 0.8,
          right: 'fist',
        },
      ],
    ],
    effects: [
      { name: 'stars', at: [0.32, 1.36], from: 0.6, until: 0.68 },
      { name: 'dust', at: 'feet', from: 0.83, until: 0.88 },
    ],
  }),
  deed(
    'dribble',
    ['dribbling basketball', 'dribbling', 'playing basketball', 'dribble basketball'],
    {
      seconds: 0.8,
      costume: 'basketball player',
      needs: { place: 'gym' },
      holds: [],
      set: [
        {
          thing: 'basketball',
          x: 0.24,
          z: -0.04,
          height: 0.14,
          shadow: false,
          move: ({ phase }) => ({
            y: 0.34 * Math.abs(Math.cos(phase * Math.PI)) ** 0.8,
            spin: phase * 3,
          }),
        },
      ],
      keys: [
        [0, { ...READY, rh: [0.24, 0.51], lh: [0.26, 0.62], rw: 0.7 }],
        [0.25, { rh: [0.24, 0.4] }],
        [0.5, { rh: [0.24, 0.38], hip: [-0.02, 0.4] }],
        [0.8, { rh: [0.24, 0.47] }],
      ],
      glides: true,
    },
  ),
  deed(
    'shoot-basketball',
    ['shooting basketball', 'throwing basketball', 'free throw', 'shooting hoops'],
    {
      seconds: 3,
      costume: 'basketball player',
      needs: { place: 'gym' },
      holds: [
        {
          thing: 'basketball',
          grip: 'bothHands',
          upright: true,
          angle: 0,
          at: [0.5, 0.6],
          when: ({ phase }) => phase < 0.36 || phase > 0.92,
        },
      ],
      set: [
        { thing: 'basketball hoop', x: 1.0, z: 0.04, height: 1.9 },
        {
          thing: 'basketball',
          x: 0,
          z: 0.03,
          height: 0.14,
          shadow: false,
          move: thrown(
            [0.24, 1],
            [
              { until: 0.36, to: [0.24, 1.02], hidden: true },
              { until: 0.64, to: [0.9, 1.36], lift: 0.34 },
              { until: 0.76, to: [0.9, 0] },
              { until: 0.92, to: [0.6, 0], lift: 0.2 },
              { until: 1, to: [0.6, 0], hidden: true },
            ],
            2,
          ),
        },
      ],
      keys: [
        [0, { hip: [-0.04, 0.4], torso: 0.1, rh: [0.18, 0.6], lh: [0.22, 0.6] }],
        [0.2, { hip: [-0.02, 0.38], rh: [0.12, 0.84], lh: [0.16, 0.84], at: [0, 0] }],
        [0.36, { hip: [0, 0.475], rh: [0.2, 1.04], lh: [0.16, 0.98], at: [0, 0.1], neck: -0.2 }],
        [0.5, { rh: [0.24, 1.02], lh: [0.14, 0.8], at: [0, 0], hip: [0, 0.46] }],
        [0.8, { rh: [0.2, 0.8], neck: -0.25, mouth: 0.5 }],
      ],
      face: 'happy',
    },
  ),
  deed(
    'shoot-goal',
    [
      'shooting goal',
      'shooting goal (soccer)',
      'scoring a goal',
      'penalty kick',
      'kicking field goal',
    ],
    SHOOT,
  ),
  deed(
    'kick',
    [
      'kicking ball',
      'kicking',
      'playing soccer',
      'playing football',
      'kicking soccer ball',
      'play-soccer',
      'playing kickball',
    ],
    {
      needs: { place: 'stadium' },
      by: ({ object }) => (/goal|soccer|football|^$/.test(object ?? '') ? SHOOT : KICK),
    },
  ),
  deed('keepy-uppy', ['juggling soccer ball', 'juggling a football', 'keepie uppie'], {
    seconds: 0.9,
    costume: 'footballer',
    holds: [],
    face: 'happy',
    set: [
      {
        thing: 'football',
        x: 0.2,
        z: -0.03,
        height: 0.12,
        shadow: false,
        move: ({ phase }) => ({
          y: 0.22 + 0.4 * 4 * cycle(phase + 0.8) * (1 - cycle(phase + 0.8)),
          spin: phase * 6,
        }),
      },
    ],
    keys: [
      [0, { rf: [0.03, 0.02], ra: [0.5, 0.5], la: [-0.4, 0.6], neck: 0.24 }],
      [0.2, { rf: [0.2, 0.2], hip: [-0.02, 0.462], ra: [0.2, 0.5], la: [0.3, 0.5] }],
      [0.6, { rf: [-0.02, 0], hip: [0, 0.47] }],
    ],
  }),
  deed(
    'play-tennis',
    ['playing tennis', 'hitting a tennis ball', 'serving tennis', 'playing squash'],
    {
      seconds: 2,
      costume: 'tennis player',
      needs: { place: 'stadium' },
      holds: [{ thing: 'tennis racket' }],
      set: [
        { thing: 'tennis net', x: 0.75, z: 0.03, height: 0.5 },
        {
          thing: 'tennis ball',
          x: 0,
          z: -0.03,
          height: 0.055,
          shadow: false,
          move: thrown(
            [1.7, 0.7],
            [
              { until: 0.42, to: [0.42, 0.62], lift: 0.2 },
              { until: 0.95, to: [1.8, 0.5], lift: 0.3 },
              { until: 1, to: [1.8, 0.5], hidden: true },
            ],
          ),
        },
      ],
      keys: [
        [0, { ...READY, rh: [0.1, 0.62], lh: [0.2, 0.6], rw: 0.6 }],
        [0.28, { hip: [-0.06, 0.42], torso: -0.08, rh: [-0.28, 0.74], lh: [0.26, 0.72], rw: 0.2 }],
        [
          0.42,
          { hip: [0.02, 0.43], torso: 0.18, rh: [0.26, 0.62], lh: [0.1, 0.6], rw: 0.1, mouth: 0.4 },
        ],
        [0.56, { torso: 0.26, rh: [0.2, 0.9], rw: 0.6 }],
        [0.8, { ...READY, rh: [0.12, 0.64] }],
      ],
      effects: [{ name: 'speed', at: [0.5, 0.64], from: 0.42, until: 0.5 }],
    },
  ),
  deed('play-badminton', ['playing badminton'], {
    seconds: 1.9,
    costume: 'tennis player',
    holds: [{ thing: 'badminton racket' }],
    set: [
      { thing: 'net', x: 0.75, z: 0.03, height: 0.9 },
      {
        thing: 'shuttlecock',
        x: 0,
        z: -0.03,
        height: 0.07,
        shadow: false,
        move: thrown(
          [1.6, 0.9],
          [
            { until: 0.45, to: [0.3, 1.14], lift: 0.3 },
            { until: 0.95, to: [1.7, 0.8], lift: 0.3 },
            { until: 1, to: [1.7, 0.8], hidden: true },
          ],
        ),
      },
    ],
    keys: [
      [0, { ...READY, rh: [0.14, 0.7], lh: [0.2, 0.62] }],
      [
        0.3,
        {
          hip: [-0.05, 0.44],
          torso: -0.16,
          rh: [-0.16, 0.96],
          lh: [0.26, 0.86],
          rw: -0.9,
          neck: -0.3,
        },
      ],
      [
        0.45,
        {
          hip: [0.03, 0.46],
          torso: 0.1,
          rh: [0.18, 1.04],
          lh: [0.14, 0.66],
          rw: 0.2,
          at: [0, 0.06],
        },
      ],
      [0.6, { torso: 0.3, rh: [0.24, 0.66], at: [0, 0] }],
    ],
  }),
  deed(
    'play-table-tennis',
    ['playing table tennis', 'playing ping pong', 'ping pong', 'table tennis'],
    {
      seconds: 1.2,
      holds: [{ thing: 'ping pong paddle' }],
      set: [
        { thing: 'ping pong table', x: 0.95, z: -0.06, height: 0.46 },
        {
          thing: 'ping pong ball',
          x: 0,
          z: -0.07,
          height: 0.036,
          shadow: false,
          move: thrown(
            [0.34, 0.6],
            [
              { until: 0.2, to: [0.6, 0.46], lift: 0.03 },
              { until: 0.5, to: [1.5, 0.62], lift: 0.08 },
              { until: 0.8, to: [0.7, 0.46], lift: 0.08 },
              { until: 1, to: [0.34, 0.6], lift: 0.04 },
            ],
          ),
        },
      ],
      keys: [
        [0, { ...READY, rh: [0.28, 0.58], lh: [0.22, 0.5] }],
        [0.2, { rh: [0.32, 0.7], torso: 0.24 }],
        [0.7, { rh: [0.12, 0.52], torso: 0.12 }],
      ],
      partner: {
        x: 1.9,
        keys: [
          [0, { ...READY, rh: [0.14, 0.54] }],
          [0.4, { rh: [0.12, 0.52] }],
          [0.5, { rh: [0.28, 0.6], torso: 0.2 }],
          [0.7, { rh: [0.3, 0.72] }],
        ],
        holds: [{ thing: 'ping pong paddle' }],
      },
    },
  ),
  deed('play-volleyball', ['playing volleyball', 'spiking volleyball', 'passing a ball'], {
    seconds: 1.8,
    costume: 'volleyball player',
    needs: { place: 'beach' },
    holds: [],
    set: [
      { thing: 'net', x: 0.72, z: 0.03, height: 1.2 },
      {
        thing: 'volleyball',
        x: 0,
        z: -0.03,
        height: 0.14,
        shadow: false,
        move: thrown(
          [0.16, 1.0],
          [
            { until: 0.5, to: [0.16, 1.0], lift: 0.5 },
            { until: 0.9, to: [1.7, 0.8], lift: 0.5 },
            { until: 1, to: [0.16, 1.0], hidden: true },
          ],
          1,
        ),
      },
    ],
    keys: [
      [0, { ...READY, rh: [0.12, 0.98], lh: [0.2, 0.98], right: 'open', left: 'open', neck: -0.3 }],
      [0.2, { hip: [-0.02, 0.38], rh: [0.16, 0.74], lh: [0.22, 0.74] }],
      [0.48, { hip: [0, 0.46], rh: [0.1, 0.92], lh: [0.18, 0.92] }],
      [0.56, { at: [0, 0.12], hip: [0, 0.475], rh: [0.14, 1.07], lh: [0.22, 1.06], torso: -0.04 }],
      [0.8, { at: [0, 0] }],
    ],
  }),
  deed(
    'play-baseball',
    [
      'playing baseball',
      'hitting baseball',
      'swinging a bat',
      'batting',
      'playing cricket',
      'baseball swing',
    ],
    {
      seconds: 2.2,
      costume: 'baseball player',
      needs: { place: 'stadium' },
      holds: [
        {
          thing: '?baseball bat',
          upright: true,
          angle: 0,
          swing: keyed([
            [0, -0.5],
            [0.3, -0.9],
            [0.44, 1.5],
            [0.56, 2.2],
            [0.8, -0.2],
          ]),
        },
      ],
      set: [
        {
          thing: 'baseball',
          x: 0,
          z: -0.03,
          height: 0.055,
          shadow: false,
          move: thrown(
            [1.8, 0.7],
            [
              { until: 0.44, to: [0.5, 0.58] },
              { until: 0.85, to: [1.9, 1.2], lift: 0.1 },
              { until: 1, to: [1.9, 1.2], hidden: true },
            ],
          ),
        },
      ],
      keys: [
        [0, { ...READY, rh: [-0.06, 0.78], lh: [-0.03, 0.74], rw: 0.5, torso: -0.04 }],
        [0.3, { hip: [-0.05, 0.43], rh: [-0.1, 0.82], lh: [-0.06, 0.78], rw: 0.7 }],
        [
          0.44,
          {
            hip: [0.03, 0.42],
            torso: 0.12,
            rh: [0.24, 0.6],
            lh: [0.25, 0.62],
            rw: 0.1,
            mouth: 0.4,
          },
        ],
        [0.56, { torso: 0.05, rh: [0.16, 0.82], lh: [0.18, 0.84], rw: 1.2 }],
        [0.8, { rh: [0, 0.84], lh: [0.02, 0.82], rw: 1.2 }],
      ],
      effects: [{ name: 'stars', at: [0.5, 0.6], from: 0.43, until: 0.5 }],
    },
  ),
  deed('golf', ['playing golf', 'golf driving', 'golf putting', 'golfing', 'golf chipping'], {
    seconds: 2.6,
    costume: 'golfer',
    needs: { place: 'golf course' },
    holds: [{ thing: 'golf club', grip: 'rightHand', layer: 'front' }],
    set: [
      {
        thing: 'golf ball',
        x: 0,
        z: -0.04,
        height: 0.032,
        shadow: false,
        move: thrown(
          [0.28, 0.0],
          [
            { until: 0.52, to: [0.28, 0] },
            { until: 0.85, to: [1.9, 0.9], lift: 0.2 },
            { until: 1, to: [0.28, 0], hidden: true },
          ],
        ),
      },
    ],
    keys: [
      [
        0,
        { hip: [-0.06, 0.45], torso: 0.42, neck: 0.2, rh: [0.19, 0.44], lh: [0.2, 0.47], rw: -0.1 },
      ],
      [0.14, { rh: [0.17, 0.44], lh: [0.18, 0.47], rw: -0.1 }],
      [0.27, { rh: [0.27, 0.74], lh: [0.28, 0.76] }],
      [0.38, { torso: 0.2, rh: [-0.04, 1.04], lh: [-0.01, 1.02], rw: -1.4, neck: 0.3 }],
      [0.46, { rh: [0.26, 0.76], lh: [0.27, 0.78] }],
      [0.52, { torso: 0.4, rh: [0.2, 0.44], lh: [0.21, 0.47], rw: 0 }],
      [
        0.68,
        { torso: -0.05, rh: [0.2, 0.92], lh: [0.2, 0.94], rw: 1.3, neck: -0.1, hip: [0.02, 0.465] },
      ],
      [0.85, { torso: -0.05, rh: [0.18, 0.94], lh: [0.18, 0.96], rw: 1.3 }],
    ],
    effects: [{ name: 'leaves', at: [0.28, 0.03], from: 0.51, until: 0.58, strength: 0.3 }],
  }),
  deed('bowl', ['bowling', 'playing bowling'], {
    seconds: 3,
    needs: { place: 'gym' },
    holds: [
      {
        thing: 'bowling ball',
        upright: true,
        angle: 0,
        at: [0.5, 0.2],
        when: ({ phase }) => phase < 0.44 || phase > 0.94,
      },
    ],
    set: [
      {
        thing: 'bowling pins',
        x: 1.2,
        z: 0.02,
        height: 0.26,
        move: ({ phase }) =>
          phase > 0.68 && phase < 0.94
            ? { lean: Math.min(1.3, (phase - 0.68) * 12), x: Math.min(0.12, (phase - 0.68) * 0.6) }
            : {},
      },
      {
        thing: 'bowling ball',
        x: 0,
        z: 0,
        height: 0.12,
        shadow: false,
        move: thrown(
          [0.2, 0.04],
          [
            { until: 0.44, to: [0.2, 0.04], hidden: true },
            { until: 0.68, to: [1.1, 0] },
            { until: 0.82, to: [1.9, 0] },
            { until: 1, to: [1.9, 0], hidden: true },
          ],
          6,
        ),
      },
    ],
    keys: [
      [0, { rh: [0.16, 0.62], lh: [0.18, 0.6], at: [-0.2, 0] }],
      [
        0.26,
        {
          at: [-0.06, 0],
          torso: 0.5,
          hip: [-0.04, 0.42],
          rh: [-0.3, 0.5],
          lh: [0.3, 0.6],
          rf: [-0.16, 0],
          lf: [0.16, 0],
        },
      ],
      [
        0.44,
        {
          at: [0, 0],
          torso: 0.8,
          neck: -0.5,
          hip: [0, 0.33],
          rh: [0.24, 0.16],
          lh: [-0.1, 0.5],
          rf: [-0.36, 0.03],
          lf: [0.14, 0],
          rt: -0.9,
        },
      ],
      [0.56, { torso: 0.7, rh: [0.36, 0.62] }],
      [
        0.74,
        {
          torso: 0,
          hip: [0, 0.46],
          rf: [-0.05, 0],
          lf: [0.06, 0],
          rh: [0.12, 1.06],
          lh: [0.22, 0.7],
          neck: -0.05,
          face: 'happy',
          mouth: 0.7,
          at: [-0.02, 0],
        },
      ],
    ],
    effects: [{ name: 'stars', at: [1.2, 0.2], from: 0.68, until: 0.76 }],
  }),
  deed('throw', ['throwing', 'throwing a ball', 'pitching', 'tossing', 'hurling'], {
    seconds: 2.4,
    holds: [
      {
        thing: '?baseball',
        upright: true,
        angle: 0,
        at: [0.5, 0.5],
        height: 0.07,
        when: ({ phase }) => phase < 0.46 || phase > 0.9,
      },
    ],
    set: [
      {
        thing: '?baseball',
        x: 0,
        z: -0.03,
        height: 0.07,
        shadow: false,
        move: thrown(
          [0.24, 0.9],
          [
            { until: 0.46, to: [0.24, 0.9], hidden: true },
            { until: 0.86, to: [1.8, 0.4], lift: 0.3 },
            { until: 1, to: [1.8, 0.4], hidden: true },
          ],
          3,
        ),
      },
    ],
    keys: [
      [0, { rh: [0.14, 0.6], lh: [0.2, 0.62], hip: [0, 0.465] }],
      [
        0.3,
        {
          torso: -0.22,
          rh: [-0.24, 0.84],
          lh: [0.3, 0.82],
          hip: [-0.05, 0.45],
          rf: [-0.1, 0],
          lf: [0.16, 0.08],
        },
      ],
      [0.46, { torso: 0.14, rh: [0.24, 0.94], lh: [0.1, 0.6], hip: [0.04, 0.44], lf: [0.2, 0] }],
      [0.6, { torso: 0.42, rh: [0.34, 0.5], neck: -0.2 }],
      [0.85, { torso: 0, rh: [0.14, 0.6], lf: [0.06, 0] }],
    ],
  }),
  deed(
    'catch',
    [
      'catching',
      'catching ball',
      'catching a ball',
      'catching or throwing baseball',
      'catching or throwing softball',
    ],
    {
      seconds: 2,
      face: 'happy',
      holds: [
        {
          thing: '?baseball',
          grip: 'bothHands',
          upright: true,
          angle: 0,
          at: [0.5, 0.5],
          height: 0.08,
          when: ({ phase }) => phase > 0.45 && phase < 0.9,
        },
      ],
      set: [
        {
          thing: '?baseball',
          x: 0,
          z: -0.03,
          height: 0.08,
          shadow: false,
          move: thrown(
            [1.7, 0.8],
            [
              { until: 0.45, to: [0.3, 0.72], lift: 0.3 },
              { until: 1, to: [0.3, 0.72], hidden: true },
            ],
            3,
          ),
        },
      ],
      keys: [
        [0, { ...READY, rh: [0.2, 0.6], lh: [0.24, 0.62], right: 'open', left: 'open' }],
        [0.38, { rh: [0.3, 0.78], lh: [0.33, 0.8], hip: [0, 0.44] }],
        [0.5, { rh: [0.2, 0.64], lh: [0.24, 0.66], hip: [-0.06, 0.4], mouth: 0.5 }],
        [0.8, { rh: [0.2, 0.62], lh: [0.24, 0.64] }],
      ],
    },
  ),
  deed(
    'frisbee',
    ['catching frisbee', 'catching or throwing frisbee', 'throwing frisbee', 'playing frisbee'],
    {
      seconds: 2.4,
      face: 'happy',
      needs: { place: 'park' },
      holds: [
        {
          thing: 'frisbee',
          upright: true,
          angle: 0,
          when: ({ phase }) => phase > 0.45 && phase < 0.84,
        },
      ],
      set: [
        {
          thing: 'frisbee',
          x: 0,
          z: -0.03,
          height: 0.05,
          shadow: false,
          move: thrown(
            [1.7, 0.9],
            [
              { until: 0.45, to: [0.38, 0.98], lift: 0.12 },
              { until: 0.84, to: [0.38, 0.8], hidden: true },
              { until: 1, to: [1.7, 0.9], lift: 0.1 },
            ],
          ),
        },
      ],
      keys: [
        [0, { ...READY, rh: [0.24, 0.7], lh: [0.28, 0.66], neck: -0.15 }],
        [
          0.36,
          {
            hip: [0, 0.47],
            at: [0, 0.08],
            rh: [0.3, 0.98],
            right: 'open',
            torso: 0.1,
            lf: [-0.1, 0.06],
          },
        ],
        [0.48, { at: [0, 0.02], rh: [0.22, 0.82], torso: -0.02, lf: [0.1, 0] }],
        [
          0.66,
          { at: [0, 0], torso: -0.12, rh: [-0.08, 0.66], lh: [0.16, 0.6], hip: [-0.04, 0.44] },
        ],
        [0.84, { torso: 0.2, rh: [0.34, 0.7], hip: [0.03, 0.44] }],
      ],
    },
  ),
  deed('juggle', ['juggling', 'juggling balls'], {
    seconds: 1.5,
    view: 'front',
    face: 'happy',
    holds: [],
    costume: 'juggler',
    set: [0, 1, 2].map((ball) => ({
      thing: ['juggling ball', 'yellow ball', 'blue ball'][ball] ?? 'juggling ball',
      x: 0,
      z: -0.05,
      height: 0.075,
      shadow: false,
      move: ({ phase }: { phase: number }) => juggled(cycle(phase + ball / 3)),
    })),
    keys: [
      [
        0,
        {
          rh: [-0.17, 0.56],
          lh: [0.17, 0.5],
          rw: -1.1,
          lw: 1.1,
          right: 'open',
          left: 'open',
          neck: -0.06,
        },
      ],
      [0.167, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
      [0.333, { rh: [-0.17, 0.56], lh: [0.15, 0.5] }],
      [0.5, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
      [0.667, { rh: [-0.17, 0.56], lh: [0.15, 0.5] }],
      [0.833, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
    ],
  }),
  deed('juggle-fire', ['juggling fire', 'fire juggling', 'fire dancing'], {
    seconds: 1.6,
    view: 'front',
    holds: [],
    set: [0, 1, 2].map((ball) => ({
      thing: 'flame',
      x: 0,
      z: -0.05,
      height: 0.13,
      shadow: false,
      move: ({ phase }: { phase: number }) => juggled(cycle(phase + ball / 3)),
    })),
    keys: [
      [0, { rh: [-0.17, 0.56], lh: [0.17, 0.5], rw: -1.1, lw: 1.1 }],
      [0.33, { rh: [-0.15, 0.5], lh: [0.17, 0.56] }],
      [0.66, { rh: [-0.17, 0.56], lh: [0.15, 0.5] }],
    ],
    effects: [{ name: 'sparks', at: [0, 1.1] }],
  }),
]

function cycle(value: number): number {
  return value - Math.floor(value)
}

/** One ball of a cascade: up from the right, down into the left, and back under. */
function juggled(phase: number): { x: number; y: number } {
  const toLeft = phase < 0.5
  const share = cycle(phase * 2)
  const x = (toLeft ? -1 : 1) * (0.17 - 0.34 * share)
  return { x, y: 0.54 + 0.58 * 4 * share * (1 - share) * 0.95 }
}
