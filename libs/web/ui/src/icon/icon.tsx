import { iconPaths, type IconName } from './icon-paths';

/** Symbols that point along the line of reading; the others (ticks, clocks, phones) never turn. */
const DIRECTIONAL: ReadonlySet<IconName> = new Set(['next', 'arrow', 'send', 'undo']);

export type IconProps = {
  name: IconName;
  /** Side in px; the stroke keeps its weight relative to it. */
  size?: number;
  /** Accessible name; without it the icon is decoration. */
  label?: string;
  /** Overrides whether the icon turns in right-to-left. */
  flip?: boolean;
  className?: string;
};

export function Icon({ name, size = 20, label, flip = DIRECTIONAL.has(name), className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      className={['ui-icon', flip && 'flip', className].filter(Boolean).join(' ')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: iconPaths[name] }}
    />
  );
}
