import { type FactData, operatorFact } from '../../../../core/facts.js'
import { flag } from '../../../../core/shape.js'

export const bond = operatorFact('bond', flag, false, 'Its bond is out: it owes 500 and pays interest (14.2).', {
  en: 'Bond out',
  ru: 'Облигация выпущена',
  pl: 'Obligacja wyemitowana',
})

export const BOND_FACTS: readonly FactData[] = [bond]
