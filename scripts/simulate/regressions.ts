import type { Plan } from './plan.ts'

/** Plans with which a simulation has found a bug of the product. `npm run simulate` runs them before random plans. */
export const REGRESSIONS: Plan[] = [
  // A draft that the database refused while its form was being sent stayed in local storage (`form-draft.ts`).
  {
    chance: 0,
    sync: [false, false],
    fair: [false, false],
    events: [
      {
        after: { steps: 0 },
        happening: {
          what: 'press',
          device: 1,
          kind: 'contact',
          line: 'Bưởi',
          text: 'Chào bạn,\nchúng tôi cần một trang web.',
          size: 1,
          pageDiesAfter: null,
        },
      },
      { after: { steps: 0 }, happening: { what: 'freeze', device: 1 } },
      { after: { ms: 0 }, happening: { what: 'full', device: 1 } },
      {
        after: { ms: 0 },
        happening: {
          what: 'press',
          device: 1,
          kind: 'contact',
          line: 'a',
          text: 'Chào bạn,\nchúng tôi cần một trang web.',
          size: 1,
          pageDiesAfter: null,
        },
      },
      {
        after: { ms: 0 },
        happening: { what: 'press', device: 0, kind: 'contact', line: 'Bưởi', text: '', size: 1, pageDiesAfter: null },
      },
    ],
  },
]
