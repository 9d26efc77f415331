import type { JSX } from 'preact'
import { useContext, useEffect, useState } from 'preact/hooks'
import { layout, lying } from '../app/layout.js'
import { TopBar } from '../app/top-bar.js'
import { CommandButton } from '../commands/command-button.js'
import { DecisionPanel } from '../decision/decision-panel.js'
import { Scrubber } from '../history/scrubber.js'
import { RemoteBar } from '../net/remote-bar.js'
import { Rail } from '../rail/rail.js'
import { RulesAtTable } from '../rules/rules-at-table.js'
import { sayIn } from '../texts/say.js'
import { BackLog } from './back-log.js'
import { Cover } from './cover.js'
import { GuideContext } from './guide.js'
import { MapView } from './map-view.js'
import { TableMenu } from './menu.js'
import { useTable } from './model.js'
import { NoticeBar } from './notice-bar.js'
import { PanelTabs } from './panel-tabs.js'
import { PanelView } from './panel-view.js'
import { lowerHeight, maximised, sizeOf } from './panes.js'
import { Sheet } from './sheet.js'
import { Splitter } from './splitter.js'
import { tableTexts } from './texts.js'
import './table.css'
import './tabs.css'
import './panes.css'
import './splitter.css'
import './wide.css'
import './sheet.css'
import './cover.css'
import './menu.css'

/** The question of the moment, under the guide if there is one. */
const Asking = (): JSX.Element => {
  const Guide = useContext(GuideContext)
  return Guide ? (
    <div class="guided">
      <Guide />
      <DecisionPanel />
    </div>
  ) : (
    <DecisionPanel />
  )
}

/** Width of the sheet where it stands beside the map. */
const BESIDE = 384

const Phone = (): JSX.Element => {
  const [covered, setCovered] = useState(0)
  return (
    <>
      {/* A sheet drawn up over most of the map is for reading: the map need not follow. */}
      <MapView inset={lying.value ? { right: BESIDE } : { bottom: Math.min(covered, Math.round(innerHeight / 2)) }} />
      <Sheet onHeight={setCovered} />
    </>
  )
}

const Desk = (): JSX.Element => {
  const back = useTable().session.looking.value !== null
  return (
    <>
      <Rail />
      <MapView />
      <aside class={back ? 'side back' : 'side'}>
        <Asking />
        {back && <BackLog />}
      </aside>
      <PanelTabs />
      <Scrubber />
      <Splitter pane="side" />
      <Splitter pane="lower" />
    </>
  )
}

/** Room for everything a player looks at in one turn. */
const Wide = (): JSX.Element => (
  <>
    <Rail />
    <MapView />
    <div class="wide-middle">
      <section class="open-panel">
        <PanelView id="charters" />
      </section>
    </div>
    <div class="side wide-side">
      <aside class="side-top">
        <Asking />
      </aside>
      <section class="open-panel side-log">
        <PanelView id="log" />
      </section>
    </div>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keys */}
    <section class="open-panel wide-market" tabIndex={0}>
      <PanelView id="market" height={lowerHeight() - 24} />
    </section>
    <PanelTabs without={['market', 'charters', 'log']} />
    <Scrubber />
    <Splitter pane="side" />
    <Splitter pane="lower" />
  </>
)

export const Table = (): JSX.Element => {
  const { session, remote, reading } = useTable()
  const say = sayIn(tableTexts, reading.value.language)
  const covered = session.covered.value
  const { name } = session.card.value
  const Guide = useContext(GuideContext)
  useEffect(() => {
    performance.mark('roundhouse:table')
  }, [])
  return (
    <div class={`table ${layout.value}`} data-moves={session.line.value.cursor}>
      <CommandButton id="toQuestion" wide class="skip" />
      <TopBar>
        {!Guide && <TableMenu />}
        <h1 class="table-title" title={say('tableOf', { name })}>
          {name}
        </h1>
        <CommandButton id="rules" icon="book" />
      </TopBar>
      {remote && <RemoteBar remote={remote} />}
      <NoticeBar />
      {Guide && layout.value === 'phone' && <Guide />}
      <main
        class={['table-main', covered && 'is-covered', maximised.value && 'maximised'].filter(Boolean).join(' ')}
        style={{ '--side': `${sizeOf('side')}px`, '--lower': `${sizeOf('lower')}px` }}
      >
        {covered ? (
          <Cover player={covered} />
        ) : layout.value === 'phone' ? (
          <Phone />
        ) : layout.value === 'wide' ? (
          <Wide />
        ) : (
          <Desk />
        )}
      </main>
      <RulesAtTable />
    </div>
  )
}
