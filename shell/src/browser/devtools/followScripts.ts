const RELEASE = /^\/releases\/([^/]+)\/([^/]+)\//;

/** Versions of the releases whose scripts the page has requested, by remote. A later version replaces an earlier one. */
export function followScripts(): ReadonlyMap<string, string> {
  const versions = new Map<string, string>();
  const observer = new MutationObserver((records) => {
    for (const node of records.flatMap(({ addedNodes }) => [...addedNodes])) {
      const [, name, version] = (node instanceof HTMLScriptElement && RELEASE.exec(pathOf(node.src))) || [];
      if (name && version) versions.set(name, version);
    }
  });
  observer.observe(document.head, { childList: true });
  return versions;
}

const pathOf = (address: string) => (address ? new URL(address, location.href).pathname : '');
