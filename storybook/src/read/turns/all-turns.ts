import { JOURNEY_TURNS, VIEW_TURNS } from './filming/views.ts'
import { COMPOUND_DOER_TURNS } from './sentences/compound-doers.ts'
import { TWO_COLOUR_TURNS } from './sentences/two-colours.ts'
import type { Turn } from './turn.ts'
import { ALL_BUT_ONE_TURNS } from './sentences/all-but-one.ts'
import { ANIMAL_TURNS } from './beasts/animals.ts'
import { ANOTHER_TURNS } from './sentences/another.ts'
import { AT_SEA_TURNS } from './nature/at-sea.ts'
import { AT_HOME_TURNS } from './people/at-home.ts'
import { BETWEEN_PEOPLE_TURNS } from './people/between-people.ts'
import { BLOW_TURNS } from './things/blows.ts'
import { BROKEN_TIE_TURNS } from './sentences/broken-ties.ts'
import { BY_ITSELF_TURNS } from './work/by-itself.ts'
import { CITY_TURNS } from './people/city-life.ts'
import { COLONY_TURNS } from './beasts/colonies.ts'
import { CRAFT_AT_WORK_TURNS } from './work/crafts-at-work.ts'
import { CLOTHES_TURNS } from './people/clothes.ts'
import { CHAT_TURNS, SPEECH_TURNS } from './sentences/chat.ts'
import { EACH_OWN_TURNS } from './sentences/each-own.ts'
import { ENSEMBLE_TURNS } from './sentences/ensembles.ts'
import { ERRAND_TURNS } from './people/errands.ts'
import { EVERYDAY_TURNS } from './senses/everyday-words.ts'
import { FACE_TURNS } from './people/faces.ts'
import { FEAT_TURNS } from './contests/feats.ts'
import { GAME_TURNS } from './contests/games.ts'
import { PERFORMANCE_TURNS } from './contests/performances.ts'
import { SPORT_TURNS } from './contests/sports.ts'
import { STUNT_TURNS } from './contests/stunts.ts'
import { EVENT_TURNS } from './people/events-of.ts'
import { STOCK_CAPTION_TURNS } from './sentences/stock-captions.ts'
import { FIELD_TURNS } from './places/fields.ts'
import { FILM_LANGUAGE_TURNS } from './filming/film-language.ts'
import { FILM_TURNS } from './filming/films.ts'
import { FOR_ANOTHER_TURNS } from './people/for-another.ts'
import { FILLING_TURNS } from './things/fillings.ts'
import { FITTING_TURNS } from './work/fitting.ts'
import { FRONTED_TURNS } from './sentences/fronted.ts'
import { HANDING_TURNS } from './people/handing.ts'
import { TOOLS_IN_USE_TURNS } from './work/tools-in-use.ts'
import { HANDWORK_TURNS } from './people/handwork.ts'
import { HOME_STEP_TURNS } from './people/home-steps.ts'
import { WORK_STEP_TURNS } from './work/work-in-steps.ts'
import { HALF_HIDDEN_TURNS } from './places/half-hidden.ts'
import { FORMATION_TURNS } from './people/formations.ts'
import { HELPING_TURNS } from './sentences/helping-words.ts'
import { HEAVEN_TURNS } from './nature/heavens.ts'
import { HERD_TURNS } from './beasts/herds.ts'
import { LANDING_TURNS } from './happenings/landings.ts'
import { LANDSCAPE_TURNS } from './nature/landscapes.ts'
import { KEEPER_TURNS } from './work/keepers.ts'
import { KNOTTED_TURNS } from './sentences/knotted-clauses.ts'
import { MODEL_YEAR_TURNS } from './sentences/model-years.ts'
import { PILED_TURNS } from './things/piled-up.ts'
import { SEEN_AMONG_TURNS } from './places/seen-among.ts'
import { SEEN_FROM_TURNS } from './filming/seen-from.ts'
import { HOUR_TURNS } from './nature/hours.ts'
import { COMPANY_TURNS } from './people/in-company.ts'
import { LIMB_TURNS } from './people/limbs.ts'
import { POSTURE_TURNS } from './people/postures.ts'
import { MAKING_WAY_TURNS } from './happenings/making-way.ts'
import { MACHINE_TURNS } from './work/machines.ts'
import { NAME_TURNS } from './sentences/roles.ts'
import { ON_THE_WAY_TURNS } from './places/on-the-way.ts'
import { OF_MANY_TURNS } from './sentences/of-many.ts'
import { OPENING_TURNS } from './sentences/openings.ts'
import { CAMERA_TALK_TURNS } from './filming/camera-talk.ts'
import { CAMERA_FLIGHT_TURNS } from './filming/camera-flights.ts'
import { CAPTION_LOOK_TURNS } from './sentences/caption-looks.ts'
import { CAPTION_TURNS } from './sentences/captions.ts'
import { PHOTO_CAPTION_TURNS } from './sentences/photo-captions.ts'
import { PART_LOOK_TURNS } from './sentences/told-of-parts.ts'
import { NATURE_TURNS } from './nature/nature.ts'
import { REARRANGED_TURNS } from './sentences/rearranged.ts'
import { RAINING_TURNS } from './nature/raining-things.ts'
import { ROSTER_TURNS } from './sentences/rosters.ts'
import { SHAPE_SHIFT_TURNS } from './happenings/shape-shifts.ts'
import { SHARE_TURNS } from './sentences/shares.ts'
import { ROUND_THING_TURNS } from './places/round-things.ts'
import { SUDDEN_TURNS } from './happenings/sudden-changes.ts'
import { SMALL_WORLD_TURNS } from './places/small-worlds.ts'
import { LAPSE_TURNS } from './happenings/lapses.ts'
import { THROUGH_EYES_TURNS } from './filming/through-eyes.ts'
import { SWIM_IN_AIR_TURNS } from './nature/sky-roads.ts'
import { PART_WORD_TURNS } from './sentences/part-words.ts'
import { PRINT_TURNS } from './things/prints.ts'
import { SEAT_TURNS } from './people/seats.ts'
import { PASSIVE_TURNS } from './sentences/passives.ts'
import { PLAIN_DOING_TURNS } from './work/plain-doings.ts'
import { PEOPLE_TURNS } from './people/people.ts'
import { PHYSICAL_TURNS } from './work/physical-words.ts'
import { PLANE_FIGURE_TURNS } from './things/plane-figures.ts'
import { PLACE_TURNS } from './places/place.ts'
import { COUNTED_TURNS } from './people/counted-ones.ts'
import { CONDITION_TURNS } from './people/conditions.ts'
import { CRAFT_TURNS } from './people/crafts.ts'
import { DESCRIPTION_TURNS } from './sentences/description.ts'
import { GATHERING_TURNS } from './people/gatherings.ts'
import { GALLERY_TURNS, SCREEN_TURNS } from './filming/galleries.ts'
import { FORCE_TURNS } from './nature/forces.ts'
import { MARVEL_TURNS } from './wonders/marvels.ts'
import { MISHAP_TURNS } from './happenings/mishaps.ts'
import { ONE_AFTER_ANOTHER_TURNS } from './happenings/one-after-another.ts'
import { RESULT_TURNS } from './happenings/results.ts'
import { UNDERGOING_TURNS } from './things/undergoing.ts'
import { TOWARDS_TURNS } from './places/towards.ts'
import { TOLD_WAY_TURNS } from './sentences/told-ways.ts'
import { UPSHOT_OF_OTHERS_TURNS } from './happenings/upshots-of-others.ts'
import { UPSHOT_TURNS } from './happenings/upshots.ts'
import { RIDGE_TURNS } from './nature/mountains.ts'
import { SOME_OF_WHICH_TURNS } from './sentences/some-of-which.ts'
import { SPECTACLE_TURNS, FIGHT_TURNS } from './filming/spectacle.ts'
import { AS_IF_DANCING_TURNS } from './nature/as-if-dancing.ts'
import { DISH_TURNS } from './things/dishes.ts'
import { PART_OF_WARE_TURNS } from './things/parts-of-wares.ts'
import { ROAD_AND_BRIDGE_TURNS } from './places/roads-and-bridges.ts'
import { DIPPED_TURNS } from './things/dipped-in.ts'
import { DONE_TO_WHOM_TURNS } from './sentences/done-to-whom.ts'
import { DOING_TURNS } from './work/doings.ts'
import { DEED_TURNS, STATE_TURNS } from './sentences/state.ts'
import { STATES_BEFORE_TURNS } from './sentences/states-before.ts'
import { OUTCOME_TURNS } from './happenings/outcomes.ts'
import { STORM_TURNS } from './nature/storms.ts'
import { STORY_TURNS } from './happenings/stories.ts'
import { TABLE_TURNS } from './work/tables.ts'
import { TELLING_TURNS } from './sentences/telling.ts'
import { TIDYING_TURNS } from './work/tidying.ts'
import { THINGS_OF_FOOD_TURNS } from './things/things-of-food.ts'
import { THING_TURNS } from './things/things.ts'
import { THINGS_TOGETHER_TURNS } from './things/things-together.ts'
import { SAME_ONE_TURNS } from './sentences/same-ones.ts'
import { TWO_SENSE_TURNS } from './senses/sense-phrases.ts'
import { SENSE_TURNS } from './senses/which-sense.ts'
import { WHAT_BECOMES_TURNS } from './happenings/what-becomes.ts'
import { WILD_LIFE_TURNS } from './beasts/wild-lives.ts'
import { WONDER_TURNS } from './wonders/wonders.ts'
import { WORLD_TURNS } from './wonders/worlds.ts'
import { WRITTEN_OUT_TURNS } from './sentences/written-out.ts'
import { WARE_TURNS } from './work/wares.ts'
import { FOOD_SHOT_TURNS } from './work/food-shots.ts'
import { UP_THERE_TURNS } from './places/up-there.ts'
import { TYPED_TURNS } from './sentences/typed-prompts.ts'
import { VIDEO_CAPTION_TURNS } from './sentences/video-captions.ts'
import { WHEEL_TURNS } from './work/wheels.ts'
import {
  AIR_AND_INTERIOR_TURNS,
  COMMON_WORD_TURNS,
  OUT_OF_TURNS,
} from './sentences/common-words.ts'

