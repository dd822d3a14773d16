import { Card, IconButton, useWide } from '@smachot/web-ui';
import { useState, type CSSProperties } from 'react';
import { useTranslation } from 'react-i18next';
import { drawnPart } from '../plan/figure';
import { useRoom } from '../plan/seating-context';
import styles from '../seating.module.css';
import { TableFigure } from './table-figure';

const ZOOMS = [0.25, 0.35, 0.5, 0.65, 0.8, 1, 1.25];

/** The plan, seen from above; its left is the hall's left in every language. */
export function PlanBoard() {
  const { t } = useTranslation('seating');
  const { mayEdit } = useRoom();
  const wide = useWide(905);
  const [chosen, setChosen] = useState<number | null>(null);
  const step = chosen ?? (wide ? 3 : 2);
  return (
    <Card component="section" pad="s" aria-labelledby="plan-title">
      <div className="row">
        <h2 id="plan-title" className="grow">
          {t('plan.title')}
        </h2>
        <IconButton
          icon="minus"
          label={t('plan.smaller')}
          disabled={step === 0}
          onClick={() => setChosen(step - 1)}
        />
        <IconButton
          icon="plus"
          label={t('plan.larger')}
          disabled={step === ZOOMS.length - 1}
          onClick={() => setChosen(step + 1)}
        />
      </div>
      {mayEdit ? <p className="muted small">{t('plan.hint')}</p> : null}
      <Hall zoom={ZOOMS[step]!} />
    </Card>
  );
}

function Hall({ zoom }: { zoom: number }) {
  const { t } = useTranslation('seating');
  const { view } = useRoom();
  const { width, height } = drawnPart(view.tables);
  return (
    <div className={styles.scroll} dir="ltr" tabIndex={0} role="group" aria-label={t('plan.title')}>
      <div
        className={styles.plan}
        style={{ '--zoom': zoom, '--width': width, '--height': height } as CSSProperties}
      >
        {view.tables.map((table) => (
          <TableFigure key={table._id} table={table} zoom={zoom} />
        ))}
      </div>
    </div>
  );
}
