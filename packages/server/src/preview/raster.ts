import { type Drawing, WIDTH } from './drawing.js'
import { fontFiles } from './fonts.js'
import { pictureSvg } from './scene.js'

/** The picture as PNG. For a thread of its own: it takes a good part of a second. */
export const picturePng = async (drawing: Drawing): Promise<Uint8Array> => {
  // Loaded where pictures are made, and nowhere else.
  const { Resvg } = await import('@resvg/resvg-js')
  const resvg = new Resvg(pictureSvg(drawing), {
    font: { loadSystemFonts: false, fontFiles: fontFiles(), defaultFontFamily: 'Fira Sans Condensed' },
    fitTo: { mode: 'width', value: WIDTH },
    logLevel: 'off',
  })
  return new Uint8Array(resvg.render().asPng())
}
