// What may be changed at one node of a source: the small faults a test should notice.
import ts from 'typescript'

/** What is written instead of a node, and the kind of fault it is. */
export interface Change {
  readonly kind: string
  readonly to: string
}

type Raw = (node: ts.Node) => string

const K = ts.SyntaxKind

const BOUNDARY: Partial<Record<ts.SyntaxKind, string>> = {
  [K.LessThanToken]: '<=',
  [K.LessThanEqualsToken]: '<',
  [K.GreaterThanToken]: '>=',
  [K.GreaterThanEqualsToken]: '>',
}
const EQUALITY = new Set([K.EqualsEqualsEqualsToken, K.ExclamationEqualsEqualsToken])
const ARITHMETIC: Partial<Record<ts.SyntaxKind, string>> = {
  [K.PlusToken]: '-',
  [K.MinusToken]: '+',
  [K.AsteriskToken]: '/',
  [K.SlashToken]: '*',
  [K.PercentToken]: '*',
  [K.PlusEqualsToken]: '-=',
  [K.MinusEqualsToken]: '+=',
}
const LOGICAL = new Set([K.AmpersandAmpersandToken, K.BarBarToken])

/** Methods without which a list or a text is still one, and pairs that are easily mistaken. */
const LEFT_OUT = new Set(['filter', 'sort', 'reverse', 'slice', 'trim', 'toLowerCase', 'toUpperCase', 'padStart'])
const MISTAKEN: ReadonlyMap<string, string> = new Map([
  ['some', 'every'],
  ['every', 'some'],
  ['min', 'max'],
  ['max', 'min'],
  ['startsWith', 'endsWith'],
  ['endsWith', 'startsWith'],
])

const operatorOf = (node: ts.Node): ts.SyntaxKind | null =>
  ts.isBinaryExpression(node) ? node.operatorToken.kind : null

const isComparison = (node: ts.Node): boolean => {
  const operator = operatorOf(node)
  return operator !== null && (operator in BOUNDARY || EQUALITY.has(operator))
}
const isLogical = (node: ts.Node): boolean => LOGICAL.has(operatorOf(node) ?? K.Unknown)
const isNegation = (node: ts.Node): boolean => ts.isPrefixUnaryExpression(node) && node.operator === K.ExclamationToken

/** Gives true or false by its form alone. */
const isTruth = (node: ts.Node): boolean =>
  ts.isParenthesizedExpression(node)
    ? isTruth(node.expression)
    : isComparison(node) || isLogical(node) || isNegation(node) || isTruthLiteral(node)

const isTruthLiteral = (node: ts.Node): boolean => node.kind === K.TrueKeyword || node.kind === K.FalseKeyword

/** Which answers a place that asks yes or no may be given; null = it does not ask. */
const answersFor = (node: ts.Node): readonly string[] | null => {
  let at = node
  while (ts.isParenthesizedExpression(at.parent) || isNegation(at.parent)) at = at.parent
  const { parent } = at
  // A loop that never stops is found by nobody but the clock.
  if (
    (ts.isForStatement(parent) && parent.condition === at) ||
    (ts.isWhileStatement(parent) && parent.expression === at)
  )
    return at === node ? ['false'] : null
  if (at !== node) return null
  if (
    (ts.isIfStatement(parent) && parent.expression === at) ||
    (ts.isConditionalExpression(parent) && parent.condition === at)
  )
    return ['true', 'false']
  if (ts.isBinaryExpression(parent) && isLogical(parent)) {
    // What the other answer changes, changing the whole expression shows too.
    return parent.operatorToken.kind === K.AmpersandAmpersandToken ? ['true'] : ['false']
  }
  return isComparison(node) || isLogical(node) ? ['true', 'false'] : null
}

const isText = (node: ts.Node): boolean => ts.isStringLiteralLike(node) || ts.isTemplateExpression(node)

/** Texts for whoever reads an error of ours are not behaviour. */
const isInError = (node: ts.Node): boolean => {
  for (let at: ts.Node | undefined = node; at && !ts.isStatement(at); at = at.parent)
    if (ts.isNewExpression(at) && ts.isIdentifier(at.expression) && at.expression.text.endsWith('Error')) return true
  return false
}

/** Names that facts and interrupts are kept under: another name is no fault, as long as it is its own. */
const isDeclaredName = ({ parent }: ts.Node): boolean =>
  ts.isCallExpression(parent) && ts.isIdentifier(parent.expression) && /(Fact|^interrupt)$/.test(parent.expression.text)

const isOfModule = (node: ts.Node): boolean => !ts.findAncestor(node, ts.isFunctionLike)

