import { readSettings } from '../settings';
import { readBuyerKey } from './buyer-key';
import { HostedFields } from './hosted-fields';

const payer = {
  payerFirstName: 'דנה',
  payerLastName: 'לוי',
  payerEmail: 'dana@example.test',
  payerPhone: '0521234567',
  payerSocialId: '123456782',
  total: { label: 'שמירת כרטיס', amount: { currency: 'ILS', value: '5.00' } },
};
const asked = { key: 'seller-public-key-demo', testMode: true, tokenIsPermanent: true, payer };

function aForm(number = '5326 1053 0098 5846', expiry = '12/30', cvc = '658') {
  const hosted = new HostedFields(readSettings({}));
  hosted.put('session-1', 'cardNumber', number);
  hosted.put('session-1', 'cardExpiration', expiry);
  hosted.put('session-1', 'cvc', cvc);
  return hosted;
}

describe('hosted fields', () => {
  it('turn a card into a token, in the shape of the real script', () => {
    const result = aForm().tokenize('session-1', asked);
    expect(result).toMatchObject({
      type: 'tokenize-success',
      testMode: true,
      card: { cardMask: '532610******5846', cardholderName: 'דנה לוי', expiry: '1230' },
      payerName: 'דנה לוי',
      payerSocialId: '123456782',
      total: payer.total,
    });
    const card = 'token' in result ? readBuyerKey('ps_demo_51C9', result.token) : undefined;
    expect(card).toEqual({ mask: '532610******5846', expiry: '1230', permanent: true });
  });

  it('do so once', () => {
    const hosted = aForm();
    hosted.tokenize('session-1', asked);
    expect(hosted.tokenize('session-1', asked)).toMatchObject({ error: 'Bad session', statusCode: 400 });
  });

  it.each([
    ['5326105300985847', '12/30', '658', { cardNumber: 'Invalid value' }],
    ['', '12/30', '658', { cardNumber: 'Mandatory field' }],
    ['5326105300985846', '13/30', '658', { cardExpiration: 'Invalid value' }],
    ['5326105300985846', '01/20', '658', { cardExpiration: 'Invalid value' }],
    ['5326105300985846', '12/30', '1', { cvc: 'Invalid value' }],
  ])('refuse %s %s %s', (number, expiry, cvc, errors) => {
    expect(aForm(number, expiry, cvc).tokenize('session-1', asked)).toEqual({
      type: 'tokenize-error',
      validationError: true,
      errors,
    });
  });

  it('ask who pays', () => {
    const nameless = { ...asked, payer: { ...payer, payerPhone: undefined } };
    expect(aForm().tokenize('session-1', nameless)).toMatchObject({
      errors: { payerPhone: 'Mandatory field' },
    });
  });

  it.each(['4000000000000002', '4000000000000051', '4000000000000069', '4000000000000127'])(
    'do not save the bad test card %s',
    (number) => {
      expect(aForm(number).tokenize('session-1', asked)).toMatchObject({
        type: 'tokenize-error',
        statusCode: 400,
      });
    },
  );

  it('save the card that is only declined when charged', () => {
    expect(aForm('4000000000000036').tokenize('session-1', asked)).toMatchObject({
      type: 'tokenize-success',
    });
  });
});
