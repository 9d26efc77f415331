import { type Game, isPlayer, type Language, type Refusal, refusalText } from '@roundhouse/engine'

/** Why the rules refuse something, in words. */
export const refusalWords =
  ({ rules, setup }: Game, refusal: Refusal) =>
  (language: Language): string => {
    const { title, operators, privates, board } = rules
    const nameOf = (id: string): string =>
      (isPlayer(id) ? setup.players[Number(id.slice(1)) - 1]?.name : title.label?.(id)?.[language]) ??
      operators[id]?.name ??
      privates[id]?.name ??
      id
    return refusalText(title.rulebook, refusal, language, {
      name: nameOf,
      hex: (id) => [id, board.hexes[id]?.name].filter(Boolean).join(' '),
      money: (amount) => title.currency.replace('#', String(amount)),
    })
  }
