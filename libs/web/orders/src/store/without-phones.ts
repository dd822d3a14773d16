/** Phone numbers as written in Israel, with dashes, dots, blanks or brackets between the digits. */
const PHONE = /(?:\+|\b)(?:972[\s\-.()]*\d|0)(?:[\s\-.()]*\d){7,9}\b/g;

/** Removes phone numbers from a text, for printed sheets that lie about in a kitchen. */
export const withoutPhones = (text: string, instead: string): string => text.replace(PHONE, instead);
