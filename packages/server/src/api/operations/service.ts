import Type from 'typebox'
import { operation } from '../operation.js'
import { Told } from '../schemas.js'

const closed = { additionalProperties: false } as const

/** About the server itself. */
export const service = {
  health: operation({
    method: 'GET',
    path: '/api/health',
    summary: 'Is the server well?',
    description: '503 while the storage does not answer or the server is stopping.',
    who: 'anyone',
    cost: 'read',
    answers: { 200: Type.Object({ ok: Type.Boolean() }, closed) },
    errors: ['unavailable', 'stopping'],
  }),
  metrics: operation({
    method: 'GET',
    path: '/api/metrics',
    summary: 'Measurements in the format Prometheus reads',
    description: 'For whoever runs the server: from the machine itself, or with an operator’s token.',
    who: 'operator',
    cost: 'read',
    answers: { 200: null },
    media: 'text/plain',
    errors: ['not_found'],
  }),
  describe: operation({
    method: 'GET',
    path: '/api/openapi.json',
    summary: 'This description',
    who: 'anyone',
    cost: 'read',
    answers: { 200: Told },
    errors: [],
  }),
  readDescription: operation({
    method: 'GET',
    path: '/api/docs',
    summary: 'This description as a page to read',
    who: 'anyone',
    cost: 'read',
    answers: { 200: null },
    media: 'text/html',
    errors: [],
  }),
}
