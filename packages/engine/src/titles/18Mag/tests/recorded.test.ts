import { describeRecorded } from '../../../../../../scripts/recorded-suite.js'

describeRecorded(['18Mag'])
