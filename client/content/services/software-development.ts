import type { CapabilityTile, ReasonedTechnology, ServiceQuote } from '../service-types.ts'

export const quote: ServiceQuote = {
  slug: 'digital-banking-platform',
  text: {
    en: 'I drink tea at the same tables as before. Only the second cup is gone, the one for the missing signature.',
    vi: 'Tôi vẫn uống trà ở từng nhà. Chỉ bớt ly thứ hai, ly của lần quay lại xin chữ ký.',
  },
  speaker: { en: 'Account officer at a craft-village bank', vi: 'Cán bộ mở tài khoản của một ngân hàng làng nghề' },
}

export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'digital-transformation',
    title: { en: 'Digital transformation', vi: 'Chuyển đổi số' },
    summary: {
      en: 'Paper and spreadsheets turned into one system.',
      vi: 'Đưa quy trình giấy và bảng tính về một hệ thống.',
    },
    description: {
      en: 'We follow one paper form from desk to desk, count the stamps, then replace the whole process, not just the form.',
      vi: 'Chúng tôi lần theo một tờ biểu mẫu qua từng bàn, đếm từng con dấu, rồi thay cả quy trình chứ không chỉ tờ giấy.',
    },
  },
  {
    type: 'content',
    icon: 'maintenance',
    title: { en: 'Maintenance', vi: 'Bảo trì' },
    summary: {
      en: 'Fixes, updates and support for existing systems.',
      vi: 'Sửa lỗi, cập nhật, hỗ trợ hệ thống có sẵn.',
    },
    description: {
      en: 'We take over code that others wrote, put tests around it, and fix it while the orders keep coming in.',
      vi: 'Mã nguồn người khác viết, chúng tôi nhận về, viết kiểm thử trước rồi sửa dần trong lúc đơn hàng vẫn chạy.',
    },
  },
  {
    type: 'content',
    icon: 'system-development',
    title: { en: 'System development', vi: 'Phát triển hệ thống' },
    summary: {
      en: 'ERP, ledgers and hospital systems, made to order.',
      vi: 'ERP, sổ cái, hệ thống bệnh viện làm theo yêu cầu.',
    },
    description: {
      en: 'New systems in slices of two weeks. Each ends with your own staff using it, and with a list of what annoyed them.',
      vi: 'Hệ thống mới, hai tuần một chặng. Hết chặng, nhân viên của bạn dùng thử và ghi lại những chỗ khiến họ bực mình.',
    },
  },
  {
    type: 'content',
    icon: 'mobile-development',
    title: { en: 'Mobile development', vi: 'Phát triển di động' },
    summary: {
      en: 'Apps for field staff, connected to the core system.',
      vi: 'Ứng dụng cho người đi hiện trường, nối với hệ thống lõi.',
    },
    description: {
      en: 'The half of the system that is out in the field: for drivers, nurses and storekeepers, with or without a signal.',
      vi: 'Nửa hệ thống nằm ngoài hiện trường: cho tài xế, điều dưỡng, thủ kho, có sóng hay không đều dùng được.',
    },
  },
  {
    type: 'content',
    icon: 'testing',
    title: { en: 'Testing', vi: 'Kiểm thử' },
    summary: {
      en: 'Automated and manual tests for every release.',
      vi: 'Kiểm thử tự động và thủ công cho mọi bản phát hành.',
    },
    description: {
      en: 'Test engineers join on the first day. The tests they automate run on every change, and all of them again each night.',
      vi: 'Kỹ sư kiểm thử có mặt từ ngày đầu. Phần họ tự động hóa chạy sau mỗi thay đổi, và mỗi đêm chạy lại toàn bộ.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/paper-form.svg',
    alt: { en: 'A paper form on its way from desk to desk', vi: 'Một tờ biểu mẫu đi từ bàn này sang bàn khác' },
  },
]

export const technologies: readonly ReasonedTechnology[] = [
  {
    name: '.NET',
    logo: 'dotnet',
    reason: {
      en: 'A decimal type that adds up money without rounding it.',
      vi: 'Kiểu số decimal cộng tiền đúng đến từng đồng.',
    },
  },
  {
    name: 'ReactJS',
    logo: 'react',
  },
  {
    name: 'NextJS',
    logo: 'nextjs-icon',
  },
  {
    name: 'HTML5',
    logo: 'html-5',
  },
  {
    name: 'CSS3',
    logo: 'css-3',
  },
  {
    name: 'AWS',
    logo: 'aws',
  },
  {
    name: 'Azure',
    logo: 'microsoft-azure',
  },
  {
    name: 'Docker',
    logo: 'docker-icon',
    reason: {
      en: 'The same package on our laptops and in your server room.',
      vi: 'Cùng một gói trên máy chúng tôi và trong phòng máy của bạn.',
    },
  },
]
