declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./home/catalogue.js').CatalogueTitle[]
}

declare module 'virtual:titles' {
  export const loaders: Readonly<Record<string, () => Promise<import('@roundhouse/engine').Title>>>
}
