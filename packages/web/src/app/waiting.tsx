import { useSignal } from '@preact/signals'
import type { JSX } from 'preact'
import { useEffect } from 'preact/hooks'
import { Failure } from '../parts/failure.js'
import { sayIn } from '../texts/say.js'
import { language } from './settings.js'
import { appTexts } from './texts.js'

/** Milliseconds after which nobody should wait without being told. */
const PATIENCE = 8000

/** The page while a part of it is on its way; when that takes long, it says so and offers another try. */
export const Waiting = ({ onAgain }: { onAgain(): void }): JSX.Element => {
  const late = useSignal(false)
  useEffect(() => {
    const timer = setTimeout(() => {
      late.value = true
    }, PATIENCE)
    return () => clearTimeout(timer)
  }, [late])
  const say = sayIn(appTexts, language.value)
  return (
    <div class="page-note">
      {late.value ? <Failure text={say('late')} onAgain={onAgain} /> : <p role="status">{say('loading')}</p>}
    </div>
  )
}

/** The page when a part of it cannot come. */
export const Missing = ({ onAgain }: { onAgain(): void }): JSX.Element => (
  <div class="page-note">
    <Failure text={sayIn(appTexts, language.value)('offline')} onAgain={onAgain} />
  </div>
)
