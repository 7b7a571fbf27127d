import type { Locale } from '#contract/locale.ts'
import { RETENTION_DAYS } from '#contract/submission.ts'
import type { Outcome } from './outcomes.ts'

interface Words {
  title: string
  one: (receipt: string) => string
  many: (count: number) => string
}

/** What is said of submissions that their author has not seen the end of, by a notification or on the next visit. Here and not among the translations: no i18next runs in a worker. */
export const OUTCOME_WORDS: Record<Locale, Record<Outcome, Words>> = {
  en: {
    accepted: {
      title: 'Sent',
      one: (receipt) => `What you saved on this device has reached us. Receipt code: ${receipt}`,
      many: (count) => `${count} entries that you saved on this device have reached us.`,
    },
    rejected: {
      title: 'Not accepted',
      one: (receipt) =>
        `What you sent was not accepted. It is still on this device: see why, and send it again. Receipt code: ${receipt}`,
      many: (count) =>
        `${count} entries that you sent were not accepted. They are still on this device: see why, and send them again.`,
    },
    expired: {
      title: 'Not delivered in time',
      one: (receipt) =>
        `What you saved could not be sent for ${RETENTION_DAYS} days and is no longer tried. It is still on this device: send it again or delete it. Receipt code: ${receipt}`,
      many: (count) =>
        `${count} entries could not be sent for ${RETENTION_DAYS} days and are no longer tried. They are still on this device: send them again or delete them.`,
    },
  },
  vi: {
    accepted: {
      title: 'Đã gửi xong',
      one: (receipt) => `Nội dung bạn lưu trên thiết bị này đã đến nơi. Mã biên nhận: ${receipt}`,
      many: (count) => `${count} nội dung bạn lưu trên thiết bị này đã đến nơi.`,
    },
    rejected: {
      title: 'Chưa được chấp nhận',
      one: (receipt) =>
        `Nội dung bạn gửi chưa được chấp nhận, nhưng vẫn còn trên thiết bị này. Bạn hãy xem lý do rồi gửi lại. Mã biên nhận: ${receipt}`,
      many: (count) =>
        `${count} nội dung bạn gửi chưa được chấp nhận, nhưng vẫn còn trên thiết bị này. Bạn hãy xem lý do rồi gửi lại.`,
    },
    expired: {
      title: 'Quá hạn, chưa gửi được',
      one: (receipt) =>
        `Suốt ${RETENTION_DAYS} ngày, nội dung bạn lưu vẫn chưa gửi được nên đã dừng lại. Nội dung vẫn còn trên thiết bị này, bạn có thể gửi lại hoặc xóa đi. Mã biên nhận: ${receipt}`,
      many: (count) =>
        `Suốt ${RETENTION_DAYS} ngày, ${count} nội dung vẫn chưa gửi được nên đã dừng lại. Tất cả vẫn còn trên thiết bị này, bạn có thể gửi lại hoặc xóa đi.`,
    },
  },
}
