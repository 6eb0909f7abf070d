/* oxlint-disable max-lines -- a table */
import type { Choreography } from '../action.ts'
import { gaitDeed } from './gait.ts'

const EASY = { rest: 0.04, swing: 0.42, elbow: 0.28, pump: 0.1 }

/** Going on foot. */
export const WALKING: readonly Choreography[] = [
  gaitDeed(
    'walk',
    ['walking', 'walk', 'strolling', 'stroll', 'wandering', 'going', 'hiking', 'stepping'],
    [
      {
        speed: 0.72,
        stride: 0.76,
        duty: 0.6,
        lift: 0.055,
        arms: EASY,
      },
      { way: 0.42 },
    ],
  ),
  gaitDeed(
    'run',
    ['running', 'run', 'sprinting', 'racing', 'rushing', 'fleeing'],
    [
      {
        speed: 1.75,
        stride: 1.25,
        duty: 0.33,
        lift: 0.19,
        bounce: 0.05,
        crouch: 0.06,
        torso: 0.22,
        neck: -0.1,
        arms: { rest: 0.05, swing: 0.85, elbow: 1.5, pump: 0.3 },
        dust: true,
      },
      { way: 0.62 },
    ],
  ),
  gaitDeed(
    'jog',
    ['jogging', 'jog'],
    [
      {
        speed: 1.15,
        stride: 0.92,
        duty: 0.38,
        lift: 0.13,
        bounce: 0.034,
        crouch: 0.05,
        torso: 0.12,
        neck: -0.05,
        arms: { rest: 0.1, swing: 0.5, elbow: 1.65, pump: 0.15 },
        dust: true,
        face: 'happy',
      },
      { way: 0.5, place: 'park' },
    ],
  ),
  gaitDeed(
    'march',
    ['marching', 'march', 'parading', 'parade'],
    [
      {
        speed: 0.62,
        stride: 0.68,
        duty: 0.56,
        lift: 0.2,
        kick: 0.12,
        torso: -0.02,
        neck: 0,
        arms: { rest: 0.12, swing: 0.85, elbow: 0.12 },
        face: 'neutral',
      },
      { way: 0.4 },
    ],
  ),
  gaitDeed(
    'sneak',
    ['sneaking', 'tiptoeing', 'creeping', 'stalking'],
    [
      {
        speed: 0.36,
        stride: 0.56,
        duty: 0.62,
        lift: 0.13,
        crouch: 0.13,
        torso: 0.36,
        neck: -0.24,
        arms: { rest: 0.95, swing: 0.16, elbow: 1.5, pump: 0.2 },
      },
      { way: 0.3 },
    ],
  ),
  gaitDeed(
    'limp',
    ['limping', 'hobbling'],
    [
      {
        speed: 0.4,
        stride: 0.5,
        duty: 0.62,
        lift: 0.03,
        crouch: 0.03,
        torso: 0.14,
        arms: { rest: 0.1, swing: 0.16, elbow: 0.4 },
        face: 'sad',
        live: (stance, phase) => ({
          ...stance,
          torso: (stance.torso ?? 0) + Math.max(0, Math.sin(phase * Math.PI * 2)) * 0.16,
        }),
      },
      { way: 0.3 },
    ],
  ),
  gaitDeed(
    'skip',
    ['skipping', 'prancing', 'frolicking'],
    [
      {
        speed: 1.0,
        stride: 0.95,
        duty: 0.42,
        lift: 0.2,
        bounce: 0.09,
        torso: 0.02,
        arms: { rest: 0.15, swing: 0.9, elbow: 0.5 },
        face: 'happy',
      },
      { way: 0.45 },
    ],
  ),
  gaitDeed(
    'zombie-walk',
    ['shambling', 'lurching', 'staggering'],
    [
      {
        speed: 0.4,
        stride: 0.5,
        duty: 0.62,
        lift: 0.025,
        torso: 0.1,
        neck: 0.14,
        arms: { rest: 0.05, swing: 0.1, elbow: 0.2 },
        live: (stance, phase, t) => ({
          ...stance,
          ra: [1.45 + Math.sin(t * 2) * 0.08, 0.12],
          la: [1.3 + Math.cos(t * 2.3) * 0.1, 0.2],
          torso: 0.1 + Math.sin(phase * Math.PI * 2) * 0.07,
          mouth: 0.4,
        }),
      },
      { way: 0.3 },
    ],
  ),
  gaitDeed(
    'walk-on-treadmill',
    ['walking on a treadmill', 'walking on treadmill'],
    [
      {
        speed: 1.15,
        stride: 0.92,
        duty: 0.38,
        lift: 0.13,
        bounce: 0.03,
        crouch: 0.05,
        torso: 0.1,
        arms: { rest: 0.1, swing: 0.5, elbow: 1.6 },
      },
      { place: 'gym' },
    ],
  ),
]
