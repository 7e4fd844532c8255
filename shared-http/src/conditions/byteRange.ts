/** Positions of the first and the last byte. */
export type ByteRange = { start: number; end: number };

const BYTES = /^bytes=(.*)$/i;
const SPEC = /^(\d*)-(\d*)$/;

/**
 * The range that a `Range` header selects from a file of `size` bytes (RFC 9110, section 14.1.2). Undefined if the whole
 * file is sent: another unit, a malformed header, or several ranges; a server may ignore those (section 14.2).
 */
export function selectRange(header: string, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, list] = BYTES.exec(header) ?? [];
  const [spec = '', ...others] = (list ?? '')
    .split(',')
    .map((each) => each.trim())
    .filter(Boolean);
  const [, first, last] = SPEC.exec(spec) ?? [];
  if (others.length > 0 || first === undefined || last === undefined || first + last === '') return undefined;
  if (first === '') return lastBytes(Number(last), size);
  const start = Number(first);
  if (last !== '' && Number(last) < start) return undefined;
  if (start >= size) return 'unsatisfiable';
  return { start, end: last === '' ? size - 1 : Math.min(Number(last), size - 1) };
}

/** The last `length` bytes, or the whole file if it is shorter. `Content-Range` cannot describe an empty file. */
function lastBytes(length: number, size: number): ByteRange | 'unsatisfiable' | undefined {
  if (length === 0) return 'unsatisfiable';
  if (size === 0) return undefined;
  return { start: Math.max(0, size - length), end: size - 1 };
}
