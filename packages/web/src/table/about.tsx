import { type Departure, departures, type Game, type Language, type Switches } from '@roundhouse/engine'
import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { homeTexts } from '../home/texts.js'
import { sayIn } from '../texts/say.js'
import { FileOpened, SaveWhole } from './file-opened.js'
import { useTable } from './model.js'
import { siteWithTexts } from './open-game.js'
import { tableTexts } from './texts.js'

const Sentences = ({ of }: { of: readonly Departure[] }) => (
  <ul>
    {of.map(({ name, sentence }) => (
      <li key={name} data-switch={name}>
        {sentence}
      </li>
    ))}
  </ul>
)

/** Where this table plays otherwise than the rulebook. */
const Departures = ({ of, heading }: { of: readonly Departure[]; heading: string }) => (
  <details class="departures" open>
    <summary>
      {heading} <span class="small soft">{of.length}</span>
    </summary>
    <Sentences of={of} />
  </details>
)

/** Where 18xx.games would play otherwise: loaded when somebody asks for it. */
const PlayedThere = ({ game, heading, language }: { game: Game; heading: string; language: Language }) => {
  const [switches, setSwitches] = useState<Switches | null>(null)
  const { switches: _byHand, ...table } = game.setup
  const load = async (): Promise<void> => {
    const site = await siteWithTexts(table.title)
    setSwitches({ ...site?.switches, ...game.rules.title.switches })
  }
  return (
    <details class="departures" onToggle={(event) => event.currentTarget.open && !switches && void load()}>
      <summary>{heading}</summary>
      {switches && <Sentences of={departures(switches, { ...table, ruleset: '18xx.games' }, language)} />}
    </details>
  )
}

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
  const hasSecrets = rules.hide !== undefined && session.game.value.state.ended === undefined
  const rows = [
    [say('aboutGame'), `${name} · ${designer}`],
    [say('aboutPlayers'), setup.players.map((_, i) => reading.value.naming.name(`p${i + 1}`)).join(', ')],
    [say('aboutOptions'), chosen.length === 0 ? say('aboutNone') : chosen.join(', ')],
    // Whoever knows the seed can deal the hidden cards again.
    [say('aboutSeed'), hasSecrets ? say('aboutSeedLater') : String(setup.seed)],
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
      {here.length > 0 && <Departures of={here} heading={say('aboutDepartures')} />}
      {byRulebook && <PlayedThere game={session.game.value} heading={say('aboutThere')} language={language} />}
    </div>
  )
}
