// The studio: a sentence or a picture in, a film out, through the same interface that programs use.
import { openComposer } from './composer.js'
import { openGallery } from './gallery.js'
import { openKeyField } from './key-field.js'
import { openPlanDialog } from './plan-dialog.js'

/** The films made in this page with sound: their tasks do not tell. */
const withSound = new Set()

const composer = openComposer()
const planDialog = openPlanDialog()
const gallery = openGallery({
  onRemix: (video) => composer.remix(video),
  onPlan: (video, plan) => planDialog.show({ video, plan, sound: withSound.has(video.id) }),
})

const keyField = openKeyField({
  async onKey(zoetrope) {
    await gallery.show(zoetrope)
    composer.offer(await zoetrope.models.list())
  },
  onNoKey() {
    gallery.clear()
    composer.offer([])
    composer.leaveRemix()
  },
})

async function film(request) {
  const video = await send(keyField.zoetrope(), request).catch((error) => {
    if (error.status !== 401) throw error
    keyField.refuse(error)
  })
  if (!video) return
  if (request.generate_audio || withSound.has(request.source)) withSound.add(video.id)
  keyField.remember()
  gallery.add(video)
}

function send({ videos }, { source, image, ...request }) {
  if (source) return videos.remix(source, request.prompt)
  return image ? videos.createFromImage({ ...request, image }) : videos.create(request)
}

composer.onSubmit(film)
planDialog.onFilm(film)
