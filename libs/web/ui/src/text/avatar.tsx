const KINDS = ['', 'av-2', 'av-3', 'av-4', 'av-5'] as const;

/** Titles and words of kinship, which are not part of the name: "משפחת לוי" is לוי. */
const TITLES = new Set(['משפחת', 'משפ', "משפ'", 'ד"ר', 'הרב', 'dr', 'mr', 'mrs', 'the', 'family']);

export const initials = (name: string): string => {
  const words = name.trim().split(/\s+/).filter(Boolean);
  const naming = words.filter((word) => !TITLES.has(word.toLowerCase()));
  const used = (naming.length > 0 ? naming : words).slice(0, 2);
  if (used.length === 1) return [...(used[0] ?? '')].slice(0, 2).join('');
  return used.map((word) => [...word][0] ?? '').join('');
};

/** The same name has the same colour on every screen and every day. */
export const colourOf = (name: string): (typeof KINDS)[number] => {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + letter.codePointAt(0)!) % 9973;
  return KINDS[hash % KINDS.length]!;
};

export type AvatarProps = { name: string; size?: number; className?: string };

export function Avatar({ name, size = 40, className }: AvatarProps) {
  const style = { inlineSize: size, blockSize: size, fontSize: size >= 48 ? 18 : size < 40 ? 13 : 14 };
  return (
    <span
      className={['avatar', colourOf(name), className].filter(Boolean).join(' ')}
      style={style}
      aria-hidden
    >
      {initials(name)}
    </span>
  );
}
