import { Note, SkeletonForm } from '@smachot/web-ui';
import { Suspense } from 'react';
import type { LegalSource } from './legal-sources';
import type { LegalSection } from './legal-text';
import { useLegalLanguage, useLegalText } from './use-legal-text';
import { VERSION_WORDS } from './versions';
import styles from './legal.module.css';

function Section({ section: { id, title, paragraphs } }: { section: LegalSection }) {
  return (
    <section className={styles.section} id={id} aria-labelledby={`lg-${id}`}>
      <h2 id={`lg-${id}`} style={{ fontSize: 'var(--f-18)', marginBlockEnd: 4 }}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** The words of a legal text; while it is loaded, and where it cannot be, that. */
export function LegalSections({ source }: { source: LegalSource }) {
  return (
    <Suspense fallback={<SkeletonForm fields={4} />}>
      <Loaded source={source} />
    </Suspense>
  );
}

function Loaded({ source }: { source: LegalSource }) {
  const text = useLegalText(source);
  const language = useLegalLanguage();
  if (text === null) return <Note tone="bad">{VERSION_WORDS[language].failed}</Note>;
  return (
    <>
      {text.lead ? <p>{text.lead}</p> : null}
      {text.sections.map((section) => (
        <Section key={section.id} section={section} />
      ))}
    </>
  );
}
