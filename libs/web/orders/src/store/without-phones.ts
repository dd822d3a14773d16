/** A run of digits as phones are written here, with dashes, dots, blanks or brackets between them. */
const PHONE = /(?:\+|\b)(?:972[\s\-.()]*\d|0)(?:[\s\-.()]*\d){7,9}\b/g;

/** For papers that lie about in a kitchen: what somebody wrote, without the phones in it. */
export const withoutPhones = (text: string, instead: string): string => text.replace(PHONE, instead);
