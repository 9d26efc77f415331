import { type Departure, departures } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { homeTexts } from '../home/texts.js'
import { sayIn } from '../texts/say.js'
import { FileOpened, SaveWhole } from './file-opened.js'
import { useTable } from './model.js'
import { tableTexts } from './texts.js'

/** Sentences under a heading that folds them away. */
const Departures = ({ of, heading, open }: { of: readonly Departure[]; heading: string; open: boolean }) => (
  <details class="departures" open={open}>
    <summary>
      {heading} <span class="small soft">{of.length}</span>
    </summary>
    <ul>
      {of.map(({ name, sentence }) => (
        <li key={name} data-switch={name}>
          {sentence}
        </li>
      ))}
    </ul>
  </details>
)

/** What this table is played by, and where that is not what the rulebook says. */
export const About = (): JSX.Element => {
  const { session, reading } = useTable()
  const { language } = reading.value
  const say = sayIn(tableTexts, language)
  const { setup, rules } = session.game.value
  const { name, designer, options, switches } = rules.title
  const chosen = options.filter(({ id }) => setup.options.includes(id)).map((option) => option.name[language])
  const byRulebook = setup.ruleset === 'rulebook'
  const here = departures(switches, setup, language)
  const { switches: _byHand, ...table } = setup
  const there = departures(switches, { ...table, ruleset: '18xx.games' }, language)
  const rows = [
    [say('aboutGame'), `${name} · ${designer}`],
    [say('aboutPlayers'), setup.players.map((player) => player.name).join(', ')],
    [say('aboutOptions'), chosen.length === 0 ? say('aboutNone') : chosen.join(', ')],
    [say('aboutSeed'), String(setup.seed)],
    [say('aboutRules'), byRulebook ? sayIn(homeTexts, language)('rulebook') : say('aboutTheirs')],
  ]
  return (
    <div class="about">
      <dl>
        {rows.map(([term, text]) => (
          <div key={term}>
            <dt class="small soft">{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {session.file && (
          <div>
            <dt class="small soft">{say('aboutFile')}</dt>
            <dd class="file-opened">
              <FileOpened file={session.file} />
              <span>
                <SaveWhole file={session.file} />
              </span>
            </dd>
          </div>
        )}
      </dl>
      {here.length > 0 && <Departures of={here} heading={say('aboutDepartures')} open />}
      {byRulebook && <Departures of={there} heading={say('aboutThere')} open={false} />}
    </div>
  )
}
