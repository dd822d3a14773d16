import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const PARTY = ['🎉', '🥳', '🎊', '🎈', '💃', '🪩', '🎂', '🥂'];
const EVERY_MS = 500;

/** Whole-page wait. The words are the product's own and part of the specification. */
export function LoadingScreen() {
  const { t } = useTranslation('ui');
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => setTurn((now) => (now + 1) % PARTY.length), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="ui-loading" role="status">
      <span className="ui-loading-e" aria-hidden>
        {PARTY[turn]}
      </span>
      <p>{t('searchingForYou')}</p>
    </div>
  );
}

export function Spinner({ label, large }: { label?: string; large?: boolean }) {
  return (
    <span role="status">
      <span className={large ? 'ui-spin ui-spin-l' : 'ui-spin'} style={{ display: 'inline-block' }} />
      <span className="sr">{label}</span>
    </span>
  );
}
