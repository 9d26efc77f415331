import { isAutomaton, type PlayerId } from '@roundhouse/engine'
import { language } from '../app/settings.js'
import type { Command } from '../commands/registry.js'
import type { TableModel } from '../table/model.js'
import type { Session } from '../table/session.js'
import { sayIn } from '../texts/say.js'
import { PACES, pace, setPace } from './pace.js'
import { botTexts } from './texts.js'

const say = (key: keyof typeof botTexts, params = {}): string => sayIn(botTexts, language.value)(key, params)

/** The seat whoever presses the key means: the one asked now, else the only one a person has here. */
const ownSeat = ({ bots, game, asked }: Session): PlayerId | null => {
  const seats = game.value.state.seats.filter((seat) => {
    const bot = bots.value[seat]
    return (bot === undefined || bot.lent === true) && !isAutomaton(game.value, seat)
  })
  const now = asked.value?.seat ?? null
  if (now !== null && seats.includes(now)) return now
  return seats.find((seat) => bots.value[seat]?.lent) ?? seats[0] ?? null
}

const adviceCommand = ({ advice, deciding, sheet }: TableModel): Command => ({
  id: 'advice',
  group: 'game',
  label: () => say('askAdvice'),
  keys: ['KeyA'],
  blocked: () => (advice.canAsk() ? null : say('noAdvice')),
  run() {
    if (advice.given.value) {
      advice.dismiss()
      return
    }
    // On a phone there is room for it on the sheet drawn up.
    deciding.value = true
    sheet.value = 'high'
    advice.ask()
  },
})

/** Advice anywhere; the rest for bots around this screen. */
export const botCommands = (model: TableModel): readonly Command[] => {
  const { session, driver } = model
  if (!driver || !session.seatBot) return [adviceCommand(model)]
  const { seatBot } = session
  const noBots = (): string | null => (Object.keys(session.bots.value).length === 0 ? say('noBots') : null)
  const isLent = (): boolean => session.bots.value[ownSeat(session) ?? 'p0']?.lent === true
  return [
    adviceCommand(model),
    {
      id: 'bots.pause',
      group: 'game',
      label: () => say(driver.paused.value ? 'goOn' : 'pause'),
      keys: ['KeyP'],
      blocked: noBots,
      run: () => (driver.paused.value ? driver.goOn() : driver.pause()),
    },
    {
      id: 'bots.next',
      group: 'game',
      label: () => say('next'),
      blocked: () => (driver.waits.value ? null : say('notBotsTurn')),
      run: driver.next,
    },
    ...PACES.map(
      (each): Command => ({
        id: `bots.pace.${each}`,
        group: 'view',
        label: () => `${say('pace')}: ${say(`pace_${each}`)}`,
        blocked: () => noBots() ?? (pace.value === each ? say('onIt') : null),
        run: () => setPace(each),
      }),
    ),
    {
      id: 'bots.handOver',
      group: 'game',
      label: () => say(isLent() ? 'takeBack' : 'handOver'),
      blocked: () => (ownSeat(session) === null ? say('noSeatOfYours') : null),
      run() {
        const seat = ownSeat(session)
        if (seat !== null) seatBot(seat, isLent() ? null : { bot: 'hard', lent: true })
      },
    },
  ]
}
