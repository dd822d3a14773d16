import { Button, Dialog, Field, useSnackbar } from '@smachot/web-ui';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { EditorProps } from './editor-props';
import { pastedMenu, type PastedSection } from './pasted-items';
import { EachOrOnce, takePasted, unclearPrice } from './pasted-prices';
import { NoRoom, overfull } from './pasted-room';
import dashboardStyles from '../dashboard.module.css';

type Props = Pick<EditorProps, 'values' | 'onEdit'> & { onClose: () => void };

/** What was read from the text, section by section. */
function Read({ sections }: { sections: readonly PastedSection[] }) {
  const { t } = useTranslation('dashboard');
  return (
    <div role="status">
      <ul aria-label={t('menu.pastedRead')} className="small">
        {sections.map(({ name, items }, at) => (
          <li key={`${at} ${name}`}>
            <bdi>{name || t('menu.sectionNumber', { at: at + 1 })}</bdi>:{' '}
            {t('menu.items', { count: items.length })}
          </li>
        ))}
      </ul>
    </div>
  );
}

const usePastedMenu = ({ values, onEdit, onClose }: Props) => {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const [text, setText] = useState('');
  const [forEach, setForEach] = useState<boolean | null>(null);
  const sections = pastedMenu(text);
  const sum = unclearPrice(sections, values);
  const add = () => {
    const back = takePasted(onEdit, sections, { forEach: sum !== null && forEach === true, into: null });
    say(t('menu.pastedDone', { count: sections.length }), { undo: () => back.forEach(onEdit) });
    onClose();
  };
  const found = overfull(sections, values, null);
  const isRead = sections.length > 0 && !found && (sum === null || forEach !== null);
  return { text, setText, forEach, setForEach, sections, sum, add, found, isRead };
};

/** A whole menu as it stands in a document or a chat: its headings become sections, its lines dishes. */
export function PasteMenuDialog(props: Props) {
  const { t } = useTranslation('dashboard');
  const { text, setText, forEach, setForEach, sections, sum, add, found, isRead } = usePastedMenu(props);
  const { onClose } = props;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('menu.paste')}
      actions={
        <>
          <Button disabled={!isRead} onClick={add}>
            {t('menu.pasteAdd')}
          </Button>
          <Button kind="ghost" onClick={onClose}>
            {t('menu.pasteLeave')}
          </Button>
        </>
      }
    >
      <div className={dashboardStyles.stack}>
        <Field
          multiline
          minRows={8}
          label={t('menu.pasteText')}
          hint={t('menu.pasteHint')}
          placeholder={t('menu.pasteExample')}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
        {sections.length > 0 ? <Read sections={sections} /> : null}
        {found ? <NoRoom found={found} unnamed={t('menu.sectionNumber', { at: 1 })} /> : null}
        {sum === null ? null : <EachOrOnce sum={sum} value={forEach} onChange={setForEach} />}
      </div>
    </Dialog>
  );
}
