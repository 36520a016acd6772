/** The package brings no types; this is the part of it that is used here. */
declare module 'subset-font' {
  interface Options {
    readonly targetFormat: 'woff2' | 'sfnt';
    readonly variationAxes?: Readonly<Record<string, number>>;
    readonly noHinting?: boolean;
    readonly keepFeatures?: readonly string[];
  }
  const subset: (font: Uint8Array, letters: string, options: Options) => Promise<Uint8Array>;
  export default subset;
}
