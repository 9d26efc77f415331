import type { OwnedTrain } from '@roundhouse/engine'
import type { JSX } from 'preact'
import type { PanelSay } from './texts.js'
import './trains.css'

/** A row of train cards; one that runs for the last time has a broken border and says `1×`. */
export const Trains = ({ trains, say }: { trains: readonly OwnedTrain[]; say: PanelSay }): JSX.Element => (
  <span class="train-cards">
    {trains.map(({ id, name, obsolete, fresh }) => {
      const remark = obsolete
        ? say('charter.phasedOut', { train: name })
        : fresh
          ? say('charter.fresh', { train: name })
          : undefined
      return (
        <span key={id} class={`train-card ${obsolete ? 'obsolete' : ''} ${fresh ? 'fresh' : ''}`} title={remark}>
          {name}
          {obsolete && <span aria-hidden="true">·1×</span>}
          {remark !== undefined && <span class="heard">{remark}</span>}
        </span>
      )
    })}
  </span>
)
