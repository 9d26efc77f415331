import { describeRecorded } from '../../../../../../scripts/recorded-suite.js'

// The boomtown marker of a closed corporation keeps lying there on 18xx.games, without effect.
describeRecorded(['1846', '18462pVariant'], [/^assigned\.H12$/])
