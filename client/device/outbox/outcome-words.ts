import type { Locale } from '#contract/addresses.ts'
import { RETENTION_DAYS } from '#contract/submission/submission.ts'
import type { Outcome } from './outcomes.ts'

interface Words {
  title: string
  one: (receipt: string) => string
  many: (count: number) => string
}

/**
 * The texts about the outcomes of submissions, and about those that still wait, for notifications and for the notice in
 * the corner of pages. They are not among the translations, because these need i18next, which the worker does not load.
 */
export const OUTCOME_WORDS: Record<Locale, Record<Outcome | 'waiting', Words>> = {
  en: {
    accepted: {
      title: 'Sent',
      one: (receipt) => `What you saved on this device has reached us: ${receipt}.`,
      many: (count) => `${count} entries saved on this device have reached us.`,
    },
    rejected: {
      title: 'Not accepted',
      one: (receipt) => `What you sent was not accepted and is still on this device: ${receipt}.`,
      many: (count) => `${count} entries were not accepted and are still on this device.`,
    },
    expired: {
      title: 'Not confirmed in time',
      one: (receipt) => `Not confirmed within ${RETENTION_DAYS} days and still on this device: ${receipt}.`,
      many: (count) =>
        `${count} entries were not confirmed within ${RETENTION_DAYS} days and are still on this device.`,
    },
    waiting: {
      title: 'Not sent yet',
      one: (receipt) => `Open the site to send what you saved on this device: ${receipt}.`,
      many: (count) => `Open the site to send ${count} entries saved on this device.`,
    },
  },
  vi: {
    accepted: {
      title: 'Đã gửi xong',
      one: (receipt) => `Nội dung bạn lưu trên thiết bị này đã đến nơi: ${receipt}.`,
      many: (count) => `${count} mục bạn lưu trên thiết bị này đã đến nơi.`,
    },
    rejected: {
      title: 'Chưa được chấp nhận',
      one: (receipt) => `Nội dung bạn gửi chưa được chấp nhận, vẫn còn trên thiết bị này: ${receipt}.`,
      many: (count) => `${count} mục chưa được chấp nhận, vẫn còn trên thiết bị này.`,
    },
    expired: {
      title: 'Quá hạn, chưa được xác nhận',
      one: (receipt) => `Đã ${RETENTION_DAYS} ngày chưa được xác nhận, vẫn còn trên thiết bị này: ${receipt}.`,
      many: (count) => `${count} mục đã ${RETENTION_DAYS} ngày chưa được xác nhận, vẫn còn trên thiết bị này.`,
    },
    waiting: {
      title: 'Chưa gửi được',
      one: (receipt) => `Mở trang web để gửi nội dung đã lưu trên thiết bị này: ${receipt}.`,
      many: (count) => `Mở trang web để gửi ${count} mục đã lưu trên thiết bị này.`,
    },
  },
}
