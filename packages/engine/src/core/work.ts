/** Work done since the program began: for tests that hold it to a budget. Nothing in the engine reads it. */
export const work = {
  /** Actions that a rule was asked about. */
  objections: 0,
  /** Ends of track and ports that searches for what is reached have come to. */
  track: 0,
  /** Records of a state that were copied to change them. */
  records: 0,
}

export type Work = Readonly<typeof work>
