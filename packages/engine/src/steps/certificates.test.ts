import { expect, it } from 'vitest'
import { tiny } from '../testing/tiny.js'
import { certificateCount } from './certificates.js'

it('counts papers of every corporation and open private companies', () => {
  expect(certificateCount(tiny(), 'p1')).toBe(3)
  expect(certificateCount(tiny(), 'p2')).toBe(1)
  const more = tiny({
    shares: { X: ['p1', 'p2', 'p1'], Y: ['p2', 'p1', 'pool'] },
    privates: { P: { owner: 'p1', used: 0, closed: true }, Q: { owner: 'p2', used: 0 }, R: { used: 0 } },
  })
  expect([certificateCount(more, 'p1'), certificateCount(more, 'p2')]).toEqual([3, 3])
})

it('leaves out what the title does not count', () => {
  const p = tiny({}, { certificateCounts: (_, corporation, i) => corporation === 'X' && i !== 0 })
  expect(certificateCount(p, 'p1')).toBe(2)
})
