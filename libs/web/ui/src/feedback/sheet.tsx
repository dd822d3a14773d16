import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../actions/icon-button';
import { Card } from '../layout/card';
import { useOverlays } from '../overlays/overlays';
import { useWide } from '../theme/use-wide';
import { SnackbarSlot } from './snackbar';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  title: ReactNode;
  /** Beside the title: an avatar. */
  lead?: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
};

/** Details of one list entry: a panel in its column from 1240 px, a sheet from the bottom below that. */
export function Sheet(props: SheetProps) {
  const beside = useWide(1240);
  const titleId = useId();
  if (!beside) return <BottomSheet {...props} titleId={titleId} />;
  return props.open ? <SidePanel {...props} titleId={titleId} /> : null;
}

type TitledProps = SheetProps & { titleId: string };

function SidePanel(props: TitledProps) {
  return (
    <Card
      component="aside"
      pad="none"
      aria-labelledby={props.titleId}
      style={{
        position: 'sticky',
        insetBlockStart: 84,
        maxHeight: 'calc(100vh - 100px)',
        display: 'flex',
        flexDirection: 'column',
      }}
    >
      <SheetInside {...props} />
    </Card>
  );
}

function BottomSheet(props: TitledProps) {
  const pieces = useOverlays(props.open);
  if (!pieces) return null;
  return (
    <pieces.ThemedDrawer
      anchor="bottom"
      open={props.open}
      onOpen={() => undefined}
      onClose={props.onClose}
      disableSwipeToOpen
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': props.titleId,
          sx: { borderRadius: '24px 24px 0 0', maxHeight: '88vh', boxShadow: 'var(--sh-3)' },
        },
      }}
    >
      <div
        style={{
          inlineSize: 40,
          blockSize: 4,
          borderRadius: 2,
          background: 'var(--line-strong)',
          margin: '10px auto 0',
          flex: 'none',
        }}
      />
      <SheetInside {...props} slot={props.open ? <SnackbarSlot over /> : null} />
    </pieces.ThemedDrawer>
  );
}

type InsideProps = TitledProps & { slot?: ReactNode };

function SheetInside({ title, lead, children, actions, onClose, titleId, slot }: InsideProps) {
  const { t } = useTranslation('ui');
  return (
    <>
      <div className="row" style={{ padding: '16px 16px 12px', gap: 12 }}>
        {lead}
        <h2 id={titleId} className="grow">
          {title}
        </h2>
        <IconButton icon="x" label={t('close')} onClick={onClose} />
      </div>
      <div style={{ overflow: 'auto', flex: 1, padding: '0 16px 16px' }}>{children}</div>
      {slot}
      {actions ? (
        <div
          className="row wrap"
          style={{
            padding: '12px 16px calc(16px + env(safe-area-inset-bottom))',
            borderBlockStart: '1px solid var(--line)',
            background: 'var(--surface)',
          }}
        >
          {actions}
        </div>
      ) : null}
    </>
  );
}
