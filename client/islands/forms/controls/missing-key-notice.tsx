import { Notice } from './notice.tsx'

/** Shown in place of the captcha if the site was built without the captcha's site key. The form cannot be sent then. */
export function MissingKeyNotice() {
  return (
    <Notice tone="danger">
      {/* The text is Vietnamese on English pages, too, because it is for the site's operator (docs/product.md
          §5.3). */}
      <p lang="vi">
        Chưa cấu hình site key cho captcha (VITE_CAPTCHA_SITE_KEY). Vui lòng liên hệ quản trị viên của trang.
      </p>
    </Notice>
  )
}
