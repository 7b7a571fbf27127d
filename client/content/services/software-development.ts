import type { CapabilityTile, Technology } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'digital-transformation',
    title: { en: 'Digital transformation', vi: 'Chuyển đổi số' },
    description: {
      en: 'We follow one paper form from desk to desk, count the stamps, then replace the whole path and not only the form.',
      vi: 'Chúng tôi lần theo một tờ biểu mẫu qua từng bàn, đếm từng con dấu, rồi thay cả quy trình chứ không chỉ tờ giấy.',
    },
    hasBackground: 'vermilion',
  },
  {
    type: 'content',
    icon: 'maintenance',
    title: { en: 'Maintenance', vi: 'Bảo trì' },
    description: {
      en: 'We take over code that others wrote, put tests around it, and mend it while the orders keep coming in.',
      vi: 'Mã nguồn người khác viết, chúng tôi nhận về, thêm kiểm thử bao quanh rồi sửa dần trong lúc đơn hàng vẫn chạy.',
    },
  },
  {
    type: 'content',
    icon: 'system-development',
    title: { en: 'System development', vi: 'Phát triển hệ thống' },
    description: {
      en: 'New systems in slices of two weeks. Each ends with your own staff using it, and with a list of what annoyed them.',
      vi: 'Hệ thống mới, hai tuần một chặng. Hết chặng, nhân viên của bạn dùng thử và ghi lại những chỗ khiến họ bực mình.',
    },
  },
  {
    type: 'content',
    icon: 'mobile-development',
    title: { en: 'Mobile development', vi: 'Phát triển di động' },
    description: {
      en: 'The half of the system that is out in the field: for drivers, nurses and storekeepers, with or without a signal.',
      vi: 'Nửa hệ thống nằm ngoài hiện trường: cho tài xế, điều dưỡng, thủ kho, có sóng hay không đều dùng được.',
    },
  },
  {
    type: 'content',
    icon: 'testing',
    title: { en: 'Testing', vi: 'Kiểm thử' },
    description: {
      en: 'Test engineers join on the first day. What they automate runs at every change, and all of it again each night.',
      vi: 'Kỹ sư kiểm thử có mặt từ ngày đầu. Phần họ tự động hóa chạy sau mỗi thay đổi, và đêm nào cũng chạy lại toàn bộ.',
    },
    hasBackground: 'river',
  },
  {
    type: 'image',
    img: '/illustrations/paper-form.svg',
    alt: { en: 'A paper form on its way from desk to desk', vi: 'Một tờ biểu mẫu đi từ bàn này sang bàn khác' },
  },
]

/** What it is built with. */
export const technologies: readonly Technology[] = [
  { name: '.NET', logo: 'dotnet' },
  { name: 'ReactJS', logo: 'react' },
  { name: 'NextJS', logo: 'nextjs-icon' },
  { name: 'HTML5', logo: 'html-5' },
  { name: 'CSS3', logo: 'css-3' },
  { name: 'AWS', logo: 'aws' },
  { name: 'Azure', logo: 'microsoft-azure' },
  { name: 'Docker', logo: 'docker-icon' },
]
