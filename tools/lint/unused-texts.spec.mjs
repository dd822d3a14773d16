import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { keysOf, unusedKeys, unusedTexts, wordsOf } from './unused-texts.mjs';

const unused = (texts, source, namespace = 'orders') =>
  unusedKeys(keysOf(texts), [wordsOf(source)], namespace);

describe('texts of the web', () => {
  it('are used where a source names their key, as it is or with its namespace', () =>
    assert.deepEqual(
      unused(
        { title: '…', list: { empty: '…', one: '…', other: '…' } },
        `t('title'); t("orders:list.empty"); <Trans i18nKey="list.one" />`,
      ),
      ['list.other'],
    ));

  it('are used in their plural forms', () =>
    assert.deepEqual(
      unused({ guests_one: '…', guests_other: '…', tables_one: '…' }, `t('guests', { count })`),
      ['tables'],
    ));

  it('are used where a template fits that begins with a part of the key', () =>
    assert.deepEqual(
      unused(
        {
          status: { held: '…', done: { long: '…' } },
          step: { one: { title: '…', text: '…' } },
          wrongCard: '…',
        },
        'const key = `status.${status}`; t(`step.${at}.title`); t(`${kind}Card`)',
      ),
      ['status.done.long', 'step.one.text', 'wrongCard'],
    ));

  it('are used name by name on a page that reads them as objects', () =>
    assert.deepEqual(
      unused(
        { done: { title: '…', sub: '…', 'bar-mitzva': '…', 'bat-mitzva': '…' } },
        `const { done } = texts; done.title; done['bar-mitzva']`,
        null,
      ),
      ['done.sub', 'done.bat-mitzva'],
    ));

  it('are all used', () => {
    const found = unusedTexts();
    assert.ok(found.length > 15, `${found.length} folders of texts were found`);
    assert.deepEqual(
      found.flatMap(({ file, unused: keys }) => keys.map((key) => `${file} ${key}`)),
      [],
      'Delete what no code names. A key that code puts together begins with its own part: `status.${status}`.',
    );
  });
});
