/** Who is connected to tables on other processes, as they have said. */
export class Presence {
  /** Table → process → who. */
  readonly #told = new Map<
    string,
    Map<string, { readonly users: readonly string[]; readonly onlookers: number; readonly at: number }>
  >()

  tell(table: string, from: string, users: readonly string[], onlookers: number, at: number): void {
    const byProcess = this.#told.get(table) ?? new Map()
    if (users.length === 0 && onlookers === 0) byProcess.delete(from)
    else byProcess.set(from, { users, onlookers, at })
    if (byProcess.size === 0) this.#told.delete(table)
    else this.#told.set(table, byProcess)
  }

  at(table: string): { readonly users: readonly string[]; readonly onlookers: number } {
    const all = [...(this.#told.get(table)?.values() ?? [])]
    return { users: all.flatMap(({ users }) => users), onlookers: all.reduce((sum, each) => sum + each.onlookers, 0) }
  }

  /** Processes that have not spoken since are gone; the tables where that makes a difference. */
  forgetBefore(at: number): readonly string[] {
    const changed: string[] = []
    for (const [table, byProcess] of this.#told) {
      for (const [from, told] of byProcess) if (told.at < at) byProcess.delete(from)
      if (byProcess.size === 0) this.#told.delete(table)
      changed.push(table)
    }
    return changed
  }
}
