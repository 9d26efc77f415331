import { describeRecorded } from '../../../../../../scripts/recorded-suite.js'

describeRecorded(['1849'])
