/** Of jest: stops the server that `globalSetup` started. */
export default async function globalTeardown(): Promise<void> {
  await (globalThis as { stopPostgres?: () => Promise<void> }).stopPostgres?.();
}
