import { REFUSAL_PARAMS, type RefusalCode } from '../refusals.js'
import type { RefusalText, RefusalWording, RuleBook, Text } from '../rules.js'

/** Refusals of the door itself, the same in every title; each names the rule it rests on there. */
const GENERAL = {
  'any.UNKNOWN_ACTION': {
    en: 'There is no action “{type}” in this game.',
    ru: 'В этой игре нет действия «{type}».',
    pl: 'W tej grze nie ma działania „{type}”.',
  },
  'any.BAD_SHAPE': {
    en: 'The action “{type}” is incomplete or wrong: {field}.',
    ru: 'Действие «{type}» неполно или неверно: {field}.',
    pl: 'Działanie „{type}” jest niepełne lub błędne: {field}.',
  },
  'any.NOT_YOUR_TURN': {
    en: 'It is not the turn of {by} but of {active}.',
    ru: 'Сейчас ходит {active}, а не {by}.',
    pl: 'Teraz działa {active}, a nie {by}.',
  },
  'any.WRONG_STEP': {
    en: '“{type}” is not possible in the step “{step}”.',
    ru: 'В шаге «{step}» это невозможно: «{type}».',
    pl: 'W kroku „{step}” nie jest to możliwe: „{type}”.',
  },
  'any.UNKNOWN_ENTITY': {
    en: 'There is no such thing here: {id}.',
    ru: 'Здесь такого нет: {id}.',
    pl: 'Nie ma tu czegoś takiego: {id}.',
  },
  'any.NO_CORPORATION': {
    en: '{id} is no corporation with shares.',
    ru: '{id} — не компания с акциями.',
    pl: '{id} nie jest spółką akcyjną.',
  },
  'any.NO_PRIVATE': {
    en: '{id} is no private company.',
    ru: '{id} — не частная компания.',
    pl: '{id} nie jest spółką prywatną.',
  },
  'any.NO_SELLER': {
    en: '{seller} sells nothing of the kind.',
    ru: '{seller} такого не продаёт.',
    pl: '{seller} niczego takiego nie sprzedaje.',
  },
  'any.NO_POWER': {
    en: '{company} has no power that could be used for this.',
    ru: 'У {company} нет способности, которая годилась бы для этого.',
    pl: '{company} nie ma zdolności, której można by tu użyć.',
  },
  'any.NO_SUCH_PERCENT': {
    en: 'No certificates of {corporation} make up {percent}%.',
    ru: 'Из сертификатов {corporation} не сложить {percent}%.',
    pl: 'Z certyfikatów {corporation} nie da się złożyć {percent}%.',
  },
  'any.GAME_OVER': {
    en: 'The game is over.',
    ru: 'Игра окончена.',
    pl: 'Gra jest skończona.',
  },
  'any.NOT_YOURS': {
    en: '{seat} does not decide for {by}.',
    ru: '{seat} не решает за {by}.',
    pl: '{seat} nie decyduje za {by}.',
  },
  'any.END_DECLINED': {
    en: 'Somebody wants to play on: the end may be offered again in the next turn.',
    ru: 'Кто-то хочет играть дальше: снова предложить можно в следующий ход.',
    pl: 'Ktoś chce grać dalej: koniec można zaproponować znowu w następnej turze.',
  },
  'any.OTHER_OFFER': {
    en: 'That answers another offer, which does not stand any more.',
    ru: 'Это ответ на другое предложение, которого больше нет.',
    pl: 'To odpowiedź na inną propozycję, której już nie ma.',
  },
} as const satisfies Partial<Record<RefusalCode, Text>>

export type GeneralCode = keyof typeof GENERAL

/** Refusals for which each kind of round has a rule of its own. */
const BY_ROUND = ['any.NOT_YOUR_TURN', 'any.WRONG_STEP'] as const
/** Those that rest on one rule everywhere. */
const BY_RULE = ['any.GAME_OVER', 'any.NOT_YOURS'] as const

type Cited = Readonly<
  Record<(typeof BY_ROUND)[number], Readonly<Record<string, string>>> & Record<(typeof BY_RULE)[number], string>
>

/** What is not understood, or no matter of the rules, breaks none and cites none. */
export const WITHOUT_RULE = (Object.keys(GENERAL) as GeneralCode[]).filter(
  (code) => !([...BY_ROUND, ...BY_RULE] as readonly GeneralCode[]).includes(code),
)

export const generalRefusals = (cited: Cited): Readonly<Record<GeneralCode, RefusalText>> => {
  const rules: Readonly<Partial<Record<GeneralCode, string | Readonly<Record<string, string>>>>> = cited
  const entries = (Object.keys(GENERAL) as GeneralCode[]).map((id): readonly [string, RefusalText] => {
    const rule = rules[id] ?? ''
    const text = GENERAL[id]
    return [id, typeof rule === 'string' ? { id, rule, text } : { id, rule: rule.operating ?? '', byRound: rule, text }]
  })
  return Object.fromEntries(entries) as Readonly<Record<GeneralCode, RefusalText>>
}

/**
 * A title's refusals by code, out of its wordings. A wording listed by a code answers for that code; `codes` names the
 * wordings of all others. A refusal is called what its wording is listed by, or the `id` given there.
 */
export const refusalTexts = (
  wordings: Readonly<Record<string, RefusalWording>>,
  codes: Readonly<Partial<Record<RefusalCode, string>>>,
): RuleBook['refusals'] => {
  const own = Object.keys(wordings).filter((id) => id in REFUSAL_PARAMS)
  const all = { ...Object.fromEntries(own.map((id) => [id, id])), ...codes }
  return Object.fromEntries(
    Object.entries(all).map(([code, name]) => {
      const found = wordings[name]
      if (!found) throw new Error(`no wording of the refusal ${name}`)
      return [code, { id: name, ...found }]
    }),
  )
}
