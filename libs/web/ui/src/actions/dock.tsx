import type { ReactNode } from 'react';

/**
 * The screen's acts: at the bottom edge under the thumb on phones, where they stand from 905 px on.
 * `main` stretches; it also keeps room under the page so that nothing hides behind it.
 */
export function Dock({ main, children, label }: { main?: ReactNode; children?: ReactNode; label?: string }) {
  return (
    <>
      <div className="dock ui-dock" role="group" aria-label={label}>
        {children}
        {main ? <div className="ui-dock-main">{main}</div> : null}
      </div>
      <div className="ui-dock-room" aria-hidden />
    </>
  );
}
