/** Versions by remote. */
export type Pins = Record<string, string>;

/** A deployment that the suites test. */
export type Deployment = { url: string; pins: Pins; token: string };

class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
  // Playwright prints the stack if there is one, and the sentence is enough.
  override readonly stack = this.message;
}

const PIN = /^([a-z][a-z0-9-]*)=([0-9A-Za-z][0-9A-Za-z.-]*)$/;

/**
 * Reads BASE_URL, PINS and TEAMS_TOKEN. Returns undefined when the suites start their own site. Throws one sentence for a
 * setting that cannot be used.
 */
export function readDeployment({ BASE_URL, PINS, TEAMS_TOKEN = '' }: NodeJS.ProcessEnv): Deployment | undefined {
  const pins: Pins = {};
  for (const entry of (PINS ?? '').split(',').filter(Boolean)) {
    const [, remote, version] = PIN.exec(entry.trim()) ?? [];
    if (!remote || !version)
      throw new WrongSetting(`PINS holds «${entry}»: write a remote and its version, as in mfe-blog=1.0.0-3f9c2a7b10`);
    pins[remote] = version;
  }
  if (!BASE_URL) {
    if (PINS) throw new WrongSetting('PINS needs the deployment to run against: set BASE_URL, too');
    return undefined;
  }
  if (PINS && !TEAMS_TOKEN)
    throw new WrongSetting('PINS needs the token of the teams of that deployment: set TEAMS_TOKEN, too');
  if (!/^https?:\/\//.test(BASE_URL) || !URL.canParse(BASE_URL)) {
    throw new WrongSetting(`BASE_URL is «${BASE_URL}»: write it with its scheme, as in http://localhost:3000`);
  }
  return { url: new URL(BASE_URL).origin, pins, token: TEAMS_TOKEN };
}
