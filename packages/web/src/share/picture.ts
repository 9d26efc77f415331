import { boardScene, toSvg } from '@roundhouse/board'
import { mapShow } from '../app/settings.js'
import type { Reading } from '../contracts.js'
import { boardViewOf } from '../map/board-view.js'

const WIDTH = 1600

const drawn = (svg: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image()
    image.onload = () => resolve(image)
    image.onerror = reject
    image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`
  })

/** The board of the position on the screen, drawn in the browser and handed to it to be saved. */
export const savePicture = async ({ game, language, theme, naming, signs }: Reading, name: string): Promise<void> => {
  const view = boardViewOf(
    { position: game, language, theme, naming, signs, show: mapShow.value, openCities: [] },
    { held: null },
  )
  const image = await drawn(toSvg(boardScene({ ...view, margin: 16 }), WIDTH))
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--sheet') || '#ffffff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0)
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'))
  if (!blob) throw new Error('no picture')
  const link = document.createElement('a')
  link.href = URL.createObjectURL(blob)
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000)
}
