import type { Command } from 'commander'
import { addSettings, settingsOf } from './settings-options.ts'

export function addServeCommand(program: Command): void {
  const command = program.command('serve').description('Start the service.')
  addSettings(command).action(async () => {
    const config = settingsOf(command)
    // Loaded only now: the other commands start in half the time without the whole service.
    const { startServer } = await import('./start-server.ts')
    await startServer(config)
  })
}
