// The texts of tests that can fail: names of tests that assert something, and what stands in them.
import ts from 'typescript'

/** What a test says: its name and those of its groups, and every other text it is made of. */
export interface Told {
  readonly names: readonly string[]
  readonly texts: readonly string[]
}

/** What fails when something is not as expected. */
const ASSERTIONS = ['expect', 'holds']
/** How a row of a table says what should come out. */
const EXPECTATIONS = new Set(['refused', 'gives', 'expect', 'after', 'changes', 'refusal'])

const textOf = (node: ts.Node): string | undefined => {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(' ')
  return undefined
}

function* inside(node: ts.Node): Generator<ts.Node> {
  yield node
  const children: ts.Node[] = []
  ts.forEachChild(node, (child) => {
    children.push(child)
  })
  for (const child of children) yield* inside(child)
}

/** `it`, `it.each(…)`, `describe.skip`: the first name, and the others after it. */
const calleeOf = (node: ts.Node): readonly string[] => {
  if (ts.isIdentifier(node)) return [node.text]
  if (ts.isPropertyAccessExpression(node)) return [...calleeOf(node.expression), node.name.text]
  return ts.isCallExpression(node) ? calleeOf(node.expression) : []
}

type Declared = ReadonlyMap<string, readonly ts.Node[]>

const declarationsIn = (file: ts.SourceFile): Declared => {
  const found = new Map<string, ts.Node[]>()
  for (const node of inside(file)) {
    const isNamed = (ts.isVariableDeclaration(node) || ts.isFunctionDeclaration(node)) && node.name
    if (isNamed && ts.isIdentifier(isNamed)) found.set(isNamed.text, [...(found.get(isNamed.text) ?? []), node])
  }
  return found
}

/** The node and everything of the file that it names, again and again. */
const reached = (from: readonly ts.Node[], declared: Declared): readonly ts.Node[] => {
  const seen = new Set<string>()
  const all: ts.Node[] = []
  const open = [...from]
  for (let next = open.pop(); next; next = open.pop()) {
    for (const node of inside(next)) {
      all.push(node)
      if (!ts.isIdentifier(node) || seen.has(node.text)) continue
      seen.add(node.text)
      open.push(...(declared.get(node.text) ?? []))
    }
  }
  return all
}

const calls = (nodes: Iterable<ts.Node>, names: ReadonlySet<string>): boolean => {
  for (const node of nodes) if (ts.isCallExpression(node) && names.has(calleeOf(node.expression)[0] ?? '')) return true
  return false
}

/** What asserts, and what in this file calls it. */
const assertionsOf = (declared: Declared): ReadonlySet<string> => {
  const names = new Set(ASSERTIONS)
  for (let before = -1; before !== names.size; ) {
    before = names.size
    for (const [name, nodes] of declared)
      if (nodes.some((node) => isFunction(node) && calls(inside(node), names))) names.add(name)
  }
  return names
}

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  (ts.isVariableDeclaration(node) && !!node.initializer && ts.isFunctionLike(node.initializer))

const isBody = (node: ts.Node): node is ts.FunctionExpression | ts.ArrowFunction =>
  ts.isArrowFunction(node) || ts.isFunctionExpression(node)

/** Rows of a table that say nothing of what should come out are no tests of the rule they name. */
const isIdle = (row: ts.Node, declared: Declared): boolean =>
  ts.isArrayLiteralExpression(row) &&
  row.elements.length === 2 &&
  textOf(row.elements[0] as ts.Node) !== undefined &&
  !ts.isStringLiteralLike(row.elements[1] as ts.Node) &&
  !reached([row.elements[1] as ts.Node], declared).some((node) => ts.isIdentifier(node) && EXPECTATIONS.has(node.text))

const textsOf = (nodes: readonly ts.Node[]): readonly string[] =>
  nodes.flatMap((node) => {
    const text = textOf(node)
    return text === undefined ? [] : [text]
  })

/** The names of the groups around a test. */
const groupsOf = (test: ts.Node): readonly string[] => {
  const names: string[] = []
  for (let at = test.parent; at; at = at.parent) {
    if (!ts.isCallExpression(at) || !['describe', 'suite'].includes(calleeOf(at.expression)[0] ?? '')) continue
    const name = at.arguments[0] && textOf(at.arguments[0])
    if (name !== undefined) names.push(name)
  }
  return names
}

/** What is told by every test of a file that asserts and is not left out. */
export const toldBy = (source: string): readonly Told[] => {
  const file = ts.createSourceFile('file.ts', source, ts.ScriptTarget.ES2023, true)
  const declared = declarationsIn(file)
  const assertions = assertionsOf(declared)
  const told: Told[] = []
  for (const node of inside(file)) {
    if (!ts.isCallExpression(node)) continue
    const [root = '', ...more] = calleeOf(node.expression)
    const body = node.arguments.find(isBody)
    if (!['it', 'test'].includes(root) || more.includes('skip') || more.includes('todo') || !body) continue
    if (!calls(inside(body), assertions)) continue
    const table = ts.isCallExpression(node.expression) ? node.expression.arguments : []
    const isOfRows = calls(inside(body), new Set(['holds'])) && !calls(inside(body), new Set(['expect']))
    const rows = reached(table, declared)
    const idle = new Set(isOfRows ? rows.filter((row) => isIdle(row, declared)).flatMap((row) => [...inside(row)]) : [])
    const name = node.arguments[0] && textOf(node.arguments[0])
    const inTable = textsOf(rows.filter((each) => !idle.has(each)))
    told.push({
      names: [...groupsOf(node), ...(name === undefined ? [] : [name]), ...inTable],
      texts: [...inTable, ...textsOf(reached([body], declared))],
    })
  }
  return told
}
