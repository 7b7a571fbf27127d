import type { CapabilityTile, Technology } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'digital-transformation',
    title: { en: 'Digital transformation', vi: 'Chuyển đổi số' },
    description: {
      en: 'We follow one paper form through your company, then replace the whole path, not only the form.',
      vi: 'Chúng tôi lần theo một tờ biểu mẫu đi khắp công ty bạn, rồi thay cả quy trình chứ không chỉ tờ giấy.',
    },
    hasBackground: true,
  },
  {
    type: 'content',
    icon: 'maintenance',
    title: { en: 'Maintenance', vi: 'Bảo trì' },
    description: {
      en: 'We take over code we did not write, put tests around it and mend it while the business goes on.',
      vi: 'Chúng tôi nhận mã nguồn người khác viết, thêm kiểm thử bao quanh rồi sửa dần trong khi công việc vẫn chạy.',
    },
  },
  {
    type: 'content',
    icon: 'system-development',
    title: { en: 'System development', vi: 'Phát triển hệ thống' },
    description: {
      en: 'New systems in slices of two weeks, each of which your staff can use and judge.',
      vi: 'Hệ thống mới làm theo từng chặng hai tuần; xong chặng nào, nhân viên của bạn dùng thử và nhận xét chặng ấy.',
    },
  },
  {
    type: 'content',
    icon: 'mobile-development',
    title: { en: 'Mobile development', vi: 'Phát triển di động' },
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
      en: 'Test engineers join on the first day; what they automate runs on every change and every night.',
      vi: 'Kỹ sư kiểm thử có mặt từ ngày đầu; phần họ tự động hóa chạy sau mỗi thay đổi và mỗi đêm.',
    },
    hasBackground: true,
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
