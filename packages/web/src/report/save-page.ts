/** All rules of style the page has; those of other origins cannot be read and are not ours. */
const styles = (): string =>
  [...document.styleSheets]
    .flatMap((sheet) => {
      try {
        return [...sheet.cssRules].map(({ cssText }) => cssText)
      } catch {
        return []
      }
    })
    .filter((text) => !text.startsWith('@font-face'))
    .join('\n')

const escaped = (text: string): string => {
  const holder = document.createElement('span')
  holder.textContent = text
  return holder.innerHTML
}

/** A part of the page as a file of its own: what is pressed is left out, links to this browser's tables become words. */
export const pageOf = (part: Element, title: string): string => {
  const copy = part.cloneNode(true) as Element
  for (const element of copy.querySelectorAll('[data-not-saved]')) element.remove()
  for (const link of copy.querySelectorAll('a')) {
    const words = document.createElement('span')
    words.append(...link.childNodes)
    link.replaceWith(words)
  }
  // Put together as text: a document made here would be held to this page's own policy.
  return `<!doctype html>
<html lang="${document.documentElement.lang}" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${escaped(title)}</title>
<style>${styles()}</style>
</head>
<body>${copy.outerHTML}</body>
</html>
`
}
