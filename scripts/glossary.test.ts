import { join } from 'node:path'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { sourcesIn } from './exports.js'
import { GLOSSARY } from './glossary.js'

/** Every string and every piece of a template: texts are also made of pieces, or handed over one language after another. */
const stringsIn = (file: string, code: string): readonly string[] => {
  const found: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
      found.push(node.text)
    ts.forEachChild(node, look)
  }
  look(ts.createSourceFile(file, code, ts.ScriptTarget.Latest))
  return found
}

/** Only words in Cyrillic or Polish can be wrong, so that other files need not be parsed. */
const inTwoLanguages = /\b(?:ru|pl): |[а-яąęłńśżź]{2}/iu

const texts = sourcesIn(join(import.meta.dirname, '..'))
  .filter(({ file, text }) => file.startsWith('packages/') && inTwoLanguages.test(text))
  .map(({ file, text }) => ({ file, strings: stringsIn(file, text) }))

it('reads the texts of all packages', () => {
  const packages = new Set(texts.map(({ file }) => file.split('/')[1]))
  expect([...packages]).toEqual(expect.arrayContaining(['board', 'bots', 'cli', 'engine', 'server', 'web']))
  expect(texts.flatMap(({ strings }) => strings).length).toBeGreaterThan(5000)
})

it.each(GLOSSARY)('$en is called “$ru” and “$pl” everywhere', ({ not }) => {
  const wrong = texts.flatMap(({ file, strings }) =>
    strings.filter((text) => not.test(text)).map((text) => `${file}: ${text}`),
  )
  expect(wrong).toEqual([])
})

describe('what is forbidden is found in a sentence', () => {
  it.each([
    ['company', 'Od innej korporacji.'],
    ['share', 'Kup udziały.'],
    ['share', 'Udział gracza.'],
    ['president', 'Вы теперь директор.'],
    ['president', 'Certyfikat dyrektora.'],
    ['president', 'As director you keep 20%.'],
    ['bid', 'Stawka wynosi 5.'],
    ['initial offering', 'Kup z pierwszej oferty.'],
    ['run of a train', 'Przed kursowaniem pociągów.'],
    ['run of a train', 'Uruchom pociągi'],
    ['to start a company', '{by} начинает {corporation}.'],
    ['to fail', 'Корпорация не терпит крах.'],
    ['free of charge', 'даром'],
    ['to create a table', 'Накрыть стол'],
    ['once a turn', 'В ходу только одна покупка.'],
    ['turning point', 'Следующий перелом'],
    ['$40', 'Kosztuje 40 $ i więcej.'],
    ['station (the marker in a city)', 'Поставьте жетон.'],
    ['station (the marker in a city)', 'Nie ma znaczników stacji.'],
    ['stop (of a run)', 'Najwyżej trzy lokacje.'],
    ['home city', 'Начинают с базы.'],
    ['town', 'Ещё один посёлок.'],
    ['mine', 'Вагон для рудника.'],
    ['area off the map', 'Два восточных района.'],
    ['treasury', 'В казне пусто.'],
    ['treasury', 'Płaci jej skarbiec.'],
    ['charter', 'На уставе лежат акции.'],
    ['revenue', 'Без выручки.'],
    ['bonus', 'Сумма двух надбавок.'],
    ['power of a private company', 'Свойство MAIL.'],
    ['major company', 'Ходят большие компании.'],
    ['stock market', 'Это рынок акций.'],
    ['stock round', 'Nowa runda akcji.'],
    ['market (where sold shares lie)', 'Сертификаты уходят в пул.'],
    ['market (where sold shares lie)', 'Trafia do puli.'],
    ['market (where sold shares lie)', 'It goes to the pool.'],
    ['tunnel', 'Мосты и туннели.'],
    ['price marker', 'Фишка идёт вправо.'],
    ['to redeem shares', 'Emisja lub wykup akcji'],
    ['set of rounds', 'Zestawy rund operacyjnych.'],
    ['emergency', 'Чрезвычайный случай.'],
    ['forced', 'Wymuszony zakup.'],
    ['legal', 'Любой законный рейс.'],
    ['to take a move back', 'Верните ход.'],
    ['you, of either sex', 'W tej turze już kupowałeś.'],
    ['a place, as on the map', 'Станция в Чикаго.'],
  ])('%s: %s', (en, text) => {
    expect(GLOSSARY.filter(({ not }) => not.test(text)).map((word) => word.en)).toEqual([en])
  })

  it.each([
    'Gracze, którzy biorą udział w licytacji.',
    'Nie bierze udziału w tej grze.',
    'Pod innymi w polu tego kursu, równa kursowi.',
    'Spółka zostaje uruchomiona.',
    'Przestawia parowiec i wystawka.',
    'BIG4 $40',
    'Начинает следующую фазу.',
    'Жетон местности и жетон раунда.',
    'Żetony terenu i żeton rundy.',
    'Установка и пульт, популярный рынок.',
    'Возвращаются в стопку, затем ход.',
  ])('but not in “%s”', (text) => {
    expect(GLOSSARY.filter(({ not }) => not.test(text))).toEqual([])
  })
})
