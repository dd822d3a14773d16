import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { SnackbarSlot } from '../feedback/snackbar';
import { useWide } from '../theme/use-wide';
import { useDockHeight } from './dock-height';

/**
 * The screen's actions: a bar at the bottom edge on phones, in the flow of the page from 905 px on. `main` stretches. The foot of
 * the page keeps clear of it (`--dock-all`), so that nothing stays hidden behind it.
 */
export function Dock({ main, children, label }: { main?: ReactNode; children?: ReactNode; label?: string }) {
  const inPage = useWide(905);
  const ref = useDockHeight<HTMLDivElement>();
  return (
    <div ref={ref} className="dock ui-dock" data-dock role="group" aria-label={label}>
      {inPage ? null : <SnackbarSlot />}
      {children}
      {main ? <div className="ui-dock-main">{main}</div> : null}
    </div>
  );
}

/** Acts along the lower edge that bring their own looks. */
export function EdgeDock({ className, children }: { className: string | undefined; children: ReactNode }) {
  const ref = useDockHeight<HTMLDivElement>();
  return (
    <div ref={ref} className={clsx('dock', className)} data-dock>
      {children}
    </div>
  );
}
