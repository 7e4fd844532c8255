/**
 * Logs unhandled rejections instead of ending the thread, as browsers do. By default Node would end the thread, and with
 * it all pages in progress.
 */
export function logUnhandledRejections(release: string): void {
  process.on('unhandledRejection', (reason) => {
    console.error(`${release}: a promise was rejected, and nobody handled it`, reason);
  });
}
