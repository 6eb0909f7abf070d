import type { SiteRow } from './site.ts'

/** Stations, bases, camps and what is left of old walls. */
export const CAMP_SITES: readonly SiteRow[] = [
  [
    /maya|aztec|toltec|ziggurat|step pyramid/u,
    'grass woods',
    'step-pyramid 0 7.4',
    '+totem-pole -0.86 3.4 stumps 0.88 1.8',
  ],
  [
    /viking|norse/u,
    'sand sea',
    'longhouse -0.5 4 longhouse 0.62 3.6 +viking-ship 0.06 3.6',
    '+shield -0.8 1.3 +barrel 0.78 1.3 axe 0.9 1.3',
  ],
  [/\byurt$/u, 'grass hills', 'yurt 0.08 5.6', '+horse -0.7 2 ewe 0.66 1.1 ewe 0.84 1.1'],
  [
    /yurt|mongol|nomad/u,
    'grass hills',
    'yurt -0.6 4 yurt 0.1 4.4 yurt 0.76 3.8',
    '+horse -0.78 2 +horse 0.62 2 ewe 0.86 1.1',
  ],
  [
    /tipi|teepee|tepee|native american/u,
    'grass hills',
    'tipi -0.66 6 tipi -0.1 6.6 tipi 0.56 6',
    '+campfire 0.6 1.2 +horse -0.8 2',
  ],
  [
    /pirate|smuggler/u,
    'sand sea',
    '+pirate-ship 0.16 6.6 palm -0.8 6',
    '+treasure-chest -0.56 1.5 +barrel 0.74 1.4 +pirate-hat -0.36 0.6 palm 0.96 4.6',
  ],
  [
    /\btram|street ?car/u,
    'yard town',
    'arched-hall -0.6 5 arched-hall 0.5 5',
    '+tram -0.5 2.8 +tram 0.5 2.8',
  ],
  [
    /life ?guard|rescue|coast ?guard|pilot/u,
    'salt sea',
    'watchtower 0.3 6 hut -0.5 3.6',
    'ring-buoy -0.36 1.4 +rowed-boat -0.78 1.2 +surfboard 0.62 2.6 +flagpole 0.88 4.6',
  ],
  [/\bbus|coach/u, 'yard town', 'bays 0 5.4', '+bus -0.62 3 +bus 0.14 3 +bus 0.84 3'],
  [/taxi/u, 'yard town', 'bays 0 4.4', 'taxi -0.66 2 taxi -0.06 2 taxi 0.54 2'],
  [/truck|lorry/u, 'yard hills', 'arched-hall -0.5 5', '+truck -0.6 3 +truck 0.1 3 +truck 0.78 3'],
  [
    /\bair ?(?:force )?base|airbase|naval air/u,
    'yard hills iron',
    'arched-hall -0.6 6 arched-hall 0.5 6 watchtower 0.02 9',
    '+fighter-jet -0.5 2.2 +fighter-jet 0.56 2.2',
  ],
  [
    /military|army|naval|garrison|boot camp|armou?red|tank|parade|missile|rebel|enemy|secret|special forces|marine/u,
    'dust hills iron',
    'barrack -0.62 3.6 arched-hall 0.36 5 watchtower 0.84 9.6 mast -0.14 10',
    '+tank -0.52 2.3 +tank 0.48 2.3 tent 0.9 2.4 +flagpole -0.9 5.4',
  ],
  [
    /border|checkpoint/u,
    'dust hills iron',
    'watchtower 0.7 9 barrack -0.62 3.4 +car-back 0.3 1.6',
    'barrier-arm -0.16 2.4 +flagpole 0.8 5.2',
  ],
  [
    /antarctic|arctic|polar/u,
    'snow peaks',
    'red-hut -0.6 4 red-hut 0.1 3.4 radome 0.66 4.6 mast 0.34 9',
    '+flagpole -0.84 4.6 +snowmobile 0.56 1.7 penguin -0.46 1.1 penguin -0.36 1',
  ],
  [
    /radar|listening|tracking|satellite|telescope|antenna/u,
    'grass hills iron',
    'radar-dish -0.56 8.6 radar-dish 0.3 7 radome 0.8 5 barrack -0.1 2.6',
    'mast 0.92 6.4',
  ],
  [
    /weather|meteorolog/u,
    'grass peaks',
    'radome -0.5 5 hut 0.3 4 mast 0.06 11',
    '+flagpole 0.8 4.6 antenna-bars -0.9 1',
  ],
  [
    /refugee|relief|field hospital/u,
    'dust hills',
    'white-tent -0.84 4 white-tent -0.5 4 white-tent -0.16 4 white-tent 0.18 4 white-tent 0.52 4 white-tent 0.86 4',
    'white-tent -0.76 2.4 +barrel 0.56 1.2 white-tent 0.84 2.4',
  ],
  [
    /base camp/u,
    'snow peaks',
    'orange-tent -0.7 3 tent -0.34 3 orange-tent 0.1 3 orange-tent 0.6 3',
    'orange-tent -0.74 2 +flagpole 0.86 4 +backpack 0.5 1 +ice-axe 0.6 1',
  ],
  [
    /dig|excavation|archaeolog/u,
    'dust hills',
    'stumps -0.4 4.6 white-tent 0.7 4',
    '+shovel 0.56 1.6 +bucket 0.7 0.8 amphora -0.72 1.2 +bone -0.5 0.5',
  ],
  [
    /ruin/u,
    'grass hills',
    'broken-arch -0.46 6.4 stumps 0.5 5.4',
    'stumps -0.86 2 stumps 0.92 1.6',
  ],
  [
    /apiary|bee/u,
    'grass woods',
    '+beehive -0.7 2.6 +beehive -0.3 2.6 +beehive 0.3 2.6 +beehive 0.7 2.6',
    '+beehive -0.74 2 +beehive 0.74 2 honey-pot 0.56 0.7',
  ],
  [
    /archery|shooting range|firing range/u,
    'grass woods',
    'bullseye -0.6 3 bullseye 0 3 bullseye 0.6 3',
    'bow-and-arrow -0.84 1.6 +hay-bale 0.84 1.2',
  ],
  [
    /tree farm/u,
    'snow woods',
    'pine -0.8 4 pine -0.5 4.4 pine -0.2 4 pine 0.1 4.4 pine 0.4 4 pine 0.7 4.4',
    'pine -0.84 2.6 pine 0.84 2.6 +sled 0.5 0.8',
  ],
]
