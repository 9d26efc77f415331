declare module 'virtual:catalogue' {
  export const catalogue: readonly import('./home/catalogue.js').CatalogueTitle[]
}
