import type { Turn } from '../turn.ts'

const SIGHT = '((?:(?:an?|the) )?(?:[a-z-]+ ){0,4}?[a-z-]+)'

/** What is seen from a house or a car is behind its window, and nobody sees that house from outside. */
export const VIEW_FROM_TURNS: readonly Turn[] = [
  [
    'from',
    new RegExp(
      `(?:^|\\b(?:an? |the )?views? of )${SIGHT} from (?:inside )?(?:an?|the) (?:moving|passing|speeding|driving|travelling|traveling) (train|bus|car|taxi|tram|vehicle|van)(?: window)?\\b`,
      'g',
    ),
    (_, sight = '', craft = '') =>
      `inside a ${/^(?:vehicle|van)$/.test(craft) ? 'car' : craft}, ${sight} outside the window`,
  ],
  [
    'from',
    new RegExp(
      `(?:^|\\b(?:an? |the )?views? of )${SIGHT} from (?:inside )?(?:an?|the) (abandoned|derelict|ruined|empty) (?:building|house|room|apartment)(?: window)?\\b`,
      'g',
    ),
    'an $2 empty room with a window overlooking $1',
  ],
  [
    'view views',
    new RegExp(
      `\\b(?:an? |the )?views? of ${SIGHT} from (?:inside )?(?:an?|the) (hotel room|hotel|apartment|office|room|bedroom|living room|kitchen|caf[eé]|restaurant)(?: window)?\\b`,
      'g',
    ),
    (_, sight = '', room = '') =>
      `a ${room === 'hotel' ? 'hotel room' : room} with a window overlooking ${sight}`,
  ],
]
