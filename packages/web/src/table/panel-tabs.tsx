import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { cameByKeys } from '../commands/hand.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { type PanelId, panelsOf } from './panel-list.js'
import { PanelView } from './panel-view.js'
import { isFolded, lowerHeight, maximised } from './panes.js'
import { tableTexts } from './texts.js'

/** Heights of the tabs and of what lies around the body, in pixels. */
const TABS = 38
const PADDING = 24

/** Readers of the position behind tabs; arrows move along them. */
export const PanelTabs = ({ without = [] }: { without?: readonly PanelId[] }): JSX.Element => {
  const { panel, reading } = useTable()
  const say = sayIn(tableTexts, reading.value.language)
  const shown = panelsOf(reading.value.game).filter((id) => !without.includes(id))
  const chosen = shown.includes(panel.id.value) ? panel.id.value : (shown[0] ?? 'market')
  const onKeyDown = (event: KeyboardEvent): void => {
    const way = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (way === 0 || !cameByKeys()) return
    const next = shown[(shown.indexOf(chosen) + way + shown.length) % shown.length]!
    panel.choose(next)
    document.getElementById(`tab-${next}`)?.focus()
    event.preventDefault()
  }
  return (
    <section class="panel-tabs" aria-label={say('panels')}>
      <div class="tabs-row">
        <div class="tabs" role="tablist" aria-label={say('panels')}>
          {shown.map((id) => (
            <button
              key={id}
              id={`tab-${id}`}
              type="button"
              role="tab"
              class="tab"
              aria-selected={id === chosen}
              aria-controls={`panel-${id}`}
              tabIndex={id === chosen ? 0 : -1}
              onKeyDown={onKeyDown}
              onClick={() => {
                panel.choose(id)
              }}
              onDblClick={() => {
                maximised.value = !maximised.value
              }}
            >
              {say(`panel_${id}`)}
            </button>
          ))}
        </div>
        <CommandButton id="pane.maximise" icon={maximised.value ? 'down' : 'up'} />
      </div>
      <div
        id={`panel-${chosen}`}
        class="panel-body"
        role="tabpanel"
        aria-labelledby={`tab-${chosen}`}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys
        tabIndex={0}
        hidden={isFolded()}
      >
        <PanelView id={chosen} height={lowerHeight() - TABS - PADDING} />
      </div>
    </section>
  )
}