/** Sentences for whoever reads a declaration are not behaviour either. */
const isProse = (text: string): boolean => /^['"`][A-Z].* .*[.?…]['"`]$/s.test(text)

function* literal(node: ts.Node, raw: Raw): Generator<Change> {
  if (isTruthLiteral(node)) yield { kind: 'truth', to: raw(node) === 'true' ? 'false' : 'true' }
  if (ts.isNumericLiteral(node)) yield { kind: 'number', to: String(Number(node.text) + 1) }
  if (
    isText(node) &&
    !isProse(raw(node)) &&
    !isDeclaredName(node) &&
    !isComparison(node.parent) &&
    !isInError(node) &&
    !ts.isTaggedTemplateExpression(node.parent)
  )
    yield { kind: 'text', to: raw(node) === "''" ? "'mutant'" : "''" }
  if (ts.isArrayLiteralExpression(node) && node.elements.length > 0) yield { kind: 'list', to: '[]' }
  // Without its tables and steps a source does nothing at all: every test sees that.
  if (ts.isObjectLiteralExpression(node) && node.properties.length > 0 && !isOfModule(node))
    yield { kind: 'record', to: '{}' }
  if (ts.isRegularExpressionLiteral(node)) {
    if (node.text.startsWith('/^')) yield { kind: 'pattern', to: `/${node.text.slice(2)}` }
    if (/\$\/\w*$/.test(node.text)) yield { kind: 'pattern', to: node.text.replace(/\$(\/\w*)$/, '$1') }
  }
}

function* operation(node: ts.Node, raw: Raw): Generator<Change> {
  if (ts.isBinaryExpression(node)) {
    const { left, right, operatorToken } = node
    const boundary = BOUNDARY[operatorToken.kind]
    if (boundary) yield { kind: 'boundary', to: `${raw(left)} ${boundary} ${raw(right)}` }
    const other = ARITHMETIC[operatorToken.kind]
    if (other && !isText(left) && !isText(right))
      yield { kind: 'arithmetic', to: `${raw(left)} ${other} ${raw(right)}` }
    if (operatorToken.kind === K.QuestionQuestionToken) yield { kind: 'default', to: raw(right) }
  }
  if (ts.isPostfixUnaryExpression(node) || ts.isPrefixUnaryExpression(node)) {
    const operand = raw(node.operand)
    if (node.operator === K.PlusPlusToken) yield { kind: 'arithmetic', to: `${operand}--` }
    if (node.operator === K.MinusMinusToken) yield { kind: 'arithmetic', to: `${operand}++` }
    if (node.operator === K.MinusToken && ts.isPrefixUnaryExpression(node)) yield { kind: 'arithmetic', to: operand }
    if (isNegation(node) && answersFor(node) === null) yield { kind: 'negation', to: operand }
  }
}

function* method(node: ts.Node, raw: Raw): Generator<Change> {
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return
  const { expression: subject, name } = node.expression
  if (LEFT_OUT.has(name.text)) yield { kind: 'method', to: raw(subject) }
  const other = MISTAKEN.get(name.text)
  if (other === undefined) return
  const dot = node.expression.questionDotToken ? '?.' : '.'
  yield { kind: 'method', to: `${raw(subject)}${dot}${other}(${node.arguments.map(raw).join(', ')})` }
}

const isChain = (node: ts.Node): boolean => (node.flags & ts.NodeFlags.OptionalChain) !== 0

/** `a?.b.c`: asked once for the whole chain, since nothing may be put between its links. */
function* chain(node: ts.Node, raw: Raw): Generator<Change> {
  if (!isChain(node) || (isChain(node.parent) && (node.parent as ts.PropertyAccessChain).expression === node)) return
  const start = node.getStart()
  const text = raw(node)
  let link: ts.Node = node
  while (isChain(link)) {
    const { questionDotToken, expression } = link as ts.PropertyAccessChain
    if (questionDotToken) {
      const at = questionDotToken.getStart() - start
      yield {
        kind: 'chain',
        to: text.slice(0, at) + (ts.isPropertyAccessExpression(link) ? '.' : '') + text.slice(at + 2),
      }
    }
    link = expression
  }
}

const isGone = (node: ts.Node): boolean => ts.isIdentifier(node) && node.text === 'undefined'

/** What a function gives back. */
function* value(node: ts.Node): Generator<Change> {
  const { parent } = node
  const isGiven =
    (ts.isArrowFunction(parent) && parent.body === node && !ts.isBlock(node)) ||
    (ts.isReturnStatement(parent) && parent.expression === node)
  const inner = ts.isParenthesizedExpression(node) ? node.expression : node
  if (!isGiven || isTruth(inner) || isGone(inner)) return
  if (ts.isObjectLiteralExpression(inner) || ts.isArrayLiteralExpression(inner)) return
  yield { kind: 'value', to: 'undefined' }
}

/** A call or an assignment that is not made. */
function* statement(node: ts.Node): Generator<Change> {
  if (ts.isExpressionStatement(node.parent)) yield { kind: 'statement', to: 'undefined' }
}

/** Everything that may be written instead of an expression. */
export const changesOf = (node: ts.Expression, raw: Raw): readonly Change[] => {
  const answers = isTruthLiteral(node) ? null : answersFor(node)
  const all = [
    ...(answers ?? []).map((to) => ({ kind: 'answer', to })),
    ...literal(node, raw),
    ...operation(node, raw),
    ...method(node, raw),
    ...chain(node, raw),
    ...value(node),
    ...statement(node),
  ]
  return all.filter((change, i) => all.findIndex(({ to }) => to === change.to) === i)
}
