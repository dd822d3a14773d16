import type { ProposalVersion } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import { proposalDifferences } from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import styles from './proposals.module.css';

/** What differs from the version before, in sentences. */
function Differences({ before, after }: { before: ProposalVersion; after: ProposalVersion }) {
  const { t } = useTranslation('dashboard');
  const { fields, lines, terms } = proposalDifferences(before.content, after.content);
  const kinds = (['added', 'removed', 'changed'] as const).flatMap((kind) => [
    ...lines[kind].map((name) => t(`proposals.difference.${kind}`, { name: isolate(name) })),
    ...terms[kind].map((name) => t(`proposals.difference.${kind}Term`, { name: isolate(name) })),
  ]);
  const said = [...fields.map((field) => t(`proposals.difference.${field}`)), ...kinds];
  if (said.length === 0) return <p className="small muted">{t('proposals.difference.none')}</p>;
  return (
    <ul>
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}

/** The versions that were sent, the newest first, each with what it changed. */
export function ProposalVersions({ versions }: { versions: ProposalVersion[] }) {
  const { t } = useTranslation('dashboard');
  const format = useFormat();
  return (
    <ul className={styles.rows}>
      {versions.map((version, at) => {
        const before = versions[at + 1];
        return (
          <li key={version.number} className={styles.row}>
            <div className={styles.grow}>
              <h3>{t('proposals.versionAt', { number: version.number })}</h3>
              <p className="small muted">{format.dayAndDate(version.sentAt)}</p>
              {before ? <Differences before={before} after={version} /> : null}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
