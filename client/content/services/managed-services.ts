import type { CapabilityTile, Technology } from '../service.ts'

/** What the service comprises, in the order of the page. */
export const capabilities: readonly CapabilityTile[] = [
  {
    type: 'content',
    icon: 'cloud-management',
    title: { en: 'Cloud management', vi: 'Quản trị đám mây' },
    description: {
      en: 'Access, backups and the monthly bill on Google Cloud and Azure: described in code, and read by two people.',
      vi: 'Quyền truy cập, sao lưu và hóa đơn hằng tháng trên Google Cloud và Azure: viết thành mã, hai người duyệt.',
    },
    hasBackground: 'vermilion',
  },
  {
    type: 'image',
    img: '/illustrations/cloud-kite.svg',
    alt: {
      en: 'A cloud flown like a kite, on a string that somebody holds',
      vi: 'Đám mây bay như cánh diều, đầu dây có người giữ',
    },
  },
  {
    type: 'content',
    icon: 'server-monitoring',
    title: { en: 'Server monitoring', vi: 'Giám sát máy chủ' },
    description: {
      en: 'Hosts and databases report every minute, busy ones every second. Each alarm ends in a note: what it was, what was done.',
      vi: 'Máy chủ và cơ sở dữ liệu báo về mỗi phút, nơi đông thì mỗi giây. Xong cảnh báo nào cũng có ghi chú: vì sao, đã làm gì.',
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
    description: {
      en: 'A live map of sites, links and switches that points at the failing port before anyone has to phone around.',
      vi: 'Bản đồ trực tiếp các cơ sở, đường truyền và switch: thấy cổng hỏng trước khi mọi người phải gọi nhau đi tìm.',
    },
    hasBackground: 'river',
  },
  {
    type: 'image',
    img: '/illustrations/cable-pole.svg',
    alt: {
      en: 'A Saigon pole with its tangle of cables, one of them marked',
      vi: 'Cột điện Sài Gòn rối dây, một sợi được đánh dấu',
    },
  },
]

/** What it is run with. */
export const technologies: readonly Technology[] = [
  { name: 'Python', logo: 'python' },
  { name: '.NET', logo: 'dotnet' },
  { name: 'C#', logo: 'c-sharp' },
  { name: 'React', logo: 'react' },
  { name: 'MySQL', logo: 'mysql-icon' },
  { name: 'SQL Server', logo: 'sql-server' },
  { name: 'Google Cloud', logo: 'google-cloud' },
  { name: 'Azure', logo: 'microsoft-azure' },
]
