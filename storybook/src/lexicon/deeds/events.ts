import type { DeedPhrases } from './deed-phrases.ts'

/**
 * What everyday life tells with a light verb and the noun of an event: to do homework, to have a meeting, to take an exam. The noun
 * says what is done; words may stand between the two ("takes a hard exam", "has a long business meeting").
 */
export const EVENTS: DeedPhrases = {
  'do-homework': 'do+homework|do+schoolwork|do+math|do+assignment',
  write:
    'do+tax|do+sum|do+crossword|do+paperwork|make+list|write+essay|write+test|fill-out+form|fill-in+form|take+note|keep+diary|pay-bills',
  'take-exam':
    'take+exam|sit+exam|have+exam|write+exam|take+test|sit+test|take+quiz|take+examination',
  confer:
    'have+meeting|hold+meeting|attend+meeting|sit-in+meeting|in-a+meeting|be-in+meeting|have+conference|hold+conference|hold+council|have+council|have+discussion|have+interview|have+job+interview|sit-in+interview',
  drink: 'take+sip|have+sip|take+gulp|take+swig',
  eat: 'take+bite|have+bite|take+mouthful',
  cpr: 'do+cpr|perform+cpr|give+cpr|administer+cpr',
  argue: 'have+argument|have+quarrel|have+dispute|have+disagreement|have-fight|have-a-row',
  talk: 'have+chat|have+talk|have+conversation|have+gossip',
  'barbecue-together': 'have+barbecue|hold+barbecue|have+cookout|have+bbq|throw+barbecue',
  'pillow-fight': 'have+sleepover|have+slumber+party|have+pyjama+party|have+pajama+party',
  'water-balloons': 'have+water+balloon+fight|water-balloon-fight|throw+water+balloon',
  celebrate: 'have+party|have+celebration|hold+party|host+party',
  'take-break': 'take+break|have+break|take+rest|have+rest|take+breather',
  'read-map': 'get-lost|lose+way|ask-for-direction|ask-the-way|ask-for-way',
  splits: 'do-split|do-the-split|perform-split|practice-split|do+splits',
  'move-house':
    'move-into+house|move-into+home|move-into+apartment|move-into+flat|move-out-of+house|move-out-of+apartment|move-out-of+home|move-out-of+flat|move-house|move-in-together|move-home|move-to+new+house|move-to+new+apartment|moving-day|move-into+place',
  'win-prize':
    'win+medal|win+trophy|win+prize|win+cup|win+championship|receive+medal|get+medal|win+award|win+tournament|win+contest|win+competition|take-first-place|win+title',
  'win-money': 'win+lottery|win+jackpot|hit+jackpot|win+million|win+money|win+lotto',
  'make-wish': 'make+wish',
  'look-for': 'lose+key|lose+phone|lose+glasses|lose+wallet|lose+ring|lose+purse',
  'show-tooth': 'lose+tooth',
  'learn-to-swim': 'learn-to-swim|learn-how-to-swim|learn-swim|have+swimming+lesson|teach-to-swim',
  'buy-keys':
    'buy+house|buy+home|buy+apartment|buy+flat|buy-first-house|rent+house|rent+apartment|rent+flat|get+key+to+house',
  pay: 'pay+bill|pay+check|pay-for+meal|pay-for+dinner|pay-for+lunch|pay-the-bill|settle+bill|pay-by-card|pay-with-card|pay-with+credit+card|pay-in-cash|pay-cash|pay-with-cash|pay-at+counter|pay-at+checkout|pay-for+grocery|pay-for+shopping',
  'get-haircut': 'get+haircut|have+haircut|get+hair+cut|have+hair+cut|get+hair+done|have+hair+done',
  'get-manicure':
    'get+nail+done|have+nail+done|get+manicure|have+manicure|get+nail+painted|have+nail+painted',
  'get-face-painted':
    'get+face+painted|have+face+painted|get+makeup+done|have+makeup+done|get+make-up+done',
  'get-shoes-shined': 'get+shoe+shined|have+shoe+shined|get+shoe+polished|have+shoe+polished',
  'get-ears-pierced':
    'get+ear+pierced|have+ear+pierced|get+nose+pierced|have+nose+pierced|get+piercing',
  'get-tattoo': 'get+tattoo|have+tattoo+done|get-tattooed',
  'get-massage': 'get+massage|have+massage|receive+massage|enjoy+massage',
  'get-shot':
    'get-a-shot|get+injection|get+vaccine|get+vaccination|get-vaccinated|have+injection|have+vaccination|get+flu+shot|get+jab|get+needle',
  'get-checkup':
    'get+checkup|have+checkup|get+check-up|have+check-up|get+temperature+taken|have+temperature+taken|get+physical+exam|have+medical+exam',
  'get-teeth-treated':
    'get+tooth+cleaned|have+tooth+cleaned|have+tooth+pulled|get+tooth+pulled|get+filling|get+tooth+checked|have+tooth+checked',
  'get-portrait':
    'get+portrait+painted|have+portrait+painted|get+portrait+drawn|have+portrait+drawn',
  'get-photographed':
    'get+picture+taken|have+picture+taken|get+photo+taken|have+photo+taken|have+portrait+taken',
  'get-bandaged': 'get+arm+bandaged|have+leg+bandaged|have+arm+bandaged|get+knee+bandaged|get+cast',
  'wash-dishes': 'do+dish|do+washing-up',
  laundry: 'do+laundry|do+washing',
  iron: 'do+ironing',
  clean: 'do+housework|do+chore|do+cleaning',
  vacuum: 'do+vacuuming',
  plant: 'do+gardening',
  push: 'do+grocery+shopping|do-the-shopping',
  'blow-nose': 'have+cold|catch+cold|have+flu|have+runny+nose|have+allergy|have+hay+fever',
  'have-headache':
    'have+headache|have+migraine|get+headache|suffer-from+headache|have+fever|run+fever|have+temperature|feel-sick|feel-ill|touch head with headache|hold aching head|rub temple|massage temple|hold head in pain|clutch head|grab head',
  'have-toothache': 'have+toothache|get+toothache|suffer-from+toothache',
  'have-stomachache':
    'have+stomachache|have+stomach+ache|have+bellyache|have+tummy+ache|have-food-poisoning',
  'have-backache':
    'have+backache|have+back+pain|have-bad-back|hurt-his-back|hurt-her-back|touch back with backache|hold aching back|hold lower back|rub aching back|rub sore back',
  crutches: 'break+leg|break+ankle|sprain+ankle|have+broken+leg',
  'leave-job': 'get-fired|get-fired-from+job|lose+job|be-fired-from+job|quit+job|get-laid-off',
  'shake-hands': 'get+promotion|get+job|get+raise|close+deal|make+deal|seal+deal',
  graduate:
    'graduate-from+university|graduate-from+college|graduate-from+school|celebrate+graduation|have+graduation|get+diploma|receive+diploma|graduate-from',
  'burn-dinner':
    'burn+dinner|burn+food|burn+meal|burn+toast|burn+cake|burn+lunch|burn+breakfast|burn+pancake|burn+steak|burn+cookie',
  'check-in': 'check-in|check-into|check-in-at|check-out-of',
  pet: 'make-friend-with',
  inject: 'inject|vaccinate|give-injection|give-shot',
  'pierce-ears': 'pierce ear|pierce nose',
  'have-heart-attack':
    'have+heart+attack|have+chest+pain|suffer+heart+attack|touch chest with heart pain|clutch chest|grab chest|hold chest in pain|clutch heart',
  'walk-dog': 'take-dog-for-walk|take-puppy-for-walk|take-dog-for-a-walk|take-dog-out-for-a-walk',
  'play-piano': 'take+piano+lesson|have+piano+lesson|have+piano+class',
  'play-guitar': 'take+guitar+lesson|have+guitar+lesson',
  'play-violin': 'take+violin+lesson|have+violin+lesson',
  dance:
    'take+dance+lesson|have+dance+lesson|take+dancing+lesson|have+dance+class|take+dance+class',
  'ride-horse': 'take+riding+lesson|have+riding+lesson',
}
