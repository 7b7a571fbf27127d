import { Notice } from './notice.tsx'

/** Stands in place of the captcha when the site was built without a site key: the form cannot be sent. */
export function MissingKeyNotice() {
  return (
    <Notice tone="danger">
      {/* In Vietnamese in both languages, for the operator (docs/product.md §5.3). */}
      <p lang="vi">
        Chưa cấu hình site key cho captcha (VITE_CAPTCHA_SITE_KEY). Vui lòng liên hệ quản trị viên của trang.
      </p>
    </Notice>
  )
}
