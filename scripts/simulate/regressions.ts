import type { Plan } from './plan.ts'

/** Plans with which a simulation has found a bug of the product. `npm run simulate` runs them before random plans. */
export const REGRESSIONS: Plan[] = [
  // A draft that the database refused while its form was being sent stayed in local storage (`form-draft.ts`).
  {
    seed: 0,
    hasSync: [false, false],
    isFair: [false, false],
    events: [
      {
        after: { steps: 0 },
        event: {
          type: 'press',
          device: 1,
          kind: 'contact',
          firstName: 'Bưởi',
          message: 'Chào bạn,\nchúng tôi cần một trang web.',
          resumeBytes: 1,
          pageDiesAfter: null,
        },
      },
      { after: { steps: 0 }, event: { type: 'freeze', device: 1 } },
      { after: { ms: 0 }, event: { type: 'full', device: 1 } },
      {
        after: { ms: 0 },
        event: {
          type: 'press',
          device: 1,
          kind: 'contact',
          firstName: 'a',
          message: 'Chào bạn,\nchúng tôi cần một trang web.',
          resumeBytes: 1,
          pageDiesAfter: null,
        },
      },
      {
        after: { ms: 0 },
        event: {
          type: 'press',
          device: 0,
          kind: 'contact',
          firstName: 'Bưởi',
          message: '',
          resumeBytes: 1,
          pageDiesAfter: null,
        },
      },
    ],
  },
]
