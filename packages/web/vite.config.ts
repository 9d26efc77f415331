import { defineConfig } from 'vite'
import { catalogue } from './build/catalogue-plugin.js'
import { languages } from './build/language-plugin.js'
import { serviceWorker } from './build/service-worker-plugin.js'

export default defineConfig({
  plugins: [languages(), catalogue(), serviceWorker()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    // Nothing inline: the page's Content-Security-Policy allows files of its own only.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    chunkSizeWarningLimit: 900,
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  logLevel: 'warn',
  worker: {
    format: 'es',
    plugins: () => [languages(), catalogue()],
    rolldownOptions: { checks: { pluginTimings: false } },
  },
  server: { port: 1846 },
})
