import type { Language } from '@roundhouse/engine'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { contract } from '../api/contract.js'
import type { Context } from '../context.js'
import { Failure } from '../failure.js'
import { momentOf } from '../preview/moment.js'
import { Pictures, pictureName } from '../preview/pictures.js'
import { tagsOf } from '../preview/tags.js'
import type { Table } from '../storage/tables.js'
import type { Admission } from './admission.js'
import { languageOf } from './language.js'
import { originOf } from './origin.js'
import type { Preview } from './page.js'

const DAY = 24 * 60 * 60

/** In the language of the table; where it has none, of who asks. */
const inLanguage =
  (request: FastifyRequest, wanted?: Language) =>
  ({ language }: Table): Language =>
    wanted ?? (language as Language | null) ?? languageOf(request.headers['accept-language'])

/** The picture of a table for the preview of its link. */
export const pictureRoute = (app: FastifyInstance, context: Context, admission: Admission): void => {
  const { path, params, query } = contract.getPicture
  const pictures = new Pictures(context.work)
  app.get(
    path,
    {
      schema: { params, querystring: query },
      config: { operation: 'getPicture' },
      preValidation: (request) => admission.admit(request, contract.getPicture),
    },
    async (request, reply) => {
      const { table } = request.params as { table: string }
      const { move, language } = request.query as { move?: number; language?: Language }
      const { drawing } = await momentOf(context, table, move, inLanguage(request, language))
      const name = pictureName(drawing)
      const tag = `"${name}"`
      reply.headers({
        ETag: tag,
        // A moment stays as it was; who plays may be called otherwise one day.
        'Cache-Control': move === undefined ? 'no-cache' : `public, max-age=${DAY}`,
        ...(language === undefined && { Vary: 'Accept-Language' }),
        // Pages that show the link show the picture.
        'Cross-Origin-Resource-Policy': 'cross-origin',
      })
      const known = String(request.headers['if-none-match'] ?? '')
      if (known.split(/\s*,\s*/).some((each) => each.replace(/^W\//, '') === tag)) return reply.code(304).send()
      return reply.type('image/png').send(Buffer.from(await pictures.of(name, drawing)))
    },
  )
}

const TABLE = /^\/(?:online|table)\/([\w-]{1,64})(?:\/(\d{1,5}))?\/?$/

interface Linked {
  readonly table: string
  readonly move: number | undefined
}

/** The table, and maybe the move, that an address of the page leads to. */
const linkedBy = (address: string): Linked | null => {
  if (!URL.canParse(address, 'http://localhost')) return null
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const [, table, inPath] = TABLE.exec(pathname) ?? []
  if (table === undefined) return null
  const said = inPath ?? searchParams.get('move') ?? undefined
  return { table, move: said === undefined || !/^\d{1,6}$/.test(said) ? undefined : Number(said) }
}

/** What the page says of the table its address names; null = it names none, or none that is here. */
export const previewOf = async (
  context: Context,
  admission: Admission,
  request: FastifyRequest,
): Promise<Preview | null> => {
  const linked = linkedBy(request.raw.url ?? '/')
  if (!linked || !admission.hasAllowance(request, 'search')) return null
  const { table, move } = linked
  try {
    const moment = await momentOf(context, table, move, inLanguage(request))
    const origin = originOf(request, context.settings.publicUrl)
    const query = new URLSearchParams({
      ...(moment.number >= 0 && { move: String(moment.number) }),
      language: moment.language,
    })
    const page = `${origin}/table/${table}${move === undefined ? '' : `?move=${move}`}`
    const picture = `${origin}${contract.getPicture.path.replace(':table', table)}?${query}`
    return { tags: tagsOf(moment, { page, picture }), status: 200 }
  } catch (error) {
    // A table of this browser alone, or one that cannot be told: the page finds out.
    if (!(error instanceof Failure)) request.log.warn({ err: error }, 'no preview of a link')
    return error instanceof Failure && error.code === 'no_move' ? { tags: '', status: 404 } : null
  }
}
