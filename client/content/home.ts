/** The success stories on the home page, in this order. */
export const HOME_CASE_STUDIES = [
  'ezymart-mobile-commerce-platform',
  'healthcare-patient-portal-app',
  'fintech-investment-tracking-app',
  'supply-chain-optimization-with-ai',
]
