/** Whether a card with this expiry (MMYY) is valid on `day` (of Israel's clock): a card is good until the end of its month. */
export const isValidPast = (expiry: string, day: string): boolean => {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  const [dayYear = 0, dayMonth = 0] = day.split('-').map(Number);
  return year > dayYear || (year === dayYear && month >= dayMonth);
};

/** `checking`: the provider has not answered yet. Only a confirmed card pays. */
export type CardStatus = 'checking' | 'confirmed' | 'refused';

/** Accounts that may hold the same card at the same time (ADR 14). */
export const ACCOUNTS_PER_CARD = 5;
/** Days for which a deleted card still counts as held by its account. */
export const CARD_HELD_DAYS = 90;
/** Maximum of new cards an account may have checked in 24 hours, because stolen numbers are tried out in hundreds. */
export const NEW_CARDS_A_DAY = 12;
/** Hours after which a card is refused when the provider never answered. */
export const CHECK_HOURS = 24;

/** The provider publishes these cards for tests, so they do not identify a holder. Source: PayMe sandbox cards. */
const PUBLIC_TEST_CARDS = /^(532610\*+5846|375516\*+0090|455743\*+3431|400000\*+0\d{3})$/;
export const isPublicTestCard = (mask: string): boolean => PUBLIC_TEST_CARDS.test(mask);
