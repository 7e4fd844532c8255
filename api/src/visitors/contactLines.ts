const NAMES = ['name', 'email', 'phone', 'message'] as const;

/** What a message says of its sender, and its text. A line that is missing is undefined. */
export type ContactLines = Partial<Record<(typeof NAMES)[number], string>>;

/** Reads a message that follows docs/product/api.md#send-3. One that does not has no lines. */
export function contactLines(mensaje: string): ContactLines {
  const lines = mensaje.split('\n');
  const textOf = (name: string) => {
    const line = lines.find((one) => one.startsWith(`${name}: `));
    return line === undefined ? undefined : decode(line.slice(name.length + 2));
  };
  return Object.fromEntries(NAMES.map((name) => [name, textOf(name)]).filter(([, value]) => value !== undefined));
}

/** The form writes a line break as `\n` in two characters, a backslash as two (docs/product/api.md#send-4). */
const decode = (value: string) =>
  value.replace(/\\([\\n])/g, (_escaped, character) => (character === 'n' ? '\n' : '\\'));
