import type { OptionData } from '../../../core/title.js'

/** Section 8 of the rulebook, its round for tournaments, a known erratum, and a variant that only recorded games have. */
export const OPTIONS: readonly OptionData[] = [
  {
    id: 'tripleYellow',
    name: { en: 'Extra yellow', ru: 'Ещё один жёлтый', pl: 'Dodatkowy żółty' },
    text: {
      en: 'On its first operating turn a major may lay three yellow tiles instead of two.',
      ru: 'В свой первый операционный ход крупная компания может положить три жёлтых тайла вместо двух.',
      pl: 'W pierwszej turze operacyjnej duża spółka może położyć trzy żółte kafelki zamiast dwóch.',
    },
  },
  {
    id: 'earlyKcmo',
    name: { en: 'Early KCM&O', ru: 'Ранняя KCM&O', pl: 'Wczesna KCM&O' },
    text: {
      en: 'Before phase 3 a major may buy KCM&O from a player for $20 to $40.',
      ru: 'До фазы 3 крупная компания может купить KCM&O у игрока за $20–40.',
      pl: 'Przed fazą 3 duża spółka może kupić KCM&O od gracza za $20–40.',
    },
  },
  {
    id: 'delayMinorClose',
    name: { en: 'Minors close later', ru: 'Малые закрываются позже', pl: 'Małe zamykają się później' },
    text: {
      en: 'Minors operate on until the next stock round begins; their 2-trains survive the first 4-train.',
      ru: 'Малые компании действуют до начала следующего биржевого раунда; их поезда 2 не уходят с первым поездом 4.',
      pl: 'Małe spółki działają do początku następnej rundy giełdowej; ich pociągi 2 nie znikają z pierwszym pociągiem 4.',
    },
  },
  {
    id: 'hardRust',
    name: { en: 'Hard rust', ru: 'Поезда 4 уходят сразу', pl: 'Pociągi 4 znikają od razu' },
    text: {
      en: 'The second 6-train removes all 4-trains at once.',
      ru: 'Второй поезд 6 сразу убирает все поезда 4.',
      pl: 'Drugi pociąg 6 usuwa od razu wszystkie pociągi 4.',
    },
  },
  {
    id: 'decidingRound',
    name: { en: 'Deciding round', ru: 'Решающий раунд', pl: 'Runda rozstrzygająca' },
    text: {
      en: 'If the best scores are equal at the end, one more operating round is played; a tie after it stands. Not after a bankruptcy.',
      ru: 'Если в конце лучшие результаты равны, играют ещё один операционный раунд; ничья после него остаётся. После банкротства его нет.',
      pl: 'Jeśli na koniec najlepsze wyniki są równe, gra się jeszcze jedną rundę operacyjną; remis po niej pozostaje. Nie po bankructwie.',
    },
  },
  {
    id: 'kcmoErratum',
    name: { en: 'KCM&O closes', ru: 'KCM&O закрывается', pl: 'KCM&O się zamyka' },
    text: {
      en: 'As an erratum has it: laying tile 470 closes KCM&O.',
      ru: 'По известной поправке: укладка тайла 470 закрывает KCM&O.',
      pl: 'Zgodnie z erratą: położenie kafelka 470 zamyka KCM&O.',
    },
  },
  {
    id: 'baja',
    name: { en: 'Baja variant', ru: 'Вариант «Baja»', pl: 'Wariant Baja' },
    text: {
      en: 'A variant of 18xx.games with another private company and the port of Santa Rosalía.',
      ru: 'Вариант с 18xx.games: ещё одна частная компания и порт Santa Rosalía.',
      pl: 'Wariant z 18xx.games: jeszcze jedna spółka prywatna i port Santa Rosalía.',
    },
    importOnly: true,
  },
]
