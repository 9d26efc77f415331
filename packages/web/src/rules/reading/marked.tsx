import type { JSX } from 'preact'
import { placesOf } from './fold.js'

/** A text in which what was searched for is marked. */
export const Marked = ({ text, words }: { text: string; words: readonly string[] }): JSX.Element => {
  if (words.length === 0) return <>{text}</>
  const places = placesOf(text, words)
  return (
    <>
      {places.map(([from, to], i) => (
        <>
          {text.slice(places[i - 1]?.[1] ?? 0, from)}
          <mark key={from}>{text.slice(from, to)}</mark>
        </>
      ))}
      {text.slice(places.at(-1)?.[1] ?? 0)}
    </>
  )
}
