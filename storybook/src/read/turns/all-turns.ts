import { JOURNEY_TURNS, VIEW_TURNS } from './views.ts'
import { TWO_COLOUR_TURNS } from './two-colours.ts'
import type { Turn } from './turn.ts'
import { ALL_BUT_ONE_TURNS } from './all-but-one.ts'
import { ANIMAL_TURNS } from './animals.ts'
import { ANOTHER_TURNS } from './another.ts'
import { AT_SEA_TURNS } from './at-sea.ts'
import { AT_HOME_TURNS } from './at-home.ts'
import { BETWEEN_PEOPLE_TURNS } from './between-people.ts'
import { BLOW_TURNS } from './blows.ts'
import { BROKEN_TIE_TURNS } from './broken-ties.ts'
import { BY_ITSELF_TURNS } from './by-itself.ts'
import { CITY_TURNS } from './city-life.ts'
import { COLONY_TURNS } from './colonies.ts'
import { CRAFT_AT_WORK_TURNS } from './crafts-at-work.ts'
import { CLOTHES_TURNS } from './clothes.ts'
import { CHAT_TURNS, SPEECH_TURNS } from './chat.ts'
import { EACH_OWN_TURNS } from './each-own.ts'
import { ENSEMBLE_TURNS } from './ensembles.ts'
import { ERRAND_TURNS } from './errands.ts'
import { EVERYDAY_TURNS } from './everyday-words.ts'
import { FACE_TURNS } from './faces.ts'
import { FEAT_TURNS } from './feats.ts'
import { GAME_TURNS } from './games.ts'
import { PERFORMANCE_TURNS } from './performances.ts'
import { SPORT_TURNS } from './sports.ts'
import { STUNT_TURNS } from './stunts.ts'
import { EVENT_TURNS } from './events-of.ts'
import { FIELD_TURNS } from './fields.ts'
import { FILM_LANGUAGE_TURNS } from './film-language.ts'
import { FILM_TURNS } from './films.ts'
import { FOR_ANOTHER_TURNS } from './for-another.ts'
import { FILLING_TURNS } from './fillings.ts'
import { FITTING_TURNS } from './fitting.ts'
import { FRONTED_TURNS } from './fronted.ts'
import { HANDING_TURNS } from './handing.ts'
import { TOOLS_IN_USE_TURNS } from './tools-in-use.ts'
import { HANDWORK_TURNS } from './handwork.ts'
import { HOME_STEP_TURNS } from './home-steps.ts'
import { WORK_STEP_TURNS } from './work-in-steps.ts'
import { HALF_HIDDEN_TURNS } from './half-hidden.ts'
import { FORMATION_TURNS } from './formations.ts'
import { HELPING_TURNS } from './helping-words.ts'
import { HEAVEN_TURNS } from './heavens.ts'
import { HERD_TURNS } from './herds.ts'
import { LANDING_TURNS } from './landings.ts'
import { LANDSCAPE_TURNS } from './landscapes.ts'
import { KEEPER_TURNS } from './keepers.ts'
import { KNOTTED_TURNS } from './knotted-clauses.ts'
import { MODEL_YEAR_TURNS } from './model-years.ts'
import { PILED_TURNS } from './piled-up.ts'
import { SEEN_AMONG_TURNS } from './seen-among.ts'
import { SEEN_FROM_TURNS } from './seen-from.ts'
import { HOUR_TURNS } from './hours.ts'
import { COMPANY_TURNS } from './in-company.ts'
import { LIMB_TURNS } from './limbs.ts'
import { POSTURE_TURNS } from './postures.ts'
import { MAKING_WAY_TURNS } from './making-way.ts'
import { MACHINE_TURNS } from './machines.ts'
import { NAME_TURNS } from './roles.ts'
import { ON_THE_WAY_TURNS } from './on-the-way.ts'
import { OF_MANY_TURNS } from './of-many.ts'
import { OPENING_TURNS } from './openings.ts'
import { CAMERA_FLIGHT_TURNS } from './camera-flights.ts'
import { CAPTION_LOOK_TURNS } from './caption-looks.ts'
import { CAPTION_TURNS } from './captions.ts'
import { PART_LOOK_TURNS } from './told-of-parts.ts'
import { NATURE_TURNS } from './nature.ts'
import { REARRANGED_TURNS } from './rearranged.ts'
import { RAINING_TURNS } from './raining-things.ts'
import { ROSTER_TURNS } from './rosters.ts'
import { SHAPE_SHIFT_TURNS } from './shape-shifts.ts'
import { SHARE_TURNS } from './shares.ts'
import { ROUND_THING_TURNS } from './round-things.ts'
import { SUDDEN_TURNS } from './sudden-changes.ts'
import { SMALL_WORLD_TURNS } from './small-worlds.ts'
import { LAPSE_TURNS } from './lapses.ts'
import { THROUGH_EYES_TURNS } from './through-eyes.ts'
import { SWIM_IN_AIR_TURNS } from './sky-roads.ts'
import { PART_WORD_TURNS } from './part-words.ts'
import { PRINT_TURNS } from './prints.ts'
import { SEAT_TURNS } from './seats.ts'
import { PASSIVE_TURNS } from './passives.ts'
import { PLAIN_DOING_TURNS } from './plain-doings.ts'
import { PEOPLE_TURNS } from './people.ts'
import { PHYSICAL_TURNS } from './physical-words.ts'
import { PLANE_FIGURE_TURNS } from './plane-figures.ts'
import { PLACE_TURNS } from './place.ts'
import { COUNTED_TURNS } from './counted-ones.ts'
import { CONDITION_TURNS } from './conditions.ts'
import { CRAFT_TURNS } from './crafts.ts'
import { DESCRIPTION_TURNS } from './description.ts'
import { GATHERING_TURNS } from './gatherings.ts'
import { GALLERY_TURNS, SCREEN_TURNS } from './galleries.ts'
import { FORCE_TURNS } from './forces.ts'
import { MARVEL_TURNS } from './marvels.ts'
import { MISHAP_TURNS } from './mishaps.ts'
import { ONE_AFTER_ANOTHER_TURNS } from './one-after-another.ts'
import { RESULT_TURNS } from './results.ts'
import { UNDERGOING_TURNS } from './undergoing.ts'
import { TOWARDS_TURNS } from './towards.ts'
import { TOLD_WAY_TURNS } from './told-ways.ts'
import { UPSHOT_OF_OTHERS_TURNS } from './upshots-of-others.ts'
import { UPSHOT_TURNS } from './upshots.ts'
import { RIDGE_TURNS } from './mountains.ts'
import { SOME_OF_WHICH_TURNS } from './some-of-which.ts'
import { SPECTACLE_TURNS, FIGHT_TURNS } from './spectacle.ts'
import { DIPPED_TURNS } from './dipped-in.ts'
import { DONE_TO_WHOM_TURNS } from './done-to-whom.ts'
import { DOING_TURNS } from './doings.ts'
import { DEED_TURNS, STATE_TURNS } from './state.ts'
import { STATES_BEFORE_TURNS } from './states-before.ts'
import { OUTCOME_TURNS } from './outcomes.ts'
import { STORM_TURNS } from './storms.ts'
import { STORY_TURNS } from './stories.ts'
import { TABLE_TURNS } from './tables.ts'
import { TELLING_TURNS } from './telling.ts'
import { TIDYING_TURNS } from './tidying.ts'
import { THINGS_OF_FOOD_TURNS } from './things-of-food.ts'
import { THING_TURNS } from './things.ts'
import { THINGS_TOGETHER_TURNS } from './things-together.ts'
import { SAME_ONE_TURNS } from './same-ones.ts'
import { TWO_SENSE_TURNS } from './sense-phrases.ts'
import { SENSE_TURNS } from './which-sense.ts'
import { WHAT_BECOMES_TURNS } from './what-becomes.ts'
import { WILD_LIFE_TURNS } from './wild-lives.ts'
import { WONDER_TURNS } from './wonders.ts'
import { WORLD_TURNS } from './worlds.ts'
import { WRITTEN_OUT_TURNS } from './written-out.ts'
import { WARE_TURNS } from './wares.ts'
import { FOOD_SHOT_TURNS } from './food-shots.ts'
import { UP_THERE_TURNS } from './up-there.ts'
import { TYPED_TURNS } from './typed-prompts.ts'
import { VIDEO_CAPTION_TURNS } from './video-captions.ts'
import { WHEEL_TURNS } from './wheels.ts'
import { AIR_AND_INTERIOR_TURNS, COMMON_WORD_TURNS, OUT_OF_TURNS } from './common-words.ts'

/** Turns of phrase that say in other words what the reader knows already, applied in this order. */
export const TURNS: readonly Turn[] = [
  ...VIDEO_CAPTION_TURNS,
  ...WHEEL_TURNS,
  ...TYPED_TURNS,
  ...WRITTEN_OUT_TURNS,
  ...MODEL_YEAR_TURNS,
  ...KNOTTED_TURNS,
  ...THINGS_TOGETHER_TURNS,
  ...PILED_TURNS,
  ...SEEN_FROM_TURNS,
  ...SOME_OF_WHICH_TURNS,
  ...PLANE_FIGURE_TURNS,
  ...SEEN_AMONG_TURNS,
  ...STORM_TURNS,
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
