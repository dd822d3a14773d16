import type { FeatureSwitchState } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat, useTitle } from '@smachot/web-platform';
import { Badge, Page, PageHead, QueryStatus, SkeletonRows } from '@smachot/web-ui';
import { useTranslation } from 'react-i18next';
import { ActButton } from '../acts/act-button';
import { useFeatureSwitchesQuery, useSetFeatureSwitchMutation } from '../acts/acts-api';
import '../texts';
import styles from '../acts/acts.module.css';

/** /admin-panel/feature-switches: parts of the product that can be switched off for everybody. */
export function FeatureSwitchesScreen() {
  const { t } = useTranslation('admin');
  const query = useFeatureSwitchesQuery(undefined, { refetchOnMountOrArgChange: true });
  useTitle(t('switches.title'));
  return (
    <Page width="narrow">
      <PageHead title={t('switches.title')} note={t('switches.note')} back="/admin-panel" />
      {query.data ? (
        <ul className={styles.rows}>
          {query.data.switches.map((one) => (
            <SwitchRow key={one.name} feature={one} />
          ))}
        </ul>
      ) : (
        <QueryStatus query={query} skeleton={<SkeletonRows count={5} />} />
      )}
    </Page>
  );
}

function SwitchRow({ feature: { name, on, reason, changedAt } }: { feature: FeatureSwitchState }) {
  const { t } = useTranslation('admin');
  const format = useFormat();
  const [set] = useSetFeatureSwitchMutation();
  const act = on ? 'off' : 'on';
  return (
    <li className={styles.row}>
      <span className={styles.rowText}>
        <b>{t(`switches.names.${name}`)}</b>
        <span className="muted small">{t(`switches.about.${name}`)}</span>
        {changedAt ? (
          <span className="small">
            {t('switches.changed', {
              when: isolate(format.dateTime(changedAt)),
              reason: isolate(reason ?? ''),
            })}
          </span>
        ) : null}
      </span>
      <Badge tone={on ? 'ok' : 'bad'} icon={on ? 'check' : 'pause'}>
        {t(on ? 'switches.isOn' : 'switches.isOff')}
      </Badge>
      <ActButton
        danger={on}
        title={t(`switches.ask.${act}`, { name: t(`switches.names.${name}`) })}
        text={t(`switches.askText.${act}`)}
        confirm={t(`switches.do.${act}`)}
        done={t(`switches.done.${act}`)}
        reasons={[t('switches.why.fault'), t('switches.why.load'), t('switches.why.over')]}
        send={(why) => set({ params: { name }, body: { on: !on, reason: why } })}
      />
    </li>
  );
}
