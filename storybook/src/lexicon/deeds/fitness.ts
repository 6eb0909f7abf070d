import type { DeedPhrases } from './deed-phrases.ts'

/** Training. */
export const FITNESS: DeedPhrases = {
  'squat-barbell':
    'do squat with barbell|squat with barbell|barbell-squat|do barbell squat|back-squat|do back squat|do weighted squat|squat-weight',
  'push-up': 'push-up|pushup|press-up',
  'sit-up': 'do sit up|sit-ups|situp|do crunch',
  squat: 'do squat|squat',
  lunge: 'do lunge|lunge',
  'jumping-jack': 'jump-jack|jumping-jack|do star-jump|do star-jumps|aerobics',
  'use-elliptical':
    'use elliptical trainer|use elliptical machine|elliptical-trainer|exercise on elliptical|exercise on elliptical trainer|train on elliptical|train on elliptical machine|use elliptical|use cross trainer|walk on elliptical machine|run on elliptical machine|work out on elliptical machine|work out on elliptical',
  'wall-push-up': 'do wall push up|do wall pushup|wall-push-up|wall-pushup|push up against wall',
  'handstand-push-up':
    'do handstand push up|do handstand pushup|handstand-push-up|handstand-pushup',
  'walk-on-hands': 'handstand-walk|walk on hand|walk in handstand',
  'speed-bag':
    'box speed bag|hit speed bag|punch speed bag|train on speed bag|box with speed bag|work speed bag',
  'monkey-bars':
    'use monkey bar|play on monkey bar|do monkey bar|exercise on monkey bar|train on monkey bar',
  plank: 'do plank|hold plank',
  'pull-up': 'pull-up|pullup|chin-up',
  'bar-dip': 'do dip|do dips|dip on bar',
  burpee: 'burpee|do mountain climber',
  lift: 'lift weight|weightlift|weight-lift|clean and jerk|snatch weight lifting|lift barbell|raise barbell|snatch-barbell|clean-barbell|jerk-barbell|press-barbell|overhead-press|military-press|do clean and jerk|barbell-snatch|bodybuild|exercise with barbell|do snatch|perform snatch|power-clean|do power clean',
  deadlift: 'deadlift|dead-lift',
  'bench-press': 'bench-press|press bench',
  'dumbbell-curl':
    'bicep-curl|lift dumbbell|curl dumbbell|exercise arm|exercising arm|exercise with dumbbell|pump iron',
  kettlebell: 'swing kettlebell|lift kettlebell|exercise with kettlebell',
  stretch: 'stretch leg|warm up',
  'stretch-arms': 'stretch arm|stretch body',
  bend: 'bend over',
  'bend-back':
    'bend back|bend backward|bend backwards|bend over backward|bend over backwards|lean back into bridge|do backbend|do bridge exercise|arch back',
  'front-raise':
    'front-raise|do front raise|raise dumbbell|raise dumbbell in front|do front dumbbell raise',
  'side-raise': 'lateral-raise|side-raise|do lateral raise|do side raise',
  yoga: 'yoga|downward-dog|pilates|balance on one leg|stand on one leg|balance on one foot|tree-pose|warrior-pose',
  meditate: 'meditate|meditation|sit cross legged',
  'tai-chi': 'tai-chi|qigong|qi-gong',
  'jump-rope': 'jump-rope|skip-rope|rope-skip',
  'hula-hoop':
    'hula-hooping|spin hoop|hula-hoop|spin hula hoop|twirl hula hoop|twirl hoop|swing hula hoop',
  trampoline:
    'bounce on trampoline|jump on trampoline|trampolining|do trampoline jump|use trampoline|trampoline-jump|jump on bouncy castle|bounce on bouncy castle',
  'cycle-indoors': 'exercise with exercise ball|balance on ball',
  'run-treadmill': 'run on treadmill|walk on treadmill',
  'spin-class':
    'ride exercise bike|spin on exercise bike|spin on stationary bike|exercise on exercise bike|exercise on stationary bike|ride stationary bike|spin on spin bike|ride spin bike|use exercise bike|use spin bike|cycle on exercise bike|pedal exercise bike|use stationary bike|pedal stationary bike|take spin class',
  'row-machine': 'row-machine|use rowing machine|rowing-machine',
  'battle-ropes': 'battle-rope|battle rope training|use battle rope',
  'step-up': 'do step aerobics|step-aerobics|use stepper|do step-ups|do step up|step up and down',
  'arm-circles': 'do arm circle|circle arm|make arm circle|rotate arm|windmill arm',
  'arm-swings': 'do arm swing|swing both arm',
  'touch-toes': 'do toe touch|do cross toe touch|touch toe|do windmill exercise',
  'butt-kicks': 'do butt kick|butt-kick|kick heel to butt',
  contort: 'contort|do contortion|perform contortion|contort body',
}
