import { type RouteRequest, serveRoutes } from '@roundhouse/engine'

/** Searches beside the page. */
const serve = serveRoutes({
  post: (reply) => postMessage(reply),
  later: (task) => setTimeout(task),
})
addEventListener('message', ({ data }: MessageEvent<RouteRequest>) => serve(data))
