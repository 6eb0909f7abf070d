import type { DeedPhrases } from './deed-phrases.ts'

/** People with people. */
export const COMPANY: DeedPhrases = {
  'shake-hands': 'shake hand|handshake',
  'high-five':
    'high-five|give high five|patty-cake|pat-a-cake|play patty cake|play pat a cake|clapping-game|hand-clapping-game|play hand clap game',
  'fist-bump': 'fist-bump',
  'fan-self': 'selffan',
  'bandage-self': 'selfbandage',
  fan: 'fan|fan with leaf|fan with palm leaf|fan with feather|fan leaf|fan palm leaf',
  'hold-hands': 'hold hand|hand in hand',
  'share-umbrella': 'share umbrella|share one umbrella',
  'play-catch': 'play catch',
  'shoulder-ride':
    'carry on shoulder|ride on shoulder|lift on shoulder|lift onto shoulder|hoist onto shoulder',
  'spoon-feed': 'spoon-feed|feed with spoon',
  'ring-dance': 'dance in circle|dance in ring|hold hand in circle|ring around rosie',
  'human-pyramid':
    'build human pyramid|form human pyramid|make human pyramid|build human tower|form human tower|make human tower|stack human pyramid',
  'do-the-wave': 'do wave in stadium|do stadium wave|do mexican wave|make mexican wave|do the wave',
  'pair-lift': 'pair-lift',
  'crowd-surf':
    'crowd-surf|crowdsurf|surf crowd|surf over crowd|surf on crowd|stage-dive|dive into crowd|jump into crowd|leap into crowd',
  conga:
    'conga|dance conga|do conga|dance in conga line|form conga line|do conga line|dance conga line',
  'group-photo':
    'pose for group photo|pose for class photo|pose for team photo|pose for family photo|take group photo|pose for photo in row',
  'pass-along': 'pass-along|pass along line|pass down line',
  give: 'give gift|give flower|hand over|hand flower',
  'crown-other': 'crown',
  'hang-medal': 'award-medal-to|medal-award|award medal|present medal|hang medal',
  'cut-ribbon': 'cut ribbon|snip ribbon|cut tape|cut inaugural_ribbon',
  'dub-knight': 'dub|knight',
  'put-on-other': 'puton-other',
  'build-furniture':
    'assemble furniture|assemble chair|assemble table|assemble desk|assemble bookshelf|assemble bookcase|assemble wardrobe|assemble cabinet|assemble bed|assemble crib|put together furniture|put together bookshelf|put together chair|put together table|put together desk|put together crib|put furniture together|put together bed|build bookshelf|build bookcase',
  'pitch-tent':
    'pitch tent|assemble tent|set up tent|put up tent|build tent|put together tent|erect tent|set tent up',
  'tie-balloons': 'tie balloon|tie up balloon|knot balloon|tie balloon together',
  'race-toys':
    'race toy car|play toy car|push toy car|play with toy car|drive toy car|roll toy car',
  'cover-other': 'blanket-cover',
  'offer-chair': 'chair-offer',
  'hold-door': 'door-hold',
  'choose-clothes': 'outfit-choose',
  'help-into-car': 'car-help',
  'help-into-bus': 'bus-help',
  'help-into-boat': 'boat-help',
  'help-into-carriage': 'carriage-help',
  'to-and-fro': 'relay-pass',
  'feed-each-other': 'feed-mutual',
  'lift-chin': 'chin-lift',
  'help-up': 'ground-raise',
  'help-from-seat': 'seat-raise',
  poke: 'poke|prod|jab|pinch',
  propose:
    'propose marriage|propose|ask to marry|give ring|offer ring|show ring|present ring|hold out ring|marriage-proposal',
  marry: 'get married|marry|exchange ring|wedding-ceremony',
  award: 'give or receive award|receive award|give award|receive trophy|accept award',
  'open-present': 'open present|open gift|unwrap present|unwrap gift|unbox',
  'wrap-present': 'wrap present|wrap gift',
  'massage-feet': 'massage foot|give foot massage|rub foot of customer|do foot massage',
  'massage-legs': 'massage leg|massage calf|massage thigh|give leg massage',
  'wax-back': 'wax-back',
  'wax-chest': 'wax-chest',
  massage: 'massage back|massage person head|give massage|massage shoulder|massage neck',
  haircut: 'cut hair|give haircut|trim hair',
  tattoo: 'make-tattoo|tattoo|give-tattoo',
  cpr: 'resuscitate|revive',
  bandage:
    'tape hand|wrap hand|tape wrist|tape ankle|tape knee|bandage knee|bandage hand|bandage foot|bandage head|splint arm|splint leg|wrap bandage|apply bandage|first-aid|bandage arm|bandage leg|bandage',
  'rock-baby': 'rock ~baby|carry ~baby|hold ~baby|cradle ~baby',
  'bottle-feed': 'bottle-feed|feed baby|feed baby with bottle|bottle feed baby|give baby bottle',
  'change-diaper': 'change diaper|change nappy|change baby diaper',
  tickle: 'tickle',
  pelt: 'pelt|pelt with snowball|pelt with tomato|pelt with egg',
  piggyback: 'piggyback-ride|ride piggyback|give piggyback ride|carry on back|carry on shell',
  'tea-party':
    'have tea party|have a tea party|hold tea party|throw tea party|enjoy tea party|host tea party|have teaparty',
  picnic: 'picnic|have picnic|enjoy picnic|have a picnic',
  'party-cheer': 'cheer at party|have birthday party',
  celebrate: 'celebrate|throw party|throw confetti',
  argue: 'break up|break up with|fall out with|bicker|squabble|argue|quarrel|shout at each other',
  comfort: 'comfort|console',
  'take-pulse': 'take blood pressure|measure blood pressure|check blood pressure',
  'pat-back': 'back-pat',
  'kick-other': 'kick person|kick opponent|kick man|kick enemy',
  'step-on-foot': 'tread on toe|tread on foot|step on toe|step on foot|stamp on foot',
  'pick-pocket':
    'pick pocket|pickpocket|reach into pocket of person|steal wallet|steal purse|snatch wallet',
  'support-walking': 'help-to-walk|arm-support',
}
