/** The site that the suites share, which playwright.config.ts starts. */
export const SUITES_PORT = Number(process.env.E2E_PORT ?? 3199);
export const SUITES_SITE = `http://localhost:${SUITES_PORT}`;
/** Its DATA_DIR, relative to the repository. */
export const SUITES_DATA = 'test-results/data';
