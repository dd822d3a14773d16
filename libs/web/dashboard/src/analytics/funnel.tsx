import type { AnalyticsFunnel, Compared } from '@smachot/contracts';
import { useFormat } from '@smachot/web-platform';
import { Card } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { useChangeWords } from './use-change-words';
import dashboardStyles from '../dashboard.module.css';
import styles from './analytics.module.css';

const STAGES = ['views', 'configurations', 'checkouts', 'orders'] as const;
/** The stage that leads to each. */
const BEFORE = { configurations: 'views', checkouts: 'configurations', orders: 'checkouts' } as const;

type StageProps = {
  name: string;
  figure: Compared;
  shown: (value: number) => string;
  /** The share of the stage before. */
  share?: string | null;
};

function Stage({ name, figure, shown, share }: StageProps) {
  const change = useChangeWords();
  return (
    <li>
      <span>{name}</span>
      <b>
        <bdi>{shown(figure.now)}</bdi>
      </b>
      {share ? <span className="small">{share}</span> : null}
      <span className="small muted">{change(figure, shown)}</span>
    </li>
  );
}

/** From a visit to money: each stage with what of the one before came so far. */
export function Funnel({ funnel }: { funnel: AnalyticsFunnel }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  const shareOf = (stage: (typeof STAGES)[number]): string | null => {
    if (stage === 'views') return null;
    const before = BEFORE[stage];
    const [all, came] = [funnel[before].now, funnel[stage].now];
    // an order may have been placed by somebody who was not counted
    if (all === 0 || came > all) return null;
    return t(`analytics.funnel.shareOf.${before}`, {
      percent: format.number(Math.round((came / all) * 100)),
    });
  };
  return (
    <Card component="section" aria-labelledby="an-funnel" className={dashboardStyles.part}>
      <h2 id="an-funnel">{t('analytics.funnel.title')}</h2>
      <ol className={styles.funnel}>
        {STAGES.map((stage) => (
          <Stage
            key={stage}
            name={t(`analytics.figures.${stage}`)}
            figure={funnel[stage]}
            shown={format.number}
            share={shareOf(stage)}
          />
        ))}
        {funnel.revenue ? (
          <Stage name={t('analytics.figures.revenue')} figure={funnel.revenue} shown={format.shekels} />
        ) : null}
      </ol>
      <p className="small muted">{t('analytics.funnel.note')}</p>
    </Card>
  );
}
