import { SearchField } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';

/** Searches the suppliers. On the suppliers' page the current filters stay. */
export function SiteSearch({ autoFocus, onDone }: { autoFocus?: boolean; onDone?: () => void }) {
  const { t } = useTranslation('shell');
  const { pathname, search } = useLocation();
  const asked = pathname === '/' ? (new URLSearchParams(search).get('q') ?? '') : '';
  const [text, setText] = useState(asked);
  const [before, setBefore] = useState(asked);
  // taken back on the page, by "back" or by another link
  if (before !== asked) {
    setBefore(asked);
    setText(asked);
  }
  const navigate = useNavigate();
  const submit = () => {
    const words = text.trim();
    if (!words && !asked) return;
    const params = new URLSearchParams(pathname === '/' ? search : '');
    if (words) params.set('q', words);
    else params.delete('q');
    void navigate({ pathname: '/', search: params.toString() });
    onDone?.();
  };
  return (
    <form
      role="search"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <SearchField
        label={t('searchLabel')}
        placeholder={t('searchPlaceholder')}
        value={text}
        onChange={setText}
        shortcut={!autoFocus}
        autoFocus={autoFocus}
      />
    </form>
  );
}
