import { useFormat } from '@smachot/web-platform';
import { Note } from '@smachot/web-ui';
import { Link } from 'react-router';
import { type LegalLanguage, LEGAL_UPDATED, type LegalPageName } from './legal-text';
import { LEGAL_VERSIONS, VERSION_WORDS } from './versions';

const noon = (day: string): string => `${day}T12:00:00Z`;
type Props = { name: LegalPageName; language: LegalLanguage };

/** Says that an older version is shown, and leads to the one in force. */
export function OldVersion({ name, language, version }: Props & { version: string }) {
  const format = useFormat();
  const words = VERSION_WORDS[language];
  const next = LEGAL_VERSIONS[LEGAL_VERSIONS.findIndex((one) => one.version === version) + 1];
  if (!next) return null;
  return (
    <Note tone="warn" icon="clock">
      <p>{words.old.replace('{date}', format.date(noon(next.version)))}</p>
      <Link to={`/${name}`}>{words.toCurrent}</Link>
    </Note>
  );
}

/** All versions, the newest first, with what changed in each. */
export function Versions({ name, language }: Props) {
  const format = useFormat();
  const words = VERSION_WORDS[language];
  return (
    <section aria-labelledby="lg-versions">
      <h2 id="lg-versions" style={{ fontSize: 'var(--f-18)', marginBlockEnd: 4 }}>
        {words.versions}
      </h2>
      <ul className="ui-flow">
        {LEGAL_VERSIONS.toReversed().map(({ version, changed }) => (
          <li key={version}>
            <Link to={version === LEGAL_UPDATED ? `/${name}` : `/${name}?version=${version}`}>
              {format.date(noon(version))}
            </Link>
            {version === LEGAL_UPDATED ? ` (${words.inForce})` : null}
            <br />
            {changed?.[language] ?? words.first}
          </li>
        ))}
      </ul>
    </section>
  );
}
