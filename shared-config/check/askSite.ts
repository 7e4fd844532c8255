import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { registry, type ShellOffer, shellOffer } from '@tramuntana/contracts';
import { type MountedRemote, reasonOf } from 'releases/client';
import { Failure } from 'shared-site';

/** In milliseconds. */
const TIMEOUT = 15_000;

/** The offer of a shell, and the shell's place for messages. */
export type NamedOffer = { of: string; offer: ShellOffer };

/**
 * The offer of a site's running shell, or else of the shell that the repository has built. Undefined without a site and a
 * built shell. Throws Failure if the offer cannot be read.
 */
export async function findOffer(root: string, site: string | undefined): Promise<NamedOffer | undefined> {
  if (site !== undefined) return { of: site, offer: parse(await fetchText(site, '/releases/offer.json'), site) };
  const file = path.join(root, 'shell/dist/offer.json');
  if (!existsSync(file)) return undefined;
  return { of: `the shell of ${path.relative(root, file)}`, offer: parse(readFileSync(file, 'utf8'), file) };
}

/** The live remotes of a site, with their paths. Throws Failure if the site does not tell them. */
export async function findRemotes(site: string): Promise<MountedRemote[]> {
  const text = await fetchText(site, '/registry.json');
  try {
    return registry.parse(JSON.parse(text)).remotes;
  } catch {
    throw new Failure(`${site} has no list of remotes in /registry.json: name the address of a site`);
  }
}

async function fetchText(site: string, path: string): Promise<string> {
  const address = URL.parse(path, site);
  if (!address || !/^https?:$/.test(address.protocol)) {
    throw new Failure(`${site} is no address of a site: write it as https://tramuntana.example`);
  }
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    if (response.ok) return await response.text();
    throw new Error(`it answered ${response.status}`);
  } catch (error) {
    throw new Failure(
      `${address} gave no answer (${reasonOf(error)}): correct the address, or try again when the site runs`,
    );
  }
}

function parse(text: string, place: string): ShellOffer {
  try {
    return shellOffer.parse(JSON.parse(text));
  } catch {
    throw new Failure(`${place} has no offer of a shell in /releases/offer.json: name the address of a site`);
  }
}
