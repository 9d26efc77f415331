import { layout } from '../app/layout.js'
import { go } from '../app/place.js'
import { language, mapShow } from '../app/settings.js'
import { appTexts } from '../app/texts.js'
import { botCommands } from '../bots/bot-commands.js'
import { botTexts } from '../bots/texts.js'
import { goOnByKeys } from '../commands/hand.js'
import type { Command } from '../commands/registry.js'
import { wayOnLabel } from '../decision/way-on-label.js'
import { saveGame, saveText } from '../home/export-table.js'
import { turned } from '../map/choosing.js'
import { meanwhileCommands } from '../meanwhile/meanwhile-commands.js'
import { netTexts } from '../net/texts.js'
import { roundAt, roundsOf } from '../panels/index.js'
import { rulesCommands } from '../rules/rules-commands.js'
import { shareCommands } from '../share/share-commands.js'
import { fileNameOf } from '../store/game-file.js'
import { fileAsGiven } from '../store/record.js'
import { studyCommands } from '../study/study-commands.js'
import { sayIn } from '../texts/say.js'
import { copyTable } from './copy-table.js'
import { SHEET_HEIGHTS, type TableModel } from './model.js'
import { momentCommands } from './moment-link.js'
import { choosingOf } from './on-map.js'
import { paneCommands } from './pane-commands.js'
import { PANELS, type PanelId } from './panel-list.js'
import { logOf } from './replay.js'
import { type TableText, tableTexts } from './texts.js'
import { setStepwise, stepwise } from './watching.js'

const say = (key: TableText, params = {}): string => sayIn(tableTexts, language.value)(key, params)

const historyCommands = ({ session }: TableModel): readonly Command[] => {
  const here = (): number => session.looking.value ?? session.line.value.cursor
  const end = (): number => session.line.value.cursor
  const atFirst = (): string | null => (here() === 0 ? say('atFirst') : null)
  const atLast = (): string | null => (session.looking.value === null ? say('atLast') : null)
  const roundStart = (way: -1 | 1): number => {
    const rounds = roundsOf(session.line.value)
    const now = roundAt(session.line.value, here())
    const start = rounds[now]?.n ?? 0
    if (way === 1) return rounds[now + 1]?.n ?? end()
    return here() > start ? start : (rounds[now - 1]?.n ?? 0)
  }
  return [
    {
      id: 'undo',
      group: 'game',
      label: () => say('undo'),
      keys: ['Ctrl+KeyZ'],
      blocked: () => {
        const branch = session.branch.value
        if (branch && session.line.value.cursor <= branch.from) return say('branchStart')
        if (session.canUndo.value) return null
        if (session.seatBot && session.line.value.cursor > 0) return sayIn(botTexts, language.value)('nothingOfYours')
        return session.line.value.cursor === 0
          ? say('nothingToUndo')
          : sayIn(netTexts, language.value)('notYoursToUndo')
      },
      run: () => session.undo(),
    },
    {
      id: 'redo',
      group: 'game',
      label: () => say('redo'),
      keys: ['Ctrl+Shift+KeyZ', 'Ctrl+KeyY'],
      blocked: () => (session.line.value.cursor >= session.line.value.length - 1 ? say('nothingToRedo') : null),
      run: () => session.redo(),
    },
    {
      id: 'first',
      group: 'history',
      label: () => say('first'),
      keys: ['Home'],
      blocked: atFirst,
      run: () => session.look(0),
    },
    {
      id: 'back',
      group: 'history',
      label: () => say('back'),
      keys: ['ArrowLeft'],
      blocked: atFirst,
      run: () => session.look(here() - 1),
    },
    {
      id: 'forward',
      group: 'history',
      label: () => say('forward'),
      keys: ['ArrowRight'],
      blocked: atLast,
      run: () => session.look(here() + 1),
    },
    {
      id: 'last',
      group: 'history',
      label: () => say('last'),
      keys: ['End'],
      blocked: atLast,
      run: () => session.look(null),
    },
    {
      id: 'roundBack',
      group: 'history',
      label: () => say('roundBack'),
      keys: ['Shift+ArrowLeft'],
      blocked: atFirst,
      run: () => session.look(roundStart(-1)),
    },
    {
      id: 'roundForward',
      group: 'history',
      label: () => say('roundForward'),
      keys: ['Shift+ArrowRight'],
      blocked: atLast,
      run: () => session.look(roundStart(1)),
    },
    {
      id: 'branch',
      group: 'history',
      label: () => say('branch'),
      keys: ['KeyB'],
      blocked: () => (session.canBranch.value ? null : sayIn(netTexts, language.value)('noBranch')),
      run: () => session.startBranch(),
    },
    {
      id: 'leaveBranch',
      group: 'history',
      label: () => say('leaveBranch'),
      keys: ['Shift+KeyB'],
      blocked: () => (session.branch.value ? null : say('notInBranch')),
      run: () => session.leaveBranch(),
    },
  ]
}

