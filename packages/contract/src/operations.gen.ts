// Generated from openapi/ by `pnpm contract`. Never edited by hand.
export const operationTable = {
  getProfile: {"method":"get","path":"/v2/profile/","access":"signed-in","object":{},"idempotency":"safe","rate":"read","defaults":[]},
  listProjects: {"method":"get","path":"/v2/projects","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":["limit"]},
  searchProjects: {"method":"get","path":"/v2/projects/projectsSearchAfter","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":["term","sortBy","order","pageNumber","limit"]},
  calculate: {"method":"post","path":"/v2/calculators/calculate","access":"terms-accepted","object":{"inputs.project_number":"project"},"idempotency":"safe","rate":"read","defaults":[]},
  calculateWaste: {"method":"post","path":"/v2/calculators/calculator/waste/basic","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":[]},
  calculateIceAndWaterShield: {"method":"post","path":"/v2/calculators/calculator/iws/basic","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":[]},
  calculateVentilation: {"method":"post","path":"/v2/calculators/calculator/vent/basic","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":[]},
  calculatePermit: {"method":"post","path":"/v2/calculators/calculator/permit","access":"terms-accepted","object":{"inputs.project_number":"project"},"idempotency":"safe","rate":"read","defaults":[]},
  estimatePermitFees: {"method":"post","path":"/permit-fees","access":"terms-accepted","object":{"project_number":"project"},"idempotency":"safe","rate":"read","defaults":[]},
  estimateWaste: {"method":"post","path":"/waste_estimates","access":"anyone","object":{},"idempotency":"safe","rate":"read","defaults":[]},
  sendFeedback: {"method":"post","path":"/feedback","access":"signed-in","object":{},"idempotency":"key","rate":"write","defaults":[]},
  verifyEmail: {"method":"post","path":"/public/reports/email-verification","access":"anyone","object":{},"idempotency":"safe","rate":"account-question","defaults":[]},
} as const;
