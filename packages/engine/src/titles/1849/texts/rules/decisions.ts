import type { Rule } from '../../../../core/rules.js'

/** Where the rulebook leaves a gap, and what is played there: numbered on from the open points of the specification. */
export const decisions: Readonly<Record<string, Rule>> = {
  '1849-OP-38': {
    section: '§10.7, §14.2',
    text: {
      en: 'Whoever can raise what is due, for a train, for interest or for a called bond, makes no sale after which it is out of reach.',
      ru: 'Кто может собрать нужное — на поезд, на проценты или на отозванную облигацию, — не может продавать так, чтобы собрать это стало невозможно.',
      pl: 'Kto może zebrać należną kwotę – na pociąg, odsetki lub wezwaną obligację – nie może sprzedawać tak, by nie dało się jej już zebrać.',
    },
  },
  '1849-OP-39': {
    section: '§10.7, §11',
    text: {
      en: 'Money that only comes by a sale which closes the very corporation it is for does not count as raised. Such a sale is made only where the price is out of reach anyway, and ends the turn with the corporation.',
      ru: 'Деньги, которые даёт лишь продажа, закрывающая ту самую корпорацию, собранными не считаются. Так продают, только если цену всё равно не собрать, и ход кончается вместе с корпорацией.',
      pl: 'Pieniądze, które daje tylko sprzedaż zamykająca tę właśnie spółkę, nie liczą się jako zebrane. Sprzedaje się tak jedynie, gdy ceny i tak nie da się zebrać, a tura kończy się razem ze spółką.',
    },
  },
  '1849-OP-40': {
    section: '§9, §9.7',
    text: {
      en: 'A sale for a called bond is no act of a turn: priority and passes stay as the player whose turn it is has left them.',
      ru: 'Продажа ради отозванной облигации — не действие хода: приоритет и счёт пасов остаются такими, какими их оставил игрок, чей ход.',
      pl: 'Sprzedaż na wezwaną obligację nie jest działaniem w turze: priorytet i pasy zostają takie, jakie zostawił gracz, którego jest tura.',
    },
  },
  '1849-OP-41': {
    section: '§9.7, §14.2',
    text: {
      en: 'At the end of a stock round markers move one at a time. A bond that this calls in is paid before the next marker moves, and each corporation is looked at as it is when its place in the order comes.',
      ru: 'В конце биржевого раунда маркеры двигаются по одному. Отозванную из-за этого облигацию оплачивают, прежде чем сдвинуть следующий маркер, а каждую корпорацию рассматривают такой, какова она, когда до неё дошла очередь.',
      pl: 'Na koniec rundy giełdowej znaczniki przesuwa się po jednym. Wezwaną przez to obligację płaci się przed ruchem następnego, a każdą spółkę ocenia się taką, jaka jest, gdy przychodzi jej miejsce w kolejności.',
    },
  },
  '1849-OP-42': {
    section: '§10.7, §14.2',
    text: {
      en: 'When a corporation fails its president’s shares are sold corporation by corporation, the dearest first. A bond that such a sale calls in is paid before the next one.',
      ru: 'Когда корпорация разоряется, акции президента продают корпорация за корпорацией, начиная с самой дорогой. Отозванную из-за такой продажи облигацию оплачивают до следующей продажи.',
      pl: 'Gdy spółka upada, akcje prezesa sprzedaje się spółka po spółce, od najdroższej. Wezwaną taką sprzedażą obligację płaci się przed następną sprzedażą.',
    },
  },
  '1849-OP-43': {
    section: '§10.7, §14.2',
    text: {
      en: 'No sale for a called bond changes the presidency of the corporation whose turn it is, nor puts out of reach what its president has to raise for it.',
      ru: 'Продажа ради отозванной облигации не меняет президентства в корпорации, чей ход, и не должна мешать её президенту собрать для неё нужные деньги.',
      pl: 'Sprzedaż na wezwaną obligację nie zmienia prezesury spółki, której jest tura, ani nie może przeszkodzić jej prezesowi w zebraniu potrzebnych jej pieniędzy.',
    },
  },
}
