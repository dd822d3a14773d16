import { use, useEffect, useState } from 'react';
import { artCatalogue, type ArtName } from './art-catalogue';

export type ArtProps = {
  name: ArtName;
  /** `contain` keeps the drawing whole, `cover` fills its box and cuts. */
  fit?: 'contain' | 'cover';
  /** Accessible name; without it the drawing is decoration. */
  label?: string;
  className?: string;
};

const drawn = new Map<ArtName, string>();

/** Starts loading a drawing before it is shown. */
const loadArt = async (name: ArtName): Promise<string> => {
  const known = drawn.get(name);
  if (known !== undefined) return known;
  const { default: svg } = await artCatalogue[name].load();
  drawn.set(name, svg);
  return svg;
};

const loading = new Map<ArtName, Promise<string>>();
/** Where pages are rendered nothing arrives later: a page waits for its drawings. */
const useRendered = (name: ArtName): void => {
  if (typeof document !== 'undefined' || drawn.has(name)) return;
  const load = loading.get(name) ?? loadArt(name);
  loading.set(name, load);
  use(load);
};

/** Takes up the drawings of a page that was rendered by the server, so that none of them is loaded once more. */
export const takeUpArt = (root: ParentNode): void => {
  for (const svg of root.querySelectorAll<SVGElement>('svg[data-art]'))
    if (svg.innerHTML) drawn.set(svg.dataset['art'] as ArtName, `<svg>${svg.innerHTML}</svg>`);
};

// Only our own constant drawings are rendered here, never an upload, so the markup is safe to set.
const inner = (svg: string) => svg.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');

export function Art({ name, fit = 'contain', label, className }: ArtProps) {
  const [, setArrived] = useState(() => (drawn.has(name) ? name : undefined));
  useRendered(name);
  useEffect(() => {
    // also when it is there: it may have arrived since this was drawn
    let wanted = true;
    void loadArt(name).then(
      () => wanted && setArrived(name),
      // The drawing is decoration: an error page without a connection cannot load its drawing either.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [name]);
  const [width, height] = artCatalogue[name].box;
  const svg = drawn.get(name) ?? '';
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio={fit === 'cover' ? 'xMidYMid slice' : 'xMidYMid meet'}
      data-art={name}
      className={['ui-art', svg && 'ui-art-in', className].filter(Boolean).join(' ')}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      focusable="false"
      dangerouslySetInnerHTML={{ __html: inner(svg) }}
    />
  );
}