const decisionCommands = (model: TableModel): readonly Command[] => [
  {
    id: 'onward',
    group: 'game',
    label: () => wayOnLabel(model) ?? say('onward'),
    keys: ['Enter', 'NumpadEnter'],
    blocked() {
      if (model.session.watching.value || model.driver?.waits.value) return null
      const way = model.onward.value
      return way && 'action' in way ? null : say('noWayOn')
    },
    run() {
      const way = model.onward.value
      if (model.session.watching.value) model.session.watchOn()
      else if (model.driver?.waits.value) model.driver.next()
      else if (way && 'action' in way && model.settled.value && (way.kind === 'run' || model.onwardReady.value))
        model.act(way.action)
    },
  },
]

/** Only where the title plays somebody. */
const watchCommands = ({ session }: TableModel): readonly Command[] =>
  session.game.peek().setup.players.some(({ automaton }) => automaton)
    ? [
        {
          id: 'stepwise',
          group: 'view',
          label: () => say(stepwise.value ? 'watchOnce' : 'watchStepwise'),
          run: () => setStepwise(!stepwise.value),
        },
      ]
    : []

const mapCommands = (model: TableModel): readonly Command[] => {
  const { handle, picked } = model
  const turnTile = (id: 'turn' | 'turnBack', way: 1 | -1, key: string): Command => {
    const next = () => {
      const choosing = choosingOf(model, () => null)
      return choosing && turned(choosing, way)
    }
    return {
      id: `map.${id}`,
      group: 'map',
      label: () => say(id === 'turn' ? 'turnTile' : 'turnTileBack'),
      keys: [key],
      blocked: () => (next() ? null : say('noTileInHand')),
      run() {
        const to = next()
        if (to) choosingOf(model, () => null)?.onChoose(to.tile, to.rotation, to.power)
      },
    }
  }
  const toggle = (id: 'names' | 'coordinates' | 'numbers', text: TableText, key: string): Command => ({
    id: `map.${id}`,
    group: 'map',
    label: () => say(text),
    keys: [key],
    run: () => {
      mapShow.value = { ...mapShow.value, [id]: !mapShow.value[id] }
    },
  })
  return [
    { id: 'map.fit', group: 'map', label: () => say('fit'), keys: ['KeyF', 'Digit0'], run: () => handle.value?.fit() },
    {
      id: 'map.in',
      group: 'map',
      label: () => say('zoomIn'),
      keys: ['Equal', 'Shift+Equal', 'NumpadAdd'],
      run: () => handle.value?.zoom(1.3),
    },
    {
      id: 'map.out',
      group: 'map',
      label: () => say('zoomOut'),
      keys: ['Minus', 'NumpadSubtract'],
      run: () => handle.value?.zoom(1 / 1.3),
    },
    {
      id: 'cancel',
      group: 'map',
      label: () => say('putBack'),
      keys: ['Escape'],
      blocked: () => (picked.value ? null : say('nothingPicked')),
      run: () => {
        picked.value = null
      },
    },
    turnTile('turn', 1, 'KeyR'),
    turnTile('turnBack', -1, 'Shift+KeyR'),
    toggle('names', 'toggleNames', 'KeyN'),
    toggle('coordinates', 'toggleCoordinates', 'KeyC'),
    toggle('numbers', 'toggleNumbers', 'KeyT'),
  ]
}

