import { defineConfig } from 'vite'
import { catalogue } from './build/catalogue-plugin.js'

export default defineConfig({
  plugins: [catalogue()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // Nothing inline: the page's Content-Security-Policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: true,
    chunkSizeWarningLimit: 900,
  },
  worker: { format: 'es' },
  server: { port: 1846 },
})
