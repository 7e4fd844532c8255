import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { readPicture } from './readPicture';

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(os.tmpdir(), 'media-'));
  mkdirSync(path.join(root, 'mfe-faq'));
  writeFileSync(path.join(root, 'package.json'), JSON.stringify({ workspaces: ['mfe-faq'] }));
  writeFileSync(path.join(root, 'mfe-faq/package.json'), JSON.stringify({ name: 'mfe-faq', remote: true }));
  for (const name of ['Cala_al Albá.JPG', '360.jpg']) writeFileSync(path.join(root, name), '');
});
afterEach(() => rmSync(root, { recursive: true }));

test('a picture is named after its file, and its alternative text is its caption unless another one is given', () => {
  expect(readPicture(['mfe-faq', 'Cala_al Albá.JPG', '--alt', 'Una cala'], root)).toEqual({
    remote: 'mfe-faq',
    file: path.join(root, 'Cala_al Albá.JPG'),
    slug: 'cala-al-alba',
    alt: 'Una cala',
    caption: 'Una cala',
  });
  const named = ['mfe-faq', '360.jpg', '--name', 'vuelta', '--alt', 'Una cala', '--caption', 'Begur, a 60 m'];
  expect(readPicture(named, root)).toMatchObject({ slug: 'vuelta', caption: 'Begur, a 60 m' });
});

test.each([
  [[], 'The first word is a remote: mfe-faq.'],
  [['mfe-x', '360.jpg'], 'The first word is a remote: mfe-faq.'],
  [['mfe-faq'], 'The second word is the one picture to add.'],
  [['mfe-faq', 'nada.jpg', '--alt', 'x'], 'There is no '],
  [['mfe-faq', 'Cala_al Albá.JPG'], '--alt is missing'],
  [['mfe-faq', '360.jpg', '--alt', 'x'], '"360" is no name'],
  [['mfe-faq', '360.jpg', '--titulo', 'x'], "Unknown option '--titulo'"],
])('the refusal of %j names the mistake and shows the usage', (commandLine, message) => {
  const read = () => readPicture(commandLine, root);
  expect(read).toThrow(message);
  expect(read).toThrow('Usage: npm run media -- mfe-faq path/to/picture.jpg --alt');
});
