declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./home/catalogue.js').CatalogueTitle[]
}

declare module 'virtual:texts' {
  export const addresses: import('./texts/loaded.js').TextAddresses
}

declare module 'virtual:titles' {
  export const loaders: Readonly<Record<string, () => Promise<import('@roundhouse/engine').Title>>>
  export const sites: Readonly<Record<string, () => Promise<import('@roundhouse/engine').Site>>>
}

declare module 'virtual:guides' {
  export const guides: Readonly<Record<string, () => Promise<import('@roundhouse/engine').Guide>>>
}
