import type { Setup } from './core/setup.js'
import { declareSwitches } from './core/switches.js'
import type { Rules } from './core/title.js'

/** The rules as they are printed, and as 18xx.games plays them: recorded games of that site follow the latter. */
export const RULESETS = ['rulebook', '18xx.games'] as const
export type Ruleset = (typeof RULESETS)[number]

/** Sites of many tables do not ask for a yes to every trade. */
const CONSENT = {
  en: 'Trades between different people need consent.',
  ru: 'Сделки между разными людьми требуют согласия.',
  pl: 'Transakcje między różnymi osobami wymagają zgody.',
}
const NO_CONSENT = {
  en: 'Trades between different people need no consent.',
  ru: 'Сделки между разными людьми не требуют согласия.',
  pl: 'Transakcje między różnymi osobami nie wymagają zgody.',
}
const TURN_LIMIT = {
  en: 'The table stops an endless game after so many turns; 0 = never.',
  ru: 'Стол останавливает бесконечную партию: после скольких ходов; 0 — никогда.',
  pl: 'Stół zatrzymuje grę bez końca: po ilu turach; 0 = nigdy.',
}
const STOPPED = {
  en: 'The table stops an endless game after {n} sets of rounds.',
  ru: 'Бесконечную партию стол останавливает после {n} серий раундов.',
  pl: 'Grę bez końca stół zatrzymuje po {n} seriach rund.',
}

const WIDE_CHANCE = {
  en: 'There are so many possible deals that nobody can work out the other cards from their own.',
  ru: 'Возможных раздач столько, что по своим картам чужие не вычислить.',
  pl: 'Możliwych rozdań jest tyle, że z własnych kart nie da się odgadnąć cudzych.',
}
const SMALL_CHANCE = {
  en: 'There are few possible deals: whoever reckons with it can work out the other cards from their own.',
  ru: 'Возможных раздач мало: кто умеет считать, вычислит чужие карты по своим.',
  pl: 'Możliwych rozdań jest niewiele: kto umie liczyć, odgadnie cudze karty z własnych.',
}

/** Differences every title has: they are the table's, not the game's. */
export const tableSwitches = declareSwitches({
  consent: {
    rulebook: true as boolean,
    '18xx.games': false as boolean,
    says: 'Trades between different people need consent.',
    text: CONSENT,
    otherwise: NO_CONSENT,
    field: 'consent' as const,
  },
  turnLimit: {
    rulebook: 0 as number,
    '18xx.games': 100 as number,
    says: 'The table stops an endless game after so many turns; 0 = never.',
    text: TURN_LIMIT,
    otherwise: STOPPED,
  },
  wideChance: {
    rulebook: true as boolean,
    '18xx.games': false as boolean,
    says: 'There are so many possible deals that nobody can work out the other cards from their own.',
    text: WIDE_CHANCE,
    otherwise: SMALL_CHANCE,
  },
})

/** Do trades need the owner's yes where the host of a table has not decided it? */
export const usualConsent = (ruleset: Ruleset): boolean => tableSwitches.consent[ruleset]

/** Is chance drawn by the wide generator? Games by the rulebook are, unless they were begun before there was one. */
export const drawsWide = (setup: Setup): boolean => tableSwitches.wideChance.of({ setup })

/** What a set-up says about the table, in the rules of its game. */
export const tableRules = (setup: Setup): Pick<Rules, 'consent' | 'turnLimit'> => {
  const turnLimit = tableSwitches.turnLimit.of({ setup })
  return { consent: tableSwitches.consent.of({ setup }), ...(turnLimit > 0 && { turnLimit }) }
}
