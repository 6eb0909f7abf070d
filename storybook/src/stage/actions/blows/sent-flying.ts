import { arch, clamp, ease, wave } from '../../easing.ts'
import { dying, placed, type Fate, type Struck } from './struck.ts'

const BOUNCES = 4

export function bounced(struck: Struck): Fate {
  return (since) => {
    const share = clamp(since / 2.4)
    const leap = share * BOUNCES
    const high = share >= 1 ? 0 : arch(leap % 1) * 0.9 ** Math.floor(leap)
    const aside = 1 + 0.25 * wave(Math.floor(leap) * 0.37)
    return placed(struck, {
      dx: 1.3 * struck.room * share * aside,
      dy: struck.height * 1.1 * high,
      pose: { spin: 5 * share, stretch: 1 + 0.08 * high },
    })
  }
}

/** Off in a high arc, turning, until it comes down far away. */
export function flung(struck: Struck): Fate {
  return (since) => {
    const share = clamp(since / 1.5)
    return placed(struck, {
      dx: 2.2 * struck.room * share,
      dy: 1.25 * arch(share) - struck.y * share,
      pose: { spin: 7 * share },
    })
  }
}

/** Up and away on the air, to and fro. */
export function fluttered(struck: Struck): Fate {
  return (since) => {
    const share = clamp(since / 2.6)
    return placed(struck, {
      dx: 1.5 * struck.room * ease(share) + 0.12 * wave(since * 0.8),
      dy: 0.85 * arch(share ** 0.7) + 0.06 * wave(since * 1.3),
      pose: { spin: 1.1 * dying(since, 0.7, 6), lean: 0.3 * wave(since * 0.9) * share },
    })
  }
}
