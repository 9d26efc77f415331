import { parentPort } from 'node:worker_threads'
import { type RouteRequest, serveRoutes } from '@roundhouse/engine'

/** Searches in a thread of its own. */
const port = parentPort
if (port) {
  const serve = serveRoutes({
    post: (reply) => port.postMessage(reply),
    later: (task) => void setImmediate(task),
  })
  port.on('message', (request: RouteRequest) => serve(request))
}
