/**
 * The icons of the capability tiles, made of quarter circles, petals and lozenges like decorative tiles. Each is one SVG
 * path in a square of 48 × 48 units, filled with one colour.
 */
export const CAPABILITY_ICONS = {
  advisory:
    'M0 0h30a18 18 0 0 1 18 18v18H24L12 48V36H0zM21 14a3 3 0 1 1 3 3h-3v6h6v-.5a9 9 0 1 0-12-8.5zM21 26v6h6v-6z',
  android:
    'M9 0h30v48H9zM13 5v30h22V5zM24 20Q33 19 34 10Q25 11 24 20zM24 20Q25 29 34 30Q33 21 24 20zM24 20Q15 21 14 30Q23 29 24 20zM24 20Q23 11 14 10Q15 19 24 20zM13 39v4h4v-4zM22 41a2 2 0 0 0 4 0a2 2 0 0 0-4 0zM35 39l-4 2 4 2z',
  'cloud-management': 'M0 36v-6A12 12 0 0 1 12 18 18 18 0 0 1 30 0v36zM34 12A14 14 0 0 1 48 26v10H34zM0 40h48v8H0z',
  'computer-vision':
    'M0 0h14v6H6v8H0zM34 0h14v14h-6V6h-8zM48 34v14H34v-6h8v-8zM14 48H0V34h6v8h8zM6 24a21 21 0 0 1 36 0a21 21 0 0 1-36 0zM17 24a7 7 0 0 0 14 0a7 7 0 0 0-14 0zM21 24a3 3 0 0 1 6 0a3 3 0 0 1-6 0z',
  'cross-platform':
    'M0 0h22v14a10 10 0 0 0 0 20v14H0zM26 0h22v48H26V34a10 10 0 0 0 0-20zM19 24a5 5 0 0 1 10 0a5 5 0 0 1-10 0z',
  'data-analytics': 'M0 28A12 12 0 0 1 12 40v8H0zM18 14A12 12 0 0 1 30 26v22H18zM36 0A12 12 0 0 1 48 12v36H36z',
  'data-integration':
    'M4.2 0L14 9.8l4-4V18H5.8l4-4L0 4.2zM43.8 0L34 9.8l-4-4V18h12.2l-4-4L48 4.2zM9 28a15 6 0 0 1 30 0v14a15 6 0 0 1-30 0zM9 32v4a15 6 0 0 0 30 0v-4a15 6 0 0 1-30 0z',
  'data-operations':
    'M6 6h6a18 18 0 0 1 18 18a6 6 0 0 0 6 6h6v12h-6a18 18 0 0 1-18-18a6 6 0 0 0-6-6H6zM0 0h6v24H0zM42 24h6v24h-6zM30 9a9 9 0 0 1 18 0a9 9 0 0 1-18 0zM0 36h12v12H0z',
  'digital-transformation':
    'M22 25V3A22 22 0 0 0 0 25zM22 28H6a16 16 0 0 0 16 16zM26 3h6v6h6v6h6v10H26zM26 28h16v6h-6v6h-6v4h-4zM42 3h6v6h-6zM42 38h6v6h-6z',
  'e-commerce':
    'M0 0h48v8H0zM4 2.5v3h3v-3zM10 2.5v3h3v-3zM0 12h48v10a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0a6 6 0 0 1-12 0zM3 32h42v16H3zM9 36v6h12v-6zM28 36v12h10V36z',
  'generative-ai':
    'M0 12h18a18 18 0 0 1 18 18v18H0zM18 15A15 15 0 0 1 3 30a15 15 0 0 1 15 15a15 15 0 0 1 15-15a15 15 0 0 1-15-15zM38 0a10 10 0 0 0 10 10a10 10 0 0 0-10 10a10 10 0 0 0-10-10A10 10 0 0 0 38 0z',
  integration:
    'M18 6h3v10.9a8 8 0 1 1 0 14.2V42H0V24A18 18 0 0 1 18 6zM25 6h23v18a18 18 0 0 1-18 18h-5v-6a12 12 0 0 0 0-24z',
  ios: 'M18 0h12a9 9 0 0 1 9 9v30a9 9 0 0 1-9 9H18a9 9 0 0 1-9-9V9a9 9 0 0 1 9-9zM18 5a5 5 0 0 0-5 5v28a5 5 0 0 0 5 5h12a5 5 0 0 0 5-5V10a5 5 0 0 0-5-5h-1v3H19V5zM24 13l3 9 9 3-9 3-3 9-3-9-9-3 9-3z',
  maintenance:
    'M0 0h22v10a12 12 0 0 0-12 12H0zM26 0h22v22H38A12 12 0 0 0 26 10zM0 26h10a12 12 0 0 0 12 12v10H0zM38 28l10 10-10 10-10-10zM20 24a4 4 0 0 1 8 0a4 4 0 0 1-8 0z',
  'mobile-consulting': 'M0 0h27v6H6v30h21v12H0zM12 10h36v18H30l-9 6v-6h-9zM10 40v4h8v-4z',
  'mobile-development': 'M9 0h30v48H9zM21 12l-9 9 9 9v-6l-3-3 3-3zM27 12v6l3 3-3 3v6l9-9zM19 40v4h10v-4z',
  'mobile-optimization':
    'M9 0h30v48H9zM13 5v38h22V5zM14 9h20a10 10 0 0 1-20 0zM14 39h20a10 10 0 0 0-20 0zM24 21l3 3-3 3-3-3z',
  'natural-language-processing':
    'M18 0h30v36H36v12L24 36H0V18A18 18 0 0 1 18 0zM24 4l-8 7h6l2-2 2 2h6zM17 14v18h14v-4h-9v-3h8v-4h-8v-3h9v-4z',
  'network-monitoring':
    'M0 0h12v9l7 7a9 9 0 0 1 10 0l7-7V0h12v12h-9l-7 7a9 9 0 0 1 0 10l3 3-3 3-3-3a9 9 0 0 1-10 0l-7 7v9H0V36h9l7-7a9 9 0 0 1 0-10l-7-7H0zM34 34h14v14H34zM38 38v6h6v-6z',
  optimization: 'M4 1h40a20 20 0 0 1-40 0zM4 47h40a20 20 0 0 0-40 0z',
  'server-monitoring':
    'M0 0h48v12H0zM5 6a3 3 0 0 0 6 0a3 3 0 0 0-6 0zM24 4v4h18V4zM0 36h48v12H0zM5 42a3 3 0 0 0 6 0a3 3 0 0 0-6 0zM24 40v4h18v-4zM0 22h12l7-7 10 11 4-4h15v5H35l-6 6-10-11-5 5H0z',
  'system-development':
    'M24 0l24 12-24 12L0 12zM24 6L12 12l12 6 12-6zM0 18l24 12 24-12v6L24 36 0 24zM0 30l24 12 24-12v6L24 48 0 36z',
  testing: 'M24 0l24 24-24 24L0 24zM13 24l9 9 14-14-4-4-10 10-5-5z',
  'web-application':
    'M0 3h48v9H0zM4 6v3h3V6zM10 6v3h3V6zM0 15h12v30H0zM15 15h33v12H15zM15 45V30a15 15 0 0 1 15 15zM33 30h15v15H33z',
  'web-consulting': 'M0 0h48v9H0zM4 3v3h3V3zM10 3v3h3V3zM0 12h48v24H24L12 48V36H0zM8 18v4h32v-4zM8 26v4h20v-4z',
} as const

export type CapabilityIconName = keyof typeof CAPABILITY_ICONS
