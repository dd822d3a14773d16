export type LogoProps = {
  /** Side of the mark in px. */
  size?: number;
  /** The word beside the mark; it is the brand's name and is not translated. */
  word?: string;
};

const MARK = {
  bowl: 'M24 42C10 42 5 31 5 16C14 18 20 24 24 34C28 24 34 18 43 16C43 31 38 42 24 42Z',
  flame: 'M24 40C18 31 18 20 24 9C30 20 30 31 24 40Z',
};

export function Logo({ size = 32, word = 'שמחות' }: LogoProps) {
  return (
    <span className="brand">
      <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden focusable="false">
        <path d={MARK.bowl} fill="var(--art-purple)" />
        <path d={MARK.flame} fill="var(--art-orange)" />
        <circle cx="9" cy="8" r="3" fill="var(--art-gold)" />
        <circle cx="24" cy="3.5" r="2.5" fill="var(--art-rose)" />
        <rect x="35" y="6" width="8" height="4" rx="1.5" transform="rotate(28 39 8)" fill="var(--art-gold)" />
      </svg>
      <b lang="he">{word}</b>
    </span>
  );
}
