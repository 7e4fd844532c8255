/** Timeout for the API's answer, in milliseconds. */
const TIMEOUT = 5_000;

/** A line that says why pages lack their data; undefined if the API answers. Any status is an answer. */
export async function apiProblem(apiUrl: string | undefined): Promise<string | undefined> {
  if (apiUrl === undefined) {
    return 'the release service knows no API, so pages have no data; set its API_URL, and publish again';
  }
  try {
    await fetch(apiUrl, { signal: AbortSignal.timeout(TIMEOUT) });
    return undefined;
  } catch {
    return `${apiUrl} does not answer, so pages have no data; publish again when it does, or correct API_URL`;
  }
}
