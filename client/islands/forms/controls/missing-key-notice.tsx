import { Notice } from './notice.tsx'

/** Stands where a form cannot be sent because the site was built without a captcha key. */
export function MissingKeyNotice() {
  return (
    <Notice tone="danger">
      {/* For the operator, in Vietnamese in both languages: specification §5 */}
      <p lang="vi">
        Chưa cấu hình site key cho captcha (VITE_CAPTCHA_SITE_KEY). Vui lòng liên hệ quản trị viên của trang.
      </p>
    </Notice>
  )
}
