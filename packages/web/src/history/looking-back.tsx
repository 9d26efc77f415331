import type { JSX } from 'preact'
import { CommandButton } from '../commands/command-button.js'
import { roundName } from '../panels/index.js'
import { MoveView } from '../study/move-view.js'
import { useTable } from '../table/model.js'
import { tableTexts } from '../table/texts.js'
import { sayIn } from '../texts/say.js'
import { Lines } from './lines.js'
import { WaysThrough } from './ways-through.js'

/** Said while a past position is on the screen, with the ways out of it. */
export const LookingBack = (): JSX.Element => {
  const { session, reading } = useTable()
  const { language, game } = reading.value
  const say = sayIn(tableTexts, language)
  const { round, turn } = game.state
  return (
    <section class="back-note">
      <p class="small soft" aria-live="polite">
        {say('lookingBack', {
          n: game.cursor,
          of: session.line.value.cursor,
          round: roundName({ ...round, turn }, language),
        })}
      </p>
      <MoveView />
      <p class="row">
        <CommandButton id="last" wide icon="last" class="primary" />
        <CommandButton id="branch" wide icon="branch" class="" />
        <CommandButton id="moment" icon="link" />
      </p>
      <WaysThrough />
      <Lines />
    </section>
  )
}
