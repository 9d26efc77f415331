import type { JSX } from 'preact'
export const TablePage = ({ id }: { id: string }): JSX.Element => <p>{id}</p>
