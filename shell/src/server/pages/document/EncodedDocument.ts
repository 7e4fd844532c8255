import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const quality = (value: number) => ({ params: { [zlib.constants.BROTLI_PARAM_QUALITY]: value } });

export type Encoding = 'br' | 'gzip' | 'identity';

/**
 * How a page is compressed: `fast` in this thread, for the visitor who waits for the page; `well` in another thread, for
 * later visitors.
 */
const COMPRESSIONS = {
  br: {
    fast: (html: Buffer) => zlib.brotliCompressSync(html, quality(1)),
    well: (html: Buffer) => brotli(html, quality(5)),
  },
  gzip: { fast: (html: Buffer) => zlib.gzipSync(html, { level: 1 }), well: (html: Buffer) => gzip(html, { level: 6 }) },
};

const lengthOf = (parts: readonly Uint8Array[]) => parts.reduce((sum, { byteLength }) => sum + byteLength, 0);

/**
 * An HTML document, compressed in each encoding on first request. It keeps the parts that it was made of, because documents
 * of several version sets share the largest part.
 */
export class EncodedDocument {
  /** The same for documents that count as equal. */
  readonly etag: string;
  private readonly asked = new Set<Encoding>();
  private readonly later = new Map<Encoding, Promise<Buffer>>();

  /**
   * `styleHashes` allow the document's own style elements in its Content-Security-Policy. The tag is a hash of `lasting`:
   * the parts, with a stable text in place of a part that changes without a change of content.
   */
  constructor(
    private readonly parts: readonly Uint8Array[],
    readonly styleHashes: readonly string[] = [],
    lasting: readonly Uint8Array[] = parts,
  ) {
    const hash = createHash('sha1');
    for (const part of lasting) hash.update(part);
    this.etag = `"${hash.digest('base64url')}"`;
  }

  /** Estimated memory: the page and its two compressed forms. */
  get bytes(): number {
    return Math.ceil(lengthOf(this.parts) * 1.5) + 1;
  }

  /** Compresses the page well for browsers before the first request. */
  async prepare(): Promise<void> {
    this.asked.add('br');
    await this.body('br');
  }

  /** Another document, made from this one's HTML, with the same style elements. */
  changed(change: (html: Buffer) => Buffer): EncodedDocument {
    return new EncodedDocument([change(this.html)], this.styleHashes);
  }

  private get html(): Buffer {
    return Buffer.concat(this.parts);
  }

  async body(encoding: Encoding): Promise<Buffer> {
    if (encoding === 'identity') return this.html;
    const { fast, well } = COMPRESSIONS[encoding];
    if (!this.asked.has(encoding)) {
      this.asked.add(encoding);
      return fast(this.html);
    }
    const body = this.later.get(encoding) ?? well(this.html);
    this.later.set(encoding, body);
    return body;
  }
}
