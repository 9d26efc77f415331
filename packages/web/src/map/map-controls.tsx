import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'

/** Buttons on the map for those commands of it that the page has. */
export const MapControls = (): JSX.Element => (
  <div class="map-controls" data-apart>
    <CommandButton id="map.in" icon="plus" />
    <CommandButton id="map.out" icon="minus" />
    <CommandButton id="map.fit" icon="fit" />
  </div>
)
