import { addresses } from 'virtual:texts'
import { type JSX, render } from 'preact'
import { App } from './app/app.js'
import { startLayout } from './app/layout.js'
import { pageCommands } from './app/page-commands.js'
import { startPlace } from './app/place.js'
import { startServiceWorker } from './app/service-worker.js'
import { language, startSettings } from './app/settings.js'
import { watchHand } from './commands/hand.js'
import { onKeyDown } from './commands/keys.js'
import { register } from './commands/registry.js'
import { loadGroup, textsLieAt } from './texts/loaded.js'
import './style/index.css'

textsLieAt(addresses)
startSettings()

const app = document.getElementById('app') as HTMLElement

/** In every language, since the texts are what is missing. */
const Unreachable = (): JSX.Element => (
  <main class="page-note">
    {['This page could not be loaded.', 'Страницу не удалось загрузить.', 'Nie udało się wczytać strony.'].map(
      (line) => (
        <p key={line}>{line}</p>
      ),
    )}
    <button type="button" class="button" onClick={() => location.reload()}>
      ↻
    </button>
  </main>
)

const start = (): void => {
  startPlace()
  startLayout()
  register(pageCommands)
  watchHand()
  addEventListener('keydown', onKeyDown)
  render(<App />, app)
  performance.mark('roundhouse:ready')
  startServiceWorker()
}

loadGroup(language.value, 'page').then(start, () => render(<Unreachable />, app))
