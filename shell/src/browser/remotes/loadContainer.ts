/** A container of Module Federation. A release's entry puts it on `window` under its own name. */
export type Container = {
  /** Gives the container the shell's modules, by name and version. May be called only once. */
  init(shared: object, initScope: unknown[], options: object): Promise<unknown> | unknown;
  /** Loads an exposed module. The returned factory runs it and returns its exports. Rejects if the name is not exposed. */
  get(module: string): Promise<() => unknown>;
};

const isContainer = (value: unknown): value is Container =>
  typeof value === 'object' && value !== null && 'init' in value && 'get' in value;

/**
 * Runs a release's entry and returns its container. Rejects if the script does not load, or leaves no container under the
 * name. The next call then tries again.
 */
export async function loadContainer(name: string, address: string): Promise<Container> {
  const page = window as unknown as Record<string, unknown>;
  if (!isContainer(page[name])) await runScript(address);
  const container = page[name];
  if (!isContainer(container)) throw new Error(`${address} leaves no ${name}`);
  return container;
}

/** Makes the next `loadContainer` with this name run the entry again. */
export function forgetContainer(name: string): void {
  // Not `delete`: an entry declares its container by `var`, which cannot be deleted.
  (window as unknown as Record<string, unknown>)[name] = undefined;
}

function runScript(address: string): Promise<void> {
  const script = document.createElement('script');
  return new Promise<void>((resolve, reject) => {
    script.onload = () => resolve();
    script.onerror = () => reject(new Error(`${address} did not load as it was published`));
    script.src = address;
    // Use `appendChild`: checkScripts has patched it to add hash and timeout (integrity.ts).
    document.head.appendChild(script);
  }).finally(() => script.remove());
}
