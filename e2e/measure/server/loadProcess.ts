// Runs autocannon in a separate process, which can have its own core, and prints the result as JSON.
// Arguments: address, seconds, paths.
import autocannon from 'autocannon';

const [url = '', seconds = '1', ...paths] = process.argv.slice(2);
const { requests, latency, non2xx, errors } = await autocannon({
  url,
  connections: 10,
  duration: Number(seconds),
  headers: { 'accept-encoding': 'br' },
  requests: paths.map((path) => ({ method: 'GET', path })),
});
const { p50, p99 } = latency;
const found = { answers: requests.total, perSecond: requests.average, p50, p99, failed: non2xx + errors };
process.stdout.write(JSON.stringify(found));
