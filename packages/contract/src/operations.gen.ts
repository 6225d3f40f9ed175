// Generated from openapi/ by `pnpm contract`. Never edited by hand.
export const operationTable = {
  getProfile: {"method":"get","path":"/v2/profile/","access":"signed-in","object":{},"idempotency":"safe","rate":"read","defaults":[]},
  listProjects: {"method":"get","path":"/v2/projects","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":["limit"]},
  searchProjects: {"method":"get","path":"/v2/projects/projectsSearchAfter","access":"terms-accepted","object":{},"idempotency":"safe","rate":"read","defaults":["term","sortBy","order","pageNumber","limit"]},
  sendFeedback: {"method":"post","path":"/feedback","access":"signed-in","object":{},"idempotency":"key","rate":"write","defaults":[]},
  verifyEmail: {"method":"post","path":"/public/reports/email-verification","access":"anyone","object":{},"idempotency":"safe","rate":"account-question","defaults":[]},
} as const;
