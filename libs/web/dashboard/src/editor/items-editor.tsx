import { maxLengthOf, MenuItem } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';
import { useFormat } from '@smachot/web-platform';
import { Field, IconButton, MoveButtons, removesRow, useSnackbar, useSortable } from '@smachot/web-ui';
import { useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { emptyItem, newKey, type ItemValues } from '../units/unit-values';
import { lenient } from '../values/typed';
import { FoldedRow, type RowState } from './folded-row';
import { ItemDetails } from './item-details';
import type { ItemsProps } from './editor-props';
import { pastedMenu, type PastedSection } from './pasted-items';
import { EachOrOnce, takePasted, unclearPrice } from './pasted-prices';
import { MOST_ITEMS, NoRoom, type Overfull, overfull } from './pasted-room';
import styles from './editor.module.css';

/** The items to choose from in one section; a whole list may be pasted, one dish per line. */
export function ItemsEditor(props: ItemsProps) {
  const { section, onEdit } = props;
  const { setList, ...sortable } = useSortable((from, to) =>
    onEdit({ do: 'move-item', section: section.key, from, to }),
  );
  const [open, setOpen] = useState<string | null>(null);
  return (
    <>
      <ul className={styles.items} ref={setList}>
        {section.items.map((item, at) => (
          <li key={item.key} style={sortable.style(at)} className={styles.item}>
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

/** The typed name, and the items it adds: one by Enter or by the button, many by pasting. */
const useQuickAdd = ({ section, values, onEdit }: ItemsProps) => {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const [name, setName] = useState('');
  const [found, setFound] = useState<Overfull | null>(null);
  /** Of which it is asked what their prices are for. */
  const [asked, setAsked] = useState<PastedSection[] | null>(null);
  const add = (values: Partial<ItemValues>) =>
    onEdit({ do: 'add-item', section: section.key, item: { ...emptyItem(), ...values } });
  const addTyped = () => {
    add({ name: name.trim() });
    setName('');
  };
  const enter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (name.trim()) addTyped();
  };
  const take = (sections: PastedSection[], forEach: boolean) => {
    const back = takePasted(onEdit, sections, { forEach, into: section });
    setAsked(null);
    const count = sections.filter((one) => one.name).length;
    if (count) say(t('menu.pastedDone', { count }), { undo: () => back.forEach(onEdit) });
  };
  const paste = (event: ClipboardEvent) => {
    const sections = pastedMenu(event.clipboardData.getData('text'));
    if (sections.flatMap(({ items }) => items).length < 2) return;
    event.preventDefault();
    const over = overfull(sections, values, section);
    setFound(over);
    if (over) return;
    if (unclearPrice(sections, values) === null) take(sections, false);
    else setAsked(sections);
  };
  const sum = asked && unclearPrice(asked, values);
  const answer = (forEach: boolean) => asked && take(asked, forEach);
  return { name, setName, addTyped, enter, paste, found, sum, answer };
};

/** The name of the next dish: Enter adds it and waits for another. */
function QuickAdd(props: ItemsProps) {
  const { t } = useTranslation('dashboard');
  const { name, setName, addTyped, enter, paste, found, sum, answer } = useQuickAdd(props);
  const at = props.values.sections.indexOf(props.section) + 1;
  const full = props.section.items.length >= MOST_ITEMS;
  return (
    <>
      <div className={styles.quick}>
        <div className="grow">
          <Field
            label={t('menu.addItem')}
            hint={full ? t('menu.itemsFull', { most: MOST_ITEMS }) : t('menu.addItemHint')}
            placeholder={t('menu.itemExample')}
            value={name}
            maxLength={maxLengthOf(MenuItem.shape.name)}
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
          onClick={addTyped}
        />
      </div>
      {found ? (
        <NoRoom found={found} unnamed={props.section.name || t('menu.sectionNumber', { at })} />
      ) : null}
      {sum === null ? null : <EachOrOnce sum={sum} value={null} onChange={answer} />}
    </>
  );
}

type ItemProps = ItemsProps & RowState & { item: ItemValues };

function Item(props: ItemProps) {
  const { item, at, section, path } = props;
  const { t } = useTranslation('dashboard');
  const own = `${path}items.${at}.`;
  const name = item.name || t('menu.itemNumber', { at: at + 1 });
  return (
    <FoldedRow
      {...props}
      kind="item"
      id={item.key}
      name={name}
      count={section.items.length}
      path={own}
      picture={item.image}
      words={<ItemInWords item={item} />}
      acts={<ItemActs {...props} name={name} />}
    >
      <ItemDetails {...props} path={own} />
    </FoldedRow>
  );
}

/** The price an item adds, and its state, in words. */
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

function ItemActs({ item, at, section, name, onEdit }: ItemProps & { name: string }) {
  const { t } = useTranslation('dashboard');
  const say = useSnackbar();
  const move = (to: number) => onEdit({ do: 'move-item', section: section.key, from: at, to });
  const copy = () =>
    onEdit({
      do: 'copy-item',
      section: section.key,
      item: item.key,
      key: newKey(),
      name: cutText(t('copyOf', { name }), 120),
    });
  const remove = () => {
    onEdit({ do: 'remove-item', section: section.key, item: item.key });
    say(t('menu.itemGone', { name }), {
      undo: () => onEdit({ do: 'add-item', section: section.key, item, at }),
    });
  };
  return (
    <div className={styles.acts}>
      <span className="only-wide">
        <MoveButtons name={name} at={at} count={section.items.length} onMove={move} />
        <IconButton icon="file" label={t('copy', { name })} onClick={copy} />
      </span>
      <IconButton icon="trash" label={t('remove', { name })} onClick={removesRow(remove)} />
    </div>
  );
}