/** Turns of phrase that say in other words what the reader knows already, applied in this order. */
export const TURNS: readonly Turn[] = [
  ...CAMERA_TALK_TURNS,
  ...COMPOUND_DOER_TURNS,
  ...VIDEO_CAPTION_TURNS,
  ...PHOTO_CAPTION_TURNS,
  ...WHEEL_TURNS,
  ...TYPED_TURNS,
  ...WRITTEN_OUT_TURNS,
  ...MODEL_YEAR_TURNS,
  ...KNOTTED_TURNS,
  ...THINGS_TOGETHER_TURNS,
  ...STOCK_CAPTION_TURNS,
  ...PILED_TURNS,
  ...SEEN_FROM_TURNS,
  ...SOME_OF_WHICH_TURNS,
  ...PLANE_FIGURE_TURNS,
  ...SEEN_AMONG_TURNS,
  ...STORM_TURNS,
  ...AS_IF_DANCING_TURNS,
  ...DISH_TURNS,
  ...PART_OF_WARE_TURNS,
  ...ROAD_AND_BRIDGE_TURNS,
  ...AT_SEA_TURNS,
  ...DIPPED_TURNS,
  ...THINGS_OF_FOOD_TURNS,
  ...ANOTHER_TURNS,
  ...FOR_ANOTHER_TURNS,
  ...COMPANY_TURNS,
  ...TIDYING_TURNS,
  ...SUDDEN_TURNS,
  ...ROUND_THING_TURNS,
  ...CAMERA_FLIGHT_TURNS,
  ...CAPTION_LOOK_TURNS,
  ...HEAVEN_TURNS,
  ...TOWARDS_TURNS,
  ...TOLD_WAY_TURNS,
  ...PHYSICAL_TURNS,
  ...BLOW_TURNS,
  ...COUNTED_TURNS,
  ...PLAIN_DOING_TURNS,
  ...ONE_AFTER_ANOTHER_TURNS,
  ...CHAT_TURNS,
  ...WARE_TURNS,
  ...FOOD_SHOT_TURNS,
  ...SMALL_WORLD_TURNS,
  ...LAPSE_TURNS,
  ...THROUGH_EYES_TURNS,
  ...WILD_LIFE_TURNS,
  ...FILM_LANGUAGE_TURNS,
  ...GAME_TURNS,
  ...PERFORMANCE_TURNS,
  ...FACE_TURNS,
  ...MACHINE_TURNS,
  ...TWO_SENSE_TURNS,
  ...HANDING_TURNS,
  ...OF_MANY_TURNS,
  ...ALL_BUT_ONE_TURNS,
  ...UP_THERE_TURNS,
  ...MAKING_WAY_TURNS,
  ...FILLING_TURNS,
  ...WORLD_TURNS,
  ...SHAPE_SHIFT_TURNS,
  ...ON_THE_WAY_TURNS,
  ...LANDING_TURNS,
  ...BROKEN_TIE_TURNS,
  ...COLONY_TURNS,
  ...MARVEL_TURNS,
  ...UPSHOT_TURNS,
  ...UPSHOT_OF_OTHERS_TURNS,
  ...HELPING_TURNS,
  ...EVENT_TURNS,
  ...EVERYDAY_TURNS,
  ...BETWEEN_PEOPLE_TURNS,
  ...WHAT_BECOMES_TURNS,
  ...ROSTER_TURNS,
  ...STUNT_TURNS,
  ...SPORT_TURNS,
  ...WONDER_TURNS,
  ...PRINT_TURNS,
  ...CLOTHES_TURNS,
  ...CITY_TURNS,
  ...HOME_STEP_TURNS,
  ...WORK_STEP_TURNS,
  ...CRAFT_AT_WORK_TURNS,
  ...TOOLS_IN_USE_TURNS,
  ...HANDWORK_TURNS,
  ...OPENING_TURNS,
  ...CAPTION_TURNS,
  ...LANDSCAPE_TURNS,
  ...AT_HOME_TURNS,
  ...ENSEMBLE_TURNS,
  ...GATHERING_TURNS,
  ...PART_LOOK_TURNS,
  ...REARRANGED_TURNS,
  ...FRONTED_TURNS,
  ...CONDITION_TURNS,
  ...STATES_BEFORE_TURNS,
  ...BY_ITSELF_TURNS,
  ...DONE_TO_WHOM_TURNS,
  ...PASSIVE_TURNS,
  ...KEEPER_TURNS,
  ...HALF_HIDDEN_TURNS,
  ...POSTURE_TURNS,
  ...LIMB_TURNS,
  ...HOUR_TURNS,
  ...EACH_OWN_TURNS,
  ...TWO_COLOUR_TURNS,
  ...FORMATION_TURNS,
  ...NAME_TURNS,
  ...VIEW_TURNS,
  ...JOURNEY_TURNS,
  ...SAME_ONE_TURNS,
  ...SENSE_TURNS,
  ...SEAT_TURNS,
  ...PART_WORD_TURNS,
  ...CRAFT_TURNS,
  ...FEAT_TURNS,
  ...FITTING_TURNS,
  ...TABLE_TURNS,
  ...SCREEN_TURNS,
  ...OUTCOME_TURNS,
  ...RESULT_TURNS,
  ...STORY_TURNS,
  ...FORCE_TURNS,
  ...UNDERGOING_TURNS,
  ...MISHAP_TURNS,
  ...SPECTACLE_TURNS,
  ...RIDGE_TURNS,
  ...SWIM_IN_AIR_TURNS,
  ...NATURE_TURNS,
  ...GALLERY_TURNS,
  ...DESCRIPTION_TURNS,
  ...SPEECH_TURNS,
  ...STATE_TURNS,
  ...THING_TURNS,
  ...ERRAND_TURNS,
  ...DEED_TURNS,
  ...DOING_TURNS,
  ...HERD_TURNS,
  ...ANIMAL_TURNS,
  ...PLACE_TURNS,
  ...TELLING_TURNS,
  ...FILM_TURNS,
  ...PEOPLE_TURNS,
  ...RAINING_TURNS,
  ...OUT_OF_TURNS,
  ...FIGHT_TURNS,
  ...FIELD_TURNS,
  ...AIR_AND_INTERIOR_TURNS,
  ...SHARE_TURNS,
  ...COMMON_WORD_TURNS,
]
