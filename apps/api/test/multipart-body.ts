export const MULTIPART = 'x'.repeat(24);
/** A small table of guests. */
export const fileBody = `--${MULTIPART}\r\nContent-Disposition: form-data; name="file"; filename="a.csv"\r\nContent-Type: text/csv\r\n\r\nשם,טלפון\r\nדנה,0502345678\r\n--${MULTIPART}--\r\n`;
