import type { PlayerId } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { PlayerMark } from '../parts/player-mark.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** Between two secret hands: nothing of either is on the page until the next player says they are alone. */
export const Cover = ({ player }: { player: PlayerId }): JSX.Element => {
  const { session, reading } = useTable()
  const { naming, looks, language } = reading.value
  const say = sayIn(tableTexts, language)
  const name = naming.name(player)
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => button.current?.focus(), [])
  return (
    <section class="cover" aria-labelledby="cover-title">
      {looks[player] && (
        <span class="cover-mark">
          <PlayerMark look={looks[player]} />
        </span>
      )}
      <h2 id="cover-title">{say('coverTitle', { name })}</h2>
      <p>{say('coverText', { name })}</p>
      <button ref={button} type="button" class="button primary" onClick={() => session.uncover()}>
        {say('coverYes', { name })}
      </button>
    </section>
  )
}
