import type { TradeRow } from './service-trades.ts'

/** Rooms in which one is on duty, goes out, or keeps things: the first that fits wins; `+` before a drawn prop. */
export const DUTY_TRADES: readonly TradeRow[] = [
  [
    /morgue/u,
    'steel',
    '',
    'cold-drawers -0.5 5 cold-drawers 0.36 5 sheeted-trolley -0.06 2',
    '+desk -0.9 2 open-file-folder -0.9 0.7 +sink 0.88 2.2',
  ],
  [
    /ambulance/u,
    'steel',
    '',
    'van-doors 0 6 +filing-cabinet -0.7 3 +first-aid-kit -0.46 1.3 +filing-cabinet 0.7 3 stethoscope 0.5 1.5',
    'sheeted-trolley -0.16 1.7 +passenger-seat -0.86 2.8 +passenger-seat 0.86 2.8',
  ],
  [
    /bunker/u,
    'stone',
    'world-map 0.5 1.8',
    '+bunk-bed -0.62 4 blast-door 0 5.6 +desk 0.5 2 radio 0.46 1 telephone 0.6 0.7',
    'canned-food -0.9 0.8 canned-food -0.82 0.8 +crate 0.8 1.3 +crate 0.94 1.3 canned-food 0.8 0',
  ],
  [
    /(?:cargo|ship'?s?) hold|hold of (?:a|the) ship/u,
    'wood',
    '',
    '+crate -0.74 2 +crate -0.56 2.4 +barrel -0.36 2 ladder-up 0 6 +barrel 0.34 2 +pallet-of-boxes 0.58 2.8',
    '+sack -0.9 1.5 +coil-of-rope -0.7 0.8 anchor 0.78 2 +crate 0.94 1.6',
  ],
  [
    /archive|records? (?:room|office)|file room|filing room/u,
    'wood',
    '',
    'file-racks -0.5 5.2 file-racks 0.5 5.2 +desk 0 2 open-file-folder -0.02 0.8',
    '+filing-cabinet -0.86 3 card-file-box -0.7 0.9 +filing-cabinet 0.86 3',
  ],
  [
    /auction/u,
    'velvet',
    'framed-picture -0.66 1.7 framed-picture -0.36 2 framed-picture 0.5 2 framed-picture 0.76 1.6',
    '+pedestal -0.28 1.7 +easel -0.52 3.6 +lectern 0 3.2 +pottery 0.28 2.4 +grandfather-clock 0.52 4.6',
    'bidder -0.74 2.6 bidder -0.46 2.6 bidder 0.5 2.6 bidder 0.78 2.6',
  ],
  [
    /banquet/u,
    'velvet',
    '+tapestry -0.6 2 +shield -0.2 1.7 +shield 0.2 1.7 +tapestry 0.6 2',
    'feast-table 0 2.2',
    '+standing-candles -0.88 2.6 +standing-candles 0.88 2.6',
  ],
  [
    /home (?:theat(?:er|re)|cinema)/u,
    'velvet',
    '',
    '+speaker -0.62 3 wall-screen 0 5.6 +speaker 0.62 3',
    'popcorn -0.8 1.2 +couch 0 1.9 popcorn 0.62 1',
  ],
  [
    /games? room|rec(?:reation)? room/u,
    'wood',
    'bullseye -0.66 1.6 game-die 0.4 1.3 joker 0.66 1.4',
    '+table-football -0.62 2.2 +pool-table 0 2.2 +pinball-machine 0.6 3.8',
    '+cue -0.88 3 +chess-board 0.86 1.8',
  ],
  [
    /cat caf/u,
    'wood',
    'paw-prints -0.5 1.3 cat-face -0.2 1.4 hot-beverage 0.2 1.3 paw-prints 0.5 1.3',
    '+cat-tree -0.62 4 small-table -0.2 1.5 hot-beverage -0.22 0.8 +tabby-cat 0.08 1.5 shop-counter 0.6 1.7 +espresso-machine 0.5 1.2 black-cat 0.7 1.2',
    '+siamese-cat -0.84 1.4 yarn -0.68 0.5 +calico-cat 0.8 1.4 +cushion 0.94 0.7',
  ],
  [
    /deli|cheese shop|cheesemonger/u,
    'bright',
    'cheese-wedge -0.4 1.3 baguette-bread 0 1.4 +sausages 0.4 1.3',
    'shop-counter -0.42 2 +cheese-wheel -0.6 1 cheese-wedge -0.46 0.9 +charcuterie-board -0.28 0.7 shop-counter 0.4 2 olive 0.26 0.8 sandwich 0.4 0.8 +cheese-wheel 0.56 1',
    '+barrel -0.88 1.8 baguette-bread -0.88 1.2 +barrel 0.88 1.8 bottle-with-popping-cork 0.88 1.4',
  ],
]
