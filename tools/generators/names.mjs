/** `gift-list` as `GiftList`. */
export const pascal = (name) => name.replace(/(^|-)([a-z0-9])/g, (_, __, letter) => letter.toUpperCase());

/** `gift-list` as `giftList`. */
export const camel = (name) => pascal(name).replace(/^./, (letter) => letter.toLowerCase());
