export type ViewerAddress = {
  /** What is shown, and the still picture for browsers without WebGL. */
  file: string;
  picture: string | null;
  title: string | null;
};

/** What the viewer's address asks for: files of this site only, whoever wrote the link. */
export function readAddress(location: string): ViewerAddress {
  const address = new URL(location);
  const own = (name: string) => {
    const path = address.searchParams.get(name);
    if (!path) return null;
    const file = new URL(path, address);
    return file.origin === address.origin ? file.pathname : null;
  };
  const file = own('archivo');
  if (!file) throw new Error('The viewer shows a file of this site: ?archivo=/path');
  return { file, picture: own('imagen'), title: address.searchParams.get('titulo') };
}
