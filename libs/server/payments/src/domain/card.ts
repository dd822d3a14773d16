/** MMYY: a card is good until the end of its month, on a clock in Israel to the day. */
export const isValidPast = (expiry: string, day: string): boolean => {
  const month = Number(expiry.slice(0, 2));
  const year = 2000 + Number(expiry.slice(2));
  const [dayYear = 0, dayMonth = 0] = day.split('-').map(Number);
  return year > dayYear || (year === dayYear && month >= dayMonth);
};
