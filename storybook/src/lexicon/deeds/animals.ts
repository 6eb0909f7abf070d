import type { DeedPhrases } from './deed-phrases.ts'

/** What animals do with paws, wings, trunks and tails. */
export const ANIMALS: DeedPhrases = {
  'bury-head':
    'bury head in sand|stick head in sand|hide head in sand|put head in sand|bury head|bury head in ground',
  'cross-necks':
    'cross neck|entwine neck|intertwine neck|wrap neck around|twist neck together|swing neck at each other',
  'mark-spot':
    'pee|urinate|mark hydrant|mark fire_hydrant|mark tree|mark lamp_post|mark post|mark bush|mark wall|mark tire|lift leg',
  nuzzle: 'nuzzle|nuzzle each other|nuzzle one another|snuggle up',
  'groom-other': 'groom each other|groom one another|groom ~monkey|groom ~baby|groom ~other',
  'swing-branches':
    'swing from branch to branch|swing from branch|swing through tree|swing from tree to tree|swing on vine|swing from vine|swing in tree|swing through jungle',
  'shed-skin':
    'shed skin|shed old skin|moult|molt|slough skin|shed its skin|slip out of skin|crawl out of old skin|wriggle out of skin',
  'lie-low': 'lie low|lie low in water',
  slide: 'slide on belly|slide on stomach|slide across ice|toboggan|slide over ice',
  'shake-off':
    'shake off water|shake water off|shake off|shake itself dry|shake itself|shake fur|shake dry',
  fetch:
    'fetch|fetch ~stick|fetch ~ball|retrieve ~stick|retrieve ~ball|play fetch|bring back ~stick',
  rear: 'rear up|rear|stand on hind leg|rise on hind leg|buck',
  beg: 'do trick|perform trick|show trick|learn trick|beg|beg for food|beg for ~treat|beg for some|sit up and beg|sit up begging',
  trumpet: 'raise trunk|lift trunk|swing trunk|wave trunk',
  'turn-head':
    'raise head|lift head|turn head|rotate head|swivel head|tilt head|turn head around|look left and right|look both way|look right and left|look side to side|look from side to side',
  'spread-tail':
    'spread tail|spread feather|display feather|display tail|fan tail|show feather|show off tail|show off feather|fan out tail|unfold tail|open tail',
  'chase-tail': 'chase tail|chase own tail',
  'sip-nectar':
    'collect pollen|gather pollen|collect nectar|gather nectar|sip nectar|drink nectar|pollinate|drink from ~flower|feed on ~flower|collect honey',
  'balance-on-ball': 'balance on ~ball|stand on ~ball|walk on ~ball|ride on ~ball|roll on ~ball',
  'balance-ball': 'balance ~ball|balance ball on nose|balance ball',
  catch:
    'catch ~frisbee|catch ~ball|catch ~stick|catch ~fly|catch ~mouse|catch ~butterfly|catch ~bone',
  'catch-fish':
    'spear ~fish|spear ~frog|stab ~fish|snatch ~fish|grab ~fish|spear fish|catch ~salmon|catch ~fish|catch ~trout|hunt ~salmon|hunt ~fish|fish for ~salmon|hunt for ~fish|catch fish|scoop up ~fish|scoop ~fish',
  'rub-back':
    'scratch back|rub back|scratch back on ~tree|scratch back against ~tree|rub back on ~tree|rub back against ~tree|scratch itself on ~tree|scratch itself against ~tree|rub itself against ~tree|rub itself on ~tree|rub against ~tree|rub up against ~tree|scratch against ~tree|rub against trunk|rub head on ~tree|rub head against ~tree',
  groom:
    'groom|lick paw|lick itself|lick fur|clean itself|wash itself|groom itself|clean paw|wash face with paw|preen|preen feather|clean feather|clean wing|wash feather|clean fur|clean paw with tongue|preen itself|scratch itself|scratch ear|scratch belly|scratch neck',
  spray:
    'spray water|spray itself|squirt water|spray itself with water|shower itself|spray water with trunk|spray with trunk|splash itself|blow water',
  'breathe-fire': 'breathe fire|breathe flame|spit fire|blow fire|exhale fire|spew fire',
  wag: 'wag tail|wag|swish tail|flick tail|swing tail|lift tail|raise tail|wave tail|shake tail|twitch tail',
  'spread-wings': 'spread wing|open wing|unfold wing|stretch wing|extend wing|unfurl wing',
  play: 'play with ~yarn|play with ~ball|play with ~toy|bat at ~ball',
  lie: 'lie down',
  sleep: 'curl up|curl into ball|curl up in ball|curl up into ball|hibernate',
  'lie-on-back':
    'lie on back|lay on back|sprawl on back|roll on back|roll onto back|lie belly up|show belly|float on back',
  hunt: 'hunt for prey|stalk prey|hunt prey|pounce|pounce on|creep up on|sneak up on|tiptoe up on|slink up on|steal up on',
  yawn: 'yawn',
  stand: 'lift leg|raise leg|lift one leg|lift foot|raise one leg',
  dig: 'hide ~nut|bury ~nut|bury ~bone|hide ~bone|hide ~acorn|bury ~acorn|stash ~nut|stash ~acorn',
  wallow:
    'wallow|wallow in mud|roll in mud|roll in ~mud|bathe in mud|take mud bath|have mud bath|play in mud|splash in mud|splash in mud bath|roll in mud bath|wallow in mud bath|lie in mud bath|play in mud bath|bathe in mud bath|enjoy mud bath|roll around in mud|lie in mud|cool off in mud|bathe in ~mud',
  'dust-bathe':
    'roll in dust|roll in sand|roll in dirt|roll around in dust|roll around in sand|roll around in dirt|bathe in dust|bathe in sand|take dust bath|take sand bath|have dust bath|wallow in dust|roll in snow|roll around in snow',
  roll: 'roll in grass|roll into ball|roll up into ball|roll over|roll around',
  'hang-upside-down': 'hang upside down|hang by tail|hang by foot|dangle upside down',
  'beat-chest': 'beat chest|pound chest|thump chest|drum on chest',
  eat: 'crack ~nut|crack ~seed|crack open ~nut|break ~nut',
  peck: 'peck ~tree|peck at ~tree|drum on ~tree|peck wood|hammer on ~tree|hammer ~tree|hammer at ~tree',
  'kick-back':
    'do back kick|kick-back|kick hind leg|kick with hind leg|kick out behind|kick out hind leg|kick out with hind leg|kick up heel|buck and kick',
  'knead-paws':
    'knead ~blanket|knead ~pillow|knead ~cushion|knead ~rug|knead ~lap|knead ~sofa|knead ~bed|knead ~duvet',
  'puff-throat':
    'puff throat|puff out throat|inflate throat|swell throat|balloon throat|inflate throat sac|puff up throat|inflate vocal sac',
  'lie-on-side': 'lie on side|lie on its side|sprawl on side|lay on side|rest on side',
  swoop: 'swoop|swoop down|stoop on prey',
  'gasp-air': 'gasp on shore|flop about',
  brood: 'brood|brood egg|sit on egg|incubate egg|incubate|sit on nest|warm egg',
  fight:
    'compete for dominance|fight for dominance|clash antler|lock antler|lock horn|vie for dominance',
}
