import { useFormat } from '@smachot/web-platform';
import { Field, IconButton, useSnackbar } from '@smachot/web-ui';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Grip } from '../sortable/grip';
import { useSortable, type Sortable } from '../sortable/use-sortable';
import { emptyItem, newKey, type ItemValues } from '../units/unit-values';
import { lenient } from '../values/typed';
import { ItemDetails } from './item-details';
import type { ItemsProps } from './editor-props';
import { pastedItems } from './pasted-items';

const MOST_ITEMS = 100;

/** What can be chosen in one section; a whole list may be pasted, one dish a line. */
export function ItemsEditor(props: ItemsProps) {
  const { section, onEdit } = props;
  const { setList, ...sortable } = useSortable((from, to) =>
    onEdit({ do: 'move-item', section: section.key, from, to }),
  );
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ul className="ed-items" ref={setList}>
        {section.items.map((item, at) => (
          <li key={item.key} style={sortable.style(at)} className="ed-item">
            <Item
              {...props}
              item={item}
              at={at}
              sortable={sortable}
              isOpen={open === item.key && !sortable.isDragging}
              onOpen={(wanted) => setOpen(wanted ? item.key : null)}
            />
          </li>
        ))}
      </ul>
      <QuickAdd {...props} />
    </>
  );
}

/** The name of the next dish: Enter adds it and waits for another. */
function QuickAdd({ section, onEdit }: ItemsProps) {
  const { t } = useTranslation('dashboard');
  const [name, setName] = useState('');
  const full = section.items.length >= MOST_ITEMS;
  const add = (values: Partial<ItemValues>) =>
    onEdit({ do: 'add-item', section: section.key, item: { ...emptyItem(), ...values } });
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (!name.trim()) return;
    add({ name: name.trim() });
    setName('');
  };
  const paste = (event: ClipboardEvent) => {
    const items = pastedItems(event.clipboardData.getData('text'));
    if (items.length < 2) return;
    event.preventDefault();
    items.slice(0, MOST_ITEMS - section.items.length).forEach(add);
  };
  return (
    <div className="ed-quick">
      <div className="grow">
        <Field
          label={t('menu.addItem')}
          hint={t('menu.addItemHint')}
          placeholder={t('menu.itemExample')}
          value={name}
          maxLength={120}
          disabled={full}
          onKeyDown={enter}
          onPaste={paste}
          onChange={(event) => setName(event.target.value)}
        />
      </div>
      <IconButton
        soft
        icon="plus"
        label={t('menu.addThisItem')}
        disabled={full || !name.trim()}
        onClick={() => {
          add({ name: name.trim() });
          setName('');
        }}
      />
    </div>
  );
}

type ItemProps = ItemsProps & {
  item: ItemValues;
  at: number;
  sortable: Sortable;
  isOpen: boolean;
  onOpen: (open: boolean) => void;
};

function Item(props: ItemProps) {
  const { item, at, section, faults, path, isOpen, onOpen, sortable } = props;
  const { t } = useTranslation('dashboard');
  const own = `${path}items.${at}.`;
  const hasFault = Object.keys(faults).some((name) => name.startsWith(own));
  const name = item.name || t('menu.itemNumber', { at: at + 1 });
  const bodyId = `ed-item-${item.key}`;
  return (
    <>
      <div className="ed-item-head">
        <Grip sortable={sortable} at={at} count={section.items.length} name={name} />
        {item.image ? <img src={item.image} alt="" className="ed-thumb" /> : null}
        <button
          type="button"
          className="ed-fold grow"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          data-bad={hasFault || undefined}
          onClick={() => onOpen(!isOpen)}
        >
          <b>{name}</b>
          <span className="small muted">
            <ItemInWords item={item} />
            {hasFault ? ` · ${t('menu.toMend')}` : ''}
          </span>
        </button>
        <ItemActs {...props} name={name} />
      </div>
      {isOpen ? (
        <div id={bodyId} className="ed-item-body">
          <ItemDetails {...props} path={own} />
        </div>
      ) : null}
    </>
  );
}

/** What it adds to the price, and how it stands. */
function ItemInWords({ item }: { item: ItemValues }) {
  const { t } = useTranslation('dashboard');
  const { shekels } = useFormat();
  const each = lenient(item.pricePerParticipant);
  const once = lenient(item.additionalPrice);
  const words = item.isIncluded
    ? [t('menu.alwaysIncluded')]
    : [
        ...(each > 0 ? [t('preview.eachMore', { price: shekels(each) })] : []),
        ...(once > 0 ? [t('preview.more', { price: shekels(once) })] : []),
        ...(each === 0 && once === 0 ? [t('preview.noExtra')] : []),
        ...(item.isDefault ? [t('menu.chosenAtFirst')] : []),
      ];
  return words.join(' · ');
}

function ItemActs({ item, at, section, values, name, onEdit, onRestore }: ItemProps & { name: string }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const move = (to: number) => onEdit({ do: 'move-item', section: section.key, from: at, to });
  const copy = () =>
    onEdit({
      do: 'copy-item',
      section: section.key,
      item: item.key,
      key: newKey(),
      name: t('copyOf', { name }).slice(0, 120),
    });
  const remove = () => {
    onEdit({ do: 'remove-item', section: section.key, item: item.key });
    say(t('menu.itemGone', { name }), { undo: () => onRestore(values) });
  };
  return (
    <div className="ed-acts">
      <span className="only-wide">
        <IconButton
          icon="up"
          label={t('sort.up', { name })}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        />
        <IconButton
          icon="down"
          label={t('sort.down', { name })}
          disabled={at === section.items.length - 1}
          onClick={() => move(at + 1)}
        />
        <IconButton icon="file" label={t('copy', { name })} onClick={copy} />
      </span>
      <IconButton icon="trash" label={t('remove', { name })} onClick={remove} />
    </div>
  );
}
