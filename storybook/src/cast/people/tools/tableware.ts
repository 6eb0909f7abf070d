import type { Tool } from './tool.ts'

export const TABLEWARE: Readonly<Record<string, Tool>> = {}
