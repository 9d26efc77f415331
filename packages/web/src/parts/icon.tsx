import type { JSX } from 'preact'

/** Line drawings on a 20 × 20 field. */
const PATHS = {
  undo: 'M7 4 3 8l4 4M3 8h8a5 5 0 0 1 0 10H8',
  redo: 'M13 4l4 4-4 4M17 8H9a5 5 0 0 0 0 10h3',
  first: 'M5 4v12M15 4l-7 6 7 6',
  back: 'M12 4l-6 6 6 6',
  forward: 'M8 4l6 6-6 6',
  pointBack: 'M17 5 10 10l7 5M3 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  pointForward: 'M3 5l7 5-7 5M12 10a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0-5 0',
  play: 'M6 4l10 6-10 6z',
  pause: 'M7 4v12M13 4v12',
  last: 'M15 4v12M5 4l7 6-7 6',
  branch: 'M6 3v14M6 13c0-4 8-3 8-8M14 5v0M11.5 5.5 14 3l2.5 2.5',
  up: 'M4 13l6-6 6 6',
  down: 'M4 7l6 6 6-6',
  history: 'M10 4a6 6 0 1 1-5.6 3.8M4 4v4h4M10 7v3.5l2.5 1.5',
  link: 'M8 12l4-4M9 6l2-2a3.5 3.5 0 0 1 5 5l-2 2M11 14l-2 2a3.5 3.5 0 0 1-5-5l2-2',
  flag: 'M5 17V3M5 4h10l-2.5 3.5L15 11H5',
  close: 'M5 5l10 10M15 5 5 15',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  fit: 'M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4',
  home: 'M3 10l7-6 7 6M5 9v8h10V9',
  menu: 'M3 5h14M3 10h14M3 15h14',
  search: 'M8.5 3.5a5 5 0 1 0 0 10 5 5 0 0 0 0-10M12.5 12.5 17 17',
  keyboard: 'M2.5 5h15v10h-15zM5.5 8h1M9.5 8h1M13.5 8h1M6 12h8',
  globe: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M2.5 10h15M10 2.5c-5 5-5 10 0 15M10 2.5c5 5 5 10 0 15',
  sun: 'M10 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M10 1.5v2M10 16.5v2M1.5 10h2M16.5 10h2M4 4l1.5 1.5M14.5 14.5 16 16M16 4l-1.5 1.5M5.5 14.5 4 16',
  contrast: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 2.5v15M10 6l5.5 0M10 9.5l7 0M10 13l6 0',
  moon: 'M16 12.5A7 7 0 0 1 7.5 4 7 7 0 1 0 16 12.5',
  log: 'M4 4h12M4 8h12M4 12h8M4 16h8',
  export: 'M10 12V3M6.5 6.5 10 3l3.5 3.5M4 12v5h12v-5',
  import: 'M10 3v9M6.5 8.5 10 12l3.5-3.5M4 12v5h12v-5',
  trash: 'M4 6h12M8 6V3.5h4V6M5.5 6l1 11h7l1-11',
  pen: 'M4 16l1-4 8-8 3 3-8 8-4 1',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15M10 9v5M10 6v.5',
  check: 'M4 10.5 8 15l8-10',
  layers: 'M10 3 2.5 7l7.5 4 7.5-4L10 3M3 11l7 4 7-4',
  turn: 'M15.5 5.5V2M15.5 5.5H12M15.2 5.3A6.8 6.8 0 1 0 16.8 10',
  turnBack: 'M4.5 5.5V2M4.5 5.5H8M4.8 5.3A6.8 6.8 0 1 1 3.2 10',
  person: 'M10 3a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7M3.5 17c.5-4 3-5 6.5-5s6 1 6.5 5',
  bot: 'M4 8h12v8H4zM10 8V4.5M8.6 4.5h2.8M7.5 11.5v1M12.5 11.5v1',
  bulb: 'M7.5 14.5h5M8.5 17h3M7 12a4.8 4.8 0 1 1 6 0c-.6.6-.8 1.4-.8 2.5H7.8c0-1.100-.2-1.9-.8-2.5',
  book: 'M10 5.5C8 3.8 5.5 3.5 2.5 3.8v12c3-.3 5.5 0 7.5 1.7 2-1.7 4.5-2 7.5-1.7v-12c-3-.3-5.5 0-7.5 1.7zM10 5.5v12',
  eye: 'M2 10c4-7 12-7 16 0-4 7-12 7-16 0M10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
} as const

export type IconName = keyof typeof PATHS

export const Icon = ({ name, size = 20 }: { name: IconName; size?: number }): JSX.Element => (
  <svg viewBox="0 0 20 20" width={size} height={size} class="icon-drawing" aria-hidden="true">
    <path
      d={PATHS[name]}
      fill="none"
      stroke="currentColor"
      stroke-width="1.6"
      stroke-linecap="round"
      stroke-linejoin="round"
    />
  </svg>
)
