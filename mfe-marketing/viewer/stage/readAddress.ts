export type ViewerAddress = {
  /** The file to show, and the still picture for browsers without WebGL. */
  file: string;
  picture: string | null;
  title: string | null;
};

/** Reads the viewer's address. It accepts only files of this site, because anybody can write a link. */
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
