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
  plank: 'do plank|hold plank',
  'pull-up': 'pull-up|pullup|chin-up',
  'bar-dip': 'do dip|do dips|dip on bar',
  burpee: 'burpee|do mountain climber',
  lift: 'lift weight|weightlift|weight-lift|clean and jerk|snatch weight lifting|lift barbell|raise barbell|snatch-barbell|clean-barbell|jerk-barbell|press-barbell|overhead-press|military-press|do clean and jerk|barbell-snatch|front-raise|bodybuild|exercise with barbell',
  deadlift: 'deadlift|dead-lift',
  'bench-press': 'bench-press|press bench',
  'dumbbell-curl':
    'bicep-curl|lift dumbbell|curl dumbbell|exercise arm|exercising arm|exercise with dumbbell|pump iron',
  kettlebell: 'swing kettlebell|lift kettlebell|exercise with kettlebell',
  stretch: 'stretch leg|warm up',
  'stretch-arms': 'stretch arm|stretch body',
  bend: 'bend back|touch toe|bend over',
  yoga: 'yoga|downward-dog|pilates|balance on one leg|stand on one leg|balance on one foot|tree-pose|warrior-pose',
  meditate: 'meditate|meditation|sit cross legged',
  'tai-chi': 'tai-chi|qigong|qi-gong',
  'jump-rope': 'jump-rope|skip-rope|rope-skip',
  'hula-hoop':
    'hula-hooping|spin hoop|hula-hoop|spin hula hoop|twirl hula hoop|twirl hoop|swing hula hoop',
  trampoline: 'bounce on trampoline|jump on trampoline|trampolining',
  'cycle-indoors': 'exercise with exercise ball|balance on ball',
  'run-treadmill': 'run on treadmill|walk on treadmill',
  'spin-class': 'ride exercise bike|ride stationary bike',
  'row-machine': 'row-machine|use rowing machine|rowing-machine',
  'battle-ropes': 'battle-rope|battle rope training|use battle rope',
}
