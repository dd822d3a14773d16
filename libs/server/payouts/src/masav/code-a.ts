/** Letters of the alphabet as Masav writes them ("Code A"): `&` and A–Z stand for them, the final forms included. */
const HEBREW = 'אבגדהוזחטיךכלםמןנסעףפץצקרשת';
const CODES = '&ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const KEPT = /[0-9 .,'"/()-]/;

/** Other characters are left out: a Latin letter would be read as a Hebrew one. */
export const codeA = (text: string): string =>
  [
    ...text
      .normalize('NFC')
      .replace(/[׳’]/g, "'")
      .replace(/[״“”]/g, '"')
      .replace(/[\s־–]+/g, ' '),
  ]
    .map((letter) => {
      const at = HEBREW.indexOf(letter);
      return at >= 0 ? CODES[at] : KEPT.test(letter) ? letter : '';
    })
    .join('')
    .replace(/ +/g, ' ')
    .trim();
