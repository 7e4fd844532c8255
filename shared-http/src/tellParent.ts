/** A server's report to the process that started it: that it is ready, or why it failed. */
type Report = { type: 'ready'; url: string } | { type: 'failed'; message: string };

/** Sends a report through the IPC channel. Without a parent that listens, nothing is sent. */
export const tellParent = (report: Report): Promise<void> =>
  new Promise((resolve) => {
    if (process.send) process.send(report, () => resolve());
    else resolve();
  });
