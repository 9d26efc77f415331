/** Text in a link: compressed, in letters an address may have. */
const through = async (bytes: Uint8Array, by: CompressionStream | DecompressionStream): Promise<Uint8Array> => {
  const stream = new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(by as ReadableWritablePair)
  return new Uint8Array(await new Response(stream).arrayBuffer())
}

/** Longer links are cut by programs they are sent with. */
export const LONGEST_LINK = 12_000
/** No game of a link is larger; a link made to fill the memory is not unfolded. */
const LARGEST = 3_000_000

export const pack = async (text: string): Promise<string> => {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream('deflate-raw'))
  let letters = ''
  for (const byte of bytes) letters += String.fromCharCode(byte)
  return btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** null = it is damaged. */
export const unpack = async (packed: string): Promise<string | null> => {
  if (packed.length > 4 * LONGEST_LINK) return null
  try {
    const letters = atob(packed.replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    const text = new TextDecoder('utf-8', { fatal: true }).decode(
      await through(bytes, new DecompressionStream('deflate-raw')),
    )
    return text.length > LARGEST ? null : text
  } catch {
    return null
  }
}
