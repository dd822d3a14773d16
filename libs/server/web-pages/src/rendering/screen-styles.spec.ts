import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ScreenStyles } from './screen-styles';

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'styles-'));
fs.mkdirSync(path.join(root, 'assets'));
const write = (name: string, css: string) => fs.writeFileSync(path.join(root, 'assets', name), css);
write('index-1.css', '._bar_ab1cd_1{color:red}');
write(
  'store-1.css',
  '._card_ab1cd_12{color:red}._card_ab1cd_12:hover ._name_x-9yz_3{color:blue}.plain{margin:0.5em}',
);
write('event-1.css', '._card_zz9yy_7{color:red}');
afterAll(() => fs.rmSync(root, { recursive: true }));
const styles = new ScreenStyles(root, '<link href="/assets/index-1.css">');

it('are the files whose classes a page uses, once each', () => {
  expect(styles.of('<a class="x _card_ab1cd_12"><b class="_name_x-9yz_3"></b></a>')).toEqual([
    '/assets/store-1.css',
  ]);
  expect(styles.of('<i class="_card_zz9yy_7"></i><b class="_card_ab1cd_12"></b>')).toEqual([
    '/assets/event-1.css',
    '/assets/store-1.css',
  ]);
});

it('are none for what every page loads, and for names that are not of a style module', () => {
  expect(styles.of('<a class="_bar_ab1cd_1 plain _gone_ab1cd_1">_card_zz9yy_7</a>')).toEqual([]);
});

it('are none where the app was not built', () => {
  expect(new ScreenStyles(path.join(root, 'nowhere'), '').of('<a class="_card_ab1cd_12">')).toEqual([]);
});
