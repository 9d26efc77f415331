// The types are a check of `npm test` too: a fault that does not compile is noticed by them.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { ROOT } from './sources.js'

/** Does a source compile with another text? */
export const compiler = (): ((path: string, text: string) => boolean) => {
  const config = ts.getParsedCommandLineOfConfigFile(join(ROOT, 'tsconfig.pure.json'), {}, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  } as ts.ParseConfigFileHost)
  if (!config) throw new Error('tsconfig.pure.json cannot be read')
  let changed = { path: '', text: '', version: 0 }
  const service = ts.createLanguageService({
    getCompilationSettings: () => config.options,
    getScriptFileNames: () => config.fileNames,
    getScriptVersion: (name) => (name === changed.path ? `${changed.version}` : '0'),
    getScriptSnapshot: (name) => {
      if (name === changed.path) return ts.ScriptSnapshot.fromString(changed.text)
      return ts.sys.fileExists(name) ? ts.ScriptSnapshot.fromString(readFileSync(name, 'utf8')) : undefined
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    fileExists: ts.sys.fileExists,
    readFile: ts.sys.readFile,
    directoryExists: ts.sys.directoryExists,
    getDirectories: ts.sys.getDirectories,
    realpath: ts.sys.realpath ?? ((path) => path),
  })
  return (path, text) => {
    changed = { path, text, version: changed.version + 1 }
    return service.getSyntacticDiagnostics(path).length + service.getSemanticDiagnostics(path).length === 0
  }
}
