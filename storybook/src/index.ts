export { Plan, type PlanInput } from './plan/plan.ts'
