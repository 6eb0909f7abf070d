import type { DeedPhrases } from './deed-phrases.ts'

/** Games, tricks and playgrounds. */
export const PLAY: DeedPhrases = {
  'play-chess': 'play chess',
  'play-checkers': 'play checker|play checkers|play draughts',
  'play-go': 'play go|play go game|play baduk|play weiqi|play othello|play reversi',
  'play-backgammon': 'play backgammon|play tavla',
  'play-board-game':
    'play board game|play monopoly|play monopoly game|play ludo|play parcheesi|play snakes and ladders',
  'play-mahjong': 'play mahjong|play mah jongg',
  'play-dominoes': 'play domino|play dominoes|play game of dominoes',
  'play-cards':
    'play card|play-poker|deal card|play blackjack|play uno|play rummy|play bridge game',
  'shuffle-cards': 'shuffle card|shuffle deck',
  'throw-powder':
    'throw powder|throw colour|throw color|throw gulal|toss powder|smear powder|play-holi|celebrate-holi|throw colour_powder|throw color_powder',
  'throw-cards': 'throw card|card-throw|throw playing card',
  dominoes: 'topple domino|topple dominoes|set up domino|line up domino|knock over domino',
  'build-cards': 'build house of card|card-stack|build card house|stack card|build tower of card',
  'stack-blocks':
    'play jenga|play jenga game|build jenga tower|stack block|play with block|stack cup|cup-stack|sport-stacking',
  juggle: 'juggle ball|juggle',
  'juggle-clubs': 'juggle+club|juggle+pin',
  'juggle-fire': 'juggle fire|fire-juggle|juggle torch|juggle flame|juggle fire torch',
  'spin-poi': 'spin poi|spin fire|fire-dance|twirl fire|swing poi',
  'contact-juggle': 'contact-juggle|contact-juggling|roll crystal ball',
  'breathe-fire': 'breathe fire|fire-breathe',
  'eat-fire': 'swallow fire|eat-fire',
  'swallow-sword': 'swallow sword|sword-swallow|swallow knife',
  'spin-plate': 'spin plate',
  magic: 'perform magic|do magic|magic-trick|pull rabbit out of hat|perform magic trick',
  'cast-spell':
    'cast spell|use magic wand|conjure|cast magic|cast lightning|cast fire|cast flame|cast fireball|cast light|cast charm|hurl lightning|hurl fireball|shoot lightning|shoot fireball|shoot magic',
  'puppet-show': 'puppet-show|puppet-play|play with puppet|perform puppet show|use puppet',
  stilts: 'walk on stilt|walk on stilts|stilt-walk',
  'tightrope-umbrella': 'tightrope-umbrella',
  'climb-frame': 'climb-frame',
  'trapeze-catch': 'trapeze-catch',
  'share-bunks': 'share-bunks',
  'slide-along': 'slide into base|slide on knees|slide across floor',
  tightrope: 'walk on tightrope|tightrope-walk|walk tightrope',
  slackline: 'slackline|walk on slackline|walk slackline',
  'build-snowman': 'make snowman|build snowman',
  'snow-angel': 'make snow angel',
  'build-sandcastle':
    'build sandcastle|make sandcastle|build sand castle|make sand castle|build sandcastles|make sandcastles',
  'decorate-tree': 'decorate christmas tree|decorate tree|trim christmas tree',
  swing: 'swing on swing|play on swing|swing on something',
  slide: 'go down slide|slide down slide|play on slide|slide on slide',
  seesaw: 'play on seesaw|seesawing|ride seesaw|play on see saw',
  'fly-kite': 'fly kite',
  'lose-kite': 'lose kite',
  yoyo: 'play yo yo|play with yo yo|play with yoyo',
  pinata: 'hit pinata|strike pinata|whack pinata|break pinata|smash pinata',
  hopscotch: 'hopscotch|play hopscotch',
  blindfold: 'play blind man bluff',
  'play-tag': 'play-tag|play catch me|play game of tag|play tag game',
  leapfrog: 'leapfrog|leap-frog|play leapfrog|play leap frog',
  'pinky-swear':
    'pinky-swear|pinky-promise|make pinky promise|make pinky swear|link pinky|lock pinky',
  'thumb-war': 'thumb-war|thumb-wrestle|play thumb war|have thumb war|thumb-wrestling',
  marbles: 'play marble',
  'stomp-grapes': 'stomp grape|tread grape|crush grape',
  'double-dutch':
    'jump double dutch|play double dutch|skip double dutch|do double dutch|double-dutch',
  trapeze: 'trapezing|swing on trapeze|trapeze',
  'roast-marshmallow': 'roast marshmallow|toast marshmallow|cook on campfire|cook over campfire',
  'light-firework': 'light firework|shoot off firework|set off firework|light fireworks',
  'jump-puddle':
    'jump in puddle|splash in puddle|jump into puddle|leap into puddle|stomp in puddle|splash through puddle|splash into puddle|jump through puddle|run through puddle|hop in puddle',
  'play-foosball':
    'play foosball|play table football|play foosball game|play table soccer|play babyfoot',
  'play-air-hockey': 'play air hockey',
  'play-pinball': 'play pinball|play pinball machine|play on pinball machine',
  'solve-cube':
    'solve cube|twist cube|solve puzzle cube|play puzzle cube|turn puzzle cube|solve rubik cube|play with puzzle cube|speedcubing',
  'spin-top': 'spin top|play with spinning top|spin spinning top|spin wooden top|play with top',
  'card-trick':
    'do card trick|perform card trick|show card trick|do magic trick with card|perform magic trick with card|do trick with card|magic trick with playing card|card-trick|do magic with card',
  arcade: 'play arcade|play arcade game|play slot machine',
  'catch-butterfly': 'catch butterfly|chase butterfly',
  'ride-coaster': 'ride rollercoaster|ride roller coaster|rollercoaster-riding',
  paintball: 'play paintball|play laser tag|paintball',
  'release-balloon': 'release ~balloon|let go of balloon|let balloon go|lose ~balloon',
  release: 'release|free|liberate|set free|let fly|let go of|set loose',
  'skip-stone': 'skip stone|skim stone|throw stone',
  'beer-pong': 'play beer pong|beer-pong|throw ping pong ball into cup',
  'play-shuffleboard': 'play shuffleboard|shuffleboard',
  'smoke-hookah': 'smoke hookah|smoke shisha|smoke waterpipe|smoke water pipe|smoke nargile',
  'press-button':
    'press button|push button|hit button|press red button|push red button|press big button',
  'crumple-paper':
    'crumple paper|crumple letter|crumple up paper|crumple up letter|crumple paper into ball|scrunch up paper|ball up paper|crush paper into ball|crumple sheet|crumple page|scrunch paper',
  'toss-hat':
    'throw up cap|throw up hat|throw hat in air|throw cap in air|toss hat in air|toss cap in air|throw hat into air|throw cap into air|toss cap into air|toss hat into air|toss up cap',
  dodge: 'dodge|dodge ball|duck under ball|duck under punch|dodge snowball|dodge punch',
  'flip-bottle': 'flip bottle|flip water bottle|bottle-flip|do bottle flip',
  'connect-plug':
    'plug in charger|plug in phone|plug charger into socket|plug cable into socket|plug in cable|plug into socket|plug in toaster|plug in kettle',
  'bounce-off-wall':
    'bounce ball off wall|bounce ball against wall|throw ball against wall|bounce tennis ball against wall|throw tennis ball against wall|bounce rubber ball against wall',
  'bounce-ball': 'bounce ball|bounce rubber ball|bounce tennis ball|bounce beach ball',
}
