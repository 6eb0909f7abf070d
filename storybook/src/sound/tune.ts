import type { Mood } from '../plan/plan.ts'
import type { Random } from '../scene/random.ts'
import { composeTune } from './compose-tune.ts'
import { addNote } from './mixing.ts'
import type { StereoSound } from './stereo-sound.ts'

/** A music box over slow chords. */
export function playTune(
  mix: StereoSound,
  options: { readonly mood: Mood; readonly random: Random; readonly level: number },
): void {
  const { mood, random, level } = options
  const seconds = mix.left.length / mix.rate
  const { beat, tune, chords } = composeTune(mood, seconds, random.fork('score'))
  const hand = random.fork('hand')
  for (const [voice, { at, pitch }] of chords.entries()) {
    const pan = ((voice % 3) - 1) * 0.5
    addNote(mix, { at, pan, seconds: beat * 9, wave: swell(pitch, beat * 9, level * 0.28) })
  }
  for (const { at, pitch } of tune) {
    const loud = level * hand.between(0.6, 1) * 0.5
    addNote(mix, { at, pan: hand.between(-0.3, 0.3), seconds: 1.6, wave: pluck(pitch, loud) })
  }
}

type Wave = (t: number) => number

function swell(pitch: number, length: number, loud: number): Wave {
  return (t) => Math.sin(2 * Math.PI * pitch * t) * Math.sin((Math.PI * t) / length) ** 2 * loud
}

function pluck(pitch: number, loud: number): Wave {
  const turn = 2 * Math.PI * pitch
  return (t) => {
    const body = Math.sin(turn * t) + 0.35 * Math.sin(turn * 2 * t) * Math.exp(-t * 3)
    const bell = 0.14 * Math.sin(turn * 4.02 * t) * Math.exp(-t * 9)
    return (body + bell) * Math.exp(-t * 3.2) * Math.min(1, t * 400) * loud
  }
}
