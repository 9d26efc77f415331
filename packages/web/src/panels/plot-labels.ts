interface Label {
  readonly i: number
  readonly y: number
}

/** Moves labels apart along the edge of a chart, as little as it takes, keeping their order. */
export const spreadLabels = (labels: readonly Label[], height: number, low: number, high: number): readonly Label[] => {
  const sorted = [...labels].sort((a, b) => a.y - b.y).map(({ i, y }) => ({ i, y }))
  let edge = low
  for (const label of sorted) {
    label.y = Math.max(label.y, edge)
    edge = label.y + height
  }
  edge = high
  for (const label of sorted.reverse()) {
    label.y = Math.min(label.y, edge)
    edge = label.y - height
  }
  return sorted.reverse()
}
