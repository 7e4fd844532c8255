import type { Counts } from './counts';

type Advisory = { title: string; url: string };
type Vulnerable = {
  name: string;
  severity: string;
  range: string;
  /** Advisories, and names of vulnerable dependencies of this package. */
  via: (Advisory | string)[];
  fixAvailable: boolean | { name: string; version: string };
};
/** Output of `npm audit --json` (version 2 of its report), or the reason why there is no report. */
type Report = {
  vulnerabilities?: Record<string, Vulnerable>;
  statusCode?: number;
  message?: string;
  error?: { code?: string; summary?: string };
};

/**
 * Counts each vulnerable package in the output of `npm audit --json` (askRegistry.ts) as a failure. Many mirrors of the
 * registry answer no audits. A missing answer is printed, and counts as neither passed nor failed.
 */
export function audit(output: string, print: (line: string) => void): Counts {
  const report = readReport(output);
  if (!report.vulnerabilities) {
    print(`Not known: the registry answered no audit (${reasonOf(report)}). Ask another one: npm audit --omit=dev`);
    return { passed: 0, failed: 0 };
  }
  const vulnerable = Object.values(report.vulnerabilities);
  for (const one of vulnerable) print(describe(one));
  return { passed: vulnerable.length === 0 ? 1 : 0, failed: vulnerable.length };
}

function readReport(output: string): Report {
  try {
    return JSON.parse(output) as Report;
  } catch {
    return { message: output.trim().split('\n')[0] || 'npm said nothing' };
  }
}

const reasonOf = ({ statusCode, error, message }: Report) =>
  statusCode ? `HTTP ${statusCode}` : error?.summary || error?.code || message || 'no reason given';

function describe({ name, range, severity, via, fixAvailable }: Vulnerable): string {
  const causes = via.map((cause) => (typeof cause === 'string' ? `through ${cause}` : `${cause.title} (${cause.url})`));
  const fix = typeof fixAvailable === 'object' ? `${fixAvailable.name} ${fixAvailable.version} mends it` : undefined;
  return [
    `${name} ${range}, ${severity}`,
    ...causes,
    fix ?? (fixAvailable ? 'npm audit fix mends it' : 'no fix yet'),
  ].join('; ');
}
