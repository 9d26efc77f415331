import type { BoardData, Language } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { keyLabel } from '../commands/keys.js'
import { commandOf, run } from '../commands/registry.js'
import type { MapProps, Theme } from '../contracts.js'
import { Icon } from '../parts/icon.js'
import { sayIn } from '../texts/say.js'
import { GaugeLegend } from './gauge-legend.js'
import { mapTexts } from './texts.js'

const SHOWN = ['names', 'coordinates', 'numbers'] as const

interface MapControlsProps {
  readonly show: MapProps['show']
  readonly language: Language
  readonly theme: Theme
  readonly board: BoardData
}

/** What is printed on the map, and how to read it; closed again by whatever else is touched. */
const Layers = ({ show = {}, language, theme, board }: MapControlsProps): JSX.Element | null => {
  const label = sayIn(mapTexts, language)('shown')
  const switches = SHOWN.flatMap((id) => {
    const command = commandOf(`map.${id}`)
    return command ? [{ id, command }] : []
  })
  if (switches.length === 0) return null
  const onFocusOut = (event: FocusEvent): void => {
    const details = event.currentTarget as HTMLDetailsElement
    if (!details.contains(event.relatedTarget as Node | null)) details.open = false
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    const details = event.currentTarget as HTMLDetailsElement
    if (event.key !== 'Escape' || !details.open) return
    details.open = false
    details.querySelector('summary')?.focus()
    event.stopPropagation()
  }
  return (
    <details class="map-layers" onFocusOut={onFocusOut} onKeyDown={onKeyDown}>
      <summary class="button quiet icon" aria-label={label} title={label}>
        <Icon name="layers" />
      </summary>
      <div class="map-card">
        {switches.map(({ id, command }) => (
          <label key={id}>
            <input type="checkbox" checked={show[id] ?? id !== 'coordinates'} onChange={() => run(command)} />
            {command.label()}
            {command.keys?.[0] && <span class="kbd">{keyLabel(command.keys[0])}</span>}
          </label>
        ))}
        <GaugeLegend {...{ board, language, theme }} />
      </div>
    </details>
  )
}

/** Buttons on the map for those commands of it that the page has. */
export const MapControls = (props: MapControlsProps): JSX.Element => (
  <div class="map-controls" data-apart>
    <CommandButton id="map.in" icon="plus" />
    <CommandButton id="map.out" icon="minus" />
    <CommandButton id="map.fit" icon="fit" />
    <Layers {...props} />
  </div>
)
