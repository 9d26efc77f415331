import { render } from 'preact'
import { App } from './app/app.js'
import { startLayout } from './app/layout.js'
import { pageCommands } from './app/page-commands.js'
import { startPlace } from './app/place.js'
import { startSettings } from './app/settings.js'
import { watchHand } from './commands/hand.js'
import { onKeyDown } from './commands/keys.js'
import { register } from './commands/registry.js'
import './style/index.css'

startSettings()
startPlace()
startLayout()
register(pageCommands)
watchHand()
addEventListener('keydown', onKeyDown)
render(<App />, document.getElementById('app') as HTMLElement)
performance.mark('roundhouse:ready')
