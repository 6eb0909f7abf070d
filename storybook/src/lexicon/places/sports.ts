import type { PlaceWords } from './place-words.ts'

/** Courts, pools, rinks and stadiums. */
export const SPORTS: PlaceWords = {
  'baseball-field':
    "baseball stadium|baseball diamond|ballpark|softball field|batter's box|pitcher's mound|dugout|bullpen|baseball~",
  'basketball-court':
    'outdoor volleyball court|beach volleyball court|sand volleyball court|court|outdoor basketball court|street court',
  'squash-court': 'squash courts|racquetball court|squash hall|indoor squash court',
  'bobsleigh-track':
    'bobsled track|bobsleigh run|bobsled run|luge track|luge run|skeleton track|ice track|ice channel|bobsleigh course',
  'boxing-gym':
    'boxing club|boxers gym|training gym|old gym|fighting gym|martial arts gym|kickboxing gym|old boxing gym',
  'boxing-ring':
    'wrestling ring|boxing match|boxing arena|fight club|ring~|mma cage|wrestling match',
  dojo: 'martial arts hall|karate school|kung fu school|karate dojo|japanese room|japanese house|tatami room|tea house|teahouse|tea room|ryokan|tea ceremony|samurai house',
  'golf-course': 'putting green|golf field|driving range|golf~|golf club~',
  gymnasium:
    'indoor arena|indoor stadium|gym|fitness center|fitness centre|weight room|indoor gymnasium|workout room|sports hall|indoor court|fitness studio|indoor basketball court|school gym|school gymnasium|trampoline park',
  'ice-arena':
    'indoor ice rink|indoor rink|indoor skating rink|indoor ice skating rink|ice arena|hockey arena|ice hockey arena|hockey stadium|ice stadium|ice hall|ice hockey stadium|indoor hockey rink',
  'ice-rink':
    'rink|skating rink|ice skating rink|skate rink|ice skating~|hockey rink|ice hockey rink|rockefeller center|outdoor ice rink',
  'indoor-swimming-pool':
    'swimming pool|indoor pool|swimming hall|swimming bath|natatorium|lap pool',
  'outdoor-swimming-pool': 'pool|poolside|outdoor pool|backyard pool|resort pool|resort|hotel pool',
  'outdoor-track':
    'track|running track|athletics track|track and field|athletic field|athletics stadium',
  raceway:
    'race track|racetrack|racing track|circuit|speedway|race course|racecourse|horse race track|horse racing track|horse track|hippodrome|race circuit|formula one track|grand prix|kart track|pit stop|pit lane|velodrome',
  skatepark: 'skate park|half pipe|half-pipe|halfpipe|skateboard park|bmx park|skate ramp',
  'ski-slope':
    'ski resort|ski lift|chairlift|chair lift|ski station|piste|ski hill|slopes|ski run|snowboard park|slope|sunny slope|ski~',
  stadium:
    'football field|soccer field|pitch|sports field|football stadium|soccer pitch|arena|olympic stadium|soccer stadium|football pitch|rugby field|american football field',
  'sumo-ring': 'dohyo|sumo arena|sumo stadium|sumo hall|sumo match|sumo tournament|sumo bout|sumo~',
  'tennis-court':
    'tennis club|tennis courts|badminton court|tennis~|volleyball net~|tennis stadium|wimbledon|pickleball court|padel court|clay court',
  'climbing-gym':
    'climbing hall|climbing wall|bouldering gym|bouldering hall|rock climbing gym|indoor climbing wall|indoor climbing gym|climbing center|climbing centre',
  'cricket-ground':
    'cricket pavilion|cricket club|cricket field|cricket pitch|cricket oval|cricket stadium|cricket green',
  'curling-rink': 'curling sheet|curling hall|curling ice|curling arena|curling club',
  'sand-arena':
    'bullring|bull ring|bullfighting arena|bullfight~|gladiator arena|gladiatorial arena|rodeo arena|rodeo|riding arena|ancient arena',
  'volleyball-court':
    'indoor tennis court|tennis hall|indoor badminton court|badminton hall|indoor volleyball court|volleyball hall|volleyball arena|volleyball gym',
}
