import type { CapabilityTile, ReasonedTechnology, ServiceQuote } from '../service-types.ts'

export const quote: ServiceQuote = {
  slug: 'cloud-infrastructure-modernization',
  text: {
    en: 'The water came back in October. It found some bolt holes and my umbrella.',
    vi: 'Tháng 10 nước lại vào. Dưới hầm chỉ còn mấy lỗ bu lông với cây dù của tôi.',
  },
  speaker: { en: 'Building manager, An Tín Insurance', vi: 'Quản lý tòa nhà, Bảo hiểm An Tín' },
}

export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'cloud-management',
    title: { en: 'Cloud management', vi: 'Quản trị đám mây' },
    summary: {
      en: 'Your cloud accounts, managed from day to day.',
      vi: 'Lo việc hằng ngày cho tài khoản đám mây của bạn.',
    },
    description: {
      en: 'Access, backups and spending limits on Google Cloud and Azure: described in code, each change read by two people.',
      vi: 'Quyền truy cập, sao lưu và hạn mức chi phí trên Google Cloud và Azure: viết thành mã, thay đổi nào cũng hai người duyệt.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/cloud-kite.svg',
    alt: {
      en: 'A cloud flown like a kite, its string in somebody’s hand',
      vi: 'Đám mây bay như cánh diều, đầu dây có người giữ',
    },
  },
  {
    type: 'content',
    icon: 'server-monitoring',
    title: { en: 'Server monitoring', vi: 'Giám sát máy chủ' },
    summary: {
      en: 'Servers and databases, watched around the clock.',
      vi: 'Máy chủ và cơ sở dữ liệu có người trông 24/7.',
    },
    description: {
      en: 'Hosts and databases report every minute, busy ones every second. Each alarm ends in a note: what it was, what was done.',
      vi: 'Máy chủ và cơ sở dữ liệu báo về mỗi phút, máy bận thì mỗi giây. Mỗi cảnh báo khép lại bằng một ghi chú: vì sao, đã làm gì.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/night-lamp.svg',
    alt: {
      en: 'An engineer on a plastic stool under a lamp, between two racks of servers at night, coffee at hand',
      vi: 'Kỹ sư ngồi ghế nhựa dưới ánh đèn đêm, giữa hai tủ máy chủ, bên ly cà phê phin',
    },
  },
  {
    type: 'content',
    icon: 'network-monitoring',
    title: { en: 'Network monitoring', vi: 'Giám sát mạng' },
    summary: {
      en: 'Network faults found, down to the port that failed.',
      vi: 'Phát hiện sự cố mạng, chỉ đúng cổng hỏng.',
    },
    description: {
      en: 'A live map of sites, links and switches that points at the failing port before anyone has to phone around.',
      vi: 'Bản đồ trực tiếp các cơ sở, đường truyền và switch: thấy cổng hỏng trước khi mọi người phải gọi nhau đi tìm.',
    },
  },
  {
    type: 'image',
    img: '/illustrations/cable-pole.svg',
    alt: {
      en: 'A Saigon street pole with tangled cables, one of them marked',
      vi: 'Cột điện Sài Gòn rối dây, một sợi được đánh dấu',
    },
  },
]

export const technologies: readonly ReasonedTechnology[] = [
  {
    name: 'Python',
    logo: 'python',
    reason: { en: 'A script that anyone on duty can read at 3 a.m.', vi: 'Ba giờ sáng, ai trực cũng đọc hiểu.' },
  },
  {
    name: '.NET',
    logo: 'dotnet',
  },
  {
    name: 'C#',
    logo: 'c-sharp',
  },
  {
    name: 'React',
    logo: 'react',
  },
  {
    name: 'MySQL',
    logo: 'mysql-icon',
  },
  {
    name: 'SQL Server',
    logo: 'sql-server',
  },
  {
    name: 'Google Cloud',
    logo: 'google-cloud',
  },
  {
    name: 'Azure',
    logo: 'microsoft-azure',
    reason: { en: 'Shows in one place who has access to what.', vi: 'Ai được mở gì, xem ở một chỗ.' },
  },
]
