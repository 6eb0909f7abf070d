import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type Browser, type Locator, type Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { pngFile } from '../../server/test/harness/pictures.ts'
import { startServer, type ServerProcess } from '../../server/test/harness/server-process.ts'
import { API_KEY } from '../../server/test/harness/service.ts'

const CHROMIUM = '/usr/bin/chromium'
const missing = !existsSync(CHROMIUM)
if (missing)
  process.stderr.write('No Chromium here (apt-get install chromium): its tests are SKIPPED.\n')

describe.skipIf(missing)('in a real browser', () => {
  let dataDir: string
  let server: ServerProcess
  let browser: Browser
  const problems: string[] = []

  beforeAll(async () => {
    dataDir = await mkdtemp(path.join(tmpdir(), 'zoetrope-studio-'))
    server = await startServer({ dataDir })
    browser = await chromium.launch({
      executablePath: CHROMIUM,
      args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-sync'],
    })
  })
  afterAll(async () => {
    await browser.close()
    await server.stop()
    await rm(dataDir, { recursive: true })
  })
  beforeEach(() => void (problems.length = 0))
  // Thirty pages left open, whose films play on, slowed down every test after them.
  afterEach(async () => {
    for (const context of browser.contexts()) await context.close()
  })

  const open = async (route = '/'): Promise<Page> => {
    const page = await browser.newPage()
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    page.on('request', (request) => {
      const here = request.url().startsWith(server.url) || request.url().startsWith('blob:')
      if (!here) problems.push(`asked for ${request.url()}`)
    })
    await page.goto(`${server.url}${route}`)
    return page
  }
  const make = async (page: Page, prompt: string): Promise<Locator> => {
    if (await page.isVisible('input[name=key]')) await page.fill('input[name=key]', API_KEY)
    await page.fill('#composer textarea', prompt)
    await page.click('#composer .make')
    const film = page.locator('.film').first()
    await film.locator(`text=${prompt}`).waitFor()
    return film
  }
  /** Made by somebody else, before the page is opened. */
  const anotherFilm = async (): Promise<void> => {
    const headers = { 'Content-Type': 'application/json', Prefer: 'wait=20' }
    const body = JSON.stringify({ prompt: 'quick, from before' })
    const film = await server.request('/v1/videos/text-to-video', { method: 'POST', headers, body })
    expect(await film.json()).toMatchObject({ status: 'completed' })
  }
  const filmsInAll = async (): Promise<number> => {
    const response = await server.request('/v1/videos?limit=100')
    return ((await response.json()) as { data: unknown[] }).data.length
  }
  const becomes = (film: Locator, status: string): Promise<void> =>
    vi.waitFor(async () => expect(await film.getAttribute('data-status')).toBe(status), {
      timeout: 60_000,
      interval: 50,
    })

  test('a person chooses which model makes the film, where there are several', async () => {
    const page = await open()
    const model = page.locator('select[name=model]')
    expect(await model.isVisible()).toBe(false)
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await model.waitFor()
    expect(await model.locator('option').allTextContents()).toEqual(['sketch', 'storybook'])
    expect(await page.textContent('#curl')).not.toContain('"model"')
    await model.selectOption({ label: 'storybook' })
    expect(await page.textContent('#curl')).toContain('"model":"storybook"')
    expect(problems).toEqual([])
  })

  test('a person types a prompt and sees a film that plays', async () => {
    const page = await open()
    const film = await make(page, 'slow:300')
    await becomes(film, 'completed')
    const width = (video: HTMLVideoElement): number => video.videoWidth
    const player = film.locator('video')
    await vi.waitFor(async () => expect(await player.evaluate(width)).toBe(64), 10_000)
    expect(await film.locator('.status').textContent()).toMatch(/64x48, 5 s, seed \d+/)
    expect(problems).toEqual([])
  })

  test('a film does not play by itself for those whom movement makes ill', async () => {
    const page = await open()
    const isPaused = (video: HTMLVideoElement): boolean => video.paused
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const still = await make(page, 'quick, and still')
    await becomes(still, 'completed')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    const moving = await make(page, 'quick, and moving')
    await becomes(moving, 'completed')
    const rests = (card: Locator) => card.locator('video').evaluate(isPaused)
    await vi.waitFor(async () => expect(await rests(moving)).toBe(false), 10_000)
    const first = page.locator('.film', { hasText: 'quick, and still' })
    expect(await rests(first)).toBe(true)
  })

  test('a picture that was chosen is sent, and the film has its shape', async () => {
    const page = await open()
    const buffer = Buffer.from(pngFile(9, 16))
    const picture = { name: 'my photo.png', mimeType: 'image/png', buffer }
    await page.setInputFiles('input[name=image]', picture)
    await page.locator('.picture img').waitFor()
    await page.fill('#composer textarea', 'a cat; then a dog')
    const line = await page.textContent('#curl')
    expect(line).toContain(`-F 'image=@"my photo.png"'`)
    expect(line, 'curl would cut it at the semicolon').toContain(
      `--form-string 'prompt=a cat; then`,
    )
    await becomes(await make(page, 'quick, from a picture'), 'completed')
    const response = await server.request('/v1/videos?type=image-to-video', {
      headers: { Authorization: `Bearer ${API_KEY}` },
    })
    expect(await response.json()).toMatchObject({ data: [{ aspect_ratio: '9:16' }] })
    expect(problems).toEqual([])
  })

  test('what is no picture is told, until it is taken away', async () => {
    const page = await open()
    const buffer = Buffer.from('not a picture at all')
    await page.setInputFiles('input[name=image]', { name: 'a.png', mimeType: 'image/png', buffer })
    await vi.waitFor(async () => expect(await page.isVisible('.picture img')).toBe(false))
    await page.fill('input[name=key]', API_KEY)
    await page.click('#composer .make')
    await page.locator('#problem >> text=no picture').waitFor()
    await page.click('text=Without it')
    expect(await page.isVisible('#problem')).toBe(false)
  })

  test('a film is saved under the first words of its prompt', async () => {
    const page = await open()
    const film = await make(page, 'quick: “ein Bär” / it’s by the sea, at dusk, in the rain')
    await becomes(film, 'completed')
    const downloading = page.waitForEvent('download')
    await film.locator('[data-do=download]').click()
    const name = (await downloading).suggestedFilename()
    expect(name).toBe('quick ein Bär it’s by the sea at.mp4')
    expect(problems).toEqual([])
  })

  test('a film plays and is saved when its link has run out, in a page that stayed open', async () => {
    const page = await open()
    const film = await make(page, 'quick, and seen tomorrow')
    await becomes(film, 'completed')
    await film.evaluate((card) => {
      const runOut = (link: string): string => link.replace(/signature=[\w-]+/, 'signature=old')
      const player = card.querySelector('video')
      const saving = card.querySelector<HTMLAnchorElement>('[data-do=download]')
      if (saving) saving.href = runOut(saving.href)
      if (!player) return
      player.src = runOut(player.src)
      void player.play().catch(() => undefined)
    })
    const plays = (): Promise<boolean> =>
      film.locator('video').evaluate((player: HTMLVideoElement) => player.currentTime > 0)
    await vi.waitFor(async () => expect(await plays()).toBe(true), { timeout: 10_000 })
    const downloading = page.waitForEvent('download')
    await film.locator('[data-do=download]').click()
    expect(await (await downloading).failure()).toBe(null)
  })

  test('films of a service with a public address play in a page that was opened under another', async () => {
    await anotherFilm()
    const page = await open()
    await page.route('**/v1/videos?*', async (route) => {
      const answer = await route.fetch()
      const body = (await answer.text()).replaceAll(server.url, 'https://films.example.org/here')
      await route.fulfill({ response: answer, body })
    })
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    const film = page.locator('.film[data-status=completed] video').first()
    await film.evaluate((player: HTMLVideoElement) => player.play())
    const plays = (): Promise<boolean> =>
      film.evaluate((player: HTMLVideoElement) => player.currentTime > 0)
    await vi.waitFor(async () => expect(await plays()).toBe(true), { timeout: 10_000 })
    expect(problems).toEqual([])
  })

  test('a film is seen whole until somebody points at it', async () => {
    await anotherFilm()
    const page = await open()
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    const player = page.locator('.film video').first()
    const bars = (): Promise<boolean> =>
      player.evaluate((video: HTMLVideoElement) => video.controls)
    await player.waitFor()
    expect(await bars()).toBe(false)
    await player.hover()
    expect(await bars()).toBe(true)
    await page.mouse.move(0, 0)
    expect(await bars()).toBe(false)
    await player.focus()
    expect(await bars()).toBe(true)
    await player.blur()
    expect(await bars()).toBe(false)
    // As a finger does, that points at nothing before it taps.
    await player.dispatchEvent('click')
    expect(await player.evaluate((video: HTMLVideoElement) => video.paused)).toBe(false)
    expect(await bars()).toBe(true)
  })

  test('a film can be stopped, and deleted', async () => {
    await anotherFilm()
    const page = await open()
    const film = await make(page, 'hang')
    await film.locator('[data-do=cancel]').click()
    await becomes(film, 'cancelled')
    expect(await film.locator('.status').textContent()).toBe('Stopped.')
    const id = await film.getAttribute('data-id')
    const button = page.locator(`[data-id="${id}"] [data-do=delete]`)
    const beside = await page.locator('.film').nth(1).getAttribute('data-id')
    await button.click()
    expect(await button.textContent()).toBe('Really?')
    await button.click()
    await page.locator(`[data-id="${id}"]`).waitFor({ state: 'detached' })
    expect(await page.evaluate(() => document.activeElement?.getAttribute('data-id'))).toBe(beside)
    expect(problems).toEqual([])
  })

  test('a film is followed again when the service is back', async () => {
    const page = await open()
    await page.route('**/events', (route) => route.abort())
    const film = await make(page, 'quick, while nobody answers')
    await film.locator('text=Asking again').waitFor()
    await page.unroute('**/events')
    await becomes(film, 'completed')
    expect(await film.locator('.status').textContent()).toContain('64x48')
  }, 30_000)

  test('a film of which nobody can tell when it ends is not told to take null seconds', async () => {
    const page = await open()
    const away = { status: 'queued', queue_position: 1, eta_seconds: null, video_url: null }
    await page.route('**/v1/videos/text-to-video', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...(await response.json()), ...away } })
    })
    await page.route('**/events', (route) => new Promise(() => void route))
    const film = await make(page, 'quick, by a model server that is away')
    expect(await film.locator('.status').textContent()).toBe('Waiting, number 1 in the queue.')
  })

  test('whoever hears the page hears which film it is, and not every percent', async () => {
    const page = await open()
    const film = await make(page, 'hang')
    await becomes(film, 'in_progress')
    expect(await film.locator('.status').getAttribute('aria-live')).toBe('off')
    await film.getByRole('progressbar', { name: 'hang' }).waitFor()
    const actions = film.getByRole('group', { name: 'hang' })
    await actions.getByRole('button', { name: 'Stop' }).click()
    await becomes(film, 'cancelled')
    expect(await film.locator('.status').getAttribute('aria-live')).toBe('polite')
    expect(await film.getByRole('list').count()).toBe(0)
  })

  test('many films that wait leave a line to stop one of them', async () => {
    const waiting = Array.from({ length: 8 }, async () => {
      const headers = { 'Content-Type': 'application/json' }
      const body = JSON.stringify({ prompt: 'hang' })
      return server.request('/v1/videos/text-to-video', { method: 'POST', headers, body })
    })
    await Promise.all(waiting)
    const page = await open()
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await page.locator('.film[data-status=queued]').nth(5).waitFor()
    await page
      .locator('.film [data-do=cancel]:visible')
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
    await page.locator('.film[data-status=cancelled]').nth(7).waitFor()
  }, 60_000)

  test('earlier films that could not be fetched are asked for again', async () => {
    while ((await filmsInAll()) < 14) await anotherFilm()
    const page = await open()
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await page.locator('#more').waitFor()
    await page.route('**/v1/videos?*', (route) => route.abort())
    await page.click('#more')
    await page.locator('#more-problem', { hasText: 'could not be reached' }).waitFor()
    await page.unroute('**/v1/videos?*')
    await page.click('#more')
    await page.locator('.film').nth(13).waitFor()
    expect(await page.textContent('#more-problem')).toBe('')
    expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
  }, 60_000)

  test('a prompt of four thousand letters does not fill the page, and a seed is seen whole', async () => {
    const page = await open()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.fill('[name=seed]', '4294967295')
    const film = await make(page, 'quick, and so on '.repeat(235).trim())
    await becomes(film, 'completed')
    const told = film.locator('.told')
    expect(await told.evaluate((text) => text.clientHeight)).toBeLessThan(250)
    const hidden = await page
      .locator('[name=seed]')
      .evaluate((field) => field.scrollWidth - field.clientWidth)
    expect(hidden).toBe(0)
  })

  test('on a phone no page is wider than the phone', async () => {
    const page = await open()
    await page.setViewportSize({ width: 360, height: 740 })
    const width = (): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)
    expect(await width()).toBe(360)
    const film = await make(page, 'quick')
    await page.setViewportSize({ width: 320, height: 740 })
    expect(await width()).toBe(320)
    await becomes(film, 'completed')
    await film.locator('[data-do=plan]').evaluate((button) => button.removeAttribute('hidden')) // as of Storybook's films
    const rows = await film
      .locator('.actions > :visible')
      .evaluateAll(
        (actions) => new Set(actions.map((action) => action.getBoundingClientRect().top)).size,
      )
    expect(rows).toBe(1)
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${server.url}/docs`)
    await page.waitForSelector('#createTextToVideo')
    expect(await width()).toBe(360)
    const heading = await page.locator('main h1').boundingBox()
    expect(heading?.y).toBeLessThan(740)
  })

  test('films of different shapes stand without gaps below each other', async () => {
    const page = await open()
    for (const shape of ['16:9', '9:16', '3:4', '1:1', '21:9']) {
      await page.selectOption('[name=aspect_ratio]', shape)
      await make(page, `hang ${shape}`)
    }
    const boxes = await page.locator('.film').evaluateAll((films) =>
      films.map((film) => {
        const { left, top, bottom } = film.getBoundingClientRect()
        return { left, top, bottom }
      }),
    )
    const lefts = [...new Set(boxes.map(({ left }) => left))]
    expect(lefts).toHaveLength(2)
    for (const left of lefts) {
      const column = boxes.filter((box) => box.left === left)
      const gaps = column.slice(1).map(({ top }, above) => top - (column[above]?.bottom ?? 0))
      expect(Math.min(...gaps)).toBeGreaterThanOrEqual(25.9)
      expect(Math.max(...gaps)).toBeLessThan(28)
    }
    await page
      .locator('.film [data-do=cancel]:visible')
      .evaluateAll((buttons: HTMLElement[]) => buttons.forEach((button) => button.click()))
    await becomes(page.locator('.film').nth(4), 'cancelled')
  })

  test('a word without end is seen whole', async () => {
    const page = await open()
    await page.setViewportSize({ width: 360, height: 740 })
    const film = await make(page, `quick, ${'endless'.repeat(20)}`)
    const told = film.locator('.told')
    expect(await told.evaluate((text) => text.scrollWidth - text.clientWidth)).toBe(0)
  })

  test('whoever does not mean it keeps the film', async () => {
    const page = await open()
    const film = await make(page, 'quick, to be kept')
    await becomes(film, 'completed')
    const button = film.locator('[data-do=delete]')
    await button.click()
    await vi.waitFor(async () => expect(await button.textContent()).toBe('Delete'), 10_000)
    await button.click()
    expect(await button.textContent()).toBe('Really?')
    expect(await film.locator('.told').textContent()).toBe('quick, to be kept')
  })

  test('a remix is the same film with another prompt', async () => {
    const page = await open()
    await page.fill('[name=seed]', '77')
    const source = await make(page, 'quick, the source')
    await becomes(source, 'completed')
    await page.fill('[name=seed]', '5')
    await source.locator('[data-do=remix]').click()
    expect(await page.textContent('#composer .make')).toBe('Make the remix')
    expect(await page.isDisabled('[name=seed]')).toBe(true)
    expect(await page.inputValue('[name=seed]'), 'of the source').toBe('77')
    expect(await page.isVisible('[name=negative_prompt]'), 'nobody knows').toBe(false)
    expect(await page.isDisabled('[name=image]')).toBe(true)
    expect(await page.textContent('#curl')).toContain('/remix')
    expect(await page.textContent('#curl')).not.toContain('seed')
    const remix = await make(page, 'quick, once more')
    await becomes(remix, 'completed')
    expect(await remix.locator('.status').textContent()).toContain('seed 77')
    expect(await page.textContent('#composer .make')).toBe('Make the film')
    expect(await page.inputValue('[name=seed]'), 'as it was typed').toBe('5')
  })

  test('a remix can be left for a new film', async () => {
    const page = await open()
    const source = await make(page, 'quick, not to be remixed')
    await becomes(source, 'completed')
    await source.locator('[data-do=remix]').click()
    await page.locator('text=Only the words change').waitFor()
    await page.click('text=A new film instead')
    expect(await page.isVisible('text=Only the words change')).toBe(false)
    await page.fill('[name=seed]', '78')
    const film = await make(page, 'quick, a new one')
    await becomes(film, 'completed')
    expect(await film.locator('.status').textContent()).toContain('seed 78')
  })

  test('a key brings its films as soon as it is typed, makes none, and takes them along', async () => {
    await anotherFilm()
    const page = await open()
    expect(await page.textContent('.empty')).not.toContain('with this key')
    await page.fill('input[name=key]', 'wrong')
    await page.press('input[name=key]', 'Enter')
    await page.locator('#key-problem >> text=This API key is not valid').waitFor()
    const before = await filmsInAll()
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await page.locator('.film').first().waitFor()
    await page.locator('#composer textarea:focus').waitFor()
    expect(await page.isVisible('#key-problem')).toBe(false)
    expect(await filmsInAll()).toBe(before)
    await page.click('text=Use another')
    expect(await page.locator('.film').count()).toBe(0)
    expect(await page.textContent('.empty')).not.toContain('with this key')
  })

  test('a key that is pasted brings its films without another touch', async () => {
    await anotherFilm()
    const page = await open()
    await page.fill('#composer textarea', API_KEY)
    await page.press('#composer textarea', 'Control+a')
    await page.press('#composer textarea', 'Control+x')
    await page.focus('input[name=key]')
    await page.keyboard.press('Control+v')
    await page.locator('.film').first().waitFor()
  })

  test('the button stays where it is while it is pressed, though the key is known meanwhile', async () => {
    await anotherFilm()
    const page = await open()
    await page.fill('#composer textarea', 'quick, pressed for long')
    await page.fill('input[name=key]', API_KEY)
    const button = page.locator('#composer .make')
    await button.hover()
    const before = await button.boundingBox()
    await page.mouse.down()
    await page.locator('.film').first().waitFor()
    expect(await button.boundingBox()).toEqual(before)
    await page.mouse.up()
    await page.locator('.film >> text=quick, pressed for long').waitFor()
    expect(await page.isVisible('input[name=key]')).toBe(false)
  })

  test('on a small laptop the first page shows what is needed for a film without scrolling', async () => {
    const page = await open()
    await page.setViewportSize({ width: 1366, height: 600 })
    for (const needed of ['textarea', '.make', 'input[name=key]']) {
      const box = await page.locator(`#composer ${needed}`).boundingBox()
      expect(box && box.y + box.height, needed).toBeLessThan(600)
    }
  })

  test('typing replaces the example, and Ctrl+Enter makes the film', async () => {
    const page = await open()
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await page.locator('.known-key').waitFor()
    await page.click('#composer textarea')
    await page.keyboard.type('quick, by keys')
    expect(await page.inputValue('#composer textarea')).toBe('quick, by keys')
    await page.keyboard.press('Control+Enter')
    await page.locator('.film >> text=quick, by keys').waitFor()
  })

  test('a key that works is known until the tab is closed, with its films', async () => {
    const page = await open()
    await becomes(await make(page, 'quick, to come back to'), 'completed')
    await page.reload()
    await page.locator('.film >> text=quick, to come back to').waitFor()
    expect(await page.isVisible('input[name=key]')).toBe(false)
    await page.click('text=Use another')
    expect(await page.isVisible('input[name=key]')).toBe(true)
    expect(await (await open()).isVisible('input[name=key]')).toBe(true)
  })

  test('the films of a known key come when the service is back', async () => {
    await anotherFilm()
    const page = await open()
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await page.locator('.known-key').waitFor()
    await page.locator('.film').first().waitFor()
    await page.route('**/v1/videos?*', (route) => route.abort())
    await page.reload()
    await page.locator('#key-problem', { hasText: 'could not be reached' }).waitFor()
    expect(await page.isVisible('input[name=key]')).toBe(false)
    await page.unroute('**/v1/videos?*')
    await page.locator('.film').first().waitFor()
    expect(await page.textContent('#key-problem')).toBe('')
  })

  test('a browser that keeps nothing of a page makes films all the same', async () => {
    const context = await browser.newContext()
    await context.addInitScript(() =>
      Object.defineProperty(globalThis, 'sessionStorage', {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      }),
    )
    const page = await context.newPage()
    await page.goto(server.url)
    await becomes(await make(page, 'quick, without a memory'), 'completed')
    expect(await page.isVisible('input[name=key]')).toBe(false)
  })

  test('what was understood can be read, changed and filmed again, with its sound', async () => {
    const page = await open()
    const sent: { generate_audio?: boolean }[] = []
    const small = { model: 'storybook', resolution: '480p', aspect_ratio: '1:1', duration: 1 }
    await page.route('**/text-to-video', async (route) => {
      const request = route.request().postDataJSON() as object
      sent.push(request)
      await route.continue({ postData: JSON.stringify({ ...request, ...small }) })
    })
    await page.check('#composer [name=generate_audio]')
    const film = await make(page, 'three red balloons over a beach')
    await becomes(film, 'completed')
    await film.locator('[data-do=plan]').click()
    await page.locator('.understood >> text=balloon').waitFor()
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('H2')
    expect(await page.isChecked('dialog [type=checkbox]')).toBe(true)
    const plan = page.locator('dialog textarea')
    expect(await plan.evaluate((area: HTMLTextAreaElement) => area.scrollTop)).toBe(0)
    const asRead = await plan.inputValue()
    await plan.fill('{')
    await page.click('text=Film this plan')
    await page.locator('dialog .problem >> text=not JSON any more').waitFor()
    await plan.fill(asRead)
    await plan.fill((await plan.inputValue()).replace('"count": 3', '"count": "many"'))
    await page.click('text=Film this plan')
    await page.locator('dialog .problem >> text=count').waitFor()
    await plan.fill((await plan.inputValue()).replace('"count": "many"', '"count": 4'))
    const before = await page.locator('.film').count()
    await page.dblclick('text=Film this plan')
    await page.locator('dialog').waitFor({ state: 'hidden' })
    expect(await page.locator('.film').count()).toBe(before + 1)
    expect(sent.map((request) => request.generate_audio)).toEqual([true, true, true])
  })

  test('a key that could not be tried is tried again', async () => {
    const page = await open()
    await anotherFilm()
    await page.route('**/v1/videos?*', (route) => route.abort(), { times: 1 })
    await page.fill('input[name=key]', API_KEY)
    await page.press('input[name=key]', 'Enter')
    await page.locator('#key-problem >> text=could not be reached').waitFor()
    await page.press('input[name=key]', 'Enter')
    await page.locator('.film').first().waitFor()
    expect(await page.textContent('#key-problem')).toBe('')
  })

  test('a prompt that is too long is not cut off but told', async () => {
    const page = await open()
    await page.fill('input[name=key]', API_KEY)
    await page.focus('#composer textarea')
    await page.keyboard.insertText('x'.repeat(4001))
    await page.keyboard.press('Control+Enter')
    await page.locator('#problem >> text=at most 4000 characters').waitFor()
  })

  test('a wrong key, and a request that cannot be, are told in the page', async () => {
    const page = await open()
    await page.fill('input[name=key]', 'wrong')
    await page.click('#composer .make')
    await page.waitForSelector('#key-problem >> text=This API key is not valid')
    await page.locator('#composer .make:enabled').waitFor()
    expect(await page.textContent('#problem')).toBe('')
    await page.fill('input[name=key]', API_KEY)
    await page.fill('#composer textarea', 'fail:content_policy_violation')
    await page.click('#composer .make')
    const film = page.locator('.film').first()
    await becomes(film, 'failed')
    expect(await film.locator('.status').textContent()).not.toBe('')
  })

  test('whoever asks too often is told so at once', async () => {
    const page = await open()
    await page.route('**/text-to-video', (route) =>
      route.fulfill({
        status: 429,
        headers: { 'Retry-After': '50' },
        json: { error: { message: 'Too many requests.', code: 'rate_limit_exceeded' } },
      }),
    )
    await page.fill('input[name=key]', API_KEY)
    await page.click('#composer .make')
    await page.locator('#problem >> text=Too many requests.').waitFor()
    expect(await page.isEnabled('#composer .make')).toBe(true)
  })

  test('the request is shown as a line for a terminal', async () => {
    const page = await open()
    await page.fill('#composer textarea', `it's "raining"`)
    await page.fill('[name=seed]', '7')
    const line = (await page.textContent('#curl')) ?? ''
    expect(line).toContain(`${server.url}/v1/videos/text-to-video`)
    expect(line).toContain(String.raw`"prompt":"it'\''s \"raining\""`)
    expect(line).toContain('"seed":7')
    expect(line).not.toContain(API_KEY)
  })

  test('the reference is drawn from the document alone, and asks nobody else', async () => {
    const page = await open('/docs')
    await page.waitForSelector('#createTextToVideo')
    expect(await page.locator('.operation').count()).toBeGreaterThan(15)
    const fields = await page.locator('#createTextToVideo').textContent()
    expect(fields).toContain('string of at most 4000 characters. Text describing the video')
    expect(fields).toContain('integer 1…10')
    expect(await page.textContent('main')).not.toContain(String(Number.MAX_SAFE_INTEGER))
    expect(await page.textContent('#Video')).toContain('integer 0…100')
    expect(problems).toEqual([])
  })
})
