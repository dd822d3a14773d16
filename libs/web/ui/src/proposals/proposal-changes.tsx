import type { ProposalLine, ProposalTerm } from '@smachot/contracts';
import { isolate } from '@smachot/kernel';
import {
  type EntryDifference,
  lineDifferences,
  type ProposalField,
  proposalDifferences,
} from '@smachot/pricing';
import { useFormat } from '@smachot/web-platform';
import { useTranslation } from 'react-i18next';
import { type ShownVersion, useProposalWords } from './use-proposal-words';
import styles from './proposals.module.css';

type ChangeProps = { label: string; before: string; after: string };

/** A value as it was and as it is. */
function Change({ label, before, after }: ChangeProps) {
  const { t } = useTranslation('proposals');
  return (
    <li>
      {label}
      <span className={styles.values}>
        <span className="muted">
          {t('was')}: <bdi>{before}</bdi>
        </span>
        <span>
          {t('now')}: <bdi>{after}</bdi>
        </span>
      </span>
    </li>
  );
}

type Versions = { before: ShownVersion; after: ShownVersion };

function FactChange({ field, before, after }: Versions & { field: ProposalField }) {
  const { t } = useTranslation('proposals');
  const words = useProposalWords();
  const [was, is] = [words.fact[field](before), words.fact[field](after)];
  if (field === 'location' && was === is) return <li>{t('exactPlace')}</li>;
  // of a version from before the names were kept
  if (field === 'unit' && (before.unitName === null || after.unitName === null))
    return (
      <li>
        {t('fields.unit')}: {t('otherUnit')}
        {after.unitName ? `, ${isolate(after.unitName)}` : ''}
      </li>
    );
  return <Change label={t(`fields.${field}`)} before={was} after={is} />;
}

function LineDifference({ difference }: { difference: EntryDifference<ProposalLine> }) {
  const { t } = useTranslation('proposals');
  const words = useProposalWords();
  const { kind, before, after } = difference;
  const line = after ?? before;
  return (
    <li>
      {t(`line.${kind}`, { name: isolate(line.name) })}
      {kind === 'changed' ? (
        <ul>
          {difference.fields.map((field) => (
            <Change
              key={field}
              label={t(`lineFields.${field}`)}
              before={words.ofLine[field](difference.before)}
              after={words.ofLine[field](difference.after)}
            />
          ))}
        </ul>
      ) : (
        <span className={styles.values}>
          <span>{words.sum(line)}</span>
          {line.description ? <bdi>{line.description}</bdi> : null}
        </span>
      )}
    </li>
  );
}

type Lines = { before: readonly ProposalLine[]; after: readonly ProposalLine[] };

/** What differs between the lines that were agreed on and others that are asked for. */
export function LineChanges({ before, after }: Lines) {
  return (
    <ul className={styles.changes}>
      {lineDifferences(before, after).map((difference, at) => (
        <LineDifference key={at} difference={difference} />
      ))}
    </ul>
  );
}

function TermDifference({ difference }: { difference: EntryDifference<ProposalTerm> }) {
  const { t } = useTranslation('proposals');
  const words = useProposalWords();
  const { kind, before, after } = difference;
  const term = after ?? before;
  return (
    <li>
      {t(`term.${kind}`, { name: isolate(term.name) })}
      {kind === 'changed' ? (
        <ul>
          {difference.fields.map((field) => (
            <Change
              key={field}
              label={t(`termFields.${field}`)}
              before={words.ofTerm[field](difference.before)}
              after={words.ofTerm[field](difference.after)}
            />
          ))}
        </ul>
      ) : (
        <span className={styles.values}>
          <bdi className="lines">{term.description}</bdi>
        </span>
      )}
    </li>
  );
}

/** What differs between two versions of a proposal: of each thing what it was and what it is now. */
export function ProposalChanges({ before, after }: Versions) {
  const { t } = useTranslation('proposals');
  const format = useFormat();
  const { fields, lines, terms, price } = proposalDifferences(before.content, after.content);
  if (fields.length + lines.length + terms.length === 0)
    return <p className="small muted">{t('noDifference')}</p>;
  return (
    <ul className={styles.changes}>
      {fields.map((field) => (
        <FactChange key={field} field={field} before={before} after={after} />
      ))}
      {lines.map((difference, at) => (
        <LineDifference key={`l${at}`} difference={difference} />
      ))}
      {price ? (
        <Change
          label={t('totalWithoutOptions')}
          before={format.money(price.before)}
          after={format.money(price.after)}
        />
      ) : null}
      {terms.map((difference, at) => (
        <TermDifference key={`t${at}`} difference={difference} />
      ))}
    </ul>
  );
}
