/** Keys or pointer: how whoever sits at the page came to where the focus is. */
let keys = true

/**
 * The arrows go through the game wherever the focus is. Things with arrows of their own (tabs, the map, a chart) keep
 * them for those who came there by keys: after a click the next arrow is meant for the game.
 */
export const cameByKeys = (): boolean => keys

/** Somebody goes on by keys where a pointer had brought them: into the hexes of the map. */
export const goOnByKeys = (): void => {
  keys = true
}

export const watchHand = (): void => {
  addEventListener(
    'pointerdown',
    () => {
      keys = false
    },
    true,
  )
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Tab') keys = true
    },
    true,
  )
}
