/** What a release's entry puts into the page: a container of Module Federation, under the release's own name. */
export type Container = {
  /** Gives the container what the shell lends: the modules by name and version. Once a page. */
  init(shared: object, initScope: unknown[], options: object): Promise<unknown> | unknown;
  /** Brings an exposed module; its factory gives the exports. Rejects when it exposes none of that name. */
  get(module: string): Promise<() => unknown>;
};

/** A script that has not come after so long is given up, in milliseconds. */
const TIMEOUT = 10_000;

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Runs a release's entry and gives its container. Rejects when the script does not come, throws, or leaves no container
 * under the name; a later call then tries anew.
 */
export async function loadContainer(name: string, address: string): Promise<Container> {
  const page = window as unknown as Record<string, unknown>;
  if (!isContainer(page[name])) await runScript(address);
  const container = page[name];
  if (!isContainer(container)) throw new Error(`${address} leaves no container ${name}`);
  return container;
}

/** Makes the next `loadContainer` of the name run the entry again. */
export function forgetContainer(name: string): void {
  // Not `delete`: an entry declares its container by `var`, which cannot be deleted.
  (window as unknown as Record<string, unknown>)[name] = undefined;
}

function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  let timer: ReturnType<typeof setTimeout>;
  return new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${address} ${why}`));
    timer = setTimeout(() => fail(`did not come within ${TIMEOUT} ms`), TIMEOUT);
    script.onload = () => resolve();
    script.onerror = () => fail('could not be loaded');
    script.src = address;
    document.head.append(script);
  }).finally(() => {
    clearTimeout(timer);
    script.remove();
  });
}
