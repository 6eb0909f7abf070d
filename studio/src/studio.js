// The studio: a sentence or a picture in, a film out, through the same interface that programs use.
import { openComposer } from './composer.js'
import { openGallery } from './gallery.js'
import { openKeyField } from './key-field.js'
import { openPlanDialog } from './plan-dialog.js'

const composer = openComposer()
const gallery = openGallery()
const planDialog = openPlanDialog()

const keyField = openKeyField({
  onKey: (zoetrope) => gallery.show(zoetrope, { onRemix: composer.remix, onPlan: planDialog.show }),
})

composer.onSubmit(async (request) => {
  const zoetrope = keyField.zoetrope()
  const video = await send(zoetrope, request)
  keyField.remember()
  gallery.add(video)
})

planDialog.onFilm(async (request) => gallery.add(await keyField.zoetrope().videos.create(request)))

function send({ videos }, { source, image, ...request }) {
  if (source) return videos.remix(source, request.prompt)
  return image ? videos.createFromImage({ ...request, image }) : videos.create(request)
}
