import type { SiteRow } from './site.ts'

/** Where one plays, watches, keeps animals or looks at what was built long ago. */
export const LEISURE_SITES: readonly SiteRow[] = [
  [
    /beer garden/u,
    'grass woods',
    'oak -0.94 8 oak -0.36 8.6 hut 0.1 5.4 oak 0.56 8.2 oak 0.98 8 beer-table -0.62 2.2 beer-table 0.36 2.2 beer-table 0.82 2.2',
    'beer-table -0.66 2.3 beer-table 0.68 2.3 +barrel 0.98 1.6 +barrel -0.98 1.6',
  ],
  [
    /(?:space|orbital) elevator/u,
    'yard flat',
    'radome -0.7 3.4 space-elevator 0 9 arched-hall 0.66 3.4 mast 0.9 6',
    '+crate -0.84 1.2 +forklift 0.84 1.9',
  ],
  [
    /adobe|mud brick|desert (?:town|village)/u,
    'dust flat',
    'adobe -0.78 3.6 adobe 0 5.4 adobe 0.8 4',
    'cactus -0.86 3 amphora -0.6 1 cactus 0.9 2.4',
  ],
  [
    /stilt|water village/u,
    'sand sea',
    'stilt-hut -0.9 4.4 stilt-hut -0.52 5 stilt-hut -0.14 4.2 stilt-hut 0.3 5 stilt-hut 0.72 4.4 palm 0.98 7',
    '+rowed-boat -0.64 1.2 +rowed-boat 0.66 1.2 +fishing-net 0.92 1.7',
  ],
  [
    /prison|exercise yard/u,
    'yard flat iron',
    'barrack -0.36 5 barrack 0.4 5 watchtower -0.72 9 watchtower 0.76 9',
    '+basketball-hoop 0.84 4.6 +bench -0.7 1.3',
  ],
  [
    /fishing (?:village|hamlet|settlement)|fisher/u,
    'sand sea',
    'blue-hut -0.96 3.6 rust-hut -0.66 4 yellow-hut -0.4 3.2 +tugboat 0.02 2.4 white-hut 0.4 3.4 rust-hut 0.68 4 blue-hut 0.98 3.4',
    '+rowed-boat -0.62 1.3 +fishing-net -0.92 1.8 fish 0.4 0.4 +rowed-boat 0.66 1.2 +barrel 0.94 1.3',
  ],
  [
    /amphitheat|(?:open[- ]air|greek|roman|ancient) theat/u,
    'dust hills',
    'amphitheatre 0 6.6',
    '+column -0.88 3.6 +column -0.74 2.6 +column 0.8 3.2 cypress 0.96 5',
  ],
  [
    /mausoleum|\btomb\b/u,
    'grass hills',
    'mausoleum 0 8 cypress -0.4 7 cypress 0.4 7 cypress -0.68 6.4 cypress 0.7 6.6',
    'headstone -0.84 1.7 headstone -0.62 1.4 wilted-flower -0.7 0.8 headstone 0.84 1.7 headstone 0.64 1.4 wilted-flower 0.74 0.7',
  ],
  [
    /kennel|(?:dog|animal) (?:shelter|pound)/u,
    'grass woods rail',
    '+dog-house -0.66 3.4 +dog-house -0.24 3.4 +dog-house 0.2 3.4 +dog-house 0.64 3.4',
    'dog -0.6 1.5 poodle 0.46 1.3 guide-dog 0.78 1.5 bone -0.4 0.4',
  ],
  [
    /(?:sculpture|statue) (?:park|garden)/u,
    'grass woods',
    '+statue -0.62 5 +obelisk -0.2 6 +bust 0.3 3.6 +statue 0.72 5',
    '+bust -0.78 2.6 topiary -0.94 2.4 moai 0.82 3',
  ],
  [
    /tree nursery/u,
    'grass hills',
    'pine -0.8 2.4 pine -0.64 2.4 pine -0.48 2.4 pine -0.32 2.4 hut 0.06 3.6 pine 0.4 2.4 pine 0.56 2.4 pine 0.72 2.4 pine 0.88 2.4',
    'potted-plant -0.88 1.5 potted-plant -0.74 1.5 potted-plant -0.6 1.5 potted-plant 0.62 1.5 potted-plant 0.76 1.5 +wheelbarrow 0.92 1.4',
  ],
  [/aqueduct/u, 'grass hills', 'aqueduct 0 8', 'pine -0.9 4.4 stumps 0.86 1.4'],
  [
    /aviary|bird (?:park|house)/u,
    'grass woods',
    'bird-dome 0 8.4',
    'flamingo -0.72 2 +peacock 0.6 1.9 parrot 0.84 1.1 flamingo -0.88 1.8',
  ],
  [
    /boat ?house/u,
    'sand sea',
    'boat-shed -0.12 6',
    '+rowed-boat 0.62 1.2 +oar 0.86 2 +coil-of-rope -0.66 0.7 +barrel -0.84 1.3',
  ],
  [
    /cable ?(?:car|way)|gondola (?:station|lift station)/u,
    'grass peaks',
    'cable-station -0.56 5.4',
    '+signpost 0.84 3 pine -0.94 4.6 +bench 0.6 1.3',
  ],
  [
    /mini(?:ature)?[- ]?golf|crazy golf|putt[- ]?putt/u,
    'grass woods',
    '+mini-golf-windmill -0.5 4.6 castle 0.06 4.2 +mini-golf-windmill 0.62 4.4',
    '+golf-hole -0.66 2.4 +golf-hole 0.7 2.4 +golf-ball -0.4 0.3 +golf-ball 0.5 0.3 +golf-club 0.9 1.8',
  ],
  [
    /drive[- ]in/u,
    'grass woods',
    'big-screen 0 8',
    '+car-back -0.84 1.9 +van-back -0.46 2.4 +car-back 0.46 1.9 popcorn 0.66 1 +car-back 0.9 1.9',
  ],
  [
    /(?:outdoor|open[- ]air) (?:cinema|movie|theat)/u,
    'grass woods',
    'big-screen 0 8',
    '+deck-chair -0.8 1.4 +deck-chair -0.5 1.4 popcorn -0.3 1 +deck-chair 0.5 1.4 +deck-chair 0.8 1.4',
  ],
  [
    /loading (?:dock|bay|ramp)/u,
    'yard town',
    'bays 0 6',
    '+truck -0.6 3.2 +truck 0.3 3.2 +forklift 0.8 2 +pallet 0.62 0.8 +crate 0.66 1.2',
  ],
  [
    /food[- ]truck/u,
    'yard town',
    '+food-truck -0.6 3.4 +food-truck 0.02 3.4 +food-truck 0.64 3.4',
    '+food-truck -0.72 3 +food-truck 0.74 3 +round-table 0 1.2',
  ],
  [
    /topiary/u,
    'grass woods',
    'topiary -0.8 4 topiary -0.54 3.4 topiary -0.28 4.2 topiary 0.22 4 topiary 0.5 3.4 topiary 0.78 4.2',
    'topiary -0.84 3 topiary -0.56 2.6 topiary 0.6 3 topiary 0.86 2.6',
  ],
  [
    /kiln/u,
    'dust woods',
    'kiln -0.4 5 kiln 0.2 4.4 log-pile 0.7 3.4',
    'log-pile -0.8 2 coal-heap 0.8 1.4 axe 0.56 1.2',
  ],
  [
    /ice[- ]fishing/u,
    'snow peaks',
    'red-hut -0.5 3.4 red-hut 0.3 3 pine 0.8 5 pine -0.9 5.4',
    '+ground-hole 0.5 0.4 +fishing-rod 0.6 1.8 fish 0.72 0.5 +sled -0.7 0.9 +bucket 0.4 0.8',
  ],
]
