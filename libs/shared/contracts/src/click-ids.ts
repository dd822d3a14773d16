/**
 * Parameters by which networks and mailings tell one press on a link from another. No page reads them. Their
 * values differ for each visitor, so that no rendered page would be found again under its address, and a shared address would carry them on.
 */
const CLICK_IDS = new Set([
  ...['fbclid', 'igsh', 'igshid', 'gclid', 'gbraid', 'wbraid', 'dclid', 'srsltid', 'msclkid'],
  ...['ttclid', 'twclid', 'li_fat_id', 'yclid', 'epik', 'ScCid', 'mc_eid'],
]);

/** @param address from the root or absolute, without its hash @returns the rest of it as it was typed */
export const withoutClickIds = (address: string): string => {
  const at = address.indexOf('?');
  if (at < 0) return address;
  const given = address.slice(at + 1).split('&');
  const kept = given.filter((pair) => !CLICK_IDS.has(pair.split('=', 1)[0]!));
  return `${address.slice(0, at)}${kept.length ? '?' : ''}${kept.join('&')}`;
};
