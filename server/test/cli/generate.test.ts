import { execFileSync } from 'node:child_process'
import { once } from 'node:events'
import { readdir, readFile, stat, symlink, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { launch, runProgram } from '../harness/server-process.ts'
import { temporaryFolder } from '../harness/temporary-folder.ts'

describe('zoetrope generate --image', () => {
  test('makes a film from a picture, in the picture’s own ratio', async () => {
    const folder = await temporaryFolder()
    const picture = path.join(folder, 'photo.png')
    const create = { width: 90, height: 160, channels: 3 as const, background: '#6aa0d8' }
    await writeFile(picture, await sharp({ create }).png().toBuffer())
    const film = path.join(folder, 'film.mp4')
    const flags = ['--image', picture, '--resolution', '480p', '--duration', '1', '-o', film]
    const { code } = await runProgram(['generate', 'snow falls', ...flags])
    expect(code).toBe(0)
    expect((await readFile(film)).subarray(4, 8).toString('latin1')).toBe('ftyp')
    expect(await readdir(folder)).toEqual(['film.mp4', 'photo.png'])
  }, 60_000)

  test('refuses what is no picture with one sentence', async () => {
    const folder = await temporaryFolder()
    const file = path.join(folder, 'notes.png')
    await writeFile(file, 'not a picture at all')
    const { code, output } = await runProgram(['generate', '--image', file, '-o', `${file}.mp4`])
    expect(code).toBe(1)
    expect(output).toContain('notes.png')
    expect(output).not.toContain('    at ')
  })

  test('says what to do with a link', async () => {
    const { code, output } = await runProgram(['generate', '--image', 'https://example.com/a.jpg'])
    expect(code).toBe(1)
    expect(output).toContain('Download the picture and name its file.')
  })
})

describe('zoetrope generate', () => {
  test('--plan prints what was understood, without what is not wanted, and makes no film', async () => {
    const flags = ['--plan', '--negative-prompt', 'cats']
    const { code, output } = await runProgram(['generate', 'a dog and a cat in a park', ...flags])
    expect(code).toBe(0)
    const { shots } = JSON.parse(output) as { shots: { subjects: { noun: string }[] }[] }
    expect(shots.flatMap(({ subjects }) => subjects.map(({ noun }) => noun))).toEqual(['dog'])
  })

  test('takes a prompt without quotes', async () => {
    const prompt = 'a cat surfs at sunset'
    const { code, output } = await runProgram(['generate', '--plan', ...prompt.split(' ')])
    expect(code).toBe(0)
    expect(JSON.parse(output)).toMatchObject({ prompt })
  })

  test('a prompt beside a plan is not left out in silence', async () => {
    const { code, output } = await runProgram(['generate', 'a dog', '--from-plan', 'plan.json'])
    expect(output).toMatch(/^zoetrope: A plan is filmed as it is/)
    expect(code).toBe(1)
  })

  test('makes a film, and the plan that it printed makes the same one', async () => {
    const folder = await temporaryFolder()
    const file = (name: string): string => path.join(folder, name)
    const small = ['--resolution', '480p', '--aspect-ratio', '1:1', '--duration', '1']
    const prompt = 'two red balloons rise over a beach'
    await runProgram(['generate', prompt, ...small, '-o', file('one.mp4')])
    await writeFile(file('plan.json'), (await runProgram(['generate', prompt, '--plan'])).output)
    const again = ['--from-plan', file('plan.json'), '-o', file('two.mp4')]
    expect((await runProgram(['generate', ...small, ...again])).code).toBe(0)
    expect(await readFile(file('two.mp4'))).toEqual(await readFile(file('one.mp4')))
  }, 120_000)

  test('-o - sends the film, and nothing else, to whoever reads', async () => {
    const small = ['--resolution', '480p', '--aspect-ratio', '1:1', '--duration', '1']
    const work = await temporaryFolder()
    const piped = launch(['generate', 'a kite', ...small, '-o', '-'], {}, { TMPDIR: work })
    const [bytes, [code]] = await Promise.all([buffer(piped.stdout!), once(piped, 'exit')])
    expect(code).toBe(0)
    expect(await readdir(work)).toEqual([])
    const file = path.join(work, 'kite.mp4')
    await runProgram(['generate', 'a kite', ...small, '-o', file])
    expect(bytes).toEqual(await readFile(file))
  }, 120_000)

  test('a reader of -o - that goes away is told in one sentence', async () => {
    const small = ['--resolution', '480p', '--aspect-ratio', '1:1', '--duration', '1']
    const piped = launch(['generate', 'a kite', ...small, '-o', '-'])
    piped.stdout?.destroy()
    const [told, [code]] = await Promise.all([text(piped.stderr!), once(piped, 'exit')])
    expect(told).toBe('zoetrope: Whoever was to get the film stopped reading.\n')
    expect(code).toBe(1)
  }, 60_000)

  test('Ctrl-C ends it as it ends other programs, and leaves no half a film', async () => {
    const folder = await temporaryFolder()
    const film = launch(['generate', 'a fox in the snow', '-o', path.join(folder, 'fox.mp4')])
    const ended = once(film, 'exit')
    const begun = async (): Promise<void> => {
      const [half = 'none yet'] = await readdir(folder)
      expect((await stat(path.join(folder, half))).size).toBeGreaterThan(0)
    }
    await vi.waitFor(begun, { timeout: 30_000, interval: 20 })
    film.kill('SIGINT')
    expect(await ended).toEqual([null, 'SIGINT'])
    expect(await readdir(folder)).toEqual([])
  }, 60_000)

  test('a link, a device and a pipe stay what they are: the film goes where they lead', async () => {
    const small = ['--resolution', '480p', '--aspect-ratio', '1:1', '--duration', '1']
    const folder = await temporaryFolder()
    const file = (name: string): string => path.join(folder, name)
    execFileSync('/usr/bin/mkfifo', [file('pipe')])
    await symlink(file('pipe'), file('to-pipe'))
    const [{ code }, bytes] = await Promise.all([
      runProgram(['generate', 'a kite', ...small, '-o', file('to-pipe')]),
      readFile(file('pipe')),
    ])
    expect(code).toBe(0)
    expect(bytes.subarray(4, 8).toString('latin1')).toBe('ftyp')
    await writeFile(file('old.mp4'), '')
    await symlink(file('old.mp4'), file('to-file'))
    await runProgram(['generate', 'a kite', ...small, '-o', file('to-file')])
    expect(await readFile(file('old.mp4'))).toEqual(bytes)
    const kinds = await readdir(folder, { withFileTypes: true })
    expect(kinds.filter((entry) => entry.isSymbolicLink()).map(({ name }) => name)).toEqual([
      'to-file',
      'to-pipe',
    ])
    expect(kinds.find(({ name }) => name === 'pipe')?.isFIFO()).toBe(true)
    expect(kinds).toHaveLength(4)
  }, 120_000)

  test('a disk that is full is told in one sentence', async () => {
    const small = ['--resolution', '480p', '--aspect-ratio', '1:1', '--duration', '1']
    const full = path.join(await temporaryFolder(), 'full')
    await symlink('/dev/full', full)
    const { code, output } = await runProgram(['generate', 'a kite', ...small, '-o', full])
    expect(output).toMatch(/^zoetrope: There was no disk space left to make this film\.$/m)
    expect(output).not.toContain('    at ')
    expect(code).toBe(1)
  }, 60_000)

  test('a place that cannot be written to is told before the film is made', async () => {
    const folder = await temporaryFolder()
    const nowhere = path.join(folder, 'nowhere')
    const refused = await runProgram(['generate', 'a cat', '-o', path.join(nowhere, 'x.mp4')])
    expect(refused).toEqual({
      code: 1,
      output: `zoetrope: The folder ${nowhere} cannot be written to. Choose another with -o.\n`,
    })
    const { output } = await runProgram(['generate', 'a cat', '-o', folder])
    expect(output).toBe(`zoetrope: ${folder} is a folder. Name a file with -o.\n`)
    const other = await runProgram(['generate', 'a cat', '-o', path.join(folder, 'cat.webm')])
    expect(other.output).toBe('zoetrope: Films are MP4 files: name it cat.mp4 with -o.\n')
  })
})
