import { cutText } from '@smachot/kernel';
import type { ItemValues } from '../units/unit-values';

const BULLET = /^\s*(?:[-–—•*·▪◦]|\d+[.)])\s*/;
/** "דניס צלוי – 12 ₪ לאורח", "Bar 2,400": a sum at the end, marked by a dash, tab or shekel sign. */
const PRICE =
  /(?:\s[-–—:]\s*|\t\s*|\s+₪\s*)(\d[\d,]*(?:\.\d{1,2})?)\s*(?:₪|ש["״]ח|שקל(?:ים)?|nis|ils)?\s*(.*)$/i;
const PRICE_SIGN_LAST = /\s+(\d[\d,]*(?:\.\d{1,2})?)\s*(?:₪|ש["״]ח|nis|ils)\s*(.*)$/i;
const EACH = /לאורח|לאיש|לאדם|למנה|לסועד|per|guest|person/i;
const NAME_LONGEST = 120;

/** Dishes of a list that was pasted, one a line; a price at the end of a line becomes its surcharge. */
export const pastedItems = (
  text: string,
): Pick<ItemValues, 'name' | 'additionalPrice' | 'pricePerParticipant'>[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.replace(BULLET, '').trim())
    .filter(Boolean)
    .map((line) => {
      const price = PRICE_SIGN_LAST.exec(line) ?? PRICE.exec(line);
      const before = price ? line.slice(0, price.index) : line;
      const name = cutText(before.replace(/[\s\-–—:]+$/, '').trim(), NAME_LONGEST);
      if (!price || !name)
        return { name: cutText(line, NAME_LONGEST), additionalPrice: '', pricePerParticipant: '' };
      const sum = price[1]!.replace(/,/g, '');
      return EACH.test(price[2]!)
        ? { name, additionalPrice: '', pricePerParticipant: sum }
        : { name, additionalPrice: sum, pricePerParticipant: '' };
    });
