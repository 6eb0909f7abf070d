import type { DeedPhrases } from './deed-phrases.ts'

/** Games, contests, throws and jumps. */
export const SPORT: DeedPhrases = {
  'finish-race':
    'run marathon|win marathon|finish marathon|run race|win race|finish race|have race|hold race|run in race|run in marathon|compete in race|compete in marathon|cross finish line|cross finishing line|reach finish line|break tape|break finish tape|break finishing tape|break finish line tape|breast tape|run through tape|burst through tape|break finish ribbon|reach finishing line|pass finish line|run across finish line|run over finish line|run through finish line|crawl across finish line|crawl over finish line|walk across finish line|walk over finish line|arrive at finish line|approach finish line',
  dunk: 'dunk basketball|slam-dunk|dunk',
  dribble: 'dribble basketball|dribble ball',
  'dribble-football': 'dribble soccer ball|dribble football',
  'shoot-basketball':
    'shoot basketball|play basketball|throw basketball|free-throw|shoot hoop|do layup|do layup in basketball|make layup|layup|lay-up|shoot at basket|shoot at hoop|shoot three pointer|shoot jump shot|play netball|shoot free throw|do layup drill in basketball|take jump shot',
  'shoot-goal': 'shoot goal|shoot goal soccer|score goal|take penalty|penalty-kick',
  kick: 'play soccer|play football|kick soccer_ball|kick football|kick ball|pass soccer_ball|play futsal|play beach soccer|play indoor soccer|kick rugby ball',
  kickball: 'play kickball|kickball|play game of kickball',
  'field-goal': 'kick field goal|field-goal',
  'keepy-uppy':
    'soccer-juggle|do soccer juggling|football-juggle|do keepie uppie|do kick ups|juggle soccer ball|juggle football|keepie-uppie',
  rugby: 'play rugby|play american football|tackle',
  'pass-football':
    'pass american football|catch american football|throw american football|pass or catch american football|throw touchdown pass|throw spiral|throw football pass',
  'play-tennis':
    'strike tennis ball|return serve|play tennis|hit tennis ball|serve tennis|play pickleball|serve in tennis|tennis-serve|swing tennis racket|swing racket|practice serve|hit forehand|hit backhand|swing racquet|swing tennis racquet',
  'play-squash': 'play squash|play racquetball|play squash or racquetball|hit squash ball',
  'play-badminton': 'play badminton|hit shuttlecock',
  'play-table-tennis': 'play table tennis|play ping pong',
  'play-volleyball': 'play volleyball|hit volleyball|play beach volleyball',
  'spike-ball': 'spike volleyball|spike ball|spike',
  'play-baseball':
    'play baseball|hit baseball|hit ball|strike ball|bat ball|hit ball with bat|strike baseball|swing baseball bat|baseball-swing|play softball|play rounder|play rounders|play t-ball|play stickball',
  'home-run': 'hit home run|hit homerun|home-run',
  'play-cricket':
    'play cricket|make cricket shot|cricket-shot|hit cricket ball|play cricket shot|bat in cricket|do cricket shot|swing cricket bat',
  'play-hockey': 'hit puck|strike puck|shoot puck|slap puck|play ice hockey|play hockey',
  'play-field-hockey': 'play field hockey|field-hockey|play grass hockey|play hockey on grass',
  hurl: 'hurl|hurl-sport',
  'play-lacrosse': 'play lacrosse|shoot lacrosse ball|throw lacrosse ball',
  'play-croquet': 'play croquet|hit croquet ball|play game of croquet|play gateball',
  'play-boules':
    'play petanque|play pétanque|play boules|play boule|play bocce|play bocce ball|throw boule|throw bocce ball|play lawn bowls|roll bocce ball',
  'bowl-cricket': 'bowl cricket ball|bowl in cricket|throw cricket ball|bowl-googly|cricket-bowl',
  'shoot-clay':
    'shoot clay pigeon|shoot clay|shoot clay target|trap-shoot|skeet-shoot|shoot skeet|clay-pigeon-shoot|shoot at clay pigeon',
  'triple-jump': 'triple-jump|do triple jump|perform triple jump',
  'vault-over':
    'handspring+vault|do handspring on vault|do handspring over vault|vault-over-horse|vault over vaulting horse|jump over vaulting horse|gymnastics-vault|perform vault|do-vault|leap over vaulting horse|vault over table|do-handspring',
  'water-polo': 'play water polo|water-polo',
  curling: 'curl|curl-sport|play+curling|play+curl|curling-stone',
  putt: 'play mini golf|play minigolf|play miniature golf|play crazy golf|play putt putt|mini-golf|putt|sink putt|golf-putt|putt golf ball|putt ball',
  golf: 'hit golf ball|strike golf ball|play golf|golf-drive|golf-chip|golf',
  bowl: 'bowl|go bowling|play bowling|play ten pin|ten-pin-bowling|play tenpin|play skittle|play ninepin|play nine pin|play candlepin',
  billiards: 'play billiards|play billiard|play pool|play snooker|shoot pool',
  darts: 'throw dart|play dart',
  throw: 'throw ball|toss ball|dodgeball|play dodgeball',
  catch: 'catch ball',
  'throw-baseball':
    'catch or throw ~baseball|catch or throw ~softball|throw or catch ~baseball|throw or catch ~softball|throw ~softball|catch ~softball|play catch with ~baseball|play catch with ~softball',
  'pitch-baseball':
    'pitch ~baseball|pitch ~softball|do baseball pitch|baseball-pitch|throw baseball pitch|pitch in baseball|throw fastball|throw curveball|throw pitch|softball-pitch|do softball pitch',
  frisbee:
    'throw frisbee|do frisbee catch|frisbee-catch|disc-dog|catch frisbee|catch or throw frisbee|play frisbee|disc-golf|play disc dog',
  lasso: 'lasso|throw lasso|swing lasso|twirl lasso|spin lasso',
  'throw-axe': 'throw axe',
  'throw-knife': 'throw knife',
  'throw-snowball':
    'throw snowball|throw snow|throw handful of snow|snowball-fight|have snowball fight',
  'throw-discus': 'throw discus|discus-throw',
  javelin: 'throw javelin|javelin-throw|throw spear',
  'shot-put': 'do shotput|do shot put|shotput|throw shotput|throw shot|put shot|throw shot put',
  'hammer-throw': 'hammer-throw|throw hammer',
  jump: 'jump up and down|leap in air',
  hop: 'hop on one leg',
  'high-jump': 'high-jump|clear bar|clear high bar',
  'pass-baton': 'pass baton|pass relay baton|hand over baton|relay-race|run relay|run relay race',
  'sack-race':
    'sack-race|hop in sack|hop in sack race|jump in sack|race in sack|jump in sack race|run sack race|have sack race|compete in sack race',
  'pole-vault': 'pole-vault|vault bar|vault over bar',
  'long-jump': 'long-jump',
  hurdle: 'hurdle|jump hurdle|jump over hurdle|leap over hurdle|clear hurdle|leap hurdle',
  'trip-hurdle':
    'knock hurdle|trip over hurdle|stumble over hurdle|fall over hurdle|crash into hurdle|hit hurdle|knock over hurdle|knock down hurdle|trip on hurdle',
  'balance-beam':
    'balance on beam|walk on balance beam|perform on balance beam|balance on balance beam|jump on balance beam|dance on balance beam|use balance beam|do balance beam|exercise on balance beam|train on balance beam|compete on balance beam',
  somersault:
    'somersault|forward-roll|do trick|perform trick|land trick|pull off trick|do stunt|perform stunt',
  cartwheel: 'cartwheel|turn cartwheel|do-cartwheel',
  flip: 'backflip|back-flip|front-flip|gymnastics-tumbling|gymnastics|do gymnastics|tumbling|flic-flac|do-flic-flac|do floor exercise|floor-exercise|do flickflack|back-handspring|do back handspring',
  'uneven-bars':
    'swing on uneven bar|gymnastics on bar|swing on bar|swing on horizontal bar|use uneven bar|do uneven bar|perform on uneven bar|exercise on uneven bar|use high bar|swing on high bar|perform on high bar|do giant swing|compete on uneven bar',
  'still-rings':
    'swing on ring|hang on ring|hang from ring|perform on ring|hold on ring|swing from ring|balance on ring|still-rings|swing on gymnastic ring|do still ring|use still ring|use gymnastic ring|exercise on ring',
  handstand: 'handstand|headstand|stand on head|stand on hand',
  parkour: 'parkour|free-running|vault',
  'climb-rope': 'climb rope|rope-climb',
  abseil: 'abseil|rappel|rope down|abseil down cliff',
  climb: 'climb ladder|climb stair|climb up ladder',
  'climb-tree': 'climb tree',
  'rock-climb': 'rock-climb|climb rock|mountain-climb|climb mountain|climb wall|climb cliff',
  'wall-climb':
    'rock climb indoor|rock climb indoors|climb indoors|boulder indoors|climb climbing wall|climb gym wall|indoor-climb',
  'ice-climb': 'ice-climb',
  wrestle:
    'wrestle|judo|play-fight|roughhouse|do powerbomb|body-slam|do suplex|do pile driver|do body slam|do takedown',
  sumo: 'sumo-wrestling',
  'arm-wrestle': 'arm-wrestle',
  'knock-out': 'knock-out',
  'judo-throw': 'judo-throw|do judo|do judo throw|practice judo',
  'push-out': 'push-out',
  'tug-of-war': 'tug of war|pull rope game',
  box: 'throw punch|land punch|trade-punch|exchange-punch|trade-blow|exchange-blow|hit person|hit opponent|strike opponent|hit enemy|punch opponent|hit man|box|punch person|punch person boxing|shadow-boxing',
  karate:
    'karate|kung-fu|martial-art|taekwondo|high-kick|side-kick|drop-kick|karate-kick|roundhouse-kick|do side kick|do high kick|do roundhouse kick|do drop kick',
  'punch-bag':
    'hit bag|hit heavy bag|strike bag|strike punching bag|hit sandbag|punch sandbag|work heavy bag|punch heavy bag|punch bag|hit punching bag|punch punching bag|box punching bag',
  headbutt: 'headbutt|head-butt',
  slap: 'slap|slap face',
  'break-boards': 'break board|smash board|chop board|break plank|chop brick|break brick',
  joust:
    'joust|joust with lance|fight with lance|charge with lance|charge at each other with lance|ride at each other with lance|gallop at each other with lance',
  'sword-fight':
    'sword-fight|swordfight|fight with sword|duel|lightsaber-duel|fight with lightsaber',
  'stand-off':
    'gun-duel|duel with pistol|duel with gun|duel with revolver|draw pistol|draw gun|draw revolver|stand-off',
  'draw-sword':
    'draw sword|draw katana|draw blade|draw saber|draw sabre|draw dagger|draw rapier|draw cutlass',
  fence: 'fence|fence-sport',
  archery: 'archery|shoot arrow|shoot bow',
  'shoot-fire-arrow': 'shoot fire-arrow',
  'swing-nunchucks':
    'use nunchuck|use nunchucks|use nunchaku|swing nunchuck|swing nunchucks|swing nunchaku|spin nunchucks|spin nunchuck|twirl nunchucks|practice with nunchucks|train with nunchucks|wield nunchucks|play with nunchucks',
  'sword-form':
    'do sword exercise|sword-exercise|practice with ~sword|train with ~sword|do sword form|exercise with ~sword|practice with ~katana|train with ~katana|practice sword form|do iaido|do kenjutsu|practice iaido',
  'shoot-target':
    'shoot gun|fire gun|shoot rifle|fire rifle|shoot pistol|shoot shotgun|fire shotgun|shoot at shooting range|fire pistol',
  'pommel-horse':
    'use pommel horse|do pommel horse|swing on pommel horse|perform on pommel horse|exercise on pommel horse|compete on pommel horse',
  'parallel-bars':
    'use parallel bar|do parallel bar|perform on parallel bar|exercise on parallel bar|swing on parallel bar|compete on parallel bar',
  kickbox: 'kickbox|kick-box|muay-thai|do muay thai|practice kickboxing|do kickboxing',
}
