import { describeRecorded } from '../../../../../../scripts/recorded-suite.js'

describeRecorded(['1846', '18462pVariant'])
