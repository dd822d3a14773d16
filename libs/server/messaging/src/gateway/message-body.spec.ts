import fs from 'node:fs';
import path from 'node:path';
import { newId } from '@smachot/kernel';
import { callbackOf, messageBody, readCallback } from './message-body';

const samples = path.join(__dirname, '../../../../../../shared/samples/whatsapp/requests/wba-java');
const sample = (name: string): unknown => JSON.parse(fs.readFileSync(path.join(samples, name), 'utf8'));
const withSamples = fs.existsSync(samples) ? it : it.skip;
const built = (...given: Parameters<typeof messageBody>): unknown => JSON.parse(messageBody(...given));

type Loose = Record<string, unknown> & {
  template?: { language: Record<string, unknown>; components: { index?: string | number }[] };
};
/**
 * Removes differences that do not matter: ours always sends one language and one callback; the index of a button may be a
 * number or a digit.
 */
const comparable = (body: unknown): unknown => {
  const { biz_opaque_callback_data: _, ...rest } = structuredClone(body) as Loose;
  if (rest.template) {
    delete rest.template.language['policy'];
    for (const component of rest.template.components)
      if (component.index !== undefined) component.index = String(component.index);
  }
  return rest;
};

describe('requests', () => {
  it('carry no link in a variable', () => {
    const content = {
      ...({ kind: 'template', name: 'order_placed', language: 'he' } as const),
      ...{
        variables: ['5 בינואר 2027', 'בוא bank-il.app/x', 'bit.ly/x', '1,250.50 ₪'],
        imageFileKey: null,
        payloads: [],
      },
    };
    const said = (text: string) => ({ type: 'text', text });
    expect(built('+972521234567', content, 'm1:x:1')).toMatchObject({
      template: { components: [{ parameters: ['5 בינואר 2027', 'בוא', '-', '1,250.50 ₪'].map(said) }] },
    });
  });

  it('carry what the address of a link button ends with, behind the quick replies', () => {
    const content = {
      ...({ kind: 'template', name: 'order_approved', language: 'he' } as const),
      ...{ variables: [], imageFileKey: null, payloads: ['a'], linkSuffix: 'me/orders/1' },
    };
    expect(built('+972521234567', content, 'm1:x:1')).toMatchObject({
      template: {
        components: [
          { type: 'button', sub_type: 'quick_reply', index: '0' },
          {
            type: 'button',
            sub_type: 'url',
            index: '1',
            parameters: [{ type: 'text', text: 'me/orders/1' }],
          },
        ],
      },
    });
  });

  const callback = callbackOf(newId(), 1);

  withSamples('are those of others that the provider accepts: text', () => {
    const body = '*Hello world!*\nSome code here: \n```hello world code here```';
    expect(comparable(built('+121212121212', { kind: 'text', body }, callback))).toEqual(
      sample('expectedMessage1.json'),
    );
  });

  withSamples('are those of others that the provider accepts: template with one variable', () => {
    const content = {
      kind: 'template',
      name: 'number_confirmation',
      language: 'pt_BR',
      variables: ['18754269072'],
      imageFileKey: null,
      payloads: [],
    } as const;
    const { template, ...envelope } = sample('expectedMessage2.json') as { template: unknown };
    expect(
      comparable(
        built('+121212121212', { ...content, variables: [...content.variables], payloads: [] }, callback),
      ),
    ).toEqual({ ...envelope, template });
  });

  withSamples('carry picture and payloads as the sample of a template with all parts does', () => {
    const content = {
      kind: 'template' as const,
      name: 'marketing_music_2',
      language: 'en_US',
      variables: [],
      imageFileKey: 'x',
      payloads: ['OP_SHN_454584', 'OP_SPR_454585'],
    };
    const ours = comparable(built('+121212121212', content, callback, '3196424913981611')) as Loose;
    const theirs = comparable(sample('expectedMessage5.json')) as Loose;
    const withoutBody = theirs.template!.components.filter(
      (component) => (component as { type?: string }).type !== 'body',
    );
    const keyed = (list: unknown[]) =>
      list.map((one) => Object.fromEntries(Object.entries(one as object).sort()));
    expect(keyed(ours.template!.components)).toEqual(keyed(withoutBody));
  });

  it('match the documented invitation', () => {
    const content = {
      kind: 'template' as const,
      name: 'rsvp_invite_wedding',
      language: 'he',
      variables: ['נועה ואיתי', '14.03.2027'],
      imageFileKey: 'images/a.jpg',
      payloads: ['v1|yes', 'v1|no'],
    };
    expect(built('+972521234567', content, 'm1:x:1', '889900112233')).toEqual({
      messaging_product: 'whatsapp',
      recipient_type: 'individual',
      to: '972521234567',
      biz_opaque_callback_data: 'm1:x:1',
      type: 'template',
      template: {
        name: 'rsvp_invite_wedding',
        language: { code: 'he', policy: 'deterministic' },
        components: [
          { type: 'header', parameters: [{ type: 'image', image: { id: '889900112233' } }] },
          {
            type: 'body',
            parameters: [
              { type: 'text', text: 'נועה ואיתי' },
              { type: 'text', text: '14.03.2027' },
            ],
          },
          {
            type: 'button',
            sub_type: 'quick_reply',
            index: '0',
            parameters: [{ type: 'payload', payload: 'v1|yes' }],
          },
          {
            type: 'button',
            sub_type: 'quick_reply',
            index: '1',
            parameters: [{ type: 'payload', payload: 'v1|no' }],
          },
        ],
      },
    });
  });

  it('offer buttons and lists inside a conversation', () => {
    const buttons = built(
      '+972521234567',
      { kind: 'buttons', body: 'צריכים הסעה?', buttons: [{ id: 'a', title: 'כן' }] },
      'c',
    );
    expect(buttons).toMatchObject({
      type: 'interactive',
      interactive: {
        type: 'button',
        action: { buttons: [{ type: 'reply', reply: { id: 'a', title: 'כן' } }] },
      },
    });
    const list = built(
      '+972521234567',
      { kind: 'list', body: 'כמה?', button: 'בחירה', rows: [{ id: '1', title: '1' }] },
      'c',
    );
    expect(list).toMatchObject({
      interactive: {
        type: 'list',
        action: { button: 'בחירה', sections: [{ rows: [{ id: '1', title: '1' }] }] },
      },
    });
  });

  it('address a person behind a username by the user id', () =>
    expect(built('IL.991', { kind: 'text', body: 'x' }, 'c')).toMatchObject({
      recipient: 'IL.991',
      recipient_type: 'individual',
    }));

  it('keep out of variables what the provider refuses there', () => {
    const content = {
      kind: 'template' as const,
      name: 'n',
      language: 'he',
      variables: ['a\n\tb      c ', ' '],
      imageFileKey: null,
      payloads: [],
    };
    expect(built('+972521234567', content, 'c')).toMatchObject({
      template: { components: [{ parameters: [{ text: 'a b c' }, { text: '-' }] }] },
    });
  });
});

it('reads its own callbacks and no others', () => {
  const id = newId();
  expect(readCallback(callbackOf(id, 3))).toEqual({ messageId: id, attempt: 3 });
  for (const other of [undefined, 7, '', 'rsvp:6740c1f2:attempt1', `m1:${id}`, `m1:${id}:x`])
    expect(readCallback(other)).toBeUndefined();
});
