import type { SoundName } from '../scene/sound-name.ts'
import { chirp, clucks, crickets, croaks, gulls, voices } from './creatures.ts'
import { bed, together, type Sound } from './mixing.ts'
import { bubbles, crackle, drips, drops, musicBox, rails, ticking } from './things.ts'

const rumble = bed({ above: 20, below: 110, gain: 1.6, swell: 0.5, turns: 0.3 })
const wind = bed({ above: 120, below: 520, gain: 0.85, swell: 0.75, turns: 0.22 })
const rain = together(bed({ above: 900, below: 7000, gain: 0.16, swell: 0.15, turns: 0.3 }), drops)
const waves = bed({ above: 90, below: 1100, gain: 0.85, swell: 0.92, turns: 0.16 })
const stream = together(
  bed({ above: 400, below: 2600, gain: 0.3, swell: 0.2, turns: 1.1 }),
  bubbles,
)
const traffic = bed({ above: 40, below: 320, gain: 1, swell: 0.6, turns: 0.25 })
const leaves = bed({ above: 1200, below: 6000, gain: 0.12, swell: 0.8, turns: 0.4 })

/** Every sound that a stage may ask for. */
export const SOUNDS: Readonly<Record<SoundName, Sound>> = {
  rain,
  rumble,
  storm: together(rain, wind, rumble),
  thunder: rumble,
  wind,
  blizzard: wind,
  snow: bed({ above: 200, below: 900, gain: 0.2, swell: 0.6, turns: 0.2 }),
  waves,
  sea: together(waves, gulls),
  gulls,
  birds: chirp,
  farm: together(chirp, clucks),
  jungle: together(leaves, chirp, crickets),
  frogs: croaks,
  leaves,
  insects: crickets,
  crickets,
  night: crickets,
  fire: together(bed({ above: 60, below: 420, gain: 0.5, swell: 0.5, turns: 1.4 }), crackle),
  stream,
  water: stream,
  fountain: stream,
  waterfall: bed({ above: 300, below: 5200, gain: 0.4, swell: 0.1, turns: 0.5 }),
  underwater: together(bed({ above: 30, below: 260, gain: 1, swell: 0.5, turns: 0.3 }), bubbles),
  bubbles,
  drips,
  street: together(traffic, bed({ above: 500, below: 2400, gain: 0.05, swell: 0.5, turns: 0.3 })),
  traffic,
  city: together(traffic, voices),
  crowd: voices,
  people: voices,
  cafe: together(voices, bed({ above: 200, below: 900, gain: 0.08, swell: 0.3, turns: 0.4 })),
  kitchen: together(crackle, bed({ above: 900, below: 4000, gain: 0.05, swell: 0.4, turns: 0.6 })),
  room: bed({ above: 60, below: 300, gain: 0.22, swell: 0.2, turns: 0.2 }),
  clock: ticking,
  'music-box': musicBox,
  engine: bed({ above: 50, below: 190, gain: 1.1, swell: 0.25, turns: 2.2 }),
  train: together(traffic, rails),
  space: bed({ above: 25, below: 120, gain: 0.9, swell: 0.7, turns: 0.1 }),
  hum: bed({ above: 60, below: 180, gain: 0.6, swell: 0.2, turns: 0.3 }),
}
