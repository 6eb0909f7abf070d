import type { Person } from '../../plan/plan.ts'

/** Names that are no other English word, so that "rose" stays a flower and "mark" a verb. */
const WOMEN =
  'anna anne emma emily olivia sophia sophie isabella mia charlotte amelia evelyn harper abigail elizabeth sofia ella avery scarlett madison eleanor hannah lillian nora zoe stella natalie leah audrey bella claire lucy paisley samantha caroline naomi alice aaliyah elena sarah sara ariana allison gabriella madelyn julia eva katherine kate katie jessica laura maria marie mary martha nancy sandra susan linda barbara patricia jennifer lisa karen betty helen donna carol ruth sharon michelle angela melissa deborah stephanie rebecca cynthia kathleen amy shirley brenda pamela nicole samira fatima aisha priya yuki mei ingrid astrid chloe camille juliette giulia chiara francesca carmen lucia ana beatriz ines olga natasha tatiana svetlana irina beyonce beyoncé rihanna adele madonna shakira zendaya'
const MEN =
  'john james robert michael david william richard joseph thomas charles christopher daniel matthew anthony donald steven paul andrew joshua kenneth kevin brian george timothy ronald jason edward jeffrey ryan jacob gary nicholas eric jonathan stephen larry justin scott brandon benjamin samuel gregory alexander patrick raymond jerry tyler aaron jose adam nathan henry zachary douglas peter kyle noah ethan jeremy walter christian keith roger terry austin sean gerald carl harold dylan arthur lawrence jordan jesse bryan billy bruce gabriel joe logan alan juan albert willie elijah wayne randy vincent mason roy ralph bobby russell bradley philip eugene tom tim ben dan mike steve dave jim liam lucas oliver theo oscar hugo otto hans fritz klaus jürgen pierre jean luc giovanni marco luca paolo diego carlos pablo pedro javier luis miguel ivan boris dmitri sergei vladimir ahmed mohammed muhammad ali omar hassan kenji hiroshi takeshi akira wei raj arjun ravi kofi kwame batista neymar mbappe drake eminem'

const GENDERS: ReadonlyMap<string, NonNullable<Person['gender']>> = new Map([
  ...WOMEN.split(' ').map((name) => [name, 'woman'] as const),
  ...MEN.split(' ').map((name) => [name, 'man'] as const),
])

/** Whether a word is a first name, and whose. */
export function genderOfName(word: string): Person['gender'] {
  return GENDERS.get(word) ?? null
}
