/** The slugs of the case studies that the home page shows as success stories, in order. */
export const HOME_CASE_STUDIES = [
  'ezymart-mobile-commerce-platform',
  'healthcare-patient-portal-app',
  'fintech-investment-tracking-app',
  'supply-chain-optimization-with-ai',
]
