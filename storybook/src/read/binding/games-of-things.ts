import type { Subject } from '../../plan/plan.ts'

/** Games of people: a chair that plays one of them is alive. */
const GAMES =
  /^(?:play-(?:tag|chess|checkers|go|backgammon|board-game|cards|mahjong|dominoes|catch|games|tennis|badminton|table-tennis|volleyball|baseball|cricket|hockey)|kick|dribble-football|shoot-basketball|golf|bowl|billiards|darts|rugby|frisbee|arcade|play-with-.+)$/

/** What shows a game, or sounds, is only switched on. */
const DEVICES =
  /(?:^| )(?:radio|tv|television|screen|monitor|speaker|speakers|stereo|jukebox|gramophone|phonograph|turntable|record player|projector|phone|smartphone|tablet|laptop|computer|music box|boombox|loudspeaker|headphones|walkman|bell|chimes?)$/

/** "A chair plays tag": it does, and not only shakes; a radio has no hands to play with. */
export function isGameOf({ noun }: Subject, deed: string): boolean {
  return GAMES.test(deed) && !DEVICES.test(noun)
}
