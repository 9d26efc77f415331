import type { JSX } from 'preact'
import type { PanelProps } from '../contracts.js'
import { CompanySign } from '../parts/company-sign.js'

type Props = Pick<PanelProps, 'signs' | 'naming' | 'onCompany'> & {
  readonly id: string
  readonly size?: number
  /** The full name beside the sign, not the letters. */
  readonly full?: boolean
}

/** A company by its sign and name; leads to its charter where there is one to open. */
export const Company = ({ id, signs, naming, onCompany, size = 20, full = false }: Props): JSX.Element => {
  const sign = signs[id]
  const inside = (
    <>
      {sign && <CompanySign sign={sign} size={size} />}
      <span>{full ? naming.name(id) : naming.short(id)}</span>
    </>
  )
  const title = full ? undefined : naming.name(id)
  if (!onCompany) {
    return (
      <span class="who" title={title}>
        {inside}
      </span>
    )
  }
  return (
    <button type="button" class="who as-text" title={title} onClick={() => onCompany(id)}>
      {inside}
    </button>
  )
}
