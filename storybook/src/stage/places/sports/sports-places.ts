import type { Place } from '../../place.ts'
import { climbingGymPlace } from './climbing-gym.ts'
import { baseballFieldPlace } from './baseball-field.ts'
import { basketballCourtPlace } from './basketball-court.ts'
import { boxingGymPlace } from './boxing-gym.ts'
import { boxingRingPlace } from './boxing-ring.ts'
import { dojoPlace } from './dojo.ts'
import { golfCoursePlace } from './golf-course.ts'
import { gymnasiumPlace } from './gymnasium.ts'
import { iceRinkPlace } from './ice-rink.ts'
import { iceArenaPlace } from './ice-arena.ts'
import { indoorSwimmingPoolPlace } from './indoor-swimming-pool.ts'
import { outdoorSwimmingPoolPlace } from './outdoor-swimming-pool.ts'
import { outdoorTrackPlace } from './outdoor-track.ts'
import { racewayPlace } from './raceway.ts'
import { skateparkPlace } from './skatepark.ts'
import { skiSlopePlace } from './ski-slope.ts'
import { stadiumPlace } from './stadium.ts'
import { sumoRingPlace } from './sumo-ring.ts'
import { tennisCourtPlace } from './tennis-court.ts'
import { cricketGroundPlace } from './cricket-ground.ts'
import { curlingRinkPlace } from './curling-rink.ts'
import { sandArenaPlace } from './sand-arena.ts'
import { volleyballCourtPlace } from './volleyball-court.ts'

export const SPORTS: readonly Place[] = [
  climbingGymPlace,
  baseballFieldPlace,
  basketballCourtPlace,
  boxingGymPlace,
  boxingRingPlace,
  dojoPlace,
  golfCoursePlace,
  gymnasiumPlace,
  iceRinkPlace,
  iceArenaPlace,
  indoorSwimmingPoolPlace,
  outdoorSwimmingPoolPlace,
  outdoorTrackPlace,
  racewayPlace,
  skateparkPlace,
  skiSlopePlace,
  stadiumPlace,
  sumoRingPlace,
  tennisCourtPlace,
  cricketGroundPlace,
  curlingRinkPlace,
  sandArenaPlace,
  volleyballCourtPlace,
]
