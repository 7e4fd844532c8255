import { builtinModules } from 'node:module';

/** `from 'x'`, `import 'x'`, `import('x')`, `require('x')` and `resolve('x')`, except for relative names. */
const IMPORTED = /(?:\bfrom|\bimport|\brequire|\bresolve)\s*\(?\s*["']([^"'.][^"']*)["']/g;

/** Names of the packages that JavaScript files or declarations import, sorted. Node's own modules do not count. */
export function usedPackages(codes: Iterable<string>): string[] {
  const found = new Set<string>();
  for (const code of codes) {
    for (const [, request = ''] of code.matchAll(IMPORTED)) {
      const [, name] = /^((?:@[\w.-]+\/)?[\w.-]+)(?:\/|$)/.exec(request) ?? [];
      if (name !== undefined && !builtinModules.includes(name)) found.add(name);
    }
  }
  return [...found].sort();
}
