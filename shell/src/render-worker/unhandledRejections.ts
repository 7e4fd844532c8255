/**
 * Lets the thread survive a promise that its release forgot, as a browser does, and logs why it was rejected. Node would
 * end the thread, and with it all pages under way.
 */
export function logUnhandledRejections(release: string): void {
  process.on('unhandledRejection', (reason) => {
    console.error(`${release}: a promise was rejected, and nobody handled it`, reason);
  });
}
