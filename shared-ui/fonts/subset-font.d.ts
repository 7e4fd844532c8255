// The package has no types. These cover only the part in use.
declare module 'subset-font' {
  type Options = {
    targetFormat: 'woff2';
    variationAxes: Record<string, number | { min: number; max: number }>;
    keepFeatures: string[];
  };
  /** Cuts a font to the characters of a text. Rejects data that is no font. */
  export default function subsetFont(font: Buffer, text: string, options: Options): Promise<Buffer>;
}
