import type { TradeRow } from './service-trades.ts'

/** Rooms to play, shoot, watch, vote and steer in: the first that fits wins; `+` before a drawn prop. */
export const LEISURE_TRADES: readonly TradeRow[] = [
  [
    /ball pit|ball pool|indoor play|soft play|play (?:cent|zone|land)/u,
    'bright',
    'sun-with-face -0.62 1.5 balloon -0.3 1.4 rainbow 0.3 1.5 smiling-face 0.62 1.3',
    '+slide -0.72 4.6 +jungle-gym 0.72 4 ball-pit 0 2.4',
    'ball-heap -0.86 1.2 ball-heap 0.88 1',
  ],
  [
    /shooting|firing/u,
    'steel',
    '',
    'target-lane -0.72 4.4 target-lane -0.24 4.4 target-lane 0.24 4.4 target-lane 0.72 4.4',
    '',
  ],
  [
    /(?:television|tv) (?:room|lounge)/u,
    'wood',
    'framed-picture -0.7 1.6 framed-picture 0.7 1.6',
    '+bookshelf -0.74 4.4 wall-screen 0 4.4 +chest-of-drawers 0 1.3 +potted-plant 0.74 2.6',
    '+couch 0 2 +armchair -0.72 2.2 +floor-lamp 0.8 4',
  ],
  [
    /child|kid|\bboy|girl|teen|bunk bed/u,
    'bright',
    'rocket -0.64 1.5 rainbow -0.3 1.4 t-rex 0.34 1.5 star 0.66 1.3',
    '+bunk-bed -0.6 4.2 sky-window 0.04 2.4 +bookshelf 0.46 3.6 +toy-blocks 0.78 1.3 +globe 0.46 0',
    'teddy-bear -0.8 1.7 +toy-train 0.34 0.8 +rocking-horse 0.82 2.2 soccer-ball -0.5 0.7',
  ],
  [
    /voting|polling|ballot/u,
    'wood',
    'ballot-box-with-ballot 0 1.5',
    'voting-booth -0.66 4 voting-booth -0.22 4 voting-booth 0.26 4 voting-booth 0.7 4',
    'ballot-box-with-ballot 0 1.8',
  ],
  [
    /pilot ?house|wheel ?house|bridge of|ship'?s? bridge/u,
    'wood',
    '',
    'sea-window -0.66 3 sea-window 0 3.4 sea-window 0.66 3 shop-counter -0.5 1.6 shop-counter 0.5 1.6 compass -0.5 1.1 radio 0.5 1 +ship-wheel 0 3',
    '+coil-of-rope -0.88 0.8 +life-jacket 0.88 1.5',
  ],
]
