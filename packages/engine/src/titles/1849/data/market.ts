import { marketGrid } from '../../../board/marketNotation.js'
import type { MarketData } from '../../../core/data.js'

/** `p`, `g`, `b`: start prices from phases 4, 6 and 10. `z`: the blue zone, entered from phase 16 on only. */
export const MARKET: MarketData = marketGrid(
  [
    '72  83  95  107 120 133 147 164 182 202 224 248 276 306z 340z 377ze',
    '63  72  82  93  104 116 128 142 158 175 195 216b 240 266z 295z 328z',
    '57  66  75  84  95  105 117 129 144g 159 177 196 218 242z 269z 298z',
    '54  62  71  80  90  100p 111 123 137 152 169 187 208 230',
    '52  59  68p 77  86  95  106 117 130 145 160 178 198',
    '47  54  62  70  78  87  96  107 118 131 146 162',
    '41  47  54  61  68  75  84  93  103 114 127',
    '34  39  45  50  57  63  70  77  86  95',
    '27  31  36  40  45  50  56',
    '0x  24  27  31',
  ],
  { p: 'par', g: 'par6', b: 'par10', z: 'blue', e: 'end', x: 'close' },
  { edges: { right: 'up', left: 'down' }, gates: { blue: 'blueZone' } },
)
