export const WIDTHS = [480, 960] as const;
export const FORMATS = ['webp', 'avif'] as const;

/** `images/x.jpg` -> `images/x-960.webp` */
export const imageVariant = (
  key: string,
  width: (typeof WIDTHS)[number],
  format: (typeof FORMATS)[number],
): string => key.replace(/\.jpg$/, `-${width}.${format}`);

/** Every file that is stored for a key: of a picture all its sizes, else the file itself. */
export const filesOf = (key: string): string[] =>
  /^images\/.+\.jpg$/.test(key)
    ? [key, ...WIDTHS.flatMap((width) => FORMATS.map((format) => imageVariant(key, width, format)))]
    : [key];

/** The same picture in the same width, in fewer bytes; null: there is none. */
export const smallerForm = (key: string): string | null =>
  /^images\/.+-\d+\.webp$/.test(key) ? key.replace(/\.webp$/, '.avif') : null;
