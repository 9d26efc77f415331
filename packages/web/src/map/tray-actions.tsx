import type { CSSProperties, JSX } from 'preact'
import type { Naming, TileChoosing, TileOption } from '../contracts.js'
import { Icon } from '../parts/icon.js'
import type { Say } from '../texts/say.js'
import { type Chosen, priceWords, rotationIndex, turned } from './choosing.js'
import type { mapTexts } from './texts.js'

interface TrayActionsProps {
  readonly choosing: TileChoosing
  readonly held: TileOption | undefined
  readonly naming: Naming
  readonly say: Say<typeof mapTexts>
  readonly style: CSSProperties | undefined
  choose(next: Chosen | null): void
}

/** Turning, laying, leaving. */
export const TrayActions = ({ choosing, held, naming, say, style, choose }: TrayActionsProps): JSX.Element => {
  const { chosen } = choosing
  const index = held && chosen ? rotationIndex(held, chosen) : -1
  const count = held?.rotations.length ?? 0
  const price = priceWords(held?.rotations[index] ?? { cost: 0 }, naming, say('free'))
  return (
    <div class="tray-foot" style={style}>
      {held && choosing.told && <p class="tray-told">{choosing.told}</p>}
      <div class="tray-actions">
        {held && count > 1 && (
          <>
            <button
              type="button"
              class="button icon"
              aria-label={say('turnBack')}
              title={`${say('turnBack')} (Shift R)`}
              onClick={() => choose(turned(choosing, -1))}
            >
              <Icon name="turnBack" />
            </button>
            <span class="tray-count small soft" aria-hidden="true">
              {index + 1}/{count}
            </span>
            <button
              type="button"
              class="button icon"
              aria-label={say('turn')}
              title={`${say('turn')} (R)`}
              onClick={() => choose(turned(choosing, 1))}
            >
              <Icon name="turn" />
            </button>
          </>
        )}
        {held && (
          <button type="button" class="button primary tray-confirm" onClick={() => choosing.onConfirm()}>
            {say('lay')} · {price}
          </button>
        )}
        {!held && <span class="tray-hint small soft">{say('chooseTile')}</span>}
        <button
          type="button"
          class="button icon"
          aria-label={say('cancel')}
          title={`${say('cancel')} (Esc)`}
          onClick={() => choosing.onCancel()}
        >
          <Icon name="close" />
        </button>
      </div>
      {held &&
        choosing.payments?.map(({ label, onConfirm }) => (
          <button key={label} type="button" class="button tray-confirm tray-payment" onClick={onConfirm}>
            {say('lay')} · {label}
          </button>
        ))}
    </div>
  )
}
