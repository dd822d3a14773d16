import { paymeSignature } from './signature';

describe('signature', () => {
  it('fits the published vector', () => {
    const [tran, sale] = ['TRAN2611-090211AB-QW3ER5TY-U7IO9PAS', 'SALE2611-112233CD-ZX5CV7BN-M8KJ6HGF'];
    expect(paymeSignature('pk_demo_7F3A', 'ps_demo_51C9', tran, sale)).toBe(
      '6516045ee97812e8d3ed9529e34f312f',
    );
  });
});
