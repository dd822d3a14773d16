import type { GuestGroup, Side } from '@smachot/contracts';
import { searchKey, tidy } from '@smachot/kernel';
import { isBlank, readGroup } from './cell-readings';
import { exportWords } from '../write/export-words';

/** Reading of a group cell: one of the six groups, the host's own label for it, and the side whose guests these are. */
export type GroupCell = { group: GuestGroup | null; label: string | null; side: Side | null };

const key = (text: string): string => searchKey(text.slice(0, 200));

const BRIDE = /(?<!\p{L})[הלמו]*(?:כלה|bride|невеста|невесты|العروس|عروس)(?:s)?(?!\p{L})/u;
const GROOM = /(?<!\p{L})[הלמו]*(?:חתנ|groom|жених|жениха|العريس|عريس)(?:s)?(?!\p{L})/u;
const BOTH =
  /^(?:both|shared|common|mutual|שניהמ|שנינו|שני הצדדימ|משותפ|משותפת|משותפימ|оба|обоих|общие|كلاهما|الاثنان|مشترك)$/u;

/** Reads the side: "כלה", "צד החתן", "Bride's side", "both"; null when the words name neither. */
export const readSide = (raw: string): Side | null => {
  const said = key(raw);
  const [bride, groom] = [BRIDE.test(said), GROOM.test(said)];
  if ((bride && groom) || BOTH.test(said)) return 'both';
  return bride ? 'bride' : groom ? 'groom' : null;
};

/** Words that mean only one of the six groups: no label is stored for them. */
const PLAIN = new Set(
  [
    ...Object.values(exportWords).flatMap(({ groups }) => Object.values(groups)),
    ...'general family friends school work family_friends other relatives colleagues כללי אחר אחרים משפחה משפחות קרובים חברים חברות חבר חברה עבודה קולגות לימודים'.split(
      ' ',
    ),
    ...['ידידי משפחה', 'ידידי המשפחה', 'חברי משפחה', 'חברי המשפחה', 'חברים של המשפחה'],
  ].map(key),
);

/** Whether a text names only a group or a side and no person. */
export const isPlainGroup = (text: string): boolean => PLAIN.has(key(text)) || ONLY_SIDE.test(key(text));

/** "צד הכלה" and "bride's side" name the side and nothing more. */
const ONLY_SIDE =
  /^(?:(?:צד|מצד|של|side|of|the)\s+)*(?:ה?(?:כלה|חתנ)|brides?|grooms?)(?:\s+(?:side|guests))?$/u;

export const readGroupCell = (raw: string): GroupCell => {
  const said = tidy(raw);
  if (said === '' || isBlank(said)) return { group: null, label: null, side: null };
  return { group: readGroup(said), label: isPlainGroup(said) ? null : said, side: readSide(said) };
};
