import type { SiteRow } from './site.ts'

/** Where things are made, dug, loaded and generated. */
export const WORK_SITES: readonly SiteRow[] = [
  [
    /oil rig deck|offshore (?:rig|platform)|(?:oil|drilling) platform/u,
    'yard sea iron',
    'crane -0.72 9 refinery 0.1 6.4 tank 0.6 3.6 mast 0.9 8',
    '+barrel -0.9 1.6 +barrel -0.78 1.6 +crate 0.8 1.4 +barrel 0.94 1.6',
  ],
  [
    /heliport|helicopter (?:pad|base)|air ambulance/u,
    'yard town',
    'helicopter -0.1 3.4 arched-hall 0.66 4.6 mast -0.8 9',
    'helicopter -0.62 2.6 +windsock 0.84 3.4 +traffic-cone 0.5 0.7',
  ],
  [
    /landfill|garbage dump|rubbish (?:tip|dump)|refuse|waste dump|trash dump/u,
    'dust hills',
    'litter-heap -0.66 5 litter-heap 0.1 3.4 litter-heap 0.74 5.6 seagull -0.3 0.6',
    '+garbage-truck -0.4 3 litter-heap 0.8 1.8 +tyre -0.86 1 +seagull 0.46 0.7 +seagull 0.56 0.6',
  ],
  [
    /refiner|petrochemical/u,
    'yard flat',
    'refinery -0.4 9 tank 0.2 4 tank 0.5 4.4 tank 0.8 4 refinery 0.98 6',
    'oil-drum -0.84 1.4 oil-drum -0.76 1.4 oil-drum 0.84 1.4',
  ],
  [
    /(?:motorway|highway|freeway|road) (?:junction|interchange)|interchange|cloverleaf|flyover|overpass/u,
    'yard town',
    'flyover 0 7.4 slip-road -0.34 4.6 flyover 0.4 4.6',
    '+truck -0.6 2.6 automobile 0.2 1.6 +van 0.72 2',
  ],
  [/viaduct/u, 'grass hills', '+viaduct 0 8', 'pine -0.9 4.4 +bush 0.8 1.2'],
  [
    /(?:radio|tv|television|broadcast\w*|transmission|transmitter|cell|telecom\w*) (?:tower|mast)|\btransmitter\b/u,
    'grass hills iron',
    'mast 0 8.6 barrack 0.34 2.6 radar-dish -0.5 4',
    'high-voltage 0.86 1.4',
  ],
  [
    /rubber/u,
    'grass flat',
    'tapped-tree -0.9 7 tapped-tree -0.66 7 tapped-tree -0.42 7 tapped-tree -0.18 7 tapped-tree 0.18 7 tapped-tree 0.42 7 tapped-tree 0.66 7 tapped-tree 0.9 7',
    'tapped-tree -0.86 7.6 tapped-tree -0.5 7.6 tapped-tree 0.5 7.6 tapped-tree 0.86 7.6 +bucket 0.66 0.8',
  ],
  [
    /boat ?yard/u,
    'yard sea',
    'hull 0.3 2.8 crane -0.66 8',
    '+boat -0.72 2.4 +barrel 0.86 1.4 +coil-of-rope -0.3 0.7',
  ],
  [
    /shipyard|dry ?dock|ship ?building|naval dock|\bhull\b/u,
    'yard sea',
    'gantry 0.06 7 hull 0.06 3.4 crane -0.82 8.4 crane 0.94 8',
    '+pallet -0.8 0.8 +barrel 0.84 1.4 anchor -0.62 1.8',
  ],
  [
    /container|cargo|freight (?:port|terminal|yard)|loading dock/u,
    'yard sea',
    '+container-ship -0.3 4 gantry 0.56 7 containers 0.56 3',
    'containers -0.84 2.6 +forklift 0.82 1.9',
  ],
  [
    /ferry|cruise/u,
    'yard sea',
    '+cruise-ship -0.1 6.4',
    '+signpost 0.86 3 +suitcase 0.6 1 +suitcase 0.68 0.8 +bench -0.66 1.3 anchor -0.92 1.9',
  ],
  [
    /rail(?:way|road)? ?yard|train (?:yard|depot)|marshalling|locomotive (?:shed|depot)|roundhouse/u,
    'dust town',
    'works -0.5 5 +freight-train 0.3 2.6',
    '+steam-train -0.4 2.5 +freight-train 0.66 2.3',
  ],
  [
    /saw ?mill|lumber|timber|logging/u,
    'dust woods',
    'saw-shed -0.14 5.6 log-pile 0.6 3.8 chimney -0.5 7',
    'log-pile -0.8 2 +stump 0.56 0.8 axe 0.5 1.1 +log 0.84 0.8',
  ],
  [
    /nuclear|atomic/u,
    'grass hills iron',
    'cooling-tower -0.66 8.4 cooling-tower -0.3 8.4 reactor 0.16 5.4 works 0.66 4 mast 0.94 8',
    'radioactive -0.84 1.6',
  ],
  [
    /substation|transformer|electric/u,
    'grass hills iron',
    'mast -0.7 11 mast -0.2 11 mast 0.3 11 mast 0.8 11 tank -0.44 2.6 tank 0.06 2.6',
    'high-voltage 0.86 1.6',
  ],
  [
    /solar/u,
    'grass hills',
    '+solar-panel -0.8 2 +solar-panel -0.5 2 +solar-panel -0.2 2 +solar-panel 0.1 2 +solar-panel 0.4 2 +solar-panel 0.7 2',
    '+solar-panel -0.72 2 +solar-panel -0.24 2 +solar-panel 0.24 2 +solar-panel 0.72 2',
  ],
  [
    /sewage|water (?:treatment|works)|desalination/u,
    'grass hills',
    'tank -0.6 4 tank -0.28 4 tank 0.04 4 works 0.6 4',
    '+faucet 0.86 1.6',
  ],
  [
    /colliery|coal|mine|mining/u,
    'dust hills',
    'headframe 0.22 10 coal-heap -0.62 4.6 chimney 0.86 8',
    'coal-heap 0.86 1.6 +wheelbarrow -0.5 1.3 pick -0.76 1.3',
  ],
  [
    /oil ?field|oil well|drilling/u,
    'dust flat',
    'pump-jack -0.56 6 pump-jack 0.2 5 pump-jack 0.76 6.4 tank -0.08 3',
    'oil-drum -0.86 1.5 oil-drum -0.78 1.5 oil-drum 0.88 1.5',
  ],
  [
    /brick|kiln|potter(?:y|ies) works/u,
    'dust hills',
    'kiln -0.6 5 kiln -0.1 5.6 chimney 0.4 10',
    'brick -0.84 1.2 brick 0.7 1.2 +wheelbarrow 0.46 1.4',
  ],
  [
    /salt/u,
    'salt flat',
    'salt-heap -0.7 3.6 salt-heap -0.2 4.4 salt-heap 0.34 3.4 salt-heap 0.84 4',
    'salt-heap 0.8 1.4 +shovel -0.74 1.8 +wheelbarrow -0.56 1.3',
  ],
  [
    /quarry|gravel|sand ?pit|open[- ](?:pit|cast)/u,
    'dust peaks',
    'stone-heap -0.66 5 sand-heap 0.66 4 +excavator 0.06 5',
    '+dump-truck -0.5 2.4 stone-heap 0.88 1.3',
  ],
  [
    /trailer|caravan|camper|\brv\b/u,
    'grass woods',
    'caravan -0.78 4 blue-caravan -0.26 4 caravan 0.28 4 blue-caravan 0.8 4',
    '+deck-chair -0.8 1.4 +deck-chair 0.6 1.4 +grill 0.8 1.5',
  ],
]
