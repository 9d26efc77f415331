// All faults of a source at once, each behind a switch: a test runs again for another fault without loading anything.
import ts from 'typescript'
import { changesOf } from './mutators.js'

/** One small fault in a source. */
export interface Mutant {
  readonly line: number
  /** The name of what it stands in. */
  readonly within: string
  readonly kind: string
  readonly from: string
  readonly to: string
}

/** Where a fault stands in its source. */
export interface Place {
  readonly start: number
  readonly end: number
  /** What it puts there, as it is written. */
  readonly text: string
}

export interface Instrumented {
  readonly code: string
  /** The mutant behind switch `first + i` is the i-th. */
  readonly mutants: readonly Mutant[]
  readonly places: readonly Place[]
}

/** A source with only this fault in it. */
export const mutated = (source: string, { start, end, text }: Place): string =>
  `${source.slice(0, start)}(${text})${source.slice(end)}`

/** Asked as a function of the global object: a mutated source imports nothing more than before. */
export const SWITCH = '__mutant'

const nameOf = (node: ts.Node): string | undefined => {
  const { name } = node as { name?: ts.Node }
  return name && (ts.isFunctionLike(node) || ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node))
    ? name.getText()
    : undefined
}

/** The names it stands under: `discardStep.discardTrain.apply`. */
const withinOf = (node: ts.Node): string => {
  const names: string[] = []
  for (let at = node.parent; at && !ts.isSourceFile(at); at = at.parent) {
    const name = nameOf(at)
    if (name !== undefined) names.unshift(name)
  }
  return names.join('.')
}

/** Places where an expression is written to, or is not a value by itself. */
const isFixed = (node: ts.Node): boolean => {
  const { parent } = node
  if (ts.isBinaryExpression(parent) && parent.left === node)
    return (
      parent.operatorToken.kind >= ts.SyntaxKind.FirstAssignment &&
      parent.operatorToken.kind <= ts.SyntaxKind.LastAssignment
    )
  if (ts.isPrefixUnaryExpression(parent) || ts.isPostfixUnaryExpression(parent))
    return parent.operator === ts.SyntaxKind.PlusPlusToken || parent.operator === ts.SyntaxKind.MinusMinusToken
  if (ts.isCallExpression(parent) || ts.isNewExpression(parent)) return parent.expression === node
  if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent))
    return parent.expression === node && (parent.flags & ts.NodeFlags.OptionalChain) !== 0
  return ts.isDeleteExpression(parent) || nameNode(parent) === node
}
const nameNode = (parent: ts.Node): ts.Node | undefined => (parent as { name?: ts.Node }).name

const isSilent = (node: ts.Node): boolean =>
  ts.isTypeNode(node) ||
  ts.isInterfaceDeclaration(node) ||
  ts.isTypeAliasDeclaration(node) ||
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node)

const oneLine = (text: string): string => text.replace(/\s+/g, ' ')

export const instrument = (source: string, first = 0): Instrumented => {
  const file = ts.createSourceFile('source.ts', source, ts.ScriptTarget.ES2023, true)
  const mutants: Mutant[] = []
  const places: Place[] = []
  const raw = (node: ts.Node): string => source.slice(node.getStart(file), node.end)

  const switched = (node: ts.Expression): string => {
    const changes = changesOf(node, raw)
    const ids = changes.map(({ kind, to }) => {
      const line = file.getLineAndCharacterOfPosition(node.getStart(file)).line + 1
      mutants.push({ line, within: withinOf(node), kind, from: oneLine(raw(node)), to: oneLine(to) })
      places.push({ start: node.getStart(file), end: node.end, text: to })
      return first + mutants.length - 1
    })
    const original = children(node)
    if (changes.length === 0) return original
    const choice = changes.map(({ to }, i) => `${SWITCH}(${ids[i]})?(${to}):`).join('')
    const isStatement =
      ts.isExpressionStatement(node.parent) && (ts.isBlock(node.parent.parent) || ts.isSourceFile(node.parent.parent))
    return `${isStatement ? ';' : ''}(${choice}(${original}))`
  }

  const children = (node: ts.Node): string => {
    let text = ''
    let at = node.getStart(file)
    ts.forEachChild(node, (child) => {
      if (child.pos === child.end) return
      text += source.slice(at, child.getStart(file)) + written(child)
      at = child.end
    })
    return text + source.slice(at, node.end)
  }

  const written = (node: ts.Node): string => {
    if (isSilent(node)) return raw(node)
    if (ts.isShorthandPropertyAssignment(node)) return raw(node)
    return ts.isExpression(node) && !isFixed(node) ? switched(node) : children(node)
  }

  return { code: children(file), mutants, places }
}
