import { describeRecorded } from '../../../../../../scripts/recorded-suite.js'

// Their order of a round goes on naming a company that was merged in it.
describeRecorded(['18MEX'], [/^order$/])
