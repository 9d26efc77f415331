import type { JSX } from 'preact'
import { homeTexts } from '../home/texts.js'
import { sayIn } from '../texts/say.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** What this table is played by. */
export const About = (): JSX.Element => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const say = sayIn(tableTexts, language)
  const { setup, rules } = session.game.value
  const { name, designer, options } = rules.title
  const chosen = options.filter(({ id }) => setup.options.includes(id)).map((option) => option.name[language])
  const rows = [
    [say('aboutGame'), `${name} · ${designer}`],
    [say('aboutPlayers'), setup.players.map((player) => player.name).join(', ')],
    [say('aboutRules'), sayIn(homeTexts, language)(setup.ruleset)],
    [say('aboutOptions'), chosen.length === 0 ? say('aboutNone') : chosen.join(', ')],
    [say('aboutSeed'), String(setup.seed)],
  ]
  return (
    <dl class="about">
      {rows.map(([term, text]) => (
        <div key={term}>
          <dt class="small soft">{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
