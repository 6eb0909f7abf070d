export type TradeTone = 'bright' | 'wood' | 'brick' | 'stone' | 'steel' | 'velvet' | 'holy'

/** The words for it and its tone; what hangs on the wall, stands along it and at the sides: `name place height`. */
export type TradeRow = readonly [
  words: RegExp,
  tone: TradeTone,
  hung: string,
  stood: string,
  aside: string,
]

/** Rooms in which something is done for those who come: the first that fits wins; `+` before a drawn prop. */
export const SERVICE_TRADES: readonly TradeRow[] = [
  [
    /lighthouse|lantern room/u,
    'wood',
    'world-map -0.66 1.6 sailboat -0.38 1.4 mantelpiece-clock 0.42 1.2 anchor 0.68 1.5',
    '+bed -0.66 1.9 sea-window 0 3.4 +desk 0.5 1.9 +lantern 0.44 1.1 +telescope 0.76 2.4',
    '+coil-of-rope -0.92 0.8 +barrel 0.92 1.5',
  ],
  [
    /news ?room|editorial|newspaper office/u,
    'steel',
    'newspaper -0.62 1.5 world-map -0.2 1.5 mantelpiece-clock 0.2 1.2 rolled-up-newspaper 0.6 1.5',
    '+desk -0.56 1.9 desktop-computer -0.62 1.3 newspaper -0.46 0.8 +desk 0 1.9 desktop-computer -0.04 1.3 telephone 0.12 0.8 +desk 0.56 1.9 desktop-computer 0.5 1.3 newspaper 0.66 0.8',
    'newspaper -0.84 1.2 newspaper 0.84 1.2',
  ],
  [
    /call cent/u,
    'steel',
    'headphone -0.5 1.5 telephone-receiver 0 1.4 headphone 0.5 1.5',
    '+desk -0.66 1.9 desktop-computer -0.7 1.3 telephone -0.56 0.8 +desk -0.2 1.9 desktop-computer -0.24 1.3 headphone -0.1 0.9 +desk 0.26 1.9 desktop-computer 0.22 1.3 telephone 0.36 0.8 +desk 0.72 1.9 desktop-computer 0.68 1.3 headphone 0.82 0.9',
    '+office-chair -0.84 2 +office-chair 0.5 2',
  ],
  [
    /\bbeer/u,
    'wood',
    'pretzel -0.5 1.6 beer-mug 0 1.7 pretzel 0.5 1.6',
    'long-table -0.5 1.7 clinking-beer-mugs -0.6 1.1 pretzel -0.42 0.8 long-table 0.5 1.7 beer-mug 0.4 1 clinking-beer-mugs 0.6 1.1',
    '+barrel -0.86 2.2 +barrel 0.86 2.2',
  ],
  [
    /tattoo/u,
    'brick',
    'skull -0.64 1.3 dragon-face -0.4 1.4 red-heart -0.16 1.2 anchor 0.1 1.3 rose 0.34 1.3 eagle 0.6 1.4',
    '+barber-chair -0.3 3 shop-counter 0.42 1.9 +bottle 0.34 0.9 +bottle 0.42 0.8 +paint-bucket 0.52 0.6',
    '+floor-lamp -0.84 4 +mirror 0.86 3.6',
  ],
  [
    /\bspa\b|massage|wellness/u,
    'wood',
    'lotus -0.5 1.4 +bamboo 0 1.5 lotus 0.5 1.4',
    'massage-bed -0.36 1.7 massage-bed 0.34 1.7 +standing-candles 0 1.4 +bamboo -0.74 4.2 +bamboo 0.76 4.2',
    'potted-plant -0.86 2.4 lotion-bottle 0.84 1.4',
  ],
  [
    /\bvet\b|veterinar|animal (?:hospital|clinic)/u,
    'steel',
    'paw-prints -0.5 1.3 dog-face -0.1 1.4 cat-face 0.24 1.3 bone 0.56 1',
    'shop-counter -0.26 2 dog -0.3 1.7 +pet-cage 0.4 2 +pet-cage 0.66 2',
    'rabbit -0.84 1.2 cat 0.84 1.4',
  ],
  [
    /maternity|newborn|baby ward/u,
    'bright',
    'baby-bottle -0.4 1.3 baby 0 1.4 teddy-bear 0.4 1.4',
    '+crib -0.68 2.2 +crib -0.24 2.2 +crib 0.22 2.2 +crib 0.68 2.2',
    '+balloon-bunch -0.86 3.6 teddy-bear 0.84 1.5',
  ],
  [
    /roast(?:ery|er|ing)/u,
    'brick',
    'hot-beverage -0.4 1.4 +coffee-beans 0 1.4 hot-beverage 0.4 1.4',
    'vat -0.56 4.6 shop-counter 0.06 2 +coffee-grinder -0.06 1.1 hot-beverage 0.16 0.9 vat 0.66 4.6',
    '+sack -0.86 1.7 +sack -0.7 1.5 +sack 0.84 1.8',
  ],
  [
    /funeral|mortuary|undertaker/u,
    'velvet',
    '+wooden-cross 0 1.9',
    '+standing-candles -0.5 2.6 coffin 0 3.2 +standing-candles 0.5 2.6 bouquet -0.24 1.5 bouquet 0.24 1.5',
    '+vase -0.84 2.2 bouquet 0.84 1.8',
  ],
  [
    /escape room|puzzle room/u,
    'stone',
    'old-key -0.56 1.3 magnifying-glass-tilted-left -0.2 1.3 locked 0.16 1.3 puzzle-piece 0.54 1.3',
    '+safe -0.6 2.4 +grandfather-clock -0.2 4.6 +treasure-chest 0.22 1.8 +bookshelf 0.64 4.4',
    '+hourglass -0.86 1.7 +candelabra 0.84 2.8',
  ],
  [
    /travel agen/u,
    'bright',
    'world-map -0.5 2 airplane 0 1.5 beach-with-umbrella 0.46 1.7',
    '+desk -0.3 2.2 laptop-computer -0.3 0.9 +desk 0.4 2.2 globe-showing-europe-africa 0.4 1',
    '+suitcase -0.84 1.8 +globe 0.84 2.6',
  ],
  [
    /fencing/u,
    'wood',
    '+foil -0.5 1.6 crossed-swords 0 1.6 +foil 0.5 1.6',
    'trophy -0.66 1.6 +bench -0.2 1.5 +bench 0.3 1.5 trophy 0.68 1.6',
    '+foil -0.86 2.4 +foil 0.86 2.4',
  ],
  [
    /gymnastic/u,
    'bright',
    '1st-place-medal -0.3 1.3 sports-medal 0.3 1.3',
    '+high-bar -0.5 4.4 +trampoline 0.06 1.6 +high-bar 0.6 4.4',
    '+crash-mat -0.84 1 +crash-mat 0.84 1',
  ],
  [
    /bonsai/u,
    'wood',
    '+bamboo -0.4 1.4 +bamboo 0.4 1.4',
    'shop-counter -0.4 1.6 +bonsai -0.56 1.8 +bonsai -0.4 1.6 +bonsai -0.24 1.8 shop-counter 0.4 1.6 +bonsai 0.26 1.7 +bonsai 0.42 1.9 +bonsai 0.56 1.6',
    '+bonsai -0.84 2.4 +bonsai 0.84 2.2',
  ],
]
