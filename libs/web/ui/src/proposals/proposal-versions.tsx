import type { ProposalVersion } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { Folded } from '../layout/folded';
import { ProposalChanges } from './proposal-changes';
import { ProposalContents } from './proposal-contents';
import './texts';
import styles from './proposals.module.css';

/**
 * Versions of a proposal, the newest first: when each was sent, what it changed, and what it says.
 * @param versions consecutive ones; of the oldest no changes are told
 */
export function ProposalVersions({ versions }: { versions: ProposalVersion[] }) {
  const { t } = useTranslation('proposals');
  const format = useFormat();
  return (
    <ul className={styles.versions}>
      {versions.map((version, at) => {
        const before = versions[at + 1];
        const { number, sentAt } = version;
        return (
          <li key={number}>
            <h3>{t('version', { number })}</h3>
            <p className="small muted">{t('sentAt', { at: isolate(format.dateTime(sentAt)) })}</p>
            {before ? <ProposalChanges before={before} after={version} /> : null}
            <Folded title={t('contents', { number })}>
              <ProposalContents version={version} />
            </Folded>
          </li>
        );
      })}
    </ul>
  );
}
