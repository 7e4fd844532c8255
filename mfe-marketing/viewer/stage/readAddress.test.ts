import { readAddress } from './readAddress';

const at = (query: string) => `https://tramuntana.example/releases/x/viewer/model.html?${query}`;

test('file, picture and title come from the address', () => {
  expect(readAddress(at('archivo=/media/a.glb&imagen=/media/a.webp&titulo=Casco%20antiguo'))).toEqual({
    file: '/media/a.glb',
    picture: '/media/a.webp',
    title: 'Casco antiguo',
  });
});

test.each(['https://malo.example/a.glb', '//malo.example/a.glb', 'data:model/gltf-binary;base64,AA==', ''])(
  'a file of another site is refused: %s',
  (file) => {
    expect(() => readAddress(at(`archivo=${encodeURIComponent(file)}`))).toThrow(
      'The viewer shows a file of this site',
    );
    expect(readAddress(at(`archivo=/a.glb&imagen=${encodeURIComponent(file)}`)).picture).toBeNull();
  },
);
