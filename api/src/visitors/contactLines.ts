const NAMES = ['name', 'email', 'phone', 'message'] as const;

/** The sender and the text of a message. A missing line is undefined. */
export type ContactLines = Partial<Record<(typeof NAMES)[number], string>>;

/** Reads the lines of a message that follows docs/product/api.md#send-3. Any other message has no lines. */
export function contactLines(mensaje: string): ContactLines {
  const lines = mensaje.split('\n');
  const textOf = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name}: `));
    return line === undefined ? undefined : decode(line.slice(name.length + 2));
  };
  return Object.fromEntries(NAMES.map((name) => [name, textOf(name)]).filter(([, value]) => value !== undefined));
}

/** The form writes a line break as the two characters `\n`, and a backslash twice (docs/product/api.md#send-4). */
const decode = (value: string) =>
  value.replace(/\\([\\n])/g, (_escaped, character) => (character === 'n' ? '\n' : '\\'));