/** Every game has the same keys. */
const KEYED: readonly PanelId[] = PANELS.filter((id) => id !== 'services' && id !== 'plans' && id !== 'log')

/** What the panel begins with: its question, or whatever can be pressed in it. */
const questionPart = (): HTMLElement | null =>
  document.querySelector<HTMLElement>('.decision h2[tabindex]') ?? document.querySelector('.decision button')

const viewCommands = ({ session, panel, sheet, deciding, refused }: TableModel): readonly Command[] => {
  const moveSheet = (way: -1 | 1): void => {
    sheet.value = SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(sheet.value) + way] ?? sheet.value
  }
  const logNow = () => logOf(session.card.value.id, session.game.value, session.beside())
  return [
    {
      id: 'toQuestion',
      group: 'view',
      label: () => say('toQuestion'),
      keys: ['KeyQ'],
      run() {
        deciding.value = true
        goOnByKeys()
        // After the panel is there, on a phone.
        requestAnimationFrame(() => questionPart()?.focus())
      },
    },
    ...PANELS.map(
      (id): Command => ({
        id: `panel.${id}`,
        group: 'view',
        label: () => say('showPanel', { panel: say(`panel_${id}`) }),
        ...(KEYED.includes(id) && { keys: [`Digit${KEYED.indexOf(id) + 1}`] }),
        ...(id === 'log' && { keys: ['KeyL'] }),
        run: () => {
          panel.choose(id)
        },
      }),
    ),
    {
      id: 'sheet.up',
      group: 'view',
      applies: () => layout.value === 'phone',
      label: () => say('sheetUp'),
      blocked: () => (sheet.value === 'high' ? say('atTop') : null),
      run: () => moveSheet(1),
    },
    {
      id: 'sheet.down',
      group: 'view',
      applies: () => layout.value === 'phone',
      label: () => say('sheetDown'),
      blocked: () => (sheet.value === 'low' ? say('atBottom') : null),
      run: () => moveSheet(-1),
    },
    {
      id: 'export',
      group: 'game',
      label: () => say('exportOurs'),
      run: () => saveGame(session.card.value, logNow()),
    },
    {
      id: 'copy',
      group: 'game',
      label: () => say('copy'),
      run: async () => {
        const card = session.card.value
        const name = say('copyName', { name: card.name })
        const id = await copyTable(card, session.game.value, session.beside(), name)
        go({ at: 'table', id })
      },
    },
    {
      id: 'export.theirs',
      group: 'game',
      label: () => say('exportTheirs'),
      // What was played by earlier rules nobody can tell again.
      blocked: () => (session.game.value.history.base > 0 ? say('notFromBeginning') : null),
      run: async () => {
        const { name, id } = session.card.value
        const given = fileAsGiven(logNow())
        if (given?.of === '18xx.games') {
          saveText(fileNameOf(`${name} 18xx.games`), given.text)
          return
        }
        try {
          // Their words for every title are loaded only now.
          const { theirFile } = await import('../store/their-file.js')
          saveText(fileNameOf(`${name} 18xx.games`), theirFile(session.game.value, id, name))
        } catch {
          refused.value = { text: sayIn(appTexts, language.value)('offline') }
        }
      },
    },
  ]
}

/** What can be done at a table. */
export const tableCommands = (model: TableModel): readonly Command[] => [
  ...decisionCommands(model),
  ...watchCommands(model),
  ...botCommands(model),
  ...historyCommands(model),
  ...momentCommands(model),
  ...shareCommands(model),
  ...studyCommands(model),
  ...meanwhileCommands(model),
  ...mapCommands(model),
  ...viewCommands(model),
  ...rulesCommands,
  ...paneCommands,
]
