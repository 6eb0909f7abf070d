import type { DeedPhrases } from './deed-phrases.ts'

/** On wheels, backs, snow, water and through the air. */
export const TRAVEL: DeedPhrases = {
  'speed-skate': 'speed-skate|race on ice|short-track-skate',
  snowshoe:
    'snowshoe|snow-shoe|walk in snowshoes|walk on snowshoes|hike in snowshoes|walk with snowshoes',
  'cross-country-ski':
    'cross-country-ski|nordic-ski|ski cross country|ski-crosscountry|do cross country skiing|langlauf',
  'swim-in-unison':
    'do synchronised swimming|do synchronized swimming|synchronised-swim|synchronized-swim|do artistic swimming|swim in formation',
  'run-late':
    'late for work|late for meeting|late for school|late for class|late for bus|late for train|late for appointment|be late|run-late|running-late|rush to work|hurry to work|rush to school|hurry to school|hurry to class|rush to class|race to work',
  'board-plane':
    'board airplane|board plane|board aircraft|board jet|board flight|get on plane|get on airplane|get onto plane|climb aboard plane|walk onto plane|enter plane|enter airplane',
  'leave-plane':
    'exit airplane|exit plane|leave plane|leave airplane|get off plane|get off airplane|get out of plane|disembark plane|disembark from plane|disembark from airplane|step off plane|deplane',
  'ride-bike':
    'cycle|bike|pedal|mountain-bike|ride mountain bike|ride bmx|ride bmx bike|bicycling|ride mountain bicycle|ride racing bike',
  wheelie: 'do-wheelie|pop-wheelie|wheelie|pull wheelie|perform-wheelie',
  'ramp-jump':
    'do bmx|bmx-ride|do bmx trick|do bmx stunt|ride bike over jump|ride bmx bike over jump|ride bmx over jump|ride bike off jump|ride bike over ramp|ride bmx over ramp|ride bmx bike over ramp|ride bike off ramp|jump bmx|jump bike|jump bmx bike|do bmx jump|do jump on bike|do jump on bmx|ride dirt bike over jump|jump bicycle|jump ramp|jump dirt ramp|jump off ramp|jump over ramp|leap off ramp',
  'ride-segway': 'ride segway|use segway',
  'ride-unicycle': 'ride unicycle|unicycling',
  'ride-motorcycle': 'motorcycling|motorbiking|ride dirt bike',
  motocross: 'do motocross|ride motocross|race motocross',
  skateboard: 'ride skateboard|longboarding|skateboarding',
  kickflip:
    'do kickflip|flip skateboard|kick flip skateboard|land kickflip|perform kickflip|do ollie|land ollie|perform ollie|do heelflip|land heelflip|do skateboard trick|perform skateboard trick|kickflip|ollie',
  'roller-skate': 'roller-skate|rollerblade|inline-skate|roller-blade|rollerskate',
  'ride-horse': 'horse-riding|horseback-ride|ride or walk with horse',
  'drift-off': 'drift-off',
  'ride-broom': 'ride broom|ride broomstick',
  'ride-carpet': 'ride magic carpet|fly on carpet|fly on magic carpet|ride flying carpet',
  drive: 'drive ~car',
  steer: 'fly drone|steer drone|control drone',
  'ice-skate': 'ice-skate|figure-skate|hockey-stop',
  slalom:
    'ski-slalom|slalom|ski through gate|ski through slalom gate|race through gate|race through slalom gate|ski around gate|ski around flag|ski between gate|ski between flag|pass slalom gate|carve through gate',
  ski: 'go skiing',
  'ski-jump': 'ski-jump',
  'cliff-jump': 'ski off cliff|ski over cliff|snowboard off cliff|ski off ledge',
  snowboard: 'ride snowboard|snowboarding',
  snowkite: 'snowkite|snowkiting|snow-kite',
  sled: 'sled|sleigh-ride|ride sled',
  bobsled: 'bobsledding|bobsleighing|ride bobsled|ride bobsleigh',
  'dog-sled': 'dog-sledding|dogsledding|ride dog sled|sled dog race',
  surf: 'surf wave|ride wave|catch wave|carve wave|shred wave|carve giant wave|cut wave|tackle wave|conquer wave',
  bodysurf: 'bodysurf|body-surf|boogie-boarding|bodyboarding',
  windsurf: 'windsurf|wind-surf',
  'wipe-out': 'wipe-out|fall off surfboard',
  'sit-on-board': 'sit on surfboard|straddle surfboard',
  'lie-on-board':
    'lie on surfboard|lay on surfboard|paddle on surfboard|lie on surf board|paddle out on surfboard',
  kitesurf: 'kitesurf|kite-surf|kiteboarding',
  paddleboard: 'paddle-boarding|paddleboarding|stand up paddle',
  jetski: 'skijet|skijet-ride|ride skijet|jet-ski|jet-skiing|jetskiing|ride jet ski|ride jetski',
  row: 'row boat|row rowboat|row dinghy|row gondola|punt|boating|go boating',
  kayak: 'canoe or kayak|kayak|canoe|paddle canoe|paddle kayak',
  raft: 'rafting|whitewater-raft|white water raft|river-raft',
  sail: 'sail boat',
  'water-ski': 'water-ski|waterski',
  wakeboard:
    'wakeboard|wake-board|wakeboard behind boat|wakeboard behind speedboat|water-ski-behind-boat|waterski behind boat|ski behind boat|ski behind speedboat',
  'grind-rail':
    'grind-rail|grind down rail|skateboard down rail|slide down rail on skateboard|slide on rail|do rail slide|skateboard on rail|grind on rail|skateboard along rail|boardslide',
  'mechanical-bull': 'ride mechanical bull|ride on mechanical bull|mechanical-bull',
  swim: 'swim front crawl|swim-freestyle|front-crawl',
  backstroke: 'swim-backstroke|backstroke',
  breaststroke: 'swim breast stroke|breast-stroke|swim-breaststroke|breaststroke',
  'butterfly-stroke': 'swim butterfly stroke|butterfly-stroke|swim-butterfly',
  snorkel: 'snorkel',
  dive: 'scuba-dive|swim-underwater|freedive|deep sea dive|dive underwater',
  'dive-in': 'dive-cliff|cliff-dive|dive into water|jump into water|dive off cliff',
  'jump-into-pool':
    'jump into pool|jump into swimming pool|leap into pool|leap into swimming pool|do cannonball|cannonball into pool|cannonball into swimming pool|jump in pool|plunge into pool|plunge into swimming pool|hop into pool|do belly flop|do cannonball into pool',
  'water-slide':
    'go down water slide|water-slide|slide down water slide|ride water slide|ride down water slide|slide on water slide|use water slide|go down waterslide|slide down waterslide|ride waterslide|slide into pool|slide into swimming pool',
  parasail: 'parasail',
  'board-dive':
    'flip off high board|flip off diving board|backflip off high board|backflip off diving board|somersault off diving board|flip from diving board|springboard-dive|dive into pool|dive into swimming pool|jump from diving board|jump off diving board|dive off diving board|dive from diving board|leap from diving board|leap off diving board|high-dive|jump from high board|dive from high board|jump off high board|dive off high board|jump from diving tower|dive from diving tower|dive from platform|jump from springboard|dive from springboard|dive off springboard|platform-dive|dive off platform|dive off tower|dive from high platform|dive backward off springboard',
  bungee: 'bungee-jump|bungee',
  skydive: 'skydive|sky-dive|parachute|base-jump|free-fall',
  'land-parachute': 'land with parachute|land by parachute',
  paraglide: 'paraglide|paraglid',
  'hang-glide': 'hang-glide|hangglide',
  float: 'spacewalk|space-walk',
  fly: 'fly like superhero',
  'fly-jetpack': 'fly with jetpack|fly jetpack|use jetpack|jetpacking',
  zipline: 'zipline|zip-line',
  snowmobile: 'snowmobiling|ride snowmobile',
  hoverboard: 'hoverboarding|ride hoverboard',
  'fly-hoverboard': 'fly on hoverboard|fly hoverboard',
  crutches: 'walk with crutch|walk on crutch|walk with crutches',
  tube: 'river-tube|go tubing|tube down river|float on tube|float on inner tube|float down river on tube|ride inner tube|tubing',
  'snow-tube':
    'snow-tube|ride snow tube|slide on inner tube|slide down on tube|slide down snow on tube',
  skijor: 'skijor|ski behind dog|ski behind horse',
  'spring-stilts': 'powerbock|jump on jumping stilt|run on jumping stilt|bounce on jumping stilt',
  'play-polo': 'play-polo|play-match-of-polo|play-game-of-polo',
}
